// The parameters of a first game: against the weakest level, with the first move, without a clock.
import type { Choices } from "../../platform/choices";

/** The parameters of a game started from a card. */
export const PLAIN = { begin: "usual", touch: "free", placing: "rules", rated: false, referee: false } as const;

export const FIRST = {
  ...PLAIN,
  opponent: "engine",
  level: 1,
  rules: "kakao",
  side: "cho",
  time: { kind: "none" },
  takeback: "allowed",
} as const satisfies Partial<Choices>;
