// Parses typed commands from users who cannot see the board. Pure.
import { FILES, RANKS, isSquare, koreanName, rankOf, SQUARES, fileOf } from "../../board/squares";
import { opposite, type Role, type Side } from "../../domain/position";
import { BLIND_COMMANDS_TEXTS, type BlindCommandsTexts } from "../../texts/blind-commands.gen";

export type Command =
  | { readonly kind: "move"; readonly token: string }
  | { readonly kind: "pass" }
  | { readonly kind: "pieces"; readonly side: Side | null; readonly role: Role | null }
  /** Ranks and files are numbered from 0: ranks from Cho's side, files from Cho's left. */
  | { readonly kind: "rank"; readonly rank: number }
  | { readonly kind: "file"; readonly file: number }
  | { readonly kind: "point"; readonly square: string }
  | { readonly kind: "moves"; readonly square: string }
  | { readonly kind: "clocks" | "last" | "points" | "state" | "help" }
  /** A known word without a valid argument. */
  | { readonly kind: "unclear"; readonly word: Argued }
  | { readonly kind: "unknown"; readonly text: string };

/** Commands that take an argument. */
export type Argued = "pieces" | "rank" | "file" | "moves";
type Word = Argued | "clocks" | "last" | "points" | "state" | "pass" | "help";

type Typed = Readonly<Record<string, string>>;

/** Returns a map from every accepted word or letter, in any language of the app, to its key. */
function typed<K extends string>(keys: readonly K[], of: (texts: BlindCommandsTexts) => Typed): ReadonlyMap<string, K> {
  const all = Object.values(BLIND_COMMANDS_TEXTS).map(of);
  return new Map(
    keys.flatMap((key) => all.flatMap((words) => (words[key] ?? "").split(", ").map((word) => [word, key]))),
  );
}

const WORDS = typed<Word>(
  ["pieces", "rank", "file", "moves", "clocks", "last", "points", "state", "pass", "help"],
  ({ words }) => words,
);
const ROLES = typed<Role>(["k", "a", "n", "b", "r", "c", "p"], ({ roles }) => roles);
const SIDES = typed<Side | "red" | "other">(["cho", "han", "red", "other"], ({ sides }) => sides);

/** Naming of points: a letter and a number as in UCI (`e2`), or the two digits of Korean records (`95`). */
export type Naming = "uci" | "korean";

const KOREAN = new Map(SQUARES.map((square) => [koreanName(square), square]));

/** Returns the point that a word names in either notation; null if there is none. */
export function squareOfWord(word: string): string | null {
  return isSquare(word) ? word : (KOREAN.get(word) ?? null);
}

/**
 * Parses a move from its two points, in any notation in which pages show it. In Korean digits, a one-syllable piece name
 * may follow each point, or a piece letter of any language may stand first: `79졸78`, `P79-78`, `S79-78`.
 */
function stepOf(text: string): string | null {
  const letters = /^([a-i](?:10|[1-9]))[-x]?([a-i](?:10|[1-9]))$/.exec(text);
  if (letters !== null) return `${letters[1]}${letters[2]}`;
  const digits = /^[kahercpgows]?(\d\d)[가-힣]?[-x]?(\d\d)[가-힣]?(?:장군|\+)?$/.exec(text);
  const [from, to] = [KOREAN.get(digits?.[1] ?? ""), KOREAN.get(digits?.[2] ?? "")];
  return from === undefined || to === undefined ? null : from + to;
}

function rankOfWord(word: string, naming: Naming): number | null {
  if (!/^\d{1,2}$/.test(word)) return null;
  const n = Number(word);
  if (naming === "korean") return n <= 9 ? (RANKS - n) % RANKS : n === 10 ? 0 : null;
  return n >= 1 && n <= RANKS ? n - 1 : null;
}

function fileOfWord(word: string): number | null {
  if (/^[a-i]$/.test(word)) return fileOf(`${word}1`);
  return /^[1-9]$/.test(word) ? Number(word) - 1 : null;
}

/** Returns the side with this name or this colour of pieces; null if there is none. */
function sideOfWord(word: string, redSide: Side): Side | null {
  const side = SIDES.get(word) ?? null;
  if (side === "red") return redSide;
  return side === "other" ? opposite(redSide) : side;
}

function argued(word: Word, rest: readonly string[], { naming, redSide }: Reading): Command {
  const [first = ""] = rest;
  switch (word) {
    case "rank": {
      const rank = rankOfWord(first, naming);
      return rank === null ? { kind: "unclear", word } : { kind: "rank", rank };
    }
    case "file": {
      const file = fileOfWord(first);
      return file === null ? { kind: "unclear", word } : { kind: "file", file };
    }
    case "moves": {
      const square = squareOfWord(first);
      return square === null ? { kind: "unclear", word } : { kind: "moves", square };
    }
    case "pieces": {
      const sides = rest.map((one) => sideOfWord(one, redSide));
      const roles = rest.map((one) => ROLES.get(one) ?? null);
      if (rest.some((_, at) => sides[at] === null && roles[at] === null)) return { kind: "unclear", word };
      return {
        kind: "pieces",
        side: sides.find((one) => one !== null) ?? null,
        role: roles.find((one) => one !== null) ?? null,
      };
    }
    default:
      return { kind: word };
  }
}

/** Settings on which the meaning of a command depends. `naming` determines how ranks are counted. */
export interface Reading {
  readonly naming: Naming;
  readonly redSide: Side;
}

export function readCommand(line: string, reading: Reading): Command {
  const text = line.trim().toLowerCase();
  const [first = "", ...rest] = text.split(/\s+/);
  const word = WORDS.get(first);
  if (word !== undefined) return argued(word, rest, reading);
  const square = squareOfWord(text);
  if (square !== null) return { kind: "point", square };
  const token = stepOf(text.replaceAll(/\s+/g, ""));
  return token === null ? { kind: "unknown", text: line.trim() } : { kind: "move", token };
}

/** Returns the points of a rank from Cho's left, or of a file from Cho's side. */
export function lineOf(command: { kind: "rank"; rank: number } | { kind: "file"; file: number }): readonly string[] {
  return SQUARES.filter((square) =>
    command.kind === "rank" ? rankOf(square) === command.rank : fileOf(square) === command.file,
  );
}

export const LINES = { ranks: RANKS, files: FILES } as const;
