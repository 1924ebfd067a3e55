// Choices for a first game: against the weakest level, with the first move, without a clock.
import { PLAIN, type Choices } from "../../platform/choices";

export const FIRST = {
  ...PLAIN,
  opponent: "engine",
  level: 1,
  rules: "kakao",
  side: "cho",
  time: { kind: "none" },
  takeback: "allowed",
} as const satisfies Partial<Choices>;
