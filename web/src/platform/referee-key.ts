// The key that makes its first sender the referee (심판) of a game. The server tells
// it once, to whoever creates the game; this browser keeps it until it was used.

const PREFIX = "janggun.referee.";

/** Keeps the key that came with a new game, if one did, and hands the game on. */
export function keepRefereeKey<G extends { id: string; referee_key?: string }>(game: G): G {
  if (game.referee_key === undefined) return game;
  try {
    localStorage.setItem(PREFIX + game.id, game.referee_key);
  } catch {
    // blocked: the link is then known to nobody, and the players may go on without a referee
  }
  return game;
}

export function forgetRefereeKey(id: string): void {
  try {
    localStorage.removeItem(PREFIX + id);
  } catch {
    // blocked: nothing is kept
  }
}

/** The link for the referee of a game that was created in this browser; null elsewhere. The key is in the part that is not sent. */
export function refereeLink(id: string, origin: string): string | null {
  let key: string | null = null;
  try {
    key = localStorage.getItem(PREFIX + id);
  } catch {
    return null;
  }
  return key === null ? null : `${origin}/game/${id}#referee=${encodeURIComponent(key)}`;
}

/** The key in the address that a referee was sent; null where there is none. */
export function refereeKeyIn(hash: string): string | null {
  return new URLSearchParams(hash.replace(/^#/, "")).get("referee");
}
