// @vitest-environment node
// Tests that reading a file in chunks finds the same games as reading it at once.
import fc from "fast-check";
import { encodeCp949 } from "janggun";
import { beforeAll, expect, test } from "vitest";
import type { Piece, Records } from "../../platform/records-module";
import { portions } from "./chunks";
import { BROKEN, GOOD, loadRecords, sample, UNREAD } from "./samples";

let records: Records;
beforeAll(async () => {
  records = await loadRecords();
});

async function all(bytes: Blob, chunk: number): Promise<{ games: Piece[]; formats: Set<string>; done: number }> {
  const games: Piece[] = [];
  const formats = new Set<string>();
  let done = 0;
  for await (const portion of portions(bytes, records, chunk)) {
    games.push(...portion.games);
    formats.add(portion.format);
    expect(portion.done).toBeGreaterThanOrEqual(done);
    done = portion.done;
  }
  return { games, formats, done };
}

const OPEN = '[초대국자 "안닫힘"]\n[초차림 "마상상마"]\n[한차림 "상마상마"]\n\n{열린 해설\n1. 79졸78\n';
const gib = fc
  .array(fc.constantFrom(GOOD, BROKEN, UNREAD, OPEN, "\n\n", sample("긴 이름", "두리", { date: "2020" })), {
    minLength: 1,
    maxLength: 8,
  })
  .map((parts) => parts.join(""));
const chunk = fc.integer({ min: 16, max: 900 });

test("pieces of any size give the games of the whole, with their numbers and lines", async () => {
  await fc.assert(
    fc.asyncProperty(gib, chunk, fc.boolean(), async (text, size, crlf) => {
      const written = crlf ? text.replaceAll("\n", "\r\n") : text;
      const { games } = records.split(written, "gib");
      const read = await all(new Blob([written]), size);
      expect(read.games).toEqual(games);
    }),
    { numRuns: 150 },
  );
});

test("the same for bytes in CP949, PGN and lines of JSON", async () => {
  const games = GOOD + sample("박초", "최한") + sample("정초", "강한");
  const korean = encodeCp949(games.repeat(5));
  if (korean === null) throw new Error("no CP949");
  expect((await all(new Blob([korean]), 300)).games).toEqual(records.split(games.repeat(5)).games);
  for (const to of ["pgn", "json", "uci"] as const) {
    const { format, games: pieces } = records.split(games);
    const text = records.write(format, to, pieces).text.repeat(4);
    for (const size of [40, 333, 5000]) {
      const read = await all(new Blob([text]), size);
      expect([read.games, [...read.formats]]).toEqual([records.split(text).games, [to]]);
    }
  }
});

test("a file without an end of line, and an empty one", async () => {
  expect((await all(new Blob([GOOD.trimEnd()]), 20)).games.length).toBe(1);
  expect((await all(new Blob([""]), 20)).games).toEqual([]);
  expect((await all(new Blob(["\n \n".repeat(50)]), 20)).games).toEqual([]);
});

test("any encoding, any line ends: the same games, and a broken character is told", async () => {
  const text = GOOD + sample("박초", "최한");
  const plain = records.read("gib", records.split(text).games);
  const utf16 = (little: boolean): Uint8Array<ArrayBuffer> => {
    const view = new DataView(new ArrayBuffer(2 * text.length));
    for (let at = 0; at < text.length; at += 1) view.setUint16(2 * at, text.charCodeAt(at), little);
    return new Uint8Array(view.buffer);
  };
  const utf8 = new TextEncoder().encode(text.replaceAll("\n", "\r"));
  const korean = encodeCp949(text) ?? new Uint8Array();
  for (const bytes of [utf8, korean, utf16(true), utf16(false)]) {
    const read = await all(new Blob([bytes]), 300);
    expect(records.read("gib", read.games)).toEqual(plain);
  }
  const name = encodeCp949("이한") ?? new Uint8Array();
  const at = korean.findIndex((_, at) => name.every((byte, n) => korean[at + n] === byte));
  const broken = new Blob([korean.slice(0, at + 3), korean.slice(at + 4)]);
  const portion = (await portions(broken, records).next()).value;
  expect(portion).toMatchObject({ damaged: true, games: [{ damaged: true }, {}] });
  const [game] = records.read("gib", (portion as { games: Piece[] }).games);
  expect(game).toMatchObject({
    fault: { code: "bad_encoding", ply: null },
    players: { han: "이\uFFFD" },
    moves: ["i4h4", "a7b7", "e2e2"],
  });
});
