// Whether the reader wants the coach: stored in this browser, offered with the first game, switched off by the reader
// or after some games have been finished with it.
import { Shared } from "../../platform/storage.svelte";
import { afterGame, readWish } from "./wish";

const wish = new Shared({ key: "janggun.coach", read: readWish });

export const coachWanted = {
  get on(): boolean {
    return wish.now.on;
  },
  turn(on: boolean): void {
    wish.change((before) => ({ ...before, on, games: on ? 0 : before.games }));
  },
  /** A game with the coach was played to its end. */
  finished(): void {
    wish.change(afterGame);
  },
};
