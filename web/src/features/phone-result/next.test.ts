// @vitest-environment node
// Tests of a phone whose code has expired, and of one whose report the director has dropped.
import { beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "../../platform/http";
import type { RelayBoard, RelayReport, RelayRound, RelaySeat, RelaySheet } from "../../wire.gen";
import { nextOf, overOf, placeOf, LAST_SEAT, type LastSeat } from "./next";
import { Phone } from "./phone.svelte";
import { nextText } from "./words";

const server = vi.hoisted(() => ({ seat: null as unknown, sheet: null as unknown }));
vi.mock("../../platform/relays-api", () => ({
  relaysApi: {
    seat: () =>
      server.seat === null ? Promise.reject(new ApiError("unknown_code", 404)) : Promise.resolve(server.seat),
    report: () => Promise.resolve(server.seat),
    show: () => Promise.resolve(server.sheet),
  },
}));

const target = { relay: "0123456789abcdef", code: "0123456789ab" };
const last: LastSeat = { ...target, round: "Open · Round 1", key: "0.1.9.1.0", name: "Kim" };
const board = (key: string, cho: string, han: string, result: RelayBoard["result"] = null): RelayBoard => ({
  key,
  label: key.slice(-1),
  cho,
  han,
  result,
});
const round = (title: string, boards: RelayBoard[], byes: string[] = []): RelayRound => ({
  title,
  results: ["cho_full", "han_full"],
  boards,
  byes,
});
const sheet = (rounds: RelayRound[], names: string[] = []): RelaySheet => ({
  title: "Cup",
  rounds,
  standings: [{ title: "", rows: names.map((name) => ({ rank: 1, name, points: "0" })) }],
});
const other = round("Women · Round 1", [board("w1", "Kim", "Ahn")]);

test("the pairings say whether the player of an expired code goes on", () => {
  const paired = round("Open · Round 2", [board("n1", "Lee", "Park"), board("n2", "Choi", "Kim")]);
  const plays = { kind: "plays", round: "Open · Round 2", key: "n2", board: "2", opponent: "Choi" };
  expect(nextOf(sheet([paired, other]), last)).toEqual(plays);
  const rests = round("Open · Round 2", [board("n1", "Lee", "Park")], ["Kimm (absent)", "Kim (bye)"]);
  expect(nextOf(sheet([other, rests]), last)).toEqual({ kind: "rests", round: "Open · Round 2", reason: "bye" });
  const out = round("Open · Final", [board("n1", "Lee", "Park")]);
  expect(nextOf(sheet([out, other]), last)).toEqual({ kind: "out", round: "Open · Final" });
  const texts = [paired, rests, out].map((one) => nextText(nextOf(sheet([one]), last)));
  expect(new Set([nextText(null), ...texts]).size).toBe(4);
});

test("nothing is said about the next game if the pairings leave it open", () => {
  const paired = round("Open · Round 2", [board("n2", "Choi", "Kim")]);
  const done = round("Open · Round 2", [board("n2", "Choi", "Kim", "cho_full")]);
  const old = round("Open · Round 1", [board(last.key, "Kim", "Lee", "cho_full")]);
  for (const rounds of [[], [other], [old, paired]]) expect(nextOf(sheet(rounds), last)).toBeNull();
  for (const rounds of [[done], [old], [other, old]])
    expect(nextOf(sheet(rounds), last), "the next round has not been paired").toEqual({ kind: "unpaired" });
  expect(nextOf(sheet([paired], ["Kim", "Choi", "Kim"]), last), "two players with this name").toBeNull();
});

test("players of a knock-out learn that they are out or still in", () => {
  const rows = [
    { rank: 0, name: "Kim", points: "still in" },
    { rank: 0, name: "Lee", points: "still in" },
    { rank: 3, name: "Park", points: "Semi-finals" },
    { rank: 3, name: "Choi", points: "Semi-finals" },
  ];
  const final = round("Open · Final", [board("n1", "Kim", "Lee")]);
  const of = (name: string, rounds: RelayRound[]): unknown =>
    nextOf({ ...sheet(rounds), standings: [{ title: "Open", rows }] }, { ...last, name });
  const out = { kind: "eliminated", place: { rank: 3, isShared: true }, stage: "Semi-finals" };
  expect([of("Kim", [final]), of("Park", [final]), of("Park", [])]).toMatchObject([{ kind: "plays" }, out, out]);
  expect(of("Kim", [])).toEqual({ kind: "waits" });
  const ranks = (...all: number[]): ReturnType<typeof placeOf>[] => {
    const rows = all.map((rank, at) => ({ rank, name: String(at), points: "" }));
    return [...new Set(all)].filter((rank) => rank > 0).map((rank) => placeOf(rank, { rows }));
  };
  expect(ranks(0, 0, 0, 3), "third place will be shared").toEqual([{ rank: 3, isShared: true }]);
  expect(ranks(0, 0, 0, 0, 5), "one game in the first round").toEqual([{ rank: 5, isShared: false }]);
  expect(
    ranks(1, 2, 0, 0).map(({ isShared }) => isShared),
    "only third place is played for",
  ).toEqual([false, false]);
});

test("after the last round, phones say who won, and the own place", () => {
  const rows = ["Kim", "Lee", "Park", "Choi"].map((name, at) => ({ rank: Math.min(at + 1, 3), name, points: "Final" }));
  const final = { ...round("Open · Final", [board("n1", "Kim", "Lee", "cho_full")]), results: [] };
  const over = (rounds: RelayRound[], seat: LastSeat | null): unknown =>
    overOf({ ...sheet(rounds), standings: [{ title: "Open", rows }] }, seat);
  expect(over([final, other], { ...last, name: "Choi" })).toEqual({
    winners: ["Kim"],
    place: { rank: 3, isShared: true },
  });
  expect(over([final, other], { ...last, name: "Nobody" })).toEqual({ winners: ["Kim"], place: null });
  expect(over([final, other], null), "another division goes on").toBeNull();
  expect(over([final], null)).toEqual({ winners: ["Kim"], place: null });
  expect(over([round("Open · Final", final.boards)], last)).toBeNull();
  expect(over([], last)).toBeNull();
});

/** Lets a phone poll once. */
async function poll(phone: Phone): Promise<void> {
  const stop = phone.follow();
  await new Promise((done) => setTimeout(done));
  stop();
}

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  vi.stubGlobal("document", { hidden: false, addEventListener: () => null, removeEventListener: () => null });
});

const none: RelayReport = { result: null, call: false };
const seat = (own: RelayReport): RelaySeat => ({
  title: "Cup",
  round: last.round,
  board: board(last.key, "Kim", "Lee"),
  side: "cho",
  results: ["cho_full", "han_full"],
  own,
  state: "open",
  opened_ms: 1,
});

test("a phone asks for a report that the director has dropped, until it is made", async () => {
  server.sheet = sheet([]);
  server.seat = seat(none);
  const phone = new Phone(target);
  await poll(phone);
  expect(phone.again).toBe(false);
  server.seat = seat({ result: "cho_full", call: false });
  await phone.report("cho_full");
  server.seat = seat(none);
  await poll(phone);
  expect(phone.again).toBe(true);
  server.seat = seat({ result: "han_full", call: false });
  await phone.report("han_full");
  expect(phone.again).toBe(false);
});

test("a phone whose code expires loads the new pairings, and knows its round after a reload", async () => {
  server.sheet = sheet([round(last.round, [board(last.key, "Kim", "Lee")])]);
  server.seat = seat(none);
  const phone = new Phone(target);
  await poll(phone);
  expect(phone.last).toEqual(last);
  server.seat = null;
  server.sheet = sheet([round("Open · Round 2", [board("n1", "Kim", "Park")])]);
  await poll(phone);
  expect([phone.ended, phone.next?.kind]).toEqual([true, "plays"]);
  const again = new Phone(target);
  await poll(again);
  expect([again.ended, again.last, again.next?.kind]).toEqual([true, last, "plays"]);
  expect(new Phone({ ...target, code: "ba9876543210" }).last).toBeNull();
  for (const text of [null, "", "{", "[]", '{"relay":1}']) expect(LAST_SEAT.read(text)).toBeNull();
});
