// The secret key with which a person becomes the referee (심판) of a game. The server sends it once, to the creator of
// the game, and this browser stores it until it is used.

import { wholeLink } from "./places";
import { changeOnce, kept, type Form } from "./storage.svelte";

/** Returns the stored form of a game's key: the unchanged text. */
const form = (game: string): Form<string | null> => ({
  key: `janggun.referee.${game}`,
  read: (text) => text,
  write: (key) => key,
});

/** Stores the key of a new game, if it has one, and returns the game. */
export function keepRefereeKey<G extends { id: string; referee_key?: string }>(game: G): G {
  const { referee_key: key } = game;
  if (key !== undefined) changeOnce(form(game.id), () => key);
  return game;
}

export function forgetRefereeKey(id: string): void {
  changeOnce(form(id), () => null);
}

/**
 * Returns the referee's link for a game created in this browser; null otherwise. The key is in the fragment, which is
 * not sent to servers.
 */
export function refereeLink(id: string): string | null {
  const key = kept(form(id).key);
  return key === null ? null : wholeLink(`/game/${id}#referee=${encodeURIComponent(key)}`);
}

/** Returns the key in the fragment of a referee's link; null if there is none. */
export function refereeKeyIn(hash: string): string | null {
  return new URLSearchParams(hash.replace(/^#/, "")).get("referee");
}
