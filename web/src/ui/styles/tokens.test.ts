// @vitest-environment node
// Tests that text colours meet WCAG AA (4.5 : 1) on their backgrounds, in both themes and with the colour-blind
// palette. Lines around controls meet 3 : 1.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { COLOUR_BLIND } from "../../board/theme";

const css = readFileSync(resolve(import.meta.dirname, "tokens.css"), "utf8");

const LIGHT = ":root";
const DARK = ':root[data-theme="dark"]';
const COLOUR_BLIND_LIGHT = ':root[data-palette="colour-blind"]';
const COLOUR_BLIND_DARK = ':root[data-theme="dark"][data-palette="colour-blind"]';

/** Returns the colours defined in a block. */
function block(selector: string): Record<string, string> {
  const start = css.indexOf(`\n${selector} {`);
  const text = css.slice(start, css.indexOf("\n}", start));
  return Object.fromEntries([...text.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map((m) => [m[1], m[2]]));
}

function luminance(hex: string): number {
  const part = (at: number): number => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5);
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

const GROUNDS = ["paper", "sheet", "sheet-2"];
const PAIRS: [string, string, number][] = [
  ...["ink", "ink-2", "ink-3", "accent", "cho", "han"].flatMap((text) =>
    GROUNDS.map((ground): [string, string, number] => [text, ground, 4.5]),
  ),
  ["accent-ink", "accent", 4.5],
  ["ink", "accent-soft", 4.5],
  ["ink-2", "accent-soft", 4.5],
  ["cho", "accent-soft", 4.5],
  ["han", "accent-soft", 4.5],
  ["ink", "warn-soft", 4.5],
  ["sheet-2", "ink", 4.5],
  ["sheet-2", "han", 4.5],
  ["sheet-2", "cho", 4.5],
  ["line-strong", "sheet-2", 3],
  ["line-strong", "sheet", 3],
];

test.each([
  ["light", [LIGHT]],
  ["dark", [LIGHT, DARK]],
  ["light, colour-blind", [LIGHT, COLOUR_BLIND_LIGHT]],
  ["dark, colour-blind", [LIGHT, DARK, COLOUR_BLIND_LIGHT, COLOUR_BLIND_DARK]],
])("contrast of the colours: %s", (_name, selectors) => {
  const colours: Record<string, string> = Object.assign({}, ...selectors.map(block));
  const low = PAIRS.flatMap(([text, ground, least]) => {
    const a = colours[text];
    const b = colours[ground];
    if (a === undefined || b === undefined) return [`${text} or ${ground} is missing`];
    const ratio = contrast(a, b);
    return ratio < least ? [`${text} on ${ground}: ${ratio.toFixed(2)}`] : [];
  });
  expect(low).toEqual([]);
});

test("the colour-blind palette of the pages is that of the board, for everything that means a side", () => {
  const board = new Set(COLOUR_BLIND.flatMap(([, day, night]) => [day, night]));
  for (const selector of [COLOUR_BLIND_LIGHT, COLOUR_BLIND_DARK]) {
    const colours = block(selector);
    expect(Object.keys(colours).sort()).toEqual(
      Object.keys(block(LIGHT))
        .filter((name) => /^(cho|han)/.test(name))
        .sort(),
    );
    expect([...board]).toEqual(expect.arrayContaining([colours["cho"], colours["han"]]));
  }
});
