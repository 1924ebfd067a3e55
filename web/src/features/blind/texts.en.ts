// The words of playing by typed commands in English, and what every language has to say.
import type { Argued } from "./commands";

export const en = {
  open: "Play by typed commands (for screen readers)",
  title: "Commands",
  close: "Hide the commands",
  field: "Move or command, H for help",
  send: "Send",
  log: "Answers",
  help: "Type a move by its two points, as a4b4 or 7172. P pieces, also P cho chariot. R 4 the fourth rank, F a the file a. A point such as e2: what stands there. M e2: where that piece can go. S whose turn it is, L the last move, C clocks, O points. PASS passes.",
  empty: (p: { square: string }): string => `${p.square} is empty`,
  nothing: "nothing",
  line: (p: { from: string; to: string }): string => `${p.from} to ${p.to}:`,
  pass: "pass",
  noMoves: "cannot move",
  noClocks: "There are no clocks.",
  noPoints: "Points do not count here.",
  noLast: "Nothing has been played yet.",
  notRunning: "No game is running.",
  turn: (p: { side: string; ply: number }): string => `Move ${p.ply}, ${p.side} to play.`,
  check: (p: { side: string }): string => `${p.side} is in check.`,
  facing: "The generals face each other.",
  wait: "You cannot move now.",
  sent: (p: { move: string }): string => `${p.move} sent.`,
  passing: "Passing.",
  refused: (p: { move: string }): string => `${p.move} is not possible.`,
  unknown: (p: { text: string }): string => `“${p.text}” is no command. H for help.`,
  unclear: {
    pieces: "P is followed by a side, a piece, or nothing: P han horse.",
    rank: "R is followed by a rank: R 4.",
    file: "F is followed by a file: F a.",
    moves: "M is followed by a point: M e2.",
  } satisfies Record<Argued, string>,
  byoyomi: (p: { seconds: string; periods: number }): string => `${p.seconds} seconds, ${p.periods} periods`,
};

export type BlindTexts = typeof en;
