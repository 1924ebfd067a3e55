// Heads and texts of the library's games. A head contains the data needed to list, search and recognise a game.
//
// Must not depend on a database or a record format.
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

/** Head of a game that has no number in the library yet. */
export interface NewHead {
  /** Name of the file from which the game was imported. */
  file: string;
  players: RecordGame["players"];
  event: string | null;
  /** Date as written in the record. */
  date: string | null;
  setups: RecordGame["setups"];
  movement: Movement;
  outcome: RecordGame["outcome"];
  plies: number;
  fault: Fault | null;
  /** Whether any part of the game could be read. */
  read: boolean;
  /** Key of the whole text, equal for identical records. */
  exact: string;
  /** Key of the game (`movesKey`), equal for the same moves with different annotations. Null if no move was read. */
  moves: string | null;
}

/** Head of a stored game; `id` is its number in the library, which is never reused. */
export interface Head extends NewHead {
  id: number;
  /** The user's tags; absent if there are none. */
  tags?: readonly string[];
}

/** Original text of a game, as stored in the library. */
export interface NewText {
  format: Format;
  /** Number of the game in its file. */
  number: number;
  line: number;
  tooLong: boolean;
  /** Whether some bytes of the file were not valid characters. */
  damaged?: boolean;
  /** The text in UTF-8. */
  bytes: Uint8Array<ArrayBuffer>;
}

export interface KeptText extends NewText {
  id: number;
}

export interface NewGame {
  head: NewHead;
  text: NewText;
}

/** Returns whether a text contains signs that its bytes were decoded with the wrong encoding. */
export const isGarbled = (text: string): boolean => text.includes("\uFFFD") || misreadBytes(text) !== null;

/** Length of a digest in hexadecimal digits; collisions among a million games are practically impossible. */
const DIGEST = 32;

const digest = (text: string): string => sha256(text).slice(0, DIGEST);

/** Returns the key of a record. It does not depend on `\r` or on surrounding whitespace. */
export function exactKey(piece: Pick<Piece, "text">): string {
  return digest(piece.text.replaceAll("\r", "").trim());
}

/** Returns the key of a game's variant, start and moves; null if there are no moves. */
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

/** Returns a game's text in the form that the records module takes. */
export function pieceOf({ number, line, tooLong, damaged, bytes }: NewText): Piece {
  const text = new TextDecoder().decode(bytes);
  return { number, line, too_long: tooLong, text, ...(damaged === true ? { damaged } : {}) };
}
