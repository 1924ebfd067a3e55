// @vitest-environment node
// Tests the records module and its typed interface in Node, with the same module that browsers load.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { beforeAll, expect, test } from "vitest";
import { decode, encodeCp949 } from "janggun";
import { isRead, Records } from "../../platform/records-module";
import { RulesModule } from "../../platform/rules-module";

let records: Records;
let size = 0;

beforeAll(async () => {
  let bytes: Buffer<ArrayBuffer>;
  try {
    bytes = readFileSync(resolve(import.meta.dirname, "../../../public/records.wasm"));
  } catch {
    throw new Error("web/public/records.wasm is missing: cargo xtask wasm");
  }
  size = gzipSync(bytes, { level: 9 }).length;
  records = new Records(await RulesModule.load(bytes));
});

const HEAD =
  '[대회명 "동네 장기"]\n[초대국자 "김초"]\n[한대국자 "이한"]\n[초차림 "마상상마"]\n[한차림 "상마상마"]\n[대국결과 "한 5.5점 점수승"]\n';
const GOOD = `${HEAD}\n{첫 해설}\n1. 79졸78 2. 41병42\n{좋은 수}\n3. 한수쉼 <7>\n\n`;
const BROKEN = `${HEAD}\n1. 79졸78 2. 41병31\n\n`;
const UNREAD = '[초차림 "아무거나"]\n[한차림 "상마상마"]\n\n1. 79졸78\n\n';

test("the module is at most 257 KB compressed", () => {
  console.info(`records.wasm: ${size} bytes gzipped`);
  expect(size).toBeLessThanOrEqual(257_000);
});

test("games, comments and results of a .gib", () => {
  const { format, games: pieces } = records.split(GOOD + BROKEN + UNREAD);
  expect([format, pieces.length, pieces[1]?.line]).toEqual(["gib", 3, 13]);
  const [good, broken, unread] = records.read(format, pieces);
  expect(good).toMatchObject({
    number: 1,
    players: { cho: "김초", han: "이한" },
    setups: { cho: "mssm", han: "smsm" },
    moves: ["i4h4", "a7b7", "e2e2"],
    comments: [
      [0, "첫 해설"],
      [2, "좋은 수"],
    ],
    seconds: [[3, 7]],
    outcome: { winner: "han", reason: "points", margin_half: 11 },
    result: "한 5.5점 점수승",
    fault: null,
  });
  expect(broken).toMatchObject({
    moves: ["i4h4"],
    fault: { code: "illegal_move", line: 20, ply: 2, facts: { text: "41병31" } },
  });
  expect(unread).toMatchObject({ number: 3, fault: { code: "unknown_setup", facts: { value: "아무거나" } } });
  expect(unread !== undefined && isRead(unread)).toBe(false);
});

test("what goes out comes in again as the same game, in every format", () => {
  const { format, games } = records.split(GOOD);
  const [first] = records.read(format, games);
  for (const to of ["gib", "pgn", "json"] as const) {
    const { text, left_out } = records.write(format, to, games);
    const again = records.split(text);
    expect([again.format, left_out]).toEqual([to, []]);
    const [second] = records.read(again.format, again.games);
    if (first === undefined || second === undefined || !isRead(first) || !isRead(second)) throw new Error(to);
    expect([second.moves, second.comments, second.players, second.start]).toEqual([
      first.moves,
      first.comments,
      first.players,
      first.start,
    ]);
  }
  expect(records.write("gib", "gib", games).text).toBe(GOOD);
});

test("JSON over many lines is one game", () => {
  const { format, games } = records.split(GOOD);
  const pretty = JSON.stringify(JSON.parse(records.write(format, "json", games).text), null, 2);
  const again = records.split(pretty);
  expect(again.games.length).toBe(1);
  expect(records.read("json", again.games)[0]).toMatchObject({ fault: null, moves: ["i4h4", "a7b7", "e2e2"] });
});

test("bytes: CP949 and back, UTF-8 with stray ends of file, UTF-16", () => {
  const korean = encodeCp949(GOOD);
  if (korean === null) throw new Error("no CP949");
  expect(decode(korean)).toEqual({ text: GOOD, encoding: "cp949", damaged: false });
  expect(korean.length).toBeLessThan(new TextEncoder().encode(GOOD).length);
  const utf8 = new TextEncoder().encode(GOOD);
  expect(decode(new Uint8Array([0xff, ...utf8, 0x1a]))).toEqual({ text: GOOD, encoding: "utf8", damaged: false });
  expect(decode(new Uint8Array([0xff, 0xfe, 0x41, 0])).text).toBe("A");
  expect(decode(new Uint8Array([0xb0, 0x20])).damaged).toBe(true);
  expect(encodeCp949("♞")).toBeNull();
});

test("every character of CP949 goes out as it came in", () => {
  let tried = 0;
  for (let lead = 0x81; lead <= 0xfe; lead++) {
    for (let trail = 0x41; trail <= 0xfe; trail++) {
      const { text, damaged } = decode(new Uint8Array([lead, trail]));
      if (damaged || !/^[가-힣一-鿿]$/u.test(text)) continue;
      const bytes = encodeCp949(text);
      expect(bytes === null ? null : decode(bytes).text).toBe(text);
      tried += 1;
    }
  }
  // Node supports only the characters of the older KS X 1001; browsers support all.
  expect(tried).toBeGreaterThan(6_000);
});
