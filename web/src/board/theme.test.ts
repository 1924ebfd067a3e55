// @vitest-environment node
import { describe, expect, test } from "vitest";
import { BLUE_GREEN, BLUE_RED, CLASSIC, COLOUR_BLIND, RED_BLACK, STYLE, WOODS } from "./theme";

/** Returns the relative luminance of `#rgb` or `#rrggbb`, as defined by WCAG 2.2. */
function luminance(colour: string): number {
  const hex = colour.length === 4 ? colour.replace(/[0-9a-f]/g, "$&$&") : colour;
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

const palettes = {
  classic: CLASSIC,
  "colour-blind": [...CLASSIC, ...COLOUR_BLIND],
  "blue-red": [...CLASSIC, ...BLUE_RED],
  "blue-green": [...CLASSIC, ...BLUE_GREEN],
  "red-black": [...CLASSIC, ...RED_BLACK],
};

const boards = Object.entries(palettes).flatMap(([palette, colours]) =>
  Object.entries({ ginkgo: [], ...WOODS }).map(([wood, own]) => [palette, wood, [...colours, ...own]] as const),
);

describe.each(boards)("in the %s palette on %s", (_palette, _wood, colours) => {
  describe.each([
    ["day", 1],
    ["night", 2],
  ] as const)("by %s", (_scheme, column) => {
    const of = (name: string): string => colours.findLast((colour) => colour[0] === name)?.[column] ?? "missing";

    test.each([
      ["cho", "face", 4.5],
      ["han", "face", 4.5],
      ["sign", "danger", 4.5],
      ["sign", "caution", 4.5],
      ["sign", "arrow", 4.5],
      ["line", "wood", 3],
      ["coord", "wood", 4.5],
      ["mark-cho", "wood", 3],
      ["mark-han", "wood", 3],
      ["danger", "wood", 3],
      ["caution", "wood", 3],
      ["arrow", "wood", 3],
      ["focus", "wood", 4.5],
    ])("%s on %s has a contrast of %d or more", (above, below, least) => {
      expect(contrast(of(above), of(below))).toBeGreaterThanOrEqual(least);
    });
  });
});

test("every colour is used, and every used colour is given", () => {
  const given = new Set(CLASSIC.map(([name]) => name));
  const used = new Set([...STYLE.matchAll(/var\(--(?!janggi-)([\w-]+)\)/g)].map((match) => match[1]));
  expect([...used].sort()).toEqual([...given].sort());
});
