// Runs the clock of an open game on this device: the current time, announcements, and the end when time is up.
import { onDestroy } from "svelte";
import { Shared } from "../../platform/storage.svelte";
import { callBetween } from "../board-clock/aloud";
import { loadClockChoices } from "../board-clock/choices";
import { isSettled, OPEN_GAMES } from "../board-clock/seats";
import { halted } from "../board-clock/sitting";
import { sayCall } from "../byoyomi/words";
import type { Playing } from "./playing.svelte";

interface Announced {
  readonly now: number;
  /**
   * Whether the director has entered the result although the game is still in progress here. The clock is then stopped.
   */
  readonly isSettled: boolean;
}

/**
 * Follows a game until the calling component is removed. The returned `now` advances only while a game between two
 * people is in progress.
 */
export function announceDuring(playing: Playing): Announced {
  let now = $state(Date.now());
  const { heard } = loadClockChoices();
  const open = new Shared(OPEN_GAMES);
  onDestroy(() => open.close());
  const settled = $derived(!playing.over && playing.game?.seat !== undefined && isSettled(playing.game.seat, open.now));
  $effect(() => {
    if (playing.game?.sitting === undefined || playing.over) return;
    const timer = setInterval(() => {
      const [before, sitting] = [now, playing.game?.sitting];
      now = Date.now();
      if (settled) {
        if (sitting?.since != null) void playing.clock(halted);
        return;
      }
      const call = sitting === undefined ? null : callBetween(sitting, before, now);
      if (call !== null) sayCall(call, heard);
      void playing.look(now);
    }, 100);
    return () => clearInterval(timer);
  });
  return {
    get now() {
      return now;
    },
    get isSettled() {
      return settled;
    },
  };
}
