// @vitest-environment node
// Players' phones, without a server: the upload, and the effects of reports.
import "fake-indexeddb/auto";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { Command, Problem } from "../../../domain/tournament.gen";
import type { TournamentModule } from "../../../platform/tournament-module";
import { expectTexts } from "../../../i18n/text-laws";
import { DIRECTOR_PHONES_TEXTS } from "../../../texts/director-phones.gen";
import { PHONE_RESULT_TEXTS } from "../../../texts/phone-result.gen";
import type { RelayReport, RelayReports, RelayResult } from "../../../wire.gen";
import { Directing } from "../directing.svelte";
import type { Choices } from "../plan";
import { begin, loadModule, openWindow } from "../module-double";
import { MemoryStore } from "../store";
import type { Tournament } from "../tournament.svelte";
import { codeOf, hashOf, LINES, linkOf } from "./codes";
import { currentRounds, outcomeOf, resultsOf, wordOf, type Game } from "./games";
import { Phones } from "./phones.svelte";
import { uploadOf } from "./sheet";
import { inOrder, situationsOf } from "./situations";

const SEED = "1".repeat(64);
let module: TournamentModule;
/** Address for phones in the server's answers; null if they cannot reach it. */
const server = vi.hoisted(() => ({ address: null as string | null, uploads: 0 }));
vi.mock("../../../platform/relays-api", () => ({
  relaysApi: {
    upload: () => {
      server.uploads += 1;
      return Promise.resolve({ id: "ab", address: server.address, boards: [] });
    },
  },
}));
afterEach(() => vi.unstubAllGlobals());
beforeAll(async () => {
  module = await loadModule();
});

/** Creates a tournament of four players, in one group by default, and pairs its first round. */
async function paired(choices: Partial<Choices> = {}): Promise<Tournament> {
  const store = new MemoryStore();
  const one = await openWindow(module, store, await begin(module, store, choices));
  const enter = ["김", "이", "박", "최"].map((name): Command => ({ enter: { name, division: 0 } }));
  expect(await one.act(...enter)).toBeNull();
  const order = one.view.entries.map(({ id }) => id);
  expect(await one.act({ draw: { division: 0, order } })).toBeNull();
  expect(await one.act({ pair: { division: 0 } })).toBeNull();
  return one;
}

const gamesOf = (one: Tournament): Map<string, Game> =>
  new Map(currentRounds(one.view, one.lines).flatMap(({ games }) => games.map((game) => [game.key, game])));
const none: RelayReport = { result: null, call: false };
const said = (result: RelayResult): RelayReport => ({ result, call: false });
const reports = (game: Game, cho: RelayReport, han: RelayReport, cleared = 0): RelayReports[] => [
  { board: game.key, cho, han, cleared },
];
const NONE = new Map<string, Problem>();

test("the upload has every board with its codes, and nothing by which they could be guessed", async () => {
  const one = await paired();
  const current = currentRounds(one.view, one.lines);
  const upload = uploadOf(one.view, current, SEED);
  expect(upload.version).toBe(one.lines.length);
  expect(upload.sheet.rounds).toHaveLength(1);
  expect(upload.sheet.rounds[0]?.boards.map(({ label }) => label)).toEqual(["1", "2"]);
  expect(upload.codes.map(({ board }) => board)).toEqual(upload.sheet.rounds[0]?.boards.map(({ key }) => key));
  const key = upload.codes[0]?.board ?? "";
  const code = codeOf(SEED, key, "cho");
  expect(upload.codes[0]?.cho).toBe(hashOf(code));
  expect(JSON.stringify(upload)).not.toContain(code);
  expect(JSON.stringify(upload)).not.toContain(SEED);
  const codes = upload.codes.flatMap(({ cho, han }) => [cho, han]);
  expect(new Set(codes).size).toBe(4);
  // A round that is paired again has new codes.
  expect(await one.act({ unpair: { division: 0, reason: "late entry" } })).toBeNull();
  expect(await one.act({ pair: { division: 0 } })).toBeNull();
  const again = uploadOf(one.view, currentRounds(one.view, one.lines), SEED);
  expect(again.codes.some(({ cho }) => codes.includes(cho))).toBe(false);
});

test("the standings of a knock-out say who is still in, and where the others were knocked out", async () => {
  const one = await paired({ format: "knockout" });
  const standings = (): string[] =>
    uploadOf(one.view, [], SEED).sheet.standings.flatMap(({ title, rows }) => [
      title,
      ...rows.map(({ rank, points }) => `${rank} ${points}`),
    ]);
  const stillIn = DIRECTOR_PHONES_TEXTS.en.stillIn;
  expect(standings()).toEqual(["", ...Array.from({ length: 4 }, () => `0 ${stillIn}`)]);
  const win = (round: number, table: number): Command => ({
    report: { at: { division: 0, round, table, game: 0 }, outcome: { result: "full", winner: "cho" } },
  });
  expect(await one.act(win(1, 1), win(1, 2))).toBeNull();
  expect(await one.act({ pair: { division: 0 } })).toBeNull();
  expect(standings()).toEqual(["", `0 ${stillIn}`, `0 ${stillIn}`, "3 Semi-finals", "3 Semi-finals"]);
  const reportable = (): number[] =>
    uploadOf(one.view, currentRounds(one.view, one.lines), SEED).sheet.rounds.map(({ results }) => results.length);
  expect(reportable()).toEqual([4]);
  expect(await one.act(win(2, 1))).toBeNull();
  expect(standings()).toEqual(["", "1 Final", "2 Final", "3 Semi-finals", "3 Semi-finals"]);
  expect(reportable(), "nothing is left to report").toEqual([0]);
});

test("players may report what the scoring allows, and every word means one result", () => {
  expect(resultsOf(true)).toEqual(["cho_full", "han_full", "cho_counted", "han_counted", "draw"]);
  expect(resultsOf(false)).not.toContain("draw");
  for (const word of resultsOf(true)) expect(wordOf(outcomeOf(word) ?? { result: "both_forfeit" })).toBe(word);
});

test("equal reports are entered once; what was taken back waits for the director", async () => {
  const one = await paired();
  const [game] = gamesOf(one).values();
  if (game === undefined) throw new Error("there are boards");
  const both = reports(game, said("han_full"), said("han_full"));
  const first = situationsOf(both, gamesOf(one), NONE);
  expect(first.needed).toEqual([]);
  expect(first.enter).toEqual([{ game, outcome: { result: "full", winner: "han" } }]);
  const enter: Command = { report: { at: game.at, outcome: { result: "full", winner: "han" } } };
  const entered = one.beginAs("both players", enter);
  expect(entered.problem).toBeNull();
  // Old responses can arrive while the result is being stored, or afterwards.
  expect(situationsOf(both, gamesOf(one), NONE).enter).toEqual([]);
  expect(await entered.kept).toBeNull();
  expect(JSON.parse(one.lines.at(-1) ?? "")).toMatchObject({ by: "both players", event: { kind: "reported" } });
  expect(situationsOf(both, gamesOf(one), NONE)).toEqual({ enter: [], needed: [] });
  expect(await one.act("undo")).toBeNull();
  const undone = situationsOf(both, gamesOf(one), NONE);
  expect(undone.enter).toEqual([]);
  expect(undone.needed).toMatchObject([{ kind: "undone", result: "han_full" }]);
  // After the director has let both report again, their reports count.
  expect(situationsOf(reports(game, said("draw"), none, 1), gamesOf(one), NONE).needed).toEqual([]);
  expect(situationsOf(reports(game, said("han_full"), said("han_full"), 1), gamesOf(one), NONE).enter).toHaveLength(1);
});

test("different reports, calls and refusals need the director, and other rounds nobody", async () => {
  const one = await paired();
  const games = gamesOf(one);
  const [game] = games.values();
  if (game === undefined) throw new Error("there are boards");
  const kinds = (list: RelayReports[], failed = NONE): string[] =>
    situationsOf(list, games, failed).needed.map(({ kind }) => kind);
  expect(kinds(reports(game, said("cho_full"), none))).toEqual([]);
  expect(kinds(reports(game, said("cho_full"), said("han_full")))).toEqual(["differ"]);
  expect(kinds(reports(game, { result: "draw", call: true }, { result: null, call: true }))).toEqual(["call", "call"]);
  const closed = new Map([[game.key, { code: "closed" }]]);
  expect(kinds(reports(game, said("draw"), said("draw")), closed)).toEqual(["refused"]);
  expect(kinds([{ board: "0.9.9.1.0", cho: said("draw"), han: said("han_full"), cleared: 0 }])).toEqual([]);
});

test("a new call is shown below the boards that are already shown", async () => {
  const one = await paired();
  const [first, second] = [...gamesOf(one).values()].map((game) => ({ game, kind: "call", side: "cho" }) as const);
  if (first === undefined || second === undefined) throw new Error("there are boards");
  const both = { ...first, side: "han" } as const;
  expect(inOrder([second], [first, both, second])).toEqual([second, first, both]);
  expect(inOrder([second, first, both], [both, second])).toEqual([second, both]);
});

test("on a page that only this device can open, phones are asked about before they are turned on", async () => {
  vi.stubGlobal("location", { hostname: "127.0.0.1" });
  const phones = new Phones(new Directing(await paired()));
  await phones.probe();
  expect([phones.isReachable, phones.on, phones.everyone]).toEqual([false, false, null]);
  server.address = "http://192.0.2.1:8080/";
  await phones.probe();
  expect([phones.isReachable, phones.on, phones.everyone]).toEqual([true, false, null]);
  phones.set(true);
  expect(phones.everyone).toBe("http://192.0.2.1:8080/phone#ab");
  vi.stubGlobal("location", { hostname: "hall.example" });
  const before = server.uploads;
  await new Phones(new Directing(await paired())).probe();
  expect(server.uploads).toBe(before);
});

test("links have id and code in the fragment, and storage that others wrote is read", () => {
  expect(linkOf({ site: "http://192.0.2.1:8080", relay: "ab" }, "cd")).toBe("http://192.0.2.1:8080/phone#ab.cd");
  expect(linkOf({ site: "http://192.0.2.1:8080", relay: "ab" }, null)).toBe("http://192.0.2.1:8080/phone#ab");
  expect(linkOf({ site: null, relay: "ab" }, null)).toBeNull();
  for (const text of [null, "", "{", "[1]", '{"3":null}', '{"3":{"seed":1}}']) expect(LINES.read(text)).toEqual({});
  const line = { seed: SEED, on: true, relay: "", site: null };
  expect(LINES.read(JSON.stringify({ 3: line, 4: 5 }))).toEqual({ 3: line });
});

test("every language has every text", () => {
  const argument = (): string => "김";
  expectTexts(DIRECTOR_PHONES_TEXTS, { least: 15, argument });
  expectTexts(PHONE_RESULT_TEXTS, { least: 30, argument, sameInDutch: [".side.cho", ".side.han"] });
});
