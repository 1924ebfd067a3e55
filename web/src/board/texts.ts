// What the board says: names of pieces and points for screen readers, the sentence
// for a move, and the two short marks drawn on it. In Korean also in the words of
// the North, for pages tagged `ko-KP`.
import { samePiece, squareName } from "./squares";
import type { BoardModel, Coords, Piece, Pieces, Role, Side, Square } from "./types";

export type Lang = "ko" | "ko-KP" | "en" | "nl";

export function langOf(tag: string): Lang {
  const small = tag.toLowerCase();
  if (small.startsWith("en")) return "en";
  if (small.startsWith("nl")) return "nl";
  return small === "ko-kp" ? "ko-KP" : "ko";
}

function isKorean(lang: Lang): boolean {
  return lang === "ko" || lang === "ko-KP";
}

const KOREAN_ROLES: Readonly<Record<Role, string>> = { k: "궁", a: "사", n: "마", b: "상", r: "차", c: "포", p: "졸" };

const ROLES: Readonly<Record<Lang, Readonly<Record<Role, string>>>> = {
  ko: KOREAN_ROLES,
  "ko-KP": { ...KOREAN_ROLES, n: "말" },
  nl: { k: "Generaal", a: "Adviseur", n: "Paard", b: "Olifant", r: "Strijdwagen", c: "Kanon", p: "Soldaat" },
  en: { k: "general", a: "guard", n: "horse", b: "elephant", r: "chariot", c: "cannon", p: "soldier" },
};

const SIDES: Readonly<Record<Lang, Readonly<Record<Side, string>>>> = {
  ko: { cho: "초", han: "한" },
  "ko-KP": { cho: "초", han: "한" },
  nl: { cho: "Cho", han: "Han" },
  en: { cho: "Cho", han: "Han" },
};

/** Han's soldiers are called 병, Cho's 졸. */
export function pieceName(piece: Piece, lang: Lang): string {
  const role = isKorean(lang) && piece.role === "p" && piece.side === "han" ? "병" : ROLES[lang][piece.role];
  return `${SIDES[lang][piece.side]} ${role}`;
}

const KOREAN = {
  board: "장기판",
  empty: "빈 자리",
  selected: "선택됨",
  reachable: "갈 수 있음",
  capturable: "잡을 수 있음",
  lastMove: "방금 둔 자리",
  check: "장군",
  bikjang: "빅장",
  released: "선택 취소",
  refused: "갈 수 없는 자리",
  keys: "화살표로 움직이고 엔터로 집고 놓습니다. 71졸72나 a4b4처럼 쳐도 됩니다. P는 한수쉼, Esc는 취소입니다.",
};

export const PHRASES = {
  ko: KOREAN,
  "ko-KP": { ...KOREAN, check: "장훈", bikjang: "궁장" },
  nl: {
    board: "Janggibord",
    empty: "leeg",
    selected: "gekozen",
    reachable: "kan hierheen",
    capturable: "kan slaan",
    lastMove: "laatste zet",
    check: "Schaak",
    bikjang: "Bigjang",
    released: "teruggezet",
    refused: "kan daar niet heen",
    keys: "Pijltoetsen bewegen, Enter pakt op en zet neer; of typ een zet zoals a4b4. P past, Escape annuleert.",
  },
  en: {
    board: "Janggi board",
    empty: "empty",
    selected: "selected",
    reachable: "can move here",
    capturable: "can capture",
    lastMove: "last move",
    check: "Check",
    bikjang: "Bikjang",
    released: "put back",
    refused: "cannot go there",
    keys: "Arrow keys move, Enter picks up and drops; or type a move such as a4b4. P passes, Escape cancels.",
  },
} as const satisfies Record<Lang, Record<string, string>>;

const PASSES: Readonly<Record<Lang, string>> = { ko: "한수쉼", "ko-KP": "한수쉼", en: "passes", nl: "past" };

export interface CellFacts {
  readonly square: Square;
  readonly piece: Piece | undefined;
  readonly isSelected: boolean;
  readonly isTarget: boolean;
  readonly isLast: boolean;
  readonly isChecked: boolean;
}

/** The label of one point of the grid. */
export function cellLabel(facts: CellFacts, coords: Coords, lang: Lang): string {
  const words = PHRASES[lang];
  const parts = [squareName(facts.square, coords), facts.piece ? pieceName(facts.piece, lang) : words.empty];
  if (facts.isSelected) parts.push(words.selected);
  if (facts.isTarget) parts.push(facts.piece ? words.capturable : words.reachable);
  if (facts.isLast) parts.push(words.lastMove);
  if (facts.isChecked) parts.push(words.check);
  return parts.join(", ");
}

/** The sentence read out when a new position comes with its last move; empty when nothing changed. */
export function moveSentence(before: Pieces, model: BoardModel, lang: Lang): string {
  const { lastMove, coords, pieces } = model;
  if (lastMove === null) return "";
  const words = PHRASES[lang];
  const sentences: string[] = [];
  if ("pass" in lastMove) {
    const general = pieces[lastMove.pass];
    if (general === undefined) return "";
    const side = SIDES[lang][general.side];
    sentences.push(`${side} ${PASSES[lang]}`);
  } else {
    const mover = pieces[lastMove.to];
    if (mover === undefined) return "";
    sentences.push(stepSentence(mover, before, lastMove, coords, lang));
  }
  if (model.check !== null) sentences.push(words.check);
  if (model.bikjang !== null) sentences.push(words.bikjang);
  return `${sentences.join(". ")}.`;
}

function stepSentence(
  mover: Piece,
  before: Pieces,
  step: { readonly from: Square; readonly to: Square },
  coords: Coords,
  lang: Lang,
): string {
  const from = squareName(step.from, coords);
  const to = squareName(step.to, coords);
  const there = before[step.to];
  const taken = there !== undefined && !samePiece(there, mover) ? pieceName(there, lang) : null;
  if (isKorean(lang)) {
    const tail = taken === null ? "" : `, ${taken} 잡음`;
    return `${pieceName(mover, lang)} ${from}에서 ${to}${tail}`;
  }
  const [way, takes] = lang === "nl" ? ["naar", "slaat"] : ["to", "takes"];
  const tail = taken === null ? "" : `, ${takes} ${taken}`;
  return `${pieceName(mover, lang)} ${from} ${way} ${to}${tail}`;
}

/** Accessible name of a board that cannot be played on. */
export function boardSummary(model: BoardModel, lang: Lang): string {
  const count = (side: Side): number => Object.values(model.pieces).filter((piece) => piece.side === side).length;
  const { board } = PHRASES[lang];
  if (isKorean(lang)) return `${board}: 초 ${count("cho")}개, 한 ${count("han")}개`;
  const pieces = lang === "nl" ? "stukken" : "pieces";
  return `${board}: Cho ${count("cho")} ${pieces}, Han ${count("han")} ${pieces}`;
}
