import { expect, test } from "vitest";
import { drawPage } from "./draw";
import { PAGE, USUAL, layOut, type Sizes } from "./sheet";

test.each([
  ["a common set", USUAL, 1],
  ["a large set", { large: 60, middle: 50, small: 40 }, 3],
  ["a small set", { large: 20, middle: 16, small: 12 }, 1],
] as [string, Sizes, number][])("%s: 32 stickers, none over the edge or over another", (_name, sizes, pages) => {
  const laid = layOut(sizes);
  expect(laid).toHaveLength(pages);
  expect(laid.flat()).toHaveLength(32);
  for (const page of laid) {
    for (const { x, y, width } of page) {
      expect(Math.min(x, y) - width / 2).toBeGreaterThanOrEqual(10);
      expect(x + width / 2).toBeLessThanOrEqual(PAGE.width - 10);
      expect(y + width / 2).toBeLessThanOrEqual(PAGE.height - 20);
    }
    for (const [at, a] of page.entries()) {
      for (const b of page.slice(at + 1)) {
        const apart = Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));
        expect(apart).toBeGreaterThanOrEqual((a.width + b.width) / 2);
      }
    }
  }
});

test("each side gets one general, two of each officer and five soldiers, in the three sizes", () => {
  const all = layOut(USUAL).flat();
  const count = (side: string, role: string): number =>
    all.filter(({ piece }) => piece.side === side && piece.role === role).length;
  for (const side of ["cho", "han"]) {
    expect(["k", "r", "c", "n", "b", "a", "p"].map((role) => count(side, role))).toEqual([1, 2, 2, 2, 2, 2, 5]);
  }
  const width = (role: string): number | undefined => all.find(({ piece }) => piece.role === role)?.width;
  expect([width("k"), width("n"), width("a")]).toEqual([USUAL.large, USUAL.middle, USUAL.small]);
});

test("a page is a picture in millimetres with its colours in it", () => {
  const page = layOut(USUAL)[0] ?? [];
  const svg = drawPage(page, "pictogram", "50 mm");
  expect([svg.getAttribute("width"), svg.getAttribute("viewBox")]).toEqual(["210mm", "0 0 210 297"]);
  expect(svg.querySelectorAll("path:not([fill])")).toHaveLength(0);
  // The octagon is drawn 80 units wide; its scale makes it as wide as the piece.
  const scale = /scale\(([\d.]+)\)/.exec(svg.querySelector("g")?.getAttribute("transform") ?? "")?.[1];
  expect(80 * Number(scale)).toBeCloseTo(USUAL.large);
  expect(svg.querySelector("text")?.textContent).toBe("50 mm");
});
