// The key that makes its first sender the referee (심판) of a game. The server sends it once, to the creator of the game;
// this browser stores it until it is used.

import { wholeLink } from "./places";
import { changeOnce, kept, type Form } from "./storage.svelte";

/** A key is stored verbatim. */
const form = (game: string): Form<string | null> => ({
  key: `janggun.referee.${game}`,
  read: (text) => text,
  write: (key) => key,
});

/** Stores the key that came with a new game, if any, and passes the game on. */
export function keepRefereeKey<G extends { id: string; referee_key?: string }>(game: G): G {
  const { referee_key: key } = game;
  if (key !== undefined) changeOnce(form(game.id), () => key);
  return game;
}

export function forgetRefereeKey(id: string): void {
  changeOnce(form(id), () => null);
}

/**
 * The referee's link for a game created in this browser; null otherwise. The key is in the part that is not sent to
 * servers.
 */
export function refereeLink(id: string): string | null {
  const key = kept(form(id).key);
  return key === null ? null : wholeLink(`/game/${id}#referee=${encodeURIComponent(key)}`);
}

/** The key in the address sent to a referee; null if there is none. */
export function refereeKeyIn(hash: string): string | null {
  return new URLSearchParams(hash.replace(/^#/, "")).get("referee");
}
