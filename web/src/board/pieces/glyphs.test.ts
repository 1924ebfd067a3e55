// @vitest-environment node
import { expect, test } from "vitest";
import { chineseGlyphSources, chineseGlyphs } from "./chinese.gen";
import { glyphSources, glyphs } from "./glyphs.gen";
import { hangulGlyphSources, hangulGlyphs } from "./hangul.gen";
import licence from "./OFL.txt?raw";

const sets: [string, Record<string, string>][] = Object.entries({ ...glyphs, ...hangulGlyphs, ...chineseGlyphs });

test("the characters are exactly those of the pieces", () => {
  expect(Object.keys(glyphs.choHanja).join("")).toBe("楚车包马象士卒官");
  expect(Object.keys(glyphs.hanHanja).join("")).toBe("漢車包馬象士兵將");
  expect(Object.keys(hangulGlyphs.hangul).join("")).toBe("초한차포마상사졸병관장말");
  expect(Object.keys(chineseGlyphs.red).join("")).toBe("帥仕相俥傌炮兵");
  expect(Object.keys(chineseGlyphs.black).join("")).toBe("將士象車馬砲卒");
});

/** Returns the bounds of a path's points. Parses only the relative m/q/l/z commands written by the extractor. */
function bounds(path: string): { left: number; right: number; top: number; bottom: number; contours: number } {
  const box = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity, contours: 0 };
  let x = 0;
  let y = 0;
  let start = [0, 0];
  let rest = path;
  while (rest !== "") {
    const command = /^([mlqz])((?:-?\d+[ ]?)*)/.exec(rest);
    if (command === null) throw new Error(`not a path at ${rest.slice(0, 20)}`);
    rest = rest.slice(command[0].length);
    const numbers = (command[2] ?? "").match(/-?\d+/g)?.map(Number) ?? [];
    expect(numbers).toHaveLength({ m: 2, l: 2, q: 4, z: 0 }[command[1] as "m"]);
    if (command[1] === "z") [x = 0, y = 0] = start;
    else {
      x += numbers[numbers.length - 2] ?? NaN;
      y += numbers[numbers.length - 1] ?? NaN;
    }
    if (command[1] === "m") {
      start = [x, y];
      box.contours += 1;
    }
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
}

test.each(sets.flatMap(([set, table]) => Object.entries(table).map(([char, path]) => [set, char, path] as const)))(
  "%s %s is a closed outline, centred in its box",
  (_set, _char, path) => {
    const box = bounds(path);
    expect(path.startsWith("m") && path.endsWith("z")).toBe(true);
    expect(box.contours).toBeGreaterThan(0);
    expect(Math.max(box.right - box.left, box.bottom - box.top)).toBeGreaterThan(200);
    for (const edge of [box.left, box.right, box.top, box.bottom]) expect(Math.abs(edge)).toBeLessThanOrEqual(201);
    expect(Math.abs(box.left + box.right)).toBeLessThanOrEqual(24);
    expect(Math.abs(box.top + box.bottom)).toBeLessThanOrEqual(24);
  },
);

test("every font is named with its version, file hashes and licence", () => {
  expect(licence).toContain("SIL OPEN FONT LICENSE Version 1.1");
  for (const source of Object.values({ ...glyphSources, ...hangulGlyphSources, ...chineseGlyphSources })) {
    expect(licence).toContain(source.font);
    expect(source.version).toMatch(/^\d+\.\d+\.\d+$/);
    for (const hash of Object.values(source.sha256)) expect(hash).toMatch(/^[0-9a-f]{64}$/);
  }
});
