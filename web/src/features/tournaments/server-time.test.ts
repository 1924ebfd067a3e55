// Tests that countdowns follow the server's time, whatever the device's clock shows.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { flushSync, mount, unmount } from "svelte";
import { hearDate } from "../../platform/server-clock";
import { tournamentsApi } from "../../platform/tournaments-api";
import { tournamentsTexts } from "../../texts/tournaments.gen";
import OnlinePage from "./OnlinePage.svelte";
import { view } from "./tournament-double";

const SERVER_MS = Date.UTC(2026, 10, 30, 6, 0, 0);
const HOUR_MS = 3_600_000;

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("a device whose clock is wrong, and is set meanwhile, counts down like the server", async () => {
  vi.setSystemTime(SERVER_MS - HOUR_MS);
  hearDate(new Date(SERVER_MS).toUTCString());
  // A delayed response and one without a date change nothing.
  hearDate(new Date(SERVER_MS - 30_000).toUTCString());
  hearDate(null);
  const tournament = view({ starts_ms: SERVER_MS + 90_000 });
  vi.spyOn(tournamentsApi, "show").mockResolvedValue(tournament);
  const shown = mount(OnlinePage, { target: document.body, props: { id: tournament.id } });
  const words = tournamentsTexts();
  for (const [wait, left] of [
    [500, "1:30"],
    [29_500, "1:00"],
    [59_000, "0:01"],
  ] as const) {
    await vi.advanceTimersByTimeAsync(wait);
    flushSync();
    expect(document.querySelector("[role=timer]")?.textContent).toBe(words.beginsIn({ time: left }));
    vi.setSystemTime(SERVER_MS + HOUR_MS);
  }
  await unmount(shown);
});
