import { expect, test } from "vitest";
import { layoutOf } from "../layout";
import { START_FEN, parseFen } from "../squares";
import { createPiece } from "./draw";
import { drawFlat, placed } from "./flat";
import { glyphs } from "./glyphs.gen";
import { pictograms } from "./pictograms";

test("a path is enlarged and moved, whatever its commands", () => {
  const at = { x: 10, y: 20 };
  const cases = [
    ["m1 2q3-4 5 6l-1-1h1v2z", "M12 24q6 -8 10 12l-2 -2h2v4z"],
    ["M1 2H3V4L-5-6Q1 2 3 4C1 2 3 4 5 6Z", "M12 24H16V28L0 8Q12 24 16 28C12 24 16 28 20 32Z"],
    ["M-26 0a26 26 0 1 0 52 0z", "M-42 20a52 52 0 1 0 104 0z"],
    ["M0 0z m.5.25l1.5 0", "M10 20zm1 0.5l3 0"],
  ] as const;
  for (const [path, moved] of cases) expect(placed(path, 2, at)).toBe(moved);
  expect(() => placed("M0 0s1 1 2 2", 1, at)).toThrow();
});

test("every outline begins with one point, so that all that follows it keeps its meaning", () => {
  const outlines = [
    ...Object.values(glyphs.choHanja),
    ...Object.values(glyphs.hanHanja),
    ...Object.values(pictograms).flatMap(({ fill, cut }) => (cut === "" ? [fill] : [fill, cut])),
  ];
  for (const outline of outlines) expect(outline).toMatch(/^[mM]-?[\d.]+(?: -?|-)[\d.]+(?=[a-zA-Z])/);
});

test("a board of any set has every outline of its pieces in a few paths", () => {
  const pieces = parseFen(START_FEN);
  for (const set of ["hanja", "learning", "learning-2", "pictogram"] as const) {
    const groups = drawFlat(pieces, set, "han", layoutOf("cho", "none"));
    for (const [group, side] of [
      [groups[0], "cho"],
      [groups[1], "han"],
    ] as const) {
      expect(group?.getAttribute("class")).toBe(`piece ${side}`);
      const own = Object.values(pieces).filter((piece) => piece.side === side);
      for (const name of ["shade", "edge", "face", "rim", "ink", "cut"]) {
        const begins = (element: Element): number =>
          [...element.querySelectorAll(`.${name}`)].reduce(
            (sum, one) => sum + (one.getAttribute("d")?.match(/m/gi)?.length ?? 0),
            0,
          );
        const single = own.reduce((sum, piece) => sum + begins(createPiece(piece, set)), 0);
        expect(group === undefined ? -1 : begins(group), `${set} ${side} ${name}`).toBe(single);
      }
      expect(group?.querySelectorAll("path").length).toBeLessThanOrEqual(16);
    }
  }
});

test("red pieces are drawn in the group of the red side", () => {
  const [cho, han] = drawFlat({ e2: { side: "cho", role: "k" } }, "hanja", "cho", layoutOf("cho", "none"));
  expect(cho?.children).toHaveLength(0);
  expect(han?.children.length).toBeGreaterThan(0);
});
