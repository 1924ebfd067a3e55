// @vitest-environment node
// Invariants of typed commands. For example, both names of a point are equivalent, and answers by rank, file or piece
// name every piece once.
import fc from "fast-check";
import { expect, test } from "vitest";
import { koreanName, SQUARES } from "../../board/squares";
import { en as messages } from "../../texts/core.en.gen";
import { arrangements } from "../editor/arbitrary";
import { answer, type Situation } from "./answers";
import { LINES, lineOf, readCommand, type Command, type Reading } from "./commands";
import { BLIND_TEXTS } from "../../texts/blind.gen";
import { BLIND_COMMANDS_TEXTS } from "../../texts/blind-commands.gen";

const square = fc.constantFrom(...SQUARES);
const UCI: Reading = { naming: "uci", redSide: "han" };

const names = { side: { cho: "Cho", han: "Han" }, role: messages.piece };

const situation = (pieces: Situation["pieces"], naming: Situation["naming"] = "uci"): Situation => ({
  pieces,
  turn: "cho",
  legal: {},
  check: false,
  facing: false,
  ply: 0,
  last: "",
  points: null,
  clocks: null,
  naming,
  redSide: "han",
});

function ask(line: string, now: Situation): string {
  const command = readCommand(line, now);
  if (command.kind === "move" || command.kind === "pass") throw new Error(`${line} is no question`);
  return answer(command, now, names, BLIND_TEXTS.en);
}

test("a move is the same in both ways of naming its points, with the piece or without", () => {
  fc.assert(
    fc.property(square, square, (from, to) => {
      const move: Command = { kind: "move", token: from + to };
      const [a, b] = [koreanName(from), koreanName(to)];
      for (const text of [
        `${from}${to}`,
        `${from} ${to}`,
        `${from}-${to}`,
        `${a}${b}`,
        `${a}졸${b}`,
        `${a}차${b}포`,
        `${a}졸${b} 장군`,
        `P${a}-${b}`,
        `W${a}x${b}+`,
        ` ${from}${to} `,
      ]) {
        expect(readCommand(text, UCI)).toEqual(move);
      }
    }),
  );
});

test("a point alone asks what stands there", () => {
  fc.assert(
    fc.property(square, (at) => {
      for (const text of [at, koreanName(at)])
        expect(readCommand(text, { ...UCI, naming: "korean" })).toEqual({ kind: "point", square: at });
    }),
  );
});

test.each(["uci", "korean"] as const)("scanning tells of every piece once, named by %s", (naming) => {
  fc.assert(
    fc.property(arrangements("janggi"), ({ pieces }) => {
      const now = situation(pieces, naming);
      const spoken = Object.entries(pieces).map(([at, { side, role }]) => {
        const name = naming === "korean" ? koreanName(at) : at;
        return `${name} ${names.side[side]} ${names.role[role]}`;
      });
      const ranks = Array.from({ length: LINES.ranks }, (_, rank) =>
        ask(`r ${naming === "korean" ? (10 - rank) % 10 : rank + 1}`, now),
      );
      const files = Array.from({ length: LINES.files }, (_, file) => ask(`f ${"abcdefghi"[file]}`, now));
      for (const answers of [ranks, files]) {
        const told = answers
          .flatMap((text) =>
            text
              .replace(/^.*?: /, "")
              .replace(/\.$/, "")
              .split(", "),
          )
          .filter((text) => text !== "nothing");
        expect(told.sort()).toEqual([...spoken].sort());
      }
      const squares = ask("p", now).match(naming === "korean" ? /\d\d/g : /[a-i]\d+/g) ?? [];
      expect(squares).toHaveLength(spoken.length);
    }),
  );
});

test("every point lies on one rank and on one file", () => {
  const count = (lines: readonly (readonly string[])[]): number => new Set(lines.flat()).size;
  expect(count(Array.from({ length: LINES.ranks }, (_, rank) => lineOf({ kind: "rank", rank })))).toBe(90);
  expect(count(Array.from({ length: LINES.files }, (_, file) => lineOf({ kind: "file", file })))).toBe(90);
});

test.each([
  ["P han horse", { kind: "pieces", side: "han", role: "n" }],
  ["p 초 차", { kind: "pieces", side: "cho", role: "r" }],
  ["기물", { kind: "pieces", side: null, role: null }],
  ["p queen", { kind: "unclear", word: "pieces" }],
  ["r 11", { kind: "unclear", word: "rank" }],
  ["f z", { kind: "unclear", word: "file" }],
  ["m", { kind: "unclear", word: "moves" }],
  ["m 95", { kind: "moves", square: "e2" }],
  ["pass", { kind: "pass" }],
  ["?", { kind: "help" }],
  ["Qxe4", { kind: "unknown", text: "Qxe4" }],
])("%s", (line, command) => {
  expect(readCommand(line, UCI)).toEqual(command);
});

test.each(["red", "홍", "rood"])("%s means the side with the red pieces", (word) => {
  for (const redSide of ["cho", "han"] as const)
    expect(readCommand(`p ${word}`, { naming: "uci", redSide })).toEqual({ kind: "pieces", side: redSide, role: null });
  expect(readCommand("p black", { naming: "uci", redSide: "cho" })).toEqual({
    kind: "pieces",
    side: "han",
    role: null,
  });
});

test("any line is answered, and nothing is silent", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), arrangements("xiangqi"), (line, { pieces }) => {
      const command = readCommand(line, UCI);
      if (command.kind === "move" || command.kind === "pass") return;
      for (const lang of ["ko", "en", "nl"] as const) {
        expect(answer(command, situation(pieces), names, BLIND_TEXTS[lang])).not.toBe("");
      }
    }),
  );
});

test("no typed word means two things, whatever the language", () => {
  for (const group of ["words", "roles", "sides"] as const) {
    const meanings = new Map<string, string>();
    for (const texts of Object.values(BLIND_COMMANDS_TEXTS)) {
      for (const [meaning, words] of Object.entries(texts[group])) {
        for (const word of words.split(", ")) {
          expect(meanings.get(word) ?? meaning, word).toBe(meaning);
          meanings.set(word, meaning);
        }
      }
    }
    expect(meanings.size).toBeGreaterThan(5);
  }
});
