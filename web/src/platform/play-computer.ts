// A game against the computer from any page, at a level or at the one chosen last.
import { loadChoices, newGame, PLAIN, USUAL_RULES } from "./choices";
import { fetchGameAhead } from "./game-ahead";
import { api } from "./http";
import { router } from "./router.svelte";
import { settings } from "./settings.svelte";

/** Makes the game and goes to it; throws an `ApiError` if there is none. */
export async function playComputer(level?: number): Promise<void> {
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
  const { id } = await api.createGame(newGame(choices, null));
  router.go(`/game/${id}`);
}
