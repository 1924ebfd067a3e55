import type { ShortcutTexts } from "./text-types";

export const en: ShortcutTexts = {
  title: "Keys",
  groups: { board: "On the board", game: "In a game", analysis: "In the analysis", everywhere: "Everywhere" },
  keys: {
    walk: "walk over the points",
    take: "pick up a piece and put it down",
    putBack: "put it back",
    typed: "play a move by typing it",
    pass: "pass",
    draw: "draw an arrow or a ring",
    step: "one move back or on",
    ends: "to the start, to the end",
    flip: "turn the board",
    hint: "a hint, or the evaluation",
    zen: "only the board (zen)",
    answer: "answer the question about a move",
    sibling: "to another variation",
    undo: "undo",
    redo: "redo",
    engine: "turn the engine on or off",
    threat: "the threat",
    refutation: "the reply to the last move",
    help: "this page",
  },
  words: {
    type: "79졸78 or a4b4",
    arrows: "arrow keys",
    double: "double tap on the general",
    second: "second mouse button",
  },
};
