// The key that makes its first sender the referee (심판) of a game. The server tells
// it once, to whoever creates the game; this browser keeps it until it was used.

import { changeOnce, kept, type Form } from "./storage.svelte";

/** A key is stored as it is. */
const form = (game: string): Form<string | null> => ({
  key: `janggun.referee.${game}`,
  read: (text) => text,
  write: (key) => key,
});

/** Keeps the key that came with a new game, if one did, and hands the game on. */
export function keepRefereeKey<G extends { id: string; referee_key?: string }>(game: G): G {
  const { referee_key: key } = game;
  if (key !== undefined) changeOnce(form(game.id), () => key);
  return game;
}

export function forgetRefereeKey(id: string): void {
  changeOnce(form(id), () => null);
}

/** The link for the referee of a game that was created in this browser; null elsewhere. The key is in the part that is not sent. */
export function refereeLink(id: string, origin: string): string | null {
  const key = kept(form(id).key);
  return key === null ? null : `${origin}/game/${id}#referee=${encodeURIComponent(key)}`;
}

/** The key in the address that a referee was sent; null where there is none. */
export function refereeKeyIn(hash: string): string | null {
  return new URLSearchParams(hash.replace(/^#/, "")).get("referee");
}
