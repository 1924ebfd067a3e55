import type { LawTexts } from "./text-types";

export const xiangqi: LawTexts = {
  pieces: {
    k: {
      name: "General",
      called: "帥 for Red, 將 for Black",
      how: "One point straight ahead, back or sideways, inside its palace.",
      hint: "It does not use the diagonals. The two generals may never stand on one file with nothing between them.",
    },
    a: {
      name: "Advisor",
      called: "仕 for Red, 士 for Black",
      how: "One point diagonally, inside the palace.",
      hint: "Five points are all it ever reaches: the corners of the palace and its centre.",
    },
    n: {
      name: "Horse",
      called: "傌 for Red, 馬 for Black",
      how: "One point straight, then one point diagonally outwards, as in Janggi.",
      hint: "It does not jump: a piece on the first point blocks both landing points behind it.",
    },
    b: {
      name: "Elephant",
      called: "相 for Red, 象 for Black",
      how: "Exactly two points diagonally; the point between, its eye, must be empty.",
      hint: "It never crosses the river and so reaches only seven points: a piece for defence.",
    },
    r: {
      name: "Chariot",
      called: "俥 for Red, 車 for Black · moves like a rook",
      how: "Any distance straight along a line, as long as the way is empty.",
      hint: "The diagonals of the palaces are not for it. It is the strongest piece.",
    },
    c: {
      name: "Cannon",
      called: "炮 for Red, 砲 for Black",
      how: "It moves like the chariot. To capture, it jumps over exactly one piece.",
      hint: "Any piece will do to jump over, a cannon too, and it may take cannons.",
    },
    p: {
      name: "Soldier",
      called: "兵 for Red, 卒 for Black",
      how: "One point forward; across the river also sideways.",
      hint: "It never goes back and never changes into another piece.",
    },
  },
  worth: {
    r: "7 points",
    c: "4.5 points",
    n: "4 points",
    b: "2 points",
    a: "2 points",
    p: "1 point, across the river 2",
    k: "no points: losing it loses the game",
  },
  sheet: [
    {
      term: "xiangqi",
      title: "The aim",
      lines: [
        "Attack the enemy general so that nothing can save it. Red moves first.",
        "Having no legal move loses too, in check or not. There is no pass.",
      ],
    },
    {
      term: "start",
      title: "The start",
      lines: [
        "It is always the same: nobody chooses a set-up, and the generals stand on the back rank between their advisors.",
      ],
    },
    {
      term: "river",
      title: "The river",
      lines: [
        "It lies between the fifth and the sixth rank. Elephants do not cross it; soldiers go sideways once they have. For all others it is not there.",
      ],
    },
    {
      term: "flying-general",
      title: "Generals out of sight",
      lines: ["The generals must never face each other on an open file, so a general guards its file like a chariot."],
    },
    {
      term: "repetition",
      title: "Repeating",
      lines: [
        "When a position stands for the third time, who gave check or chased a piece all along loses. If both did, or neither, it is a draw.",
        "Points are for comparison only; they decide nothing.",
      ],
    },
  ],
};
