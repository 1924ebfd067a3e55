// @vitest-environment node
// State of the lobby after messages, seeks that a user may accept, rating ranges in pools, and positions in the graph.
import { expect, test } from "vitest";
import type { LobbyServerMsg, SeekView } from "../../wire.gen";
import { after, waitingIn, type LobbyState } from "./lobby-state";
import { accepted, notForYou } from "./pairing";
import { minutes, placeOf, spanOf } from "./seek-graph";
import { challenge, FISCHER, player, POOL, seek, stateOf } from "./server-double";

function through(...messages: LobbyServerMsg[]): LobbyState {
  const state = messages.reduce<LobbyState | null>(after, null);
  if (state === null) throw new Error("no state");
  return state;
}

const ids = (seeks: readonly SeekView[]): string[] => seeks.map((one) => one.id);

test("seeks come and go, a seek told twice stands once, and nothing is known before the whole state", () => {
  expect(after(null, { t: "presence", presence: { players: 1, games: 0, waiting: [] } })).toBeNull();
  const state = through(
    stateOf({ seeks: [seek("a"), seek("b")] }),
    { t: "seeks", added: [seek("c"), seek("a", { rated: true })], gone: ["b"] },
    // A seek that was added and removed between two messages.
    { t: "seeks", added: [seek("d")], gone: ["d"] },
  );
  expect(ids(state.seeks)).toEqual(["c", "a"]);
  expect(state.seeks[1]?.rated).toBe(true);
});

test("a new connection begins anew", () => {
  const state = through(stateOf({ seeks: [seek("a")] }), stateOf({ seeks: [seek("z")] }));
  expect(ids(state.seeks)).toEqual(["z"]);
});

test("a challenge stands until it is gone, the newest first", () => {
  const state = through(
    stateOf({ challenges: [challenge("g1")] }),
    { t: "challenged", challenge: challenge("g2") },
    { t: "challenge_gone", game: "g1", outcome: "declined" },
  );
  expect(state.challenges.map((one) => one.game)).toEqual(["g2"]);
});

test("presence tells how many wait in each pool", () => {
  const presence = { players: 3, games: 1, waiting: [{ pool: "1+5", players: 2 }] };
  const state = through(stateOf(), { t: "presence", presence });
  expect([waitingIn(state.presence, "1+5"), waitingIn(state.presence, "5+10x3")]).toEqual([2, 0]);
});

test("the accepted difference grows with every second until everybody is accepted", () => {
  const pool = { ...POOL, difference: 100, wider_by: 5, anybody_after_s: 60 };
  expect([0, 999, 1000, 59_999, 60_000].map((ms) => accepted(pool, ms))).toEqual([100, 100, 105, 395, null]);
});

test("an offer is for those it fits: rated ones for accounts, a range for the ratings in it", () => {
  const guest = player("guest:00000000001", null);
  const strong = player("guest:00000000002", "한신", 1720);
  const rated = seek("a", { rated: true });
  const near = seek("b", { range: { least: 1400, most: 1600 } });
  expect([rated, near].map((one) => notForYou(one, null))).toEqual(["visitor", "visitor"]);
  // A player without a rating counts as 1500.
  expect([rated, near].map((one) => notForYou(one, guest))).toEqual(["account", null]);
  expect([rated, near].map((one) => notForYou(one, strong))).toEqual([null, "range"]);
});

test("in the graph longer games stand to the right, stronger players higher, and all inside", () => {
  const weak = seek("a", { by: player("guest:00000000001", "가", 900), time: FISCHER });
  const long = seek("b", {
    by: player("guest:00000000002", "나", 2100),
    time: { kind: "byoyomi", main_ms: 3_600_000, period_ms: 60_000, periods: 5 },
  });
  const days = seek("c", { time: { kind: "correspondence", days: 3 } });
  const span = spanOf([weak, long, days]);
  const [low, high, far] = [weak, long, days].map((one) => placeOf(one, span));
  expect(low?.y).toBeGreaterThan(high?.y ?? 1);
  expect(low?.x).toBeLessThan(high?.x ?? 0);
  expect(high?.x).toBeLessThan(far?.x ?? 0);
  for (const place of [low, high, far]) {
    expect(Math.min(place?.x ?? -1, place?.y ?? -1)).toBeGreaterThanOrEqual(0);
    expect(Math.max(place?.x ?? 2, place?.y ?? 2)).toBeLessThanOrEqual(1);
  }
  expect([minutes(FISCHER), minutes({ kind: "none" })]).toEqual([(300 + 40 * 5) / 60, null]);
});
