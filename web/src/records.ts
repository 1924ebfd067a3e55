// Game records in the browser: the formats of the Rust core compiled to a
// WebAssembly module of its own, which the page of records runs in a worker.
//
// Owns: the types of the module's texts.
// Must not: know a format.
import type { Setup } from "./lib/setup";
import type { Side } from "./lib/position";
import { RulesModule, type Reason, type Verdict } from "./rules";

export const FORMATS = ["gib", "pgn", "json"] as const;
export type Format = (typeof FORMATS)[number];

/** One game as it stands in its file. */
export interface Piece {
  number: number;
  /** The line of the file it begins in, from 1. */
  line: number;
  text: string;
  too_long: boolean;
}

/** What stopped the reading of a game. */
export interface Fault extends Reason {
  line: number;
  /** From 1; null where it concerns the headers. */
  ply: number | null;
  detail: string;
}

export type Note =
  | { code: "move_count"; said: number; found: number }
  | { code: "move_number"; ply: number; said: number }
  | { code: "check_not_said" | "check_not_given"; ply: number };

export interface Outcome {
  winner: Side | "draw" | null;
  reason: string | null;
  margin_half?: number;
}

/** A game that could be read, at least to some ply. */
export interface RecordGame {
  number: number;
  line: number;
  tags: [key: string, value: string][];
  players: Record<Side, string | null>;
  event: string | null;
  date: string | null;
  /** Null where the game starts from any other position. */
  setups: Record<Side, Setup> | null;
  start: string;
  moves: string[];
  /** Plies that give check. */
  checks: number[];
  /** With the ply they stand behind, 0 for the start. */
  comments: [ply: number, text: string][];
  seconds: [ply: number, seconds: number][];
  /** There are variations, which the replay leaves out. */
  branches: boolean;
  outcome: Outcome;
  /** The result as the file has it. */
  result: string | null;
  rules: { base?: string } | null;
  verdict: Verdict | null;
  fault: Fault | null;
  notes: Note[];
}

/** A game of which nothing could be read. */
export interface UnreadGame {
  number: number;
  line: number;
  fault: Fault;
}

export type AnyGame = RecordGame | UnreadGame;

export function isRead(game: AnyGame): game is RecordGame {
  return "moves" in game;
}

/** The module's text contract. It throws where the module breaks down. */
export class Records {
  constructor(private readonly module: Pick<RulesModule, "call">) {}

  private ask<T>(request: Record<string, unknown>): T {
    const answer = JSON.parse(this.module.call(JSON.stringify(request))) as { ok: boolean; error?: { detail: string } };
    if (!answer.ok) throw new Error(answer.error?.detail ?? "no answer");
    return answer as T;
  }

  /** Cuts a file into games; without a format, by its first letters. */
  split(text: string, format?: Format): { format: Format; games: Piece[] } {
    return this.ask({ split: format === undefined ? { text } : { text, format } });
  }

  read(format: Format, games: readonly Piece[]): AnyGame[] {
    return this.ask<{ games: AnyGame[] }>({ read: { format, games } }).games;
  }

  /** Games of which nothing could be read are left out, others end before their fault. */
  write(format: Format, to: Format, games: readonly Piece[]): { text: string; left_out: number[] } {
    return this.ask({ write: { format, to, games } });
  }
}
