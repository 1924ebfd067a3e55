// What a first game is: against the weakest level, with the first move, without a clock.
import type { Choices } from "../../platform/choices";

/** What a game has that is started from a card. */
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
