// A game as a list of frames: the starting position, and the position after each board action.
//
// Must not apply rules: legality and check come from the server or the rules module.
import { boardAction, opposite, piecesOfFen, turnOfFen } from "./position";
import type { Piece, Pieces, Side } from "./position";

export interface Frame {
  /** Number of board actions so far; 0 for the starting position. */
  ply: number;
  /** Index of the action in the game's full list, including offers and calls; -1 for the starting position. */
  index: number;
  pieces: Pieces;
  /** Side to move. */
  turn: Side;
  /** Action that led to the frame; null for the starting position. */
  action: Action | null;
}

export type Action =
  | { kind: "step"; by: Side; from: string; to: string; piece: Piece; captured: Piece | null }
  | { kind: "pass"; by: Side; square: string | null };

function after(frame: Frame, token: string, index: number): Frame | null {
  const move = boardAction(token);
  if (move === null) return null;
  const by = frame.turn;
  const next = { ply: frame.ply + 1, index, turn: opposite(by) };
  if (move === "pass") {
    const square =
      Object.keys(frame.pieces).find((s) => {
        const piece = frame.pieces[s];
        return piece?.side === by && piece.role === "k";
      }) ?? null;
    return { ...next, pieces: frame.pieces, action: { kind: "pass", by, square } };
  }
  const piece = frame.pieces[move.from];
  if (piece === undefined) return null;
  const captured = frame.pieces[move.to] ?? null;
  const { [move.from]: _left, ...rest } = frame.pieces;
  const pieces = { ...rest, [move.to]: piece };
  return { ...next, pieces, action: { kind: "step", by, ...move, piece, captured } };
}

/** Returns the frames of a game. Only board actions create frames; offers and calls do not. */
export function replay(fen: string, tokens: readonly string[]): Frame[] {
  return new Replay().frames(fen, tokens);
}

/** Replays a game that may grow. Frames of the unchanged part are reused. */
export class Replay {
  private fen: string | null = null;
  private tokens: readonly string[] = [];
  private known: Frame[] = [];

  frames(fen: string, tokens: readonly string[]): Frame[] {
    let same = 0;
    if (fen === this.fen) {
      while (same < tokens.length && tokens[same] === this.tokens[same]) same += 1;
    }
    const frames = fen === this.fen ? this.known.filter((frame) => frame.index < same) : start(fen);
    for (let index = same; frames.length > 0 && index < tokens.length; index++) {
      const last = frames.at(-1);
      const next = last === undefined ? null : after(last, tokens[index] ?? "", index);
      if (next !== null) frames.push(next);
    }
    this.fen = fen;
    this.tokens = [...tokens];
    this.known = frames;
    return frames;
  }
}

function start(fen: string): Frame[] {
  const pieces = piecesOfFen(fen);
  if (pieces === null) return [];
  return [{ ply: 0, index: -1, pieces, turn: turnOfFen(fen), action: null }];
}
