// A session whose server sends brief states. If the rules module is loading, unavailable or disagrees, the session gets
// the full game.
// @isolated
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { core } from "../../platform/core.svelte";
import type { RulesModule } from "../../platform/rules-module";
import type { BriefNow } from "../../wire.gen";
import { connected, game, now, serve, settle, Socket } from "../../platform/game-server-double";
import { Session } from "./session.svelte";

const FEN = "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/1PP1P1P1P/1C5C1/4K4/RNBA1ABNR b - - 1 1";
const present = {
  bikjang: null,
  checkers: [],
  checksum: "0000abcd",
  deom_half: 3,
  if_agreed: null,
  if_both_pass: null,
};
const judged = {
  ...{ ok: true, fen: FEN, turn: "han", legal: ["a7b7"], check: false, facing: false, verdict: null },
  ...{ points: { cho: 72, han: 73.5 }, present: { ...present, ply: 1, refused: [] } },
};
const brief: BriefNow = {
  at_ms: 5,
  checksum: "0000abcd",
  rights: ["resign", "give_time"],
  clocks: [
    [60_000, 0, 0, null],
    [50_000, 1_000, 2, 4],
  ],
};
const action = { token: "a4b4", side: "cho", ply: 0, at_ms: 0, spent_ms: null };

function acted(seq: number, change: Partial<BriefNow> = {}): object {
  return { t: "event", seq, at_ms: 0, event: { kind: "acted", action }, now: { ...brief, ...change } };
}

async function opened(): Promise<Session> {
  const session = new Session("g");
  await connected();
  return session;
}

function withRules(): void {
  core.rules = { judge: () => judged, call: () => "" } as unknown as RulesModule;
}

/** The full game after the move. */
const whole = game({ seq: 3, actions: [{ ...action, side: "cho" }], now: now(1) });

let answered = game();

beforeEach(() => {
  answered = game();
  vi.useFakeTimers();
  vi.spyOn(core, "load").mockReturnValue();
  serve(() => answered);
});
afterEach(() => {
  core.rules = null;
  core.failed = false;
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("what the server leaves out comes from the rules", async () => {
  withRules();
  const session = await opened();
  expect(Socket.last.url).toContain("since=2&rules=1");
  Socket.last.say(acted(3));
  const shown = session.view?.now;
  expect(shown).toMatchObject({
    at_ms: 5,
    fen: FEN,
    turn: "han",
    ply: 1,
    legal: ["a7b7"],
    deom_half: 3,
    phase: "playing",
  });
  expect(shown?.rights).toMatchObject({ resign: true, give_time: true, play: false, join: [] });
  expect(shown?.clocks?.han).toEqual({
    main_ms: 50_000,
    period_ms: 1_000,
    periods_left: 2,
    running: true,
    runs_from_ms: 9,
  });
  expect(shown?.clocks?.cho.running).toBe(false);
  session.close();
});

test("until the rules are there the game is read anew, and the move is on the board meanwhile", async () => {
  const session = await opened();
  expect(Socket.last.url).toContain("&rules=1");
  answered = whole;
  Socket.last.say(acted(3));
  expect(session.lastPly).toBe(1);
  expect(session.view?.now.ply).toBe(0);
  await settle();
  expect(session.view?.now.ply).toBe(1);
  expect(Socket.all.length).toBe(1);
  session.close();
});

test("an answer that an event has overtaken is not shown: the line brings the whole game", async () => {
  const session = await opened();
  Socket.last.say(acted(3));
  await settle();
  expect(session.view?.seq).toBe(3);
  expect(Socket.all.length).toBe(2);
  session.close();
});

test("a session that was closed meanwhile opens no socket", async () => {
  const session = await opened();
  Socket.last.say(acted(3));
  session.close();
  await settle();
  expect(Socket.all.length).toBe(1);
});

const disagreeing: [string, () => void, object][] = [
  ["say something else", withRules, acted(3, { checksum: "ffffffff" })],
  ["cannot be had", () => (core.failed = true), acted(3)],
];
test.each(disagreeing)("where the rules %s the server tells everything from then on", async (_, arrange, event) => {
  const session = await opened();
  arrange();
  const first = Socket.last;
  first.say(event);
  expect(Socket.last).not.toBe(first);
  expect(Socket.last.url).not.toContain("rules");
  Socket.last.onopen?.();
  Socket.last.say({ t: "state", seq: 3, game: whole });
  expect(session.view?.now.ply).toBe(1);
  // The session no longer requests brief states, so it does not reopen the socket again.
  expect(Socket.all.length).toBe(2);
  session.close();
});
