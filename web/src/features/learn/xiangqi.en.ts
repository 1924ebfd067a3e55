import type { LawTexts, XiangqiPageTexts } from "./text-types";

export const xiangqiPage: XiangqiPageTexts = {
  title: "How to play Xiangqi",
  intro:
    "Xiangqi, or Chinese chess, is the game from which Janggi developed. If you know Janggi, you only need to learn the differences, and you can play it with a Janggi set.",
  start: "The starting position",
  sets: "Playing with a Janggi set",
  setsIntro: "The boards and pieces differ in seven ways, none of which matters for play:",
  differences: [
    "A Xiangqi board has a river across the middle, between the fifth and sixth ranks, usually drawn by leaving out the vertical lines. On a Janggi board, put a strip of paper there or just remember it.",
    "Xiangqi pieces are all the same size. Janggi pieces come in three sizes.",
    "Xiangqi pieces are printed on one side, Janggi pieces on both.",
    "Some of the Chinese characters are different, and in Janggi those of the blue side are in cursive script.",
    "Xiangqi pieces are round instead of octagonal.",
    "Xiangqi is usually played with red and black, Janggi with red and blue or green.",
    "The cells of a Xiangqi board are perfect squares. On a Janggi board they are slightly wider than tall.",
  ],
  rules: "The rules",
  pieces: "The pieces and their values",
  play: "Play Xiangqi",
};

export const xiangqi: LawTexts = {
  pieces: {
    k: {
      name: "General",
      called: "帥 for Red, 將 for Black",
      how: "One point forward, back or sideways, inside its palace.",
      hint: "It does not use the diagonals. The two generals may never face each other on an open file.",
    },
    a: {
      name: "Advisor",
      called: "仕 for Red, 士 for Black",
      how: "One point diagonally, inside the palace.",
      hint: "It can only ever reach five points: the corners of the palace and its centre.",
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
      how: "Exactly two points diagonally. The point in between, its eye, must be empty.",
      hint: "It cannot cross the river, so it only ever reaches seven points and is used for defence.",
    },
    r: {
      name: "Chariot",
      called: "俥 for Red, 車 for Black · moves like a rook",
      how: "Any distance straight along a line, as long as the way is empty.",
      hint: "It cannot use the palace diagonals. It is the strongest piece.",
    },
    c: {
      name: "Cannon",
      called: "炮 for Red, 砲 for Black",
      how: "It moves like the chariot. To capture, it jumps over exactly one piece.",
      hint: "It may jump over any piece, even a cannon, and may capture cannons.",
    },
    p: {
      name: "Soldier",
      called: "兵 for Red, 卒 for Black",
      how: "One point forward, and also sideways once it has crossed the river.",
      hint: "It never moves back and never promotes.",
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
        "A side without a legal move also loses, even if it is not in check. There is no passing.",
      ],
    },
    {
      term: "start",
      title: "The starting position",
      lines: [
        "It is always the same: there is no choice of setup, and the generals start on the back rank between their advisors.",
      ],
    },
    {
      term: "river",
      title: "The river",
      lines: [
        "It lies between the fifth and sixth ranks. Elephants cannot cross it, and soldiers may also move sideways once they have. The other pieces ignore it.",
      ],
    },
    {
      term: "flying-general",
      title: "Facing generals",
      lines: [
        "The generals must never face each other on an open file, so a general controls its file like a chariot.",
      ],
    },
    {
      term: "repetition",
      title: "Repetition and draws",
      lines: [
        "When a position occurs for the third time, the side that kept giving check or chasing a piece loses. If both sides did, or neither, the game is a draw.",
        "If neither side has enough pieces left to win, the game is a draw.",
        "Points are only a guide to what pieces are worth. They do not decide games.",
      ],
    },
  ],
};
