// Starts a first game from any page.
import { errorText, t } from "../../i18n/index.svelte";
import { device } from "../../platform/addresses.gen";
import { ApiError, api } from "../../platform/http";
import { router } from "../../platform/router.svelte";
import { isSite } from "../../platform/site";
import { settings } from "../../platform/settings.svelte";
import { coachWanted } from "../coach/wanted.svelte";
import { keepChoices, loadChoices, newGame } from "../../platform/choices";
import { FIRST } from "./first-game";

/** Starts and opens the game; returns an error message if it could not be started. */
export async function beginFirstGame(): Promise<string | null> {
  if (isSite) {
    router.go(device({ level: FIRST.level }));
    return null;
  }
  const choices = { ...loadChoices(settings.words), ...FIRST };
  try {
    const game = await api.createGame(newGame(choices, null));
    coachWanted.turn(true);
    keepChoices(FIRST, settings.words);
    router.go(`/game/${game.id}`);
    return null;
  } catch (error) {
    return `${t().start.failed} ${errorText(error instanceof ApiError ? error.code : "")}`;
  }
}
