// The words of playing by typed commands in English, and what every language has to say.
import type { Argued } from "./commands";

export const en = {
  open: "Play by typed commands (for screen readers)",
  title: "Commands",
  close: "Hide the commands",
  field: "Move or command, H for help",
  send: "Send",
  log: "Answers",
  help: "Type a move by its two points, as a4b4 or 7172. P lists pieces; P cho chariot only those. R 4 reads the fourth rank, F a the a file. A point such as e2 reads what is on it, M e2 where that piece can go. S reads whose turn it is, L the last move, C the clocks, O the points. PASS passes.",
  empty: (p: { square: string }): string => `${p.square} is empty`,
  nothing: "nothing",
  line: (p: { from: string; to: string }): string => `${p.from} to ${p.to}:`,
  pass: "pass",
  noMoves: "cannot move",
  noClocks: "This game has no clocks.",
  noPoints: "Points are not counted in this game.",
  noLast: "No moves yet.",
  notRunning: "The game is not in progress.",
  turn: (p: { side: string; ply: number }): string => `Move ${p.ply}, ${p.side} to play.`,
  check: (p: { side: string }): string => `${p.side} is in check.`,
  facing: "The generals face each other.",
  wait: "You cannot move now.",
  sent: (p: { move: string }): string => `${p.move} sent.`,
  passing: "Passing.",
  refused: (p: { move: string }): string => `${p.move} is not possible.`,
  unknown: (p: { text: string }): string => `“${p.text}” is not a command. Type H for help.`,
  unclear: {
    pieces: "P is followed by a side, a piece, or nothing: P han horse.",
    rank: "R is followed by a rank: R 4.",
    file: "F is followed by a file: F a.",
    moves: "M is followed by a point: M e2.",
  } satisfies Record<Argued, string>,
  byoyomi: (p: { seconds: string; periods: number }): string => `${p.seconds} seconds, ${p.periods} periods`,
};

export type BlindTexts = typeof en;
