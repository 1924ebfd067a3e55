// @isolated
// The sets are loaded once for each page, and the tests begin before that.
import { expect, test } from "vitest";
import { pieceRadius } from "../layout";
import type { PieceSet, Role } from "../types";
import { createPiece, loadSet, readySet } from "./draw";
import { glyphs } from "./glyphs.gen";
import { hangulGlyphs } from "./hangul.gen";

const ROLES: readonly Role[] = ["k", "a", "n", "b", "r", "c", "p"];
const ink = (side: "cho" | "han", role: Role, set: PieceSet): (string | null)[] =>
  [...createPiece({ side, role }, set).querySelectorAll(".ink")].map((path) => path.getAttribute("d"));

test("Northern sets differ in their generals, in hangul also in their horses", async () => {
  expect([...ink("cho", "k", "hanja-north"), ...ink("han", "k", "hanja-north")]).toEqual([
    glyphs.choHanja.官,
    glyphs.hanHanja.將,
  ]);
  expect(readySet("hangul-north")).toBe("hanja-north");
  await loadSet("hangul-north");
  expect(readySet("hangul-north")).toBe("hangul-north");
  expect([...ink("cho", "k", "hangul-north"), ...ink("han", "n", "hangul-north")]).toEqual([
    hangulGlyphs.hangul.관,
    hangulGlyphs.hangul.말,
  ]);
  expect(ink("cho", "k", "learning-2-north").at(-1)).toBe(glyphs.choHanja.官);
  for (const role of ROLES.filter((one) => one !== "k")) {
    expect(ink("han", role, "hanja-north"), role).toEqual(ink("han", role, "hanja"));
  }
});

test("in the learning sets the picture shrinks and the character grows, and they do not overlap", () => {
  const shares = (["learning", "learning-1", "learning-2"] as const).map((set) => {
    const [picture, hanja] = [...createPiece({ side: "han", role: "n" }, set).querySelectorAll("[transform]")];
    const place = (group: Element | undefined): [number, number] => {
      const [, y, scale] =
        /translate\(0 (-?[\d.]+)\) scale\(([\d.]+)\)/.exec(group?.getAttribute("transform") ?? "") ?? [];
      return [Number(y), Number(scale)];
    };
    const [above, large] = place(picture);
    const [below, small] = place(hanja);
    // The picture ends above the character. Each is drawn in a 400-unit box; the character fills 92 % of its height.
    expect(above + (large * 400) / 2, set).toBeLessThanOrEqual(below - (small * 400 * 0.92) / 2 + 1);
    // Picture and character stay within the piece.
    expect(above - (large * 400) / 2, set).toBeGreaterThan(-pieceRadius("n"));
    expect(below + (small * 400) / 2, set).toBeLessThan(pieceRadius("n"));
    return large / small;
  });
  expect(shares[0]).toBeGreaterThan(1.5);
  expect(shares[1]).toBeGreaterThan(0.8);
  expect(shares[1]).toBeLessThan(1.1);
  expect(shares[2]).toBeLessThan(0.5);
});

test("the Chinese set is round, all of one size, and drawn once its outlines are there", async () => {
  expect(readySet("xiangqi")).toBe("hanja");
  await loadSet("xiangqi");
  expect(readySet("xiangqi")).toBe("xiangqi");
  const edges = new Set(
    ROLES.map((role) => createPiece({ side: "han", role }, "xiangqi").querySelector(".edge")?.getAttribute("d")),
  );
  expect(edges.size).toBe(1);
  expect([...edges][0]).toMatch(/a43 43/);
  // Red and black have different characters for every role.
  for (const role of ROLES) expect(ink("cho", role, "xiangqi"), role).not.toEqual(ink("han", role, "xiangqi"));
});

test("a piece of any set has few elements, and no more transforms than symbols", async () => {
  await Promise.all([loadSet("xiangqi"), loadSet("hangul")]);
  const sets: readonly PieceSet[] = [
    "hanja",
    "hangul",
    "learning",
    "pictogram",
    "xiangqi",
    "learning-1",
    "learning-2-north",
  ];
  for (const set of sets) {
    const symbols = set.startsWith("learning") ? 2 : 1;
    for (const role of ROLES) {
      const piece = createPiece({ side: "han", role }, set);
      expect(piece.querySelectorAll("*").length, `${set} ${role}`).toBeLessThanOrEqual(9);
      expect(piece.querySelectorAll("[transform]"), `${set} ${role}`).toHaveLength(symbols);
    }
  }
});
