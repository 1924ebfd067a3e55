// The library's data on a game without its moves: enough to list it, to find it and to recognise it.
//
// Must not: know a database or a format.
import type { Movement } from "../../domain/movements.gen";
import { sha256 } from "../../platform/sha256";
import {
  isRead,
  type AnyGame,
  type Fault,
  type Format,
  type Piece,
  type RecordGame,
} from "../../platform/records-module";
import { misreadBytes } from "./misread";
import { movementOfRecord } from "./words";

/** A game before the library has assigned a number. */
export interface NewHead {
  /** The file it came from. */
  file: string;
  players: RecordGame["players"];
  event: string | null;
  /** As written in the record. */
  date: string | null;
  setups: RecordGame["setups"];
  movement: Movement;
  outcome: RecordGame["outcome"];
  plies: number;
  fault: Fault | null;
  /** Whether any of it could be read. */
  read: boolean;
  /** Key of its whole text: equal for the same record. */
  exact: string;
  /** Key of its start and moves: equal for the same game, possibly with other annotations. Null if no move was read. */
  moves: string | null;
}

/** A game in the list; `id` is its number there, never reused. */
export interface Head extends NewHead {
  id: number;
  /** Tags given by the visitor, in order; absent if there are none. */
  tags?: readonly string[];
}

/** A game's own text as stored in the library. */
export interface NewText {
  format: Format;
  /** Number in its file, and the line it starts on. */
  number: number;
  line: number;
  tooLong: boolean;
  /** Some bytes of its file were not valid characters. */
  damaged?: boolean;
  /** Encoded in UTF-8. */
  bytes: Uint8Array<ArrayBuffer>;
}

export interface KeptText extends NewText {
  id: number;
}

export interface NewGame {
  head: NewHead;
  text: NewText;
}

/** Whether a text contains signs of bytes that were read in the wrong encoding. */
export const isGarbled = (text: string): boolean => text.includes("\uFFFD") || misreadBytes(text) !== null;

/** Enough bits that a collision among a million games is practically impossible. */
const DIGEST = 32;

const digest = (text: string): string => sha256(text).slice(0, DIGEST);

/** The key of a record: ignores line endings, and blank lines around it. */
export function exactKey(piece: Pick<Piece, "text">): string {
  return digest(piece.text.replaceAll("\r", "").trim());
}

/** The key of a game: its start, its moves, and its law of movement. */
export function movesKey(game: Pick<RecordGame, "start" | "moves">, movement: Movement): string | null {
  return game.moves.length === 0 ? null : digest([movement, game.start, ...game.moves].join(" "));
}

const NOTHING = {
  players: { cho: null, han: null },
  event: null,
  date: null,
  setups: null,
  movement: "janggi",
  outcome: { winner: null, reason: "unstated" },
  plies: 0,
  read: false,
  moves: null,
} as const;

export function newGame(file: string, format: Format, piece: Piece, game: AnyGame): NewGame {
  const text = {
    format,
    number: piece.number,
    line: piece.line,
    tooLong: piece.too_long,
    ...(piece.damaged === true ? { damaged: true } : {}),
    bytes: new TextEncoder().encode(piece.text),
  };
  const exact = exactKey(piece);
  if (!isRead(game)) return { head: { ...NOTHING, file, exact, fault: game.fault }, text };
  const { players, event, date, setups, outcome, fault, moves } = game;
  const movement = movementOfRecord(game);
  const key = movesKey(game, movement);
  const head = { file, players, event, date, setups, movement, outcome, fault, exact, plies: moves.length, read: true };
  return { head: { ...head, moves: key }, text };
}

/** The game's text in the form for the records module. */
export function pieceOf({ number, line, tooLong, damaged, bytes }: NewText): Piece {
  const text = new TextDecoder().decode(bytes);
  return { number, line, too_long: tooLong, text, ...(damaged === true ? { damaged } : {}) };
}
