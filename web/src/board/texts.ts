// Texts of the board: names for screen readers, the sentence for a move, and the words on the seals. Pages tagged
// `ko-KP` get North Korean terms.
import { mapTexts, northern } from "./north";
import { afterSteps } from "./premoves";
import { samePiece, squareName } from "./squares";
import { BOARD_TEXTS, type BoardTexts, type Lang as Written } from "./texts.gen";
import type { BoardModel, CheckKind, Piece, Pieces, Side, Square } from "./types";

export type Lang = Written | "ko-KP";

export const PHRASES: Readonly<Record<Lang, BoardTexts>> = {
  ...BOARD_TEXTS,
  "ko-KP": mapTexts(BOARD_TEXTS.ko, northern),
};

/** Returns the language of a tag (`en-GB`); Korean if the board does not support it. */
export function langOf(tag: string): Lang {
  const small = tag.toLowerCase();
  const known = Object.keys(PHRASES) as Lang[];
  return (
    known.find((lang) => lang.toLowerCase() === small) ?? known.find((lang) => lang === small.split("-", 1)[0]) ?? "ko"
  );
}

type Law = keyof BoardTexts["name"];

/** Returns a board's variant: Xiangqi if Cho, the side that moves first, is red; otherwise Janggi. */
function lawOf(redSide: Side): Law {
  return redSide === "cho" ? "xiangqi" : "janggi";
}

/** Returns the name of a side: Cho or Han, and in Xiangqi Red or Black. */
export function sideName(side: Side, lang: Lang, redSide: Side): string {
  return PHRASES[lang].sides[lawOf(redSide)][side];
}

/**
 * Returns the name of a piece. Korean has a separate word for the red side's soldiers, and English for the guard in
 * Xiangqi.
 */
function roleName({ side, role }: Piece, { roles, redSoldier, advisor }: BoardTexts, redSide: Side): string {
  if (role === "p" && side === redSide) return redSoldier;
  return role === "a" && lawOf(redSide) === "xiangqi" ? advisor : roles[role];
}

export function pieceName(piece: Piece, lang: Lang, redSide: Side = "han"): string {
  const words = PHRASES[lang];
  return words.piece({ side: sideName(piece.side, lang, redSide), role: roleName(piece, words, redSide) });
}

/** Returns the name of the board, with keyboard instructions if it is interactive. */
export function boardName(model: BoardModel, lang: Lang): string {
  const { name, keys, edits, places } = PHRASES[lang];
  const law = lawOf(model.redSide);
  if (model.editing !== "off") return `${name[law]}. ${edits({ side: sideName("cho", lang, model.redSide) })}`;
  if (model.points.length > 0) return `${name[law]}. ${places}`;
  return model.interactive === "none" ? `${name[law]}.` : `${name[law]}. ${keys[law]}`;
}

/** Returns the description of a point and its piece. */
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
  /** Kind of check, if the general on this point is in check. */
  readonly checked: CheckKind | null;
  /** Numbers of the premoves that go to this point, from 1. */
  readonly premoves: readonly number[];
}

/** Returns the label of one point of the grid. */
export function cellLabel(facts: CellFacts, model: Pick<BoardModel, "coords" | "redSide">, lang: Lang): string {
  const words = PHRASES[lang];
  const parts = [standing(facts.square, facts.piece, model, lang)];
  if (facts.isSelected) parts.push(words.selected);
  if (facts.isTarget) parts.push(facts.piece ? words.capturable : words.reachable);
  if (facts.isOffered) parts.push(words.offered);
  if (facts.isLast) parts.push(words.lastMove);
  if (facts.checked !== null) parts.push(words[facts.checked]);
  for (const n of facts.premoves) parts.push(words.premove({ n }));
  return parts.join(", ");
}

/** Returns the announcement for a new position with its last move; empty if there is no last move. */
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
    sentences.push(words.passes({ side: sideName(general.side, lang, model.redSide) }));
  } else {
    const mover = pieces[lastMove.to];
    if (mover === undefined) return "";
    sentences.push(stepSentence(mover, before, lastMove, model, lang));
  }
  if (model.check !== null) sentences.push(words[model.checkKind ?? "check"]);
  if (model.bikjang !== null) sentences.push(words.bikjang);
  return `${sentences.join(". ")}.`;
}

/** Returns the announcement for a new premove; empty if there is none. */
export function premoveSentence(before: BoardModel, model: BoardModel, lang: Lang): string {
  const { pieces, premoves, redSide } = model;
  const step = premoves.at(-1);
  if (step === undefined || premoves.length <= before.premoves.length) return "";
  const earlier = afterSteps(pieces, premoves.slice(0, -1));
  const mover = earlier[step.from];
  if (mover === undefined) return "";
  const { passes, premove } = PHRASES[lang];
  const what =
    step.from === step.to
      ? passes({ side: sideName(mover.side, lang, redSide) })
      : stepSentence(mover, {}, step, model, lang);
  return `${premove({ n: premoves.length })}: ${what}.`;
}

function stepSentence(
  mover: Piece,
  before: Pieces,
  { from, to }: { readonly from: Square; readonly to: Square },
  { coords, redSide }: Pick<BoardModel, "coords" | "redSide">,
  lang: Lang,
): string {
  const { step, takes } = PHRASES[lang];
  const piece = pieceName(mover, lang, redSide);
  const told = step({ piece, from: squareName(from, coords), to: squareName(to, coords) });
  const there = before[to];
  return there === undefined || samePiece(there, mover)
    ? told
    : takes({ step: told, piece: pieceName(there, lang, redSide) });
}

/** Returns the accessible name of a mini board. */
export function boardSummary(model: BoardModel, lang: Lang): string {
  const count = (side: Side): number => Object.values(model.pieces).filter((piece) => piece.side === side).length;
  const { name, army } = PHRASES[lang];
  const counted = (["cho", "han"] as const).map((side) =>
    army({ side: sideName(side, lang, model.redSide), n: count(side) }),
  );
  return `${name[lawOf(model.redSide)]}: ${counted.join(", ")}`;
}
