// @vitest-environment node
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test, vi } from "vitest";
import { Records } from "../../platform/records-module";
import { RulesModule } from "../../platform/rules-module";
import { en as messages } from "../../texts/core.en.gen";
import { cutText } from "../library/words";
import { toCompact } from "../tree/compact";
import { addLine } from "../tree/edits";
import { fragmentOf } from "../tree/share";
import { emptyTree, mainLine, nodeOf, ROOT } from "../tree/tree";
import { exported } from "./exporting";
import {
  analysisAddress,
  classify,
  fromFen,
  fromFragment,
  fromGame,
  fromSetups,
  fromValue,
  gamesIn,
  openedAt,
  openingOfFen,
  openingOfGame,
  SourceFault,
} from "./sources";

const START = "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1";
const bytes = (name: string): Buffer<ArrayBuffer> =>
  readFileSync(resolve(import.meta.dirname, "../../../public", name));
const rules = await RulesModule.load(bytes("rules.wasm"));
const records = await Records.load(bytes("records.wasm"));
const ORIGIN = "http://127.0.0.1:8080";
vi.stubGlobal("location", new URL(ORIGIN));

async function fault(promise: Promise<unknown>): Promise<string> {
  try {
    await promise;
    return "none";
  } catch (error) {
    return error instanceof SourceFault ? `${error.code} ${error.ply}` : String(error);
  }
}

test("a pasted text is a FEN, an address of ours, or a record", () => {
  expect(classify(START)).toEqual({ kind: "fen", fen: START });
  expect(classify(` ${START.split(" ")[0]} `)).toMatchObject({ kind: "fen" });
  expect(classify("https://elsewhere.example/game/1")).toEqual({ kind: "foreign" });
  const link = classify(`${ORIGIN}/analysis#t=abc`);
  expect(link).toEqual({ kind: "address", path: "/analysis", query: "", fragment: "#t=abc" });
  expect(link.kind === "address" && analysisAddress(link)).toBe("/analysis#t=abc");
  const game = classify("/game/ab-12");
  expect(game.kind === "address" && analysisAddress(game)).toBe("/analysis?game=ab-12");
  const other = classify("/learn");
  expect(other.kind === "address" && analysisAddress(other)).toBeNull();
  for (const text of ["1. 79졸78 2. 41병42", '[White "A"]\n\n1. Pab4 *', "position startpos moves a4b4", ""]) {
    expect(classify(text).kind).toBe("record");
  }
});

test("an analysis is opened at the position that its address names", () => {
  const tree = addLine(emptyTree(), ROOT, ["a4b4", "a7b7"]).tree;
  const opening = { document: { ...fromFen(START, "janggi", rules), tree } };
  const line = mainLine(tree);
  expect(["", "?ply=", "?ply=x", "?ply=-1"].map((query) => openedAt(opening, query).at)).toEqual(
    Array(4).fill(undefined),
  );
  expect(["?ply=0", "?ply=1", "?ply=2", "?ply=9"].map((query) => openedAt(opening, query).at)).toEqual([
    line[0],
    line[1],
    line[2],
    line[2],
  ]);
  expect(openedAt({ ...opening, at: ROOT }, "?ply=2").at).toBe(ROOT);
});

test("a position is opened only where it can be played", async () => {
  expect(fromFen(`  ${START} `, "janggi", rules).start).toBe(START);
  expect(await fault(Promise.resolve().then(() => fromFen("9/4k4/9/9/4R4/9/9/9/9/4K4 w", "janggi", rules)))).toBe(
    "bad_fen 0",
  );
  const setup = { setup: { cho: "smsm", han: "msms" } } as const;
  expect(fromSetups("janggi", setup, rules).start).toContain("RBNA1ABNR");
  expect(fromSetups("xiangqi", setup, rules)).toMatchObject({ movement: "xiangqi", rules: "xiangqi" });
  expect(fromSetups("janggi", undefined, rules).start).toBe(START);
});

test("a link with an impossible move is refused with its ply", async () => {
  const base = fromFen(START, "janggi", rules);
  const good = { ...base, tree: addLine(emptyTree(), ROOT, ["a4b4", "a7b7"]).tree };
  expect((await fromFragment(await fragmentOf(good), rules))?.tree.nodes.size).toBe(3);
  const bad = { ...base, tree: addLine(emptyTree(), ROOT, ["a4b4", "a1a9"]).tree };
  expect(await fault(fromFragment(await fragmentOf(bad), rules))).toBe("illegal 2");
  expect(await fault(fromFragment("#t=xx", rules))).toBe("not_analysis 0");
  expect(await fromFragment("", rules)).toBeNull();
});

test("games of every format become trees, to their fault where they have one", async () => {
  const gib =
    '[초대국자 "갑"]\n[초차림 "마상상마"]\n[한차림 "상마상마"]\n\n1. 79졸78 2. 41병42\n{해설}\n\n[초대국자 "을"]\n[초차림 "마상상마"]\n[한차림 "상마상마"]\n\n1. 79졸78 2. 41병31\n';
  const games = await gamesIn(gib, records);
  expect(games.map(({ game }) => [game.players.cho, game.fault?.ply ?? null])).toEqual([
    ["갑", null],
    ["을", 2],
  ]);
  const [first, second] = games;
  if (first === undefined || second === undefined) throw new Error("two games");
  const document = await fromGame(first, records);
  expect(document).toMatchObject({ rules: "kakao", movement: "janggi" });
  expect(nodeOf(document.tree, 2).comment).toBe("해설");
  expect(mainLine((await fromGame(second, records)).tree)).toHaveLength(2);

  const pgn = "1. Pab4 $1 (1. Pcb4 {또는}) Pab7 *\n";
  const [tree] = await gamesIn(`[White "A"]\n\n${pgn}`, records);
  expect(tree && (await fromGame(tree, records)).tree.nodes.size).toBe(4);
  const [line] = await gamesIn("position startpos moves a4b4 a7b7", records);
  expect(line && mainLine((await fromGame(line, records)).tree)).toHaveLength(3);
  const xiangqi = '[Variant "Xiangqi"]\n[Format "WXF"]\n\n1. C2=5 *\n';
  const [red] = await gamesIn(xiangqi, records);
  expect(red && (await fromGame(red, records))).toMatchObject({ movement: "xiangqi" });
  expect(await fault(gamesIn("hello there", records))).toMatch(/unreadable|no_games/);
});

test("the mark of a broken character has its place, and older marks have none", () => {
  expect(cutText(["Fault", "bad_encoding: 3:7"], messages)).toBe(
    "This record has an error: the character at 3:7 (line:column) is neither UTF-8 nor CP949.",
  );
  expect(cutText(["Fault", "bad_encoding"], messages)).toBe(
    "This record has an error: some characters are neither UTF-8 nor CP949.",
  );
});

test("a faulty record opens with its fault told, and stays marked when it is passed on", async () => {
  const gib = '[초차림 "마상상마"]\n[한차림 "마상상마"]\n\n1. 79졸78 2. 41병42 3. 02마99 4. 41병42\n';
  for (const source of [gib, new TextEncoder().encode(gib.replaceAll("\n", "\r"))]) {
    const [found] = await gamesIn(source, records);
    if (found === undefined) throw new Error("no game");
    const { document } = await openingOfGame(found, records);
    const mark = document.tags.find(([key]) => key === "Fault");
    expect(mark).toEqual(["Fault", "3 illegal_move: 02마99"]);
    expect(cutText(mark ?? ["", ""], messages)).toBe(
      'Move 3: "02마99" is not a legal move. Only the moves up to move 2 were loaded.',
    );
    // The mark survives the compact form of links and of the browser's database, and each of these file formats.
    const shared = fromValue(JSON.parse(JSON.stringify(toCompact(document))), rules);
    expect(shared.tags).toEqual(document.tags);
    for (const to of ["pgn", "koopkorea", "json", "gib"] as const) {
      const made = await exported(shared, to, records);
      const [again] = await gamesIn(made?.bytes ?? "", records);
      expect(again?.game.tags, to).toContainEqual(["Fault", "3 illegal_move: 02마99"]);
      expect(again?.game.moves, to).toEqual(["i4h4", "a7b7"]);
    }
  }
});

test("nothing that a tree holds is lost from file to analysis, link, browser, account and file", async () => {
  const moves =
    "$10 {[%cal Ga1a10]} {시작}\n1. Pab4 $3 $139 {[%csl Ga4,Rb4][%clk 0:04:57][%emt 0:00:03]} {좋은 수 $1 [%eval 3]}\n" +
    "(1. Pcb4 $6 {[%cal Ya1b2]} {또는}) 1... Pab7 {[%clk 0:05:00]} *\n";
  const [found] = await gamesIn(`[White "A"]\n\n${moves}`, records);
  if (found === undefined) throw new Error("no game");
  const { document } = await openingOfGame(found, records);
  expect(nodeOf(document.tree, 1)).toMatchObject({ glyphs: [3, 139], seconds: 3, clock: 297 });
  expect(nodeOf(document.tree, 1).shapes).toHaveLength(2);
  const linked = await fromFragment(await fragmentOf(document), rules);
  const kept = fromValue(JSON.parse(JSON.stringify(toCompact(linked ?? document))), rules);
  expect(toCompact(kept)).toEqual(toCompact(document));
  // JSON is also the format in which accounts store games.
  for (const to of ["json", "pgn", "koopkorea"] as const) {
    const made = await exported(kept, to, records);
    expect(made?.without).toEqual([]);
    const [again] = await gamesIn(made?.bytes ?? "", records);
    if (again === undefined) throw new Error(to);
    expect(toCompact(await fromGame(again, records)).line, to).toEqual(toCompact(document).line);
    expect(toCompact(await fromGame(again, records)).root, to).toEqual(toCompact(document).root);
    const same = records.write(again.format, "pgn", [again.piece]).text;
    expect(same.replace(/\s+/g, " ")).toContain("{[%csl Ga4,Rb4][%clk 0:04:57][%emt 0:00:03]}");
  }
});

const GIB = '[초대국자 "김철수"]\n[초차림 "마상상마"]\n[한차림 "마상상마"]\n\n1. 79졸78 2. 41병42\n';
const MISREAD = '[ÃÊ´ë±¹ÀÚ "±èÃ¶¼ö"]\n[ÃÊÂ÷¸² "¸¶»ó»ó¸¶"]\n[ÇÑÂ÷¸² "¸¶»ó»ó¸¶"]\n\n1. 79Á¹78 2. 41º´42\n';

test.each([
  ["CP949 read as Latin-1", MISREAD],
  ["UTF-8 read as Windows-1252", new TextDecoder("windows-1252").decode(new TextEncoder().encode(GIB))],
])("a text in the wrong encoding is read in its own, and that is said: %s", async (_, text) => {
  const [found] = await gamesIn(text, records);
  if (found === undefined) throw new Error("no game");
  const { document, assumed } = await openingOfGame(found, records);
  expect(assumed).toEqual(["encoding"]);
  expect(document.tags).toContainEqual(["초대국자", "김철수"]);
  expect(found.game.moves).toEqual(["i4h4", "a7b7"]);
});

test.each([
  ["a name of Western Europe", '[White "Zoë Müller-Ångström, Café Übung"]\n\n1. Pab4 Pab7 *\n', ["a4b4", "a7b7"]],
  ["no record", "ÃÊ´ë±¹ÀÚ ÃÊÂ÷¸² is what one sees", null],
  ["characters that are lost", '[\uFFFD\uFFFD "마"]\n1. 79\uFFFD78\n', null],
])("and no other text: %s", async (_, text, moves) => {
  const found = await gamesIn(text, records).catch((error: unknown) => error);
  if (moves === null) expect(found).toMatchObject({ code: "garbled" });
  else expect(found).toMatchObject([{ game: { moves } }]);
});

test("what people paste is opened, and what was assumed is said", async () => {
  for (const text of ["1. 71졸72 2. 41병42", "a4b4 a7b7", "1. Pab4 Pab7", "P71-72 P41-42"]) {
    const [found] = await gamesIn(text, records);
    if (found === undefined) throw new Error(text);
    const { document, assumed } = await openingOfGame(found, records);
    expect([found.game.moves, assumed, document.start], text).toEqual([["a4b4", "a7b7"], ["setup"], START]);
  }
  const board = START.split(" ")[0] ?? "";
  expect(openingOfFen(` ${board}\n`, rules)).toMatchObject({ assumed: ["turn"], document: { start: START } });
  expect(openingOfFen(START, rules).assumed).toBeUndefined();
  const fault = await gamesIn('[초차림 "마상상마"]\n[한차림 "마상상마"]\n\n1. 79졸99\n', records).catch(
    (error: unknown) => error,
  );
  expect(fault).toMatchObject({ record: { code: "illegal_move", ply: 1 } });
});
