// Scopes of access tokens with their texts, in the order in which they are offered.
import type { TokenScope } from "../../wire.gen";

export const SCOPE_TEXTS = {
  "bot:play": "scopeBotPlay",
  "board:play": "scopeBoardPlay",
  "challenge:read": "scopeChallengeRead",
  "challenge:write": "scopeChallengeWrite",
} as const satisfies Record<TokenScope, string>;

export const SCOPES = Object.keys(SCOPE_TEXTS) as readonly TokenScope[];

/** Scopes that most bots need. */
export const USUAL_SCOPES: readonly TokenScope[] = ["bot:play", "challenge:read", "challenge:write"];
