// Layout of the stickers of a whole set on A4 sheets, in millimetres. Pure; draw.ts does the drawing.
import { PIECE_SIZES, type Piece, type PieceSize, type Role, type Side } from "../../board";

/** Widths from flat side to flat side in millimetres. */
export type Sizes = Readonly<Record<PieceSize, number>>;

/** Sizes of a common set. Sets differ, so the visitor can change them. */
export const USUAL: Sizes = { large: 38, middle: 30, small: 25 };
export const LEAST_MM = 8;
export const MOST_MM = 80;

export const PAGE = { width: 210, height: 297 } as const;
const MARGIN = 10;
const GAP = 2;
/** Space for the ruler at the bottom, in millimetres. */
const FOOT = 10;

/** Number of each kind of piece per side, large ones first. */
const ARMY: readonly (readonly [Role, number])[] = [
  ["k", 1],
  ["r", 2],
  ["c", 2],
  ["n", 2],
  ["b", 2],
  ["a", 2],
  ["p", 5],
];

export interface Sticker {
  readonly piece: Piece;
  /** Horizontal centre on the page, in millimetres. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Returns the 32 stickers of a set, sorted by size and then with Cho's before Han's. */
function stickers(sizes: Sizes): readonly { piece: Piece; width: number }[] {
  const sides: readonly Side[] = ["cho", "han"];
  return (["large", "middle", "small"] as const).flatMap((size) =>
    sides.flatMap((side) =>
      ARMY.filter(([role]) => PIECE_SIZES[role] === size).flatMap(([role, count]) =>
        Array.from({ length: count }, () => ({ piece: { side, role }, width: sizes[size] })),
      ),
    ),
  );
}

/** Arranges the stickers in rows, page by page. */
export function layOut(sizes: Sizes): readonly (readonly Sticker[])[] {
  const pages: Sticker[][] = [[]];
  let left = MARGIN;
  let top = MARGIN;
  let height = 0;
  for (const { piece, width } of stickers(sizes)) {
    // A new size starts a new row, so that rows can be cut in straight lines.
    if (left + width > PAGE.width - MARGIN || (height !== 0 && width !== height)) {
      left = MARGIN;
      top += height + GAP;
      height = 0;
    }
    if (top + width > PAGE.height - MARGIN - FOOT) {
      pages.push([]);
      left = MARGIN;
      top = MARGIN;
      height = 0;
    }
    pages.at(-1)?.push({ piece, x: left + width / 2, y: top + width / 2, width });
    left += width + GAP;
    height = width;
  }
  return pages;
}
