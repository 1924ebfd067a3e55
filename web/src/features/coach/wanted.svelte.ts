// Whether the reader wants the coach: kept in this browser, asked for with the first game, put away by a press or when
// some games have been finished with it.
import { keep, kept } from "../../platform/settings.svelte";
import { afterGame, readWish, type Wish } from "./wish";

const KEY = "janggun.coach";

let wish: Wish = $state.raw(readWish(kept(KEY)));

function set(next: Wish): void {
  wish = next;
  keep(KEY, wish);
}

export const coachWanted = {
  get on(): boolean {
    return wish.on;
  },
  turn(on: boolean): void {
    set({ ...wish, on, games: on ? 0 : wish.games });
  },
  /** A game with the coach has been played to its end. */
  finished(): void {
    set(afterGame(wish));
  },
};
