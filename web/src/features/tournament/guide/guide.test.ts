// @vitest-environment node
// The guide for directors: texts in every language, and a small picture for every step.
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { expectTexts, leaves } from "../../../i18n/text-laws";
import { DIRECTOR_GUIDE_TEXTS } from "../../../texts/director-guide.gen";
import { PICTURE, pictureOf, STEPS } from "./steps";

const LANGS = ["ko", "en", "nl"] as const;
const FOLDER = resolve(import.meta.dirname, "pictures");
const NONE = (): string => "";

/** Returns the width and height of a lossy, lossless or extended WebP file. */
function sizeOf(file: Buffer): { width: number; height: number } {
  const kind = file.toString("latin1", 12, 16);
  if (kind === "VP8L") {
    const bits = file.readUInt32LE(21);
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
  }
  if (kind === "VP8X") return { width: file.readUIntLE(24, 3) + 1, height: file.readUIntLE(27, 3) + 1 };
  return { width: file.readUInt16LE(26) & 0x3fff, height: file.readUInt16LE(28) & 0x3fff };
}

test("every language has every text, with as many sentences", () => {
  expectTexts(DIRECTOR_GUIDE_TEXTS, { least: 50, argument: NONE });
  for (const lang of LANGS)
    expect(
      STEPS.map((step) => DIRECTOR_GUIDE_TEXTS[lang].steps[step].text.length),
      lang,
    ).toEqual(STEPS.map((step) => DIRECTOR_GUIDE_TEXTS.en.steps[step].text.length));
});

test("every step has its picture in every language, small and of one size, with its own description", () => {
  const wanted = LANGS.flatMap((lang) => STEPS.map((step) => `${lang}-${step}.webp`));
  expect(readdirSync(FOLDER).sort()).toEqual(wanted.toSorted());
  for (const name of wanted) {
    const file = readFileSync(resolve(FOLDER, name));
    expect(file.toString("latin1", 8, 12), name).toBe("WEBP");
    expect(file.length, name).toBeLessThanOrEqual(28 * 1024);
    expect(sizeOf(file), name).toEqual(PICTURE);
  }
  for (const lang of LANGS) {
    const descriptions = STEPS.map((step) => DIRECTOR_GUIDE_TEXTS[lang].steps[step].alt);
    expect(new Set(descriptions).size, lang).toBe(STEPS.length);
    for (const step of STEPS) expect(pictureOf(step, lang)).toContain(`${lang}-${step}`);
  }
});

test("no sentence is longer than a reader in a hall has patience for", () => {
  for (const lang of LANGS)
    for (const [path, text] of leaves(DIRECTOR_GUIDE_TEXTS[lang], NONE))
      expect(text.length, `${lang}${path}: ${text}`).toBeLessThanOrEqual(lang === "ko" ? 140 : 260);
});
