// The coach's on/off switch, stored in this browser. The coach is turned on by starting a first game or in the game's
// menu, and turned off by the user or after some finished games.
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
  /** Counts a game that was finished with the coach. */
  finished(): void {
    wish.change(afterGame);
  },
};
