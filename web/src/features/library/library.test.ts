// The collection of records: importing, storing, exporting.
import "fake-indexeddb/auto";
import { decode } from "janggun";
import { beforeAll, expect, test, vi } from "vitest";
import type { Records } from "../../platform/records-module";
import { settings } from "../../platform/settings.svelte";
import { leftOutText } from "../../i18n/left-out";
import { Library, type Parts } from "./library.svelte";
import { BADUK, BROKEN, GOOD, loadRecords, sample, UNREAD } from "./samples";
import { MemoryStore, openStore } from "./store";

let records: Records;
beforeAll(async () => {
  records = await loadRecords();
});

let databases = 0;
/** Creates a separate collection. Returns a function that opens it as on another page or after a reload. */
function shelf(): (parts?: Parts) => Library {
  databases += 1;
  const name = `library ${databases}`;
  return (parts = {}) =>
    new Library({ codec: () => Promise.resolve(records), store: () => openStore(name), now: () => 0, ...parts });
}

const file = (name: string, text: string): File => new File([text], name);
const players = (library: Library) => library.heads.map(({ players }) => players.cho);
const textOf = async (parts: Uint8Array<ArrayBuffer>[]) =>
  decode(new Uint8Array(await new Blob(parts).arrayBuffer())).text;

test("several files are one list that survives a reload, the unusable ones named", async () => {
  const open = shelf();
  const library = open();
  const pgn = records.write("gib", "pgn", records.split(sample("정초", "강한")).games).text;
  await library.openFiles([
    file("a.gib", GOOD + BROKEN + UNREAD),
    file("go.gib", BADUK),
    file("empty.gib", ""),
    file("none.gib", UNREAD),
    file("copied.gib", UNREAD.replaceAll(/[가-힣]/g, "\uFFFD")),
    file("b.pgn", pgn),
  ]);
  expect(library.heads.map(({ id, file, players }) => [id, file, players.cho])).toEqual([
    [1, "a.gib", "김초"],
    [2, "a.gib", "박초"],
    [3, "a.gib", null],
    [4, "b.pgn", "정초"],
  ]);
  expect(library.imported).toMatchObject({ added: [1, 2, 3, 4], again: 0, faults: 2, stopped: null });
  expect(library.problems).toMatchObject([
    { name: "go.gib", problem: "not_janggi" },
    { name: "empty.gib", problem: "empty" },
    { name: "none.gib", problem: "no_games", fault: { code: "unknown_setup" } },
    { name: "copied.gib", problem: "garbled" },
  ]);
  const after = open();
  await after.restore();
  expect(after.heads).toEqual(library.heads);
  expect(await after.game(2)).toMatchObject({ number: 2, moves: ["i4h4"], fault: { code: "illegal_move", line: 21 } });
  expect([await after.game(3), await after.game(99)]).toEqual([null, null]);
});

test.each([
  ["CP949 read as Latin-1", '[ÃÊ´ë±¹ÀÚ "±èÃ¶¼ö"]\n[ÃÊÂ÷¸² "¸¶»ó»ó¸¶"]\n[ÇÑÂ÷¸² "¸¶»ó»ó¸¶"]\n\n1. 79Á¹78\n', "김철수"],
  ["UTF-8 read as Windows-1252", new TextDecoder("windows-1252").decode(new TextEncoder().encode(GOOD)), "김초"],
])("a text that was saved in the wrong encoding is read in its own, and that is said: %s", async (_, text, name) => {
  const library = shelf()();
  await library.openFiles([file("pasted", text)]);
  expect([players(library), library.problems]).toEqual([[name], []]);
  expect(library.imported).toMatchObject({ restored: ["pasted"], damaged: [] });
});

test("a game of this app comes back from its export as the same record, in one collection and in others", async () => {
  const text = JSON.stringify({
    tags: [["GameId", "1"]],
    moves: [{ move: "a4b4" }],
    start: { setup: { cho: "mssm", han: "smms" } },
    janggun: 1,
  });
  const library = shelf()();
  const head = await library.addGame("here", text);
  expect(head).toMatchObject({ id: 1, file: "here", plies: 1, fault: null });
  expect(await library.addGame("here", text)).toEqual(head);
  const exported = await textOf((await library.export("json", library.heads))?.parts ?? []);
  const other = shelf()();
  for (const one of [library, other, other]) await one.openText("back.json", exported);
  expect([library.heads.length, other.heads.length]).toEqual([1, 1]);
  expect(other.imported).toMatchObject({ added: [], again: 1 });
});

test("a record that is there already is not added again; the same moves in other words are marked", async () => {
  const library = shelf()();
  await library.openFiles([file("a.gib", GOOD + BROKEN)]);
  await library.openFiles([
    file("again.gib", BROKEN.replaceAll("\n", "\r\n") + GOOD),
    file("other.gib", sample("김", "이")),
  ]);
  expect(library.imported).toMatchObject({ added: [3], again: 2 });
  expect([...library.doubles]).toEqual([3]);
  await library.openText("pasted", sample("김", "이", { moves: "1. 79졸78 2. 41병42" }));
  expect([...library.doubles], "fewer moves are another game").toEqual([3]);
});

test("what came in or was deleted can be taken back", async () => {
  const open = shelf();
  const library = open();
  await library.openText("a", GOOD + BROKEN);
  await library.openText("b", sample("정초", "강한") + sample("송초", "민한"));
  await library.undo();
  expect(players(library)).toEqual(["김초", "박초"]);
  await library.undo();
  expect(players(library), "undo of the undo").toEqual(["김초", "박초", "정초", "송초"]);
  library.select(library.heads.slice(0, 3), true);
  await library.remove(library.chosen);
  expect([players(library), library.selected.size]).toEqual([["송초"], 0]);
  expect(await library.undo()).toBe(true);
  const after = open();
  await after.restore();
  expect(players(after)).toEqual(["김초", "박초", "정초", "송초"]);
});

test("an import that is stopped keeps what it has", async () => {
  const open = shelf();
  let reads = 0;
  const library: Library = open({
    codec: () =>
      Promise.resolve({
        cut: (bytes, ends, format) => records.cut(bytes, ends, format),
        split: (text, format) => records.split(text, format),
        read: (format, games) => {
          reads += 1;
          if (reads === 2) library.stop();
          return records.read(format, games);
        },
        write: (format, to, games) => records.write(format, to, games),
        readAnalysis: (format, game, rules) => records.readAnalysis(format, game, rules),
        writeAnalysis: (analysis, to) => records.writeAnalysis(analysis, to),
        verdicts: (format, game) => records.verdicts(format, game),
      }),
  });
  await library.openText("big.gib", Array.from({ length: 1000 }, (_, n) => sample(`초 ${n}`, "한")).join(""));
  expect([library.imported?.stopped, library.heads.length, library.progress]).toEqual(["asked", 200, null]);
  const after = open();
  await after.restore();
  expect(after.heads.length).toBe(200);
});

test("a browser without room says so, and keeps what there was room for", async () => {
  const store = new MemoryStore();
  let room = 150;
  const full: Parts["store"] = () =>
    Promise.resolve(
      Object.assign(Object.create(store) as MemoryStore, {
        add: (games: Parameters<MemoryStore["add"]>[0]) => {
          room -= games.length;
          if (room < 0) return Promise.reject(new DOMException("full", "QuotaExceededError"));
          return store.add(games);
        },
      }),
    );
  const library = shelf()({ store: full });
  await library.openText("big.gib", Array.from({ length: 300 }, (_, n) => sample(`초 ${n}`, "한")).join(""));
  expect([library.imported?.stopped, library.heads.length]).toEqual(["no_room", 100]);
});

test("two thousand games come in, and all without a fault go out", async () => {
  const library = shelf()();
  const good = Array.from({ length: 1000 }, (_, n) => sample(`초 ${n}`, "이한"));
  const text = good.map((game, n) => game + BROKEN.replace("박초", `박 ${n}`)).join("") + UNREAD;
  await library.openText("big.gib", text);
  expect([library.heads.length, library.imported?.faults]).toEqual([2001, 1001]);
  const saved = await library.export("gib-cp949", library.heads);
  expect([saved?.leftOut, saved?.name]).toEqual([1001, "big.gib"]);
  expect(await textOf(saved?.parts ?? [])).toBe(good.join(""));
});

test("an export is called after its file; one game goes out as far as it was read", async () => {
  const library = shelf()();
  await library.openFiles([file("a.gib", GOOD + BROKEN), file("b.gib", sample("정초", "강한"))]);
  expect((await library.export("gib", library.heads))?.name).toBe("janggi.gib");
  const one = await library.export("pgn", library.heads.slice(1, 2));
  expect([one?.name, one?.leftOut]).toEqual(["a-2.pgn", 0]);
  expect(records.split(await textOf(one?.parts ?? [])).games.length).toBe(1);
});

test("an export says what its format has no place for, summed over all batches and kinds of file", async () => {
  const library = shelf()();
  const game = (n: number): string => `[White "${n}"]\n[Black "b"]\n\n1. a4a5 {c} a7a6 (1... i7i6) *\n\n`;
  const pgn = Array.from({ length: 201 }, (_, n) => game(n)).join("");
  await library.openFiles([file("a.pgn", pgn), file("b.gib", GOOD)]);
  const told = await library.export("gib", library.heads);
  expect(told?.without.map(({ content, count, games }) => [content, count, games])).toEqual([["variations", 201, 201]]);
  settings.lang = "nl";
  expect(leftOutText(told?.without ?? [])).toBe(
    " 201 varianten weggelaten uit 201 partijen: dit formaat heeft er geen plaats voor.",
  );
  expect((await library.export("json", library.heads))?.without).toEqual([]);
});

test("neighbours are those of the search, else of the whole list", async () => {
  const library = shelf()();
  await library.openText("a", GOOD + UNREAD + BROKEN + sample("김다", "이한"));
  expect([library.neighbours(1).after?.id, library.neighbours(3).before?.id]).toEqual([3, 1]);
  library.search({ words: "김" });
  expect([library.neighbours(1).after?.id, library.neighbours(1).before]).toEqual([4, null]);
  expect(library.neighbours(3).after?.id).toBe(4);
});

test("files that an earlier version kept for the tab go over to the collection, once", async () => {
  const open = shelf();
  const kept = [{ name: "a.gib", text: GOOD, encoding: "utf8", damaged: false }];
  sessionStorage.setItem("janggun.records", JSON.stringify(kept));
  const library = open();
  await library.restore();
  expect([players(library), sessionStorage.getItem("janggun.records")]).toEqual([["김초"], null]);
  for (const text of ["", "{", "null", '{"name":"a"}', '[{"name":"a","text":"b"}]']) {
    sessionStorage.setItem("janggun.records", text);
    const again = open();
    await again.restore();
    expect(players(again)).toEqual(["김초"]);
  }
});

test("without the module every file says so", async () => {
  const library = shelf()({ codec: () => Promise.reject(new Error("offline")) });
  await library.openText("x.gib", GOOD);
  expect(library.problems).toEqual([{ name: "x.gib", problem: "no_module" }]);
});

test("a position is looked for in every game, also through another order of moves; tags survive a reload", async () => {
  const open = shelf();
  const library = open();
  const game = (moves: string): string => `position startpos moves ${moves}`;
  for (const moves of ["a4b4 a7b7 c4d4", "c4d4 a7b7 a4b4 i7h7", "a4b4 i7h7"])
    await library.openText("text", game(moves));
  expect(library.heads.map(({ plies }) => plies)).toEqual([3, 4, 2]);
  expect(library.seek("no position")).toBe(false);
  const after = "rnba1abnr/4k4/1c5c1/1pp1p1p1p/9/9/1P1P2P1P/1C5C1/4K4/RNBA1ABNR b - - 9 9";
  expect(library.seek(after)).toBe(true);
  expect(library.found, "nothing is claimed before it is known").toEqual([]);
  await vi.waitFor(() => expect(library.sought?.done).toBe(3));
  expect(library.found.map(({ id }) => id)).toEqual([]);
  library.seek(after.replace("1P1P2P1P", "1P1PP1P1P"));
  await vi.waitFor(() => expect(library.sought?.done).toBe(3));
  expect([...(library.sought?.plies ?? [])]).toEqual([
    [1, 3],
    [2, 3],
  ]);
  expect(library.found.map(({ id }) => id)).toEqual([1, 2]);
  library.seek("");
  expect(library.found).toHaveLength(3);

  await library.tag(library.heads.slice(0, 2), "결승", true);
  await library.tag(library.heads.slice(0, 2), "결승", true);
  await library.tag(library.heads.slice(1), "결승", false);
  const later = open();
  await later.restore();
  expect(later.heads.map(({ tags }) => tags)).toEqual([["결승"], undefined, undefined]);
  later.search({ tag: "결승" });
  expect(later.found.map(({ id }) => id)).toEqual([1]);
  later.search({ tag: "", words: "결승" });
  expect(
    later.found.map(({ id }) => id),
    "words find it too",
  ).toEqual([1]);
});
