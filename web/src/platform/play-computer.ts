// Starts a game from any page, against the computer or a computer player.
import { loadChoices, newGame, PLAIN, USUAL_RULES } from "./choices";
import { fetchGameAhead } from "./game-ahead";
import { api } from "./http";
import { router } from "./router.svelte";
import { settings } from "./settings.svelte";
import type { Opponent } from "../wire.gen";

/** Creates and opens a game at a level, by default the last one chosen. Throws an `ApiError` on failure. */
export async function playComputer(level?: number): Promise<void> {
  await play(level, null);
}

/** Creates and opens a game against the computer player with this id. Throws an `ApiError` on failure. */
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
