// The secret key with which a user becomes the referee (심판) of a game. The server sends it once, to the creator of the
// game, whose browser stores it until a referee has joined or declined.

import { wholeLink } from "./places";
import { changeOnce, kept, type Form } from "./storage.svelte";

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
 * Returns the referee's link for a game; null if its key is not stored here. The key is in the fragment, because
 * browsers do not send fragments to servers.
 */
export function refereeLink(id: string): string | null {
  const key = kept(form(id).key);
  return key === null ? null : wholeLink(`/game/${id}#referee=${encodeURIComponent(key)}`);
}

/** Returns the key in the fragment of a referee's link; null if there is none. */
export function refereeKeyIn(hash: string): string | null {
  return new URLSearchParams(hash.replace(/^#/, "")).get("referee");
}
