// Pictograms for players who read neither hanja nor Hangul. They are filled shapes in the 400-unit box of the glyphs,
// with lines in the colour of the piece's face.
import type { Role } from "../types";

export interface Pictogram {
  readonly fill: string;
  /** Lines drawn over the fill in the face colour. */
  readonly cut: string;
}

function disc(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`;
}

export const pictograms: Readonly<Record<Role, Pictogram>> = {
  // A crown.
  k: {
    fill:
      "M-162-74L-84 4L0-118L84 4L162-74L128 92H-128Z" +
      "M-128 116H128V158H-128Z" +
      disc(-166, -96, 26) +
      disc(0, -142, 30) +
      disc(166, -96, 26),
    cut: "M-92 56H92",
  },
  // The hat (갓) of a scholar (선비): crown, brim, and the strings below the chin.
  a: {
    fill:
      "M-70-150Q0-176 70-150L92 20Q0 52-92 20Z" +
      "M-190 30a190 46 0 1 0 380 0a190 46 0 1 0-380 0z" +
      "M-112 62Q-64 152-16 170L-10 186H10L16 170Q64 152 112 62L90 68Q52 130 0 148Q-52 130-90 68Z",
    cut: "M-88-10Q0 22 88-10",
  },
  // A horse's head, looking left.
  n: {
    fill:
      "M-100 172H128C134 66 130-22 88-86C62-124 28-144-6-150L-18-190L-58-142C-76-128-90-106-98-86" +
      "C-116-48-140-16-156 14C-168 42-146 74-116 66C-102 62-94 48-82 40C-58 30-34 34-8 16" +
      "C-2 58-54 84-80 116C-92 132-100 152-100 172Z",
    cut: "M-58-70l10-6M22-92C52-62 72-14 76 46",
  },
  // An elephant, walking left.
  b: {
    fill:
      "M166 150H98V84C62 96 20 96-10 86V150H-78V58C-92 58-104 52-112 42C-110 84-114 118-138 134" +
      "C-158 146-186 138-190 110L-162 104C-158 116-148 108-148 84C-152 40-168 2-156-42" +
      "C-144-92-96-116-52-102C-16-128 66-130 116-104C160-80 176-34 176 16L192 78L172 82L164 56Z",
    cut: "M-40-66C-2-70 22-40 14 0C8 32-20 44-38 26C-52 10-40-6-44-28M-112-42l6 0",
  },
  // A tower, which chess players know as the rook.
  r: {
    fill: "M-138 164V116H-104L-84-44H-122V-162H-68V-118H-28V-162H28V-118H68V-162H122V-44H84L104 116H138V164Z",
    cut: "M-84-40H84M-98 88H98",
  },
  // A cannon with a wheel.
  c: {
    fill: "M-146 36L92-158L172-78L-56 132Z" + disc(-128, 108, 30) + disc(22, 86, 90),
    cut: disc(22, 86, 62) + "M22 24V148M-40 86H84M74-142L156-60",
  },
  // A foot soldier: head, shoulders and base.
  p: {
    fill:
      disc(0, -92, 66) +
      "M-84-22H84V12H52C58 62 84 92 112 116H-112C-84 92-58 62-52 12H-84Z" +
      "M-138 124H138V168H-138Z",
    cut: "",
  },
};
