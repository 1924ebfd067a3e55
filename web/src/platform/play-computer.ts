// Starts a game against the computer from any page, at a given level or the last one, or against a computer player.
import { loadChoices, newGame, PLAIN, USUAL_RULES } from "./choices";
import { fetchGameAhead } from "./game-ahead";
import { api } from "./http";
import { router } from "./router.svelte";
import { settings } from "./settings.svelte";
import type { Opponent } from "../wire.gen";

/** Creates the game and opens it; throws an `ApiError` on failure. */
export async function playComputer(level?: number): Promise<void> {
  await play(level, null);
}

/** Creates and opens a game against a computer player, given by its id. */
export async function playHouse(player: string): Promise<void> {
  await play(undefined, { kind: "house", player });
}

async function play(level: number | undefined, other: Opponent | null): Promise<void> {
  fetchGameAhead();
  const { words } = settings;
  const before = loadChoices(words);
  const choices = {
    ...before,
    ...PLAIN,
    level: level ?? before.level,
    opponent: "engine",
    rules: USUAL_RULES[words],
    time: { kind: "none" },
  } as const;
  const game = newGame(choices, null);
  const { id } = await api.createGame(other === null ? game : { ...game, opponent: other });
  router.go(`/game/${id}`);
}
