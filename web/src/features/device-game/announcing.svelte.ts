// Runs the clock of an open game on this device: the current time, announcements, and the end when time is up.
import { callBetween } from "../board-clock/aloud";
import { loadClockChoices } from "../board-clock/choices";
import { sayCall } from "../byoyomi/words";
import type { Playing } from "./playing.svelte";

/**
 * Follows a game until the calling component is removed. The returned `now` advances only while a game between two
 * people is in progress.
 */
export function announceDuring(playing: Playing): { readonly now: number } {
  let now = $state(Date.now());
  const { heard } = loadClockChoices();
  $effect(() => {
    if (playing.game?.sitting === undefined || playing.over) return;
    const timer = setInterval(() => {
      const [before, sitting] = [now, playing.game?.sitting];
      now = Date.now();
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
  };
}
