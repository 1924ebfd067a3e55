// The keys of the app, as the shortcuts page lists them.
export const GROUPS = {
  board: [
    ["walk", ["arrows"]],
    ["take", ["Enter"]],
    ["putBack", ["Esc"]],
    ["typed", ["type"]],
    ["pass", ["P", "double"]],
    ["draw", ["second"]],
  ],
  game: [
    ["step", ["←", "→"]],
    ["ends", ["Home", "End"]],
    ["flip", ["F"]],
    ["hint", ["T"]],
    ["zen", ["Z"]],
    ["answer", ["Enter", "Esc"]],
  ],
  analysis: [
    ["step", ["←", "→"]],
    ["sibling", ["↑", "↓"]],
    ["undo", ["Ctrl+Z"]],
    ["redo", ["Ctrl+Y"]],
    ["engine", ["E"]],
    ["threat", ["X"]],
    ["refutation", ["R"]],
  ],
  everywhere: [["help", ["?"]]],
} as const;

export type GroupId = keyof typeof GROUPS;
export type ShortcutId = (typeof GROUPS)[GroupId][number][0];
