// Keyboard shortcuts of the app, as listed on the shortcuts page.
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
    ["ends", ["Home", "End"]],
    ["cut", ["Delete"]],
    ["undo", ["Ctrl+Z"]],
    ["redo", ["Ctrl+Y", "Ctrl+Shift+Z"]],
    ["engine", ["E"]],
    ["threat", ["X"]],
    ["refutation", ["R"]],
    ["comment", ["C"]],
    ["pen", ["D"]],
    ["flip", ["F"]],
  ],
  records: [
    ["search", ["/"]],
    ["rows", ["↑", "↓"]],
    ["select", ["x"]],
    ["remove", ["Delete"]],
    ["restore", ["Ctrl+Z"]],
  ],
  record: [
    ["step", ["←", "→"]],
    ["ends", ["Home", "End"]],
    ["flip", ["F"]],
    ["backToList", ["Esc"]],
  ],
  editor: [
    ["putHan", ["K", "A", "N", "B", "R", "C", "P"]],
    ["putCho", ["shifted"]],
    ["takeOff", ["Delete"]],
    ["undo", ["Ctrl+Z"]],
    ["redo", ["Ctrl+Y", "Ctrl+Shift+Z"]],
  ],
  commands: [
    ["tellPieces", ["P"]],
    ["tellLine", ["R 4", "F a"]],
    ["tellPoint", ["e2"]],
    ["tellGoals", ["M e2"]],
    ["tellTurn", ["S"]],
    ["tellLast", ["L"]],
    ["tellClocks", ["C"]],
    ["tellPoints", ["O"]],
    ["passTyped", ["PASS"]],
    ["tellHelp", ["H"]],
  ],
  everywhere: [["help", ["?"]]],
} as const;

export type GroupId = keyof typeof GROUPS;
export type ShortcutId = (typeof GROUPS)[GroupId][number][0];
