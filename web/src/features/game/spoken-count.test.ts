// Tests that the last seconds of the player's own byoyomi are counted aloud in games on the server.
import { mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import PlayerStrip from "./PlayerStrip.svelte";
import { Session } from "./session.svelte";
import { stubVoices, type Said } from "../byoyomi/speech-double";
import type { Lang } from "../../i18n/lang";
import { settings, type Settings } from "../../platform/settings.svelte";
import type { ClockView, TimeControl } from "../../wire.gen";
import { connected, game, now, serve } from "../../platform/game-server-double";

const time: TimeControl = { kind: "byoyomi", main_ms: 60_000, period_ms: 30_000, periods: 3 };
let spoken: Said[];
const words = (): string[] => spoken.map(({ text }) => text);
let strip: Record<string, unknown>;
let session: Session;

beforeEach(() => {
  vi.useFakeTimers();
  spoken = stubVoices("ko-KR", "en-GB");
});
afterEach(async () => {
  await unmount(strip);
  session.close();
  settings.count = "voice";
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Simulates 5.5 seconds of a period with 12 seconds left, on the clock of the side to move. */
async function think(lang: Lang, count: Settings["count"], side: "cho" | "han" = "cho"): Promise<void> {
  settings.lang = lang;
  settings.count = count;
  const standing: ClockView = { main_ms: 0, period_ms: 30_000, periods_left: 3, running: false, runs_from_ms: null };
  const at_ms = 1_000_000;
  const running: ClockView = { ...standing, period_ms: 12_000, running: true, runs_from_ms: at_ms - 18_000 };
  const clocks = { cho: standing, han: standing, [side]: running };
  serve(() => game({ time, now: now(side === "cho" ? 0 : 1, { at_ms, clocks }) }));
  session = new Session("g");
  strip = mount(PlayerStrip, { target: document.body, props: { session, side } });
  await connected();
  for (let tenth = 0; tenth < 55; tenth += 1) {
    await vi.advanceTimersByTimeAsync(100);
    await tick();
  }
}

test("in Korean and in English", async () => {
  await think("ko", "voice");
  expect(words()).toEqual(["20초", "하나", "둘", "셋"]);
  await unmount(strip);
  session.close();
  spoken.length = 0;
  await think("en", "voice");
  expect(words()).toEqual(["20 seconds", "one", "two", "three"]);
});

test("not where the player does not want it, nor of the opponent's time", async () => {
  await think("en", "silent");
  expect(spoken).toEqual([]);
  await unmount(strip);
  session.close();
  await think("en", "voice", "han");
  expect(spoken).toEqual([]);
});
