// Games that the user played as a guest in this browser before signing in to an existing account. The account's list
// does not include them.
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

/** The stored games, newest first. */
export const guestGames = new Shared({ key: "janggun.guest-games", read: readGames });

/** Stores the guest's latest games; call this before the sign-in. Stores nothing if the request fails. */
export async function noteGuestGames(): Promise<void> {
  const list = await api.games(1).catch(() => null);
  if (list === null || list.games.length === 0) return;
  const known = new Set(list.games.map(({ id }) => id));
  guestGames.change((before) => [...list.games, ...before.filter(({ id }) => !known.has(id))].slice(0, MOST));
}
