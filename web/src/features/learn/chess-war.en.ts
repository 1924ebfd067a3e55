import type { LawTexts } from "./text-types";

export const chessWar: LawTexts = {
  pieces: {
    k: {
      name: "General",
      called: "궁 or 장 · 楚 for Cho, 漢 for Han · a King on the army sheet",
      how: "One point in any direction, inside its palace.",
      hint: "The lines of the palace do not matter. If the generals face each other when a turn begins, the game is drawn.",
    },
    a: {
      name: "Guard",
      called: "사 · 士",
      how: "One point in any direction, inside the palace.",
      hint: "It moves exactly like the general.",
    },
    c: {
      name: "Cannon",
      called: "포 · 包",
      how: "It moves any distance along a line. To capture, it jumps over exactly one piece.",
      hint: "It cannot jump over or capture a cannon.",
    },
  },
  worth: null,
  sheet: null,
};
