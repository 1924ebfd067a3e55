// Answers to typed questions about a game. Contains no rules.
import { koreanName } from "../../board/squares";
import { SIDES, type Piece, type Pieces, type Role, type Side } from "../../domain/position";
import { lineOf, type Command, type Reading } from "./commands";
import type { BlindTexts } from "../../texts/blind.gen";

/** State of the game at the time of the question. */
export interface Situation extends Reading {
  readonly pieces: Pieces;
  /** Side to move; null if the game is over or has not started. */
  readonly turn: Side | null;
  /** Targets of the legal moves from each point. A general may pass if its own point is among its targets. */
  readonly legal: Readonly<Record<string, readonly string[]>>;
  readonly check: boolean;
  readonly facing: boolean;
  readonly ply: number;
  /** Text of the last move; empty at the start. */
  readonly last: string;
  readonly points: Readonly<Record<Side, string>> | null;
  readonly clocks: Readonly<Record<Side, string>> | null;
}

/** Names of sides and pieces. */
export interface Names {
  readonly side: Readonly<Record<Side, string>>;
  readonly role: Readonly<Record<Role, string>>;
}

type Question = Exclude<Command, { kind: "move" | "pass" }>;

const ORDER: readonly Role[] = ["k", "r", "c", "n", "b", "a", "p"];

export function answer(question: Question, now: Situation, names: Names, words: BlindTexts): string {
  const at = (square: string): string => (now.naming === "korean" ? koreanName(square) : square);
  const standing = (square: string): string => {
    const piece = now.pieces[square];
    return piece === undefined ? words.empty({ square: at(square) }) : `${at(square)} ${pieceName(piece, names)}`;
  };
  switch (question.kind) {
    case "pieces":
      return SIDES.filter((side) => question.side === null || side === question.side)
        .map((side) => army(side, question.role, now, names, words, at))
        .join(" ");
    case "rank":
    case "file": {
      const taken = lineOf(question).filter((square) => now.pieces[square] !== undefined);
      const [first = "", last = ""] = [lineOf(question)[0], lineOf(question).at(-1)];
      const line = words.line({ from: at(first), to: at(last) });
      return `${line} ${taken.length === 0 ? words.nothing : taken.map(standing).join(", ")}.`;
    }
    case "point":
      return `${standing(question.square)}.`;
    case "moves": {
      const goals = now.legal[question.square] ?? [];
      const steps = goals.map((to) => (to === question.square ? words.pass : goal(to, now, names, at)));
      return `${standing(question.square)}: ${steps.length === 0 ? words.noMoves : steps.join(", ")}.`;
    }
    case "clocks":
      return now.clocks === null ? words.noClocks : both(now.clocks, names, words);
    case "points":
      return now.points === null ? words.noPoints : both(now.points, names, words);
    case "last":
      return now.last === "" ? words.noLast : now.last;
    case "state":
      return state(now, names, words);
    case "help":
      return words.help;
    case "unclear":
      return words.unclear[question.word];
    case "unknown":
      return words.unknown({ text: question.text });
  }
}

function pieceName({ side, role }: Piece, names: Names): string {
  return `${names.side[side]} ${names.role[role]}`;
}

function goal(to: string, now: Situation, names: Names, at: (square: string) => string): string {
  const taken = now.pieces[to];
  return taken === undefined ? at(to) : `${at(to)} × ${pieceName(taken, names)}`;
}

function both(values: Readonly<Record<Side, string>>, names: Names, words: BlindTexts): string {
  return `${SIDES.map((side) => words.value({ side: names.side[side], value: values[side] })).join(", ")}.`;
}

function army(
  side: Side,
  only: Role | null,
  now: Situation,
  names: Names,
  words: BlindTexts,
  at: (square: string) => string,
): string {
  const rows = ORDER.filter((role) => only === null || role === only).flatMap((role) => {
    const squares = Object.entries(now.pieces).filter(([, piece]) => piece.side === side && piece.role === role);
    return squares.length === 0
      ? []
      : [
          `${names.role[role]} ${squares
            .map(([square]) => at(square))
            .sort()
            .join(" ")}`,
        ];
  });
  return words.army({ side: names.side[side], pieces: rows.length === 0 ? words.nothing : rows.join(", ") });
}

function state(now: Situation, names: Names, words: BlindTexts): string {
  if (now.turn === null) return words.notRunning;
  const parts = [words.turn({ side: names.side[now.turn], ply: now.ply + 1 })];
  if (now.check) parts.push(words.check({ side: names.side[now.turn] }));
  if (now.facing) parts.push(words.facing);
  if (Object.keys(now.legal).length === 0) parts.push(words.wait);
  return parts.join(" ");
}
