// The games that a guest has played in this browser, once the browser is signed in to an account that existed before: the
// guest keeps them, so that the account's list has none of them.
import { api } from "./http";
import { Shared } from "./storage.svelte";
import type { GameSummary } from "../wire.gen";

const MOST = 100;

function readGames(text: string | null): readonly GameSummary[] {
  try {
    const stored: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(stored) ? stored.filter(isGame) : [];
  } catch {
    return [];
  }
}

function isGame(value: unknown): value is GameSummary {
  const game = value as Partial<GameSummary> | null;
  return typeof game?.id === "string" && typeof game.seats?.cho === "object" && typeof game.seats.han === "object";
}

/** As they stood when the guest signed in, the latest first. */
export const guestGames = new Shared({ key: "janggun.guest-games", read: readGames });

/** Notes the guest's latest games; called while the browser is still the guest's. Without an answer nothing is noted. */
export async function noteGuestGames(): Promise<void> {
  const list = await api.games(1).catch(() => null);
  if (list === null || list.games.length === 0) return;
  const known = new Set(list.games.map(({ id }) => id));
  guestGames.change((before) => [...list.games, ...before.filter(({ id }) => !known.has(id))].slice(0, MOST));
}
