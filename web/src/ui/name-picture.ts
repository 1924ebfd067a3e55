// Derives the picture for a name: a flower and its colours. The same name always results in the same picture. Green and
// red are not used, because they are the sides' colours.

/** The shapes of a picture, in a square of 24 units around the centre. */
export interface NamePicture {
  readonly ground: string;
  readonly petals: string;
  /** Outline of one petal, pointing up from the centre. */
  readonly petal: string;
  /** Angles of the petals in degrees. */
  readonly turns: readonly number[];
  readonly heart: number;
}

const GROUNDS = ["#7a551a", "#553a78", "#2f5678", "#7a3c66", "#5d4a3c", "#3c4659", "#6a5b14"] as const;
const PETALS = ["#f8ecd2", "#f2c76b", "#f2c4cf", "#bcdcf0"] as const;
const OUTLINES = [
  "M0-9Q4-5 0 0Q-4-5 0-9",
  "M-2-9H2L1 0H-1Z",
  "M0-2A3 3.2 0 1 1 .1-2Z",
  "M0-9L3.4-4L0 0L-3.4-4Z",
  "M0-10C3.4-7 3.4-4 0-3C-3.4-4-3.4-7 0-10",
  "M-3-8Q0-4 3-8Q3-3 0 0Q-3-3-3-8",
] as const;
const COUNTS = [3, 4, 5, 6, 8] as const;
const HEARTS = [0, 1.6, 2.6] as const;

/** Computes an FNV-1a hash and mixes its high bits into the low ones. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const unit of new TextEncoder().encode(text)) value = Math.imul(value ^ unit, 0x01000193);
  value ^= value >>> 15;
  return Math.imul(value, 0x2c1b3c6d) >>> 0;
}

export function pictureOf(name: string): NamePicture {
  let left = hash(name.normalize("NFC"));
  const pick = <T>(choices: readonly [T, ...T[]]): T => {
    const at = left % choices.length;
    left = Math.floor(left / choices.length);
    return choices[at] ?? choices[0];
  };
  const [ground, petals, petal, count, heart] = [
    pick(GROUNDS),
    pick(PETALS),
    pick(OUTLINES),
    pick(COUNTS),
    pick(HEARTS),
  ];
  return { ground, petals, petal, turns: Array.from({ length: count }, (_, at) => (360 * at) / count), heart };
}
