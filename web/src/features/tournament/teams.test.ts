// @vitest-environment node
// Team matches, custom tie-break orders, and game records, with the real core and records module.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { beforeAll, expect, test } from "vitest";
import type { Command, View } from "../../domain/tournament.gen";
import { Records } from "../../platform/records-module";
import { RulesModule } from "../../platform/rules-module";
import type { TournamentModule } from "../../platform/tournament-module";
import { Log } from "./log";
import { loadModule, planFor } from "./module-double";
import { byName, slipsOf } from "./paper/sheets";
import { formatsFor, OWN_TIES, type Choices } from "./plan";
import { fileOf, FORMS, gamesIn, lineOf, shortName } from "./records";
import { gameDue, readBoard } from "./reporting";
import { sidesOf } from "./words";

let module: TournamentModule;
let records: Records;
beforeAll(async () => {
  module = await loadModule();
  const bytes = readFileSync(resolve(import.meta.dirname, "../../../public/records.wasm"));
  records = new Records(await RulesModule.load(bytes));
});

class Event {
  lines: string[];
  view: View;
  private at = 0;

  constructor(choices: Partial<Choices>) {
    const { added, view } = module.ask("tournament", { do: "open", plan: planFor(module, choices), at: 0 });
    this.lines = [...added];
    this.view = view;
  }

  act(...commands: Command[]): void {
    const answer = module.ask("tournament", { do: "handle", log: this.log, commands, at: this.at, by: null });
    this.lines = [...this.lines, ...answer.added];
    this.view = answer.view;
  }

  /** Lets time pass. */
  later(): void {
    this.at += 1_000;
  }

  get log(): string {
    return this.lines.join("\n");
  }
}

function league(): Event {
  const event = new Event({ boards: 3, format: "round_robin", ties: "teams" });
  event.act(
    ...["종로", "수원", "전주"].map(
      (name): Command => ({ enter: { name, division: 0, members: [1, 2, 3].map((board) => `${name}${board}`) } }),
    ),
  );
  event.act({ pair: { division: 0 } });
  return event;
}

test("teams play in every format but the arena, and the sum of their boards counts", () => {
  for (const format of formatsFor(3))
    expect(new Event({ boards: 3, format }).view.plan.divisions[0]?.games).toEqual({
      kind: "boards",
      boards: 3,
      primary: "boards",
    });
  expect(formatsFor(3)).not.toContain("arena");
  expect(() => new Event({ boards: 21 })).toThrow("plan_games");
  const event = league();
  const match = event.view.divisions[0]?.rounds[0]?.matches[0];
  if (match === undefined) throw new Error("nobody is paired");
  const table = match.pairing.table;
  // Cho wins on every board: two wins for one team and one for the other.
  for (const game of [1, 0, 2])
    event.act({ report: { at: { division: 0, round: 1, table, game }, outcome: { result: "full", winner: "cho" } } });
  const after = event.view.divisions[0]?.rounds[0]?.matches[0];
  expect([after?.points, after?.winner]).toEqual([[14, 7], match.pairing.cho]);
  expect(gameDue({ ...match, games: [null, { result: "draw" }, null] })).toBe(0);
  const log = new Log(event.lines, event.view).shown();
  expect(log[0]?.text).toMatch(/3.*:/);
  // Every game has a slip, and every player is in the list by name.
  const round = event.view.divisions[0]?.rounds[0] ?? { matches: [], byes: [] };
  expect(slipsOf(round).map(({ game, cho }) => [game, cho])).toEqual(
    [0, 1, 2].map((game) => [game, sidesOf(match.pairing, game).cho]),
  );
  const { seats } = byName(round, (one, other) => one.id - other.id, true);
  expect(seats.length).toBe(6);
  expect(new Set(seats.map(({ id, game }) => `${id} ${game}`)).size).toBe(6);
});

test("a board is typed alone or with the board of a team", () => {
  expect(readBoard("3")).toEqual({ table: 3, game: null });
  expect(readBoard(" 3.2 ")).toEqual({ table: 3, game: 1 });
  expect(readBoard("12-3")).toEqual({ table: 12, game: 2 });
  for (const text of ["", "0", "3.", "3.0", "x", "3.2.1", "-3"]) expect(readBoard(text)).toBeNull();
});

test("the director's own order of tie-breaks is the core's", () => {
  const { view } = new Event({ ties: OWN_TIES, ownTies: ["points", "elder", "wins"] });
  expect(view.plan.divisions[0]?.ties).toEqual(["points", "elder", "wins"]);
});

const GAME = '[초차림 "마상상마"]\n[한차림 "상마상마"]\n[대국결과 "초 완승"]\n\n1. 79졸78 2. 41병42\n\n';

test("a record goes from a file to its board, and from there into every format", async () => {
  const event = league();
  const bytes = new TextEncoder().encode(GAME);
  const [game, ...more] = await gamesIn(records, bytes);
  expect(more).toEqual([]);
  if (game === undefined) throw new Error("no game was found");
  expect([game.plies, game.badLine]).toEqual([2, null]);
  const at = { division: 0, round: 1, table: 1, game: 1 };
  event.act({ record: { at, record: await lineOf(records, game) } });
  expect(event.view.divisions[0]?.rounds[0]?.matches[0]?.records).toEqual([false, true, false]);
  expect(new Log(event.lines, event.view).shown()[0]?.text).not.toBe("");
  expect(() => event.act({ record: { at, record: "1. 79졸78" } })).toThrow("bad_record");
  const { cho } = sidesOf(event.view.divisions[0]?.rounds[0]?.matches[0]?.pairing ?? { cho: 0, han: 0 }, 1);
  const name = `${event.view.entries.find(({ id }) => id === cho)?.entry.name}2`;
  for (const form of FORMS) {
    const naming = form === "gib" ? "gib" : "pgn";
    const { games } = module.ask("games", { do: "games", log: event.log, naming, which: "recorded" });
    const { text } = await fileOf(records, games, form);
    expect(text).toContain(name);
    expect(text).toContain(form === "gib" ? '[회전 "1회전 1번 테이블 2번 판"]' : "1.1.2");
    const again = await gamesIn(records, new TextEncoder().encode(text));
    expect(again.map(({ plies }) => plies)).toEqual([2]);
  }
  expect(shortName(at, 3)).toBe("1.1.2");
});

test("a result with its record is undone as one, a record attached later alone", async () => {
  const event = league();
  const [game] = await gamesIn(records, new TextEncoder().encode(GAME));
  if (game === undefined) throw new Error("no game was found");
  const record = await lineOf(records, game);
  const at = (table: number) => ({ division: 0, round: 1, table, game: 0 });
  const press = (): { text: string; commands: number } => new Log(event.lines, event.view).press(event.view.last ?? 0);
  event.act({ report: { at: at(1), outcome: { result: "full", winner: "cho" } } }, { record: { at: at(1), record } });
  expect(press()).toEqual({
    text: expect.stringMatching(/^Round 1, board 1: player 1: .* won, with the record of the game$/),
    commands: 2,
  });
  event.act("undo", "undo");
  expect(press().text).toBe("Paired: Round 1.");
  event.act({ report: { at: at(1), outcome: { result: "full", winner: "cho" } } });
  expect(press().commands).toBe(1);
  event.later();
  event.act({ record: { at: at(1), record } });
  expect(press()).toEqual({ text: expect.stringMatching(/^Record attached: /), commands: 1 });
});

test("a file with several games, with a fault, and with none", async () => {
  const read = (text: string): Promise<readonly (number | null)[]> =>
    gamesIn(records, new TextEncoder().encode(text)).then((games) => games.map(({ badLine }) => badLine));
  expect(await read(GAME + GAME)).toEqual([null, null]);
  expect(await read(GAME.replace("41병42", "41병49"))).toEqual([5]);
  expect((await read("")).length).toBe(0);
});
