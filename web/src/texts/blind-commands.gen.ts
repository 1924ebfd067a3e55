// Written by `cargo xtask generate` from the messages in texts/.
import type { Lang } from "./languages.gen";

export const en = {
  words: {
    pieces: "p, pieces",
    rank: "r, rank",
    file: "f, file",
    moves: "m, moves",
    clocks: "c, clocks",
    last: "l, last",
    points: "o, points",
    state: "s, state",
    pass: "pass",
    help: "h, help, ?",
  },
  roles: {
    k: "k, general",
    a: "a, guard, advisor",
    n: "n, h, horse",
    b: "b, e, elephant",
    r: "r, chariot",
    c: "c, cannon",
    p: "p, soldier",
  },
  sides: {
    cho: "cho",
    han: "han",
    red: "red",
    /** Colours of the side without the red pieces: green or blue in Janggi, black in Xiangqi. */
    other: "green, blue, black",
  },
};

export type BlindCommandsTexts = typeof en;

export const ko: BlindCommandsTexts = {
  words: {
    pieces: "기물",
    rank: "가로, 줄",
    file: "세로",
    moves: "갈곳",
    clocks: "시계",
    last: "마지막",
    points: "점수",
    state: "상황",
    pass: "한수쉼",
    help: "도움말",
  },
  roles: {
    k: "궁",
    a: "사",
    n: "마, 말",
    b: "상",
    r: "차",
    c: "포",
    p: "졸, 병",
  },
  sides: {
    cho: "초",
    han: "한",
    red: "홍, 빨강",
    other: "초록, 파랑, 흑",
  },
};

export const nl: BlindCommandsTexts = {
  words: {
    pieces: "stukken",
    rank: "rij",
    file: "kolom, lijn",
    moves: "zetten",
    clocks: "klokken",
    last: "laatste",
    points: "punten",
    state: "stand",
    pass: "passen",
    help: "hulp",
  },
  roles: {
    k: "generaal",
    a: "adviseur",
    n: "paard",
    b: "olifant",
    r: "strijdwagen",
    c: "kanon",
    p: "soldaat",
  },
  sides: {
    cho: "cho",
    han: "han",
    red: "rood",
    other: "groen, blauw, zwart",
  },
};

export const BLIND_COMMANDS_TEXTS: Readonly<Record<Lang, BlindCommandsTexts>> = { ko, en, nl };
