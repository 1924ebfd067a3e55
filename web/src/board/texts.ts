// What the board says: names of pieces and points for screen readers, the sentence
// for a move, and the two short marks drawn on it. In Korean also in the words of
// the North, for pages tagged `ko-KP`.
import { afterSteps } from "./premoves";
import { samePiece, squareName } from "./squares";
import type { BoardModel, CheckKind, Piece, Pieces, Role, Side, Square } from "./types";

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

/** In Xiangqi the side that moves first is red, with the codes of Cho. */
const XIANGQI_SIDES: Readonly<Record<Lang, Readonly<Record<Side, string>>>> = {
  ko: { cho: "홍", han: "흑" },
  "ko-KP": { cho: "홍", han: "흑" },
  nl: { cho: "Rood", han: "Zwart" },
  en: { cho: "Red", han: "Black" },
};

/** Only in Xiangqi the side that moves first is the red one. */
function isXiangqi(redSide: Side): boolean {
  return redSide === "cho";
}

/** What a side is called: Cho or Han, and in Xiangqi Red or Black. */
export function sideName(side: Side, lang: Lang, redSide: Side): string {
  return (isXiangqi(redSide) ? XIANGQI_SIDES : SIDES)[lang][side];
}

/** The red side's soldiers are called 병, the other's 졸; the guard of Xiangqi is an advisor. */
export function pieceName(piece: Piece, lang: Lang, redSide: Side = "han"): string {
  const side = sideName(piece.side, lang, redSide);
  if (isKorean(lang) && piece.role === "p" && piece.side === redSide) return `${side} 병`;
  if (lang === "en" && piece.role === "a" && isXiangqi(redSide)) return `${side} advisor`;
  return `${side} ${ROLES[lang][piece.role]}`;
}

const KOREAN = {
  board: "장기판",
  empty: "빈 자리",
  selected: "선택됨",
  reachable: "갈 수 있음",
  capturable: "잡을 수 있음",
  offered: "놓을 수 있음",
  lastMove: "방금 둔 자리",
  check: "장군",
  mate: "외통",
  bikjang: "빅장",
  premove: "예약 수",
  released: "선택 취소",
  refused: "갈 수 없는 자리",
  noMove: "둘 수 없는 수",
  keys: "화살표로 움직이고 엔터로 집고 놓습니다. 71졸72나 a4b4처럼 쳐도 됩니다. P는 한수쉼, Esc는 취소입니다.",
  places: "화살표로 움직이고 엔터로 놓습니다.",
  edits:
    "화살표로 움직입니다. K 궁, A 사, N 마, B 상, R 차, C 포, P 병을 놓고, Shift와 함께 누르면 {side}의 기물입니다. Delete로 지웁니다.",
};

export const PHRASES = {
  ko: KOREAN,
  "ko-KP": { ...KOREAN, check: "장훈", bikjang: "궁장", edits: KOREAN.edits.replace("N 마", "N 말") },
  nl: {
    board: "Janggibord",
    empty: "leeg",
    selected: "gekozen",
    reachable: "kan hierheen",
    capturable: "kan slaan",
    offered: "een stuk kan hier staan",
    lastMove: "laatste zet",
    check: "Schaak",
    mate: "Mat",
    bikjang: "Bigjang",
    premove: "zet vooraf",
    released: "teruggezet",
    refused: "kan daar niet heen",
    noMove: "geen mogelijke zet",
    keys: "Pijltoetsen bewegen, Enter pakt op en zet neer; of typ een zet zoals 7172 of a4b4. P past, Escape annuleert.",
    places: "Pijltoetsen bewegen, Enter zet het stuk neer.",
    edits:
      "Pijltoetsen bewegen. K Generaal, A Adviseur, N Paard, B Olifant, R Strijdwagen, C Kanon, P Soldaat; met Shift van {side}. Delete haalt weg.",
  },
  en: {
    board: "Janggi board",
    empty: "empty",
    selected: "selected",
    reachable: "can move here",
    capturable: "can capture",
    offered: "a piece can go here",
    lastMove: "last move",
    check: "Check",
    mate: "Mate",
    bikjang: "Bikjang",
    premove: "premove",
    released: "put back",
    refused: "cannot go there",
    noMove: "no possible move",
    keys: "Arrow keys move, Enter picks up and drops; or type a move such as 7172 or a4b4. P passes, Escape cancels.",
    places: "Arrow keys move, Enter places the piece.",
    edits:
      "Arrow keys move. K places a general, A a guard, N a horse, B an elephant, R a chariot, C a cannon, P a soldier; with Shift, one of {side}’s. Delete removes the piece.",
  },
} as const satisfies Record<Lang, Record<string, string>>;

/** What is said of a Xiangqi board instead: it has another name, and nobody passes on it. */
const XIANGQI_PHRASES: Readonly<Record<Lang, { readonly board: string; readonly keys: string }>> = {
  ko: {
    board: "샹치판",
    keys: "화살표로 움직이고 엔터로 집고 놓습니다. 71병61이나 a4a5처럼 쳐도 됩니다. Esc는 취소입니다.",
  },
  "ko-KP": {
    board: "샹치판",
    keys: "화살표로 움직이고 엔터로 집고 놓습니다. 71병61이나 a4a5처럼 쳐도 됩니다. Esc는 취소입니다.",
  },
  nl: {
    board: "Xiangqibord",
    keys: "Pijltoetsen bewegen, Enter pakt op en zet neer; of typ een zet zoals a4a5. Escape annuleert.",
  },
  en: {
    board: "Xiangqi board",
    keys: "Arrow keys move, Enter picks up and drops; or type a move such as a4a5. Escape cancels.",
  },
};

/** The name of the board, and where pieces may be moved how to do it without a pointer. */
export function boardName(model: BoardModel, lang: Lang): string {
  const { board, keys } = isXiangqi(model.redSide) ? XIANGQI_PHRASES[lang] : PHRASES[lang];
  if (model.editing !== "off") {
    return `${board}. ${PHRASES[lang].edits.replace("{side}", sideName("cho", lang, model.redSide))}`;
  }
  if (model.points.length > 0) return `${board}. ${PHRASES[lang].places}`;
  return model.interactive === "none" ? `${board}.` : `${board}. ${keys}`;
}

const PASSES: Readonly<Record<Lang, string>> = { ko: "한수쉼", "ko-KP": "한수쉼", en: "passes", nl: "past" };

/** A point and what stands on it. */
export function standing(
  square: Square,
  piece: Piece | undefined,
  { coords, redSide }: Pick<BoardModel, "coords" | "redSide">,
  lang: Lang,
): string {
  return `${squareName(square, coords)}, ${piece === undefined ? PHRASES[lang].empty : pieceName(piece, lang, redSide)}`;
}

export interface CellFacts {
  readonly square: Square;
  readonly piece: Piece | undefined;
  readonly isSelected: boolean;
  readonly isTarget: boolean;
  readonly isOffered: boolean;
  readonly isLast: boolean;
  /** What the general on this point stands in. */
  readonly checked: CheckKind | null;
  /** The places of the premoves that go there, from 1. */
  readonly premoves: readonly number[];
}

/** The label of one point of the grid. */
export function cellLabel(facts: CellFacts, model: Pick<BoardModel, "coords" | "redSide">, lang: Lang): string {
  const words = PHRASES[lang];
  const parts = [standing(facts.square, facts.piece, model, lang)];
  if (facts.isSelected) parts.push(words.selected);
  if (facts.isTarget) parts.push(facts.piece ? words.capturable : words.reachable);
  if (facts.isOffered) parts.push(words.offered);
  if (facts.isLast) parts.push(words.lastMove);
  if (facts.checked !== null) parts.push(words[facts.checked]);
  for (const n of facts.premoves) parts.push(`${words.premove} ${n}`);
  return parts.join(", ");
}

/** The sentence read out when a new position comes with its last move; empty when nothing changed. */
export function moveSentence(
  before: Pieces,
  model: Pick<BoardModel, "lastMove" | "pieces" | "check" | "bikjang" | "coords" | "redSide"> &
    Partial<Pick<BoardModel, "checkKind">>,
  lang: Lang,
): string {
  const { lastMove, pieces } = model;
  if (lastMove === null) return "";
  const words = PHRASES[lang];
  const sentences: string[] = [];
  if ("pass" in lastMove) {
    const general = pieces[lastMove.pass];
    if (general === undefined) return "";
    const side = sideName(general.side, lang, model.redSide);
    sentences.push(`${side} ${PASSES[lang]}`);
  } else {
    const mover = pieces[lastMove.to];
    if (mover === undefined) return "";
    sentences.push(stepSentence(mover, before, lastMove, model, lang));
  }
  if (model.check !== null) sentences.push(words[model.checkKind ?? "check"]);
  if (model.bikjang !== null) sentences.push(words.bikjang);
  return `${sentences.join(". ")}.`;
}

/** The sentence read out when a premove was added; empty when none was. */
export function premoveSentence(before: BoardModel, model: BoardModel, lang: Lang): string {
  const { pieces, premoves, redSide } = model;
  const step = premoves.at(-1);
  if (step === undefined || premoves.length <= before.premoves.length) return "";
  const earlier = afterSteps(pieces, premoves.slice(0, -1));
  const mover = earlier[step.from];
  if (mover === undefined) return "";
  const what =
    step.from === step.to
      ? `${sideName(mover.side, lang, redSide)} ${PASSES[lang]}`
      : stepSentence(mover, {}, step, model, lang);
  return `${PHRASES[lang].premove} ${premoves.length}: ${what}.`;
}

function stepSentence(
  mover: Piece,
  before: Pieces,
  step: { readonly from: Square; readonly to: Square },
  { coords, redSide }: Pick<BoardModel, "coords" | "redSide">,
  lang: Lang,
): string {
  const name = pieceName(mover, lang, redSide);
  const from = squareName(step.from, coords);
  const to = squareName(step.to, coords);
  const there = before[step.to];
  const taken = there !== undefined && !samePiece(there, mover) ? pieceName(there, lang, redSide) : null;
  if (isKorean(lang)) {
    const tail = taken === null ? "" : `, ${taken} 잡음`;
    return `${name} ${from}에서 ${to}${tail}`;
  }
  const [way, takes] = lang === "nl" ? ["naar", "slaat"] : ["to", "takes"];
  const tail = taken === null ? "" : `, ${takes} ${taken}`;
  return `${name} ${from} ${way} ${to}${tail}`;
}

/** Accessible name of a board that cannot be played on. */
export function boardSummary(model: BoardModel, lang: Lang): string {
  const count = (side: Side): number => Object.values(model.pieces).filter((piece) => piece.side === side).length;
  const { board } = isXiangqi(model.redSide) ? XIANGQI_PHRASES[lang] : PHRASES[lang];
  const pieces = isKorean(lang) ? "개" : lang === "nl" ? " stukken" : " pieces";
  const army = (side: Side): string => `${sideName(side, lang, model.redSide)} ${count(side)}${pieces}`;
  return `${board}: ${army("cho")}, ${army("han")}`;
}
