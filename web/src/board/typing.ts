// Moves typed on the keyboard: `a4b4`, or the Korean digits `7172`, with or without the name of the piece. Capitals,
// full-width characters, jamo typed on a Korean keyboard (`ㅁ4ㅠ4` is a4b4), and names or signs between the points
// (`71졸72`, `71-72`) are also accepted.
import { digitOf, isHangul, jamoOf, letterOf } from "./keys";
import { koreanName } from "./squares";
import type { BoardModel, Segment } from "./types";

type Press = Pick<KeyboardEvent, "key" | "code">;

export interface Typed {
  /** Typed part of a move; empty after a complete move. After an error, it contains at most the last key. */
  readonly text: string;
  /** The move, once no other legal move starts with the input or Enter is pressed. */
  readonly move: Segment | null;
  /** The rejected input: no legal move starts this way, or Enter came too early. */
  readonly slip: string | null;
  /** The last key press as a jamo, if it was not part of a point; otherwise empty. */
  readonly jamo: string;
}

export const NOTHING_TYPED: Typed = { text: "", move: null, slip: null, jamo: "" };

/** Names of pieces in Hangul and hanja, which may precede the first point. */
const NAMES = /^[졸병차포마말상사궁장왕관한초卒兵車包砲馬象士楚漢將帥]$/u;

/** Letters of the pieces in European notations and in chess. */
const LETTERS = /^[krhneabcpgs]$/;
/** First jamo of the names, as typed on both Korean layouts. */
const INITIALS = /^[ㅈㅂㅊㅍㅁㅅㄱㅇㅎ]$/u;
const VOWELS = /^[ㅏ-ㅣ]$/u;

/** Returns whether a key press definitely starts a typed move: a digit or the name of a piece. */
export function beginsMove(press: Press): boolean {
  return digitOf(press) !== null || NAMES.test(press.key);
}

/** Returns whether a key press may start a move, with a file or the name of a piece. */
export function mayBeginMove(press: Press): boolean {
  if (beginsMove(press) || fileOf(press) !== null) return true;
  if (isHangul(press)) return INITIALS.test(jamoOf(press.key));
  return LETTERS.test(press.key.normalize("NFKC").toLowerCase());
}

/** Returns whether the first two key presses are the consonant and the vowel of a syllable. */
export function isSyllable([first, second]: readonly Press[]): boolean {
  return (
    first !== undefined && second !== undefined && INITIALS.test(jamoOf(first.key)) && VOWELS.test(jamoOf(second.key))
  );
}

/** Returns whether a key press is part of the move being typed: any character, Enter, Escape or Backspace. */
export function goesOn({ key }: Press): boolean {
  return [...key].length === 1 || key === "Process" || key === "Enter" || key === "Escape" || key === "Backspace";
}

/**
 * Handles a key press. After an error, the input restarts with this key, if a legal move starts with it. Enter plays a
 * move that is a prefix of another (`a1b1` of `a1b10`), and Escape clears the input.
 */
export function typeKey({ text, jamo }: Typed, press: Press, legal: BoardModel["legal"]): Typed {
  const written = writtenMoves(legal);
  switch (press.key) {
    case "Enter": {
      const move = written.get(text) ?? null;
      return { ...NOTHING_TYPED, move, slip: move === null ? text : null };
    }
    case "Escape":
      return NOTHING_TYPED;
    case "Backspace":
      return { ...NOTHING_TYPED, text: text.slice(0, -1) };
  }
  const key = isNamePart(jamo, press) ? null : pointOf(press);
  // After digits, a letter belongs to the piece's name. It is ignored, like anything else that is not part of a point.
  if (key === null || (isFile(key) && /^[0-9]/.test(text))) return { ...NOTHING_TYPED, text, jamo: jamoOf(press.key) };
  // The first letter may be the name of a piece instead of a file.
  const isNamed = LETTERS.test(text.charAt(0)) && /^.[0-9]*$/.test(text) && /[0-9]/.test(key);
  const attempts: [string, slip: string | null][] = [
    [text + key, null],
    ...(isNamed ? [[text.slice(1) + key, null] as [string, null]] : []),
    [key, text === "" ? null : text + key],
  ];
  for (const [attempt, slip] of attempts) {
    const fitting = [...written.keys()].filter((name) => name.startsWith(attempt));
    const move = written.get(attempt);
    if (fitting.length === 1 && move !== undefined) return { ...NOTHING_TYPED, move, slip };
    if (fitting.length > 0) return { ...NOTHING_TYPED, text: attempt, slip };
  }
  return { ...NOTHING_TYPED, slip: text + key };
}

/** Returns whether any legal move starts with the input. */
export function mayBecomeMove(text: string, legal: BoardModel["legal"]): boolean {
  return [...writtenMoves(legal).keys()].some((name) => name.startsWith(text));
}

/** Returns whether a key press is the vowel of 궁 after its ㄱ. On 세벌식 keyboards, this vowel is also on a digit key. */
function isNamePart(before: string, press: Press): boolean {
  return before === "ㄱ" && jamoOf(press.key) === "ㅜ";
}

const isFile = (part: string | null): boolean => part !== null && /^[a-i]$/.test(part);

/** Returns the file for a key press; null if there is none. */
export function fileOf(press: Press): string | null {
  const point = pointOf(press);
  return isFile(point) ? point : null;
}

/** Returns the digit or file for a key press; null if there is none. */
function pointOf(press: Press): string | null {
  const digit = digitOf(press);
  if (digit !== null) return digit;
  if (isHangul(press) || press.code === "") {
    const letter = letterOf(press);
    return isFile(letter) ? letter : null;
  }
  const written = press.key.normalize("NFKC").toLowerCase();
  return isFile(written) ? written : null;
}

/** Returns all legal moves except passes, keyed by their names in both notations. */
function writtenMoves(legal: BoardModel["legal"]): Map<string, Segment> {
  const written = new Map<string, Segment>();
  for (const [from, goals] of Object.entries(legal)) {
    for (const to of goals) {
      if (to === from) continue;
      written.set(from + to, { from, to });
      written.set(koreanName(from) + koreanName(to), { from, to });
    }
  }
  return written;
}
