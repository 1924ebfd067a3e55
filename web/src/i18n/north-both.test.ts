// @vitest-environment node
// Laws of the conversion to North Korean terms, over all texts of the app.
import { expect, test } from "vitest";
import { mapTexts, northern } from "../board/north";
import { northernIn, northernTexts } from "./north";
import { leaves } from "./text-laws";

type Texts = Readonly<Record<"ko" | "en" | "nl", unknown>>;

/** All texts of the app by file, except those that have a file for each language. */
const files = Object.entries(import.meta.glob<Texts>("../texts/*.gen.ts", { eager: true })).filter(
  ([, { ko, en, nl }]) => ko !== undefined && en !== undefined && nl !== undefined,
);

/** Terms that only texts about North Korean usage contain. */
const NORTH = /궁장|멍훈|장훈|[왼른안]상장기|귀마장기|gungjang|goengjang/i;
const SOUTH = /빅장|멍군|장군|상차림|bi[kg]jang/i;
/** The program's name as Korean texts write it. */
const NAME = /[‘([]장군[’)\]]/g;

function both(texts: unknown, lang: "ko" | "en" | "nl"): [string, string, string][] {
  const north = new Map(leaves(northernTexts(texts, lang), () => 3));
  return [...leaves(texts, () => 3)].map(([path, text]) => [path, text, north.get(path) ?? ""]);
}

test("texts about both usages stay as they are, and no other text keeps a southern term", () => {
  let about = 0;
  for (const [file, texts] of files) {
    for (const lang of ["ko", "en", "nl"] as const) {
      for (const [path, south, north] of both(texts[lang], lang)) {
        const where = `${file}${path} ${lang}`;
        if (NORTH.test(south)) expect(north, where).toBe(south);
        else if (lang === "ko") expect(north.replace(NAME, ""), where).not.toMatch(SOUTH);
        else expect(north, where).not.toMatch(/bi[kg]jang|빅장/i);
        if (NORTH.test(south)) about += 1;
      }
    }
  }
  expect(about).toBeGreaterThan(3);
});

test("Korean texts quote 장군 only as the program's name, which is never converted", () => {
  let named = 0;
  for (const [file, { ko, en }] of files) {
    const english = new Map(leaves(en, () => 3));
    for (const [path, south, north] of both(ko, "ko")) {
      const names = south.match(NAME) ?? [];
      expect(north.match(NAME) ?? [], file + path).toEqual(names);
      if (names.length > 0) expect(english.get(path), file + path).toContain("Janggun");
      named += names.length;
    }
  }
  expect(named).toBeGreaterThan(1);
});

test("converting twice changes nothing more", () => {
  for (const [file, texts] of files) {
    for (const [path, , north] of both(texts.ko, "ko")) expect(northern(north), file + path).toBe(north);
  }
});

test("a northern term that is filled into a text does not keep the text from being converted", () => {
  const texts = mapTexts({ told: (p: { effect: string }) => `빅장입니다. ${p.effect}` }, northern);
  expect(texts.told({ effect: "궁장이면 비깁니다." })).toBe("궁장입니다. 궁장이면 비깁니다.");
  const en = northernTexts({ told: (p: { effect: string }) => `bikjang (빅장). ${p.effect}` }, "en");
  expect(en.told({ effect: "Gungjang draws." })).toBe("gungjang (궁장). Gungjang draws.");
  expect(northernIn("nl", "Bigjang (빅장)")).toBe("Goengjang (궁장)");
  expect(northern("마는 말, 장군은 장훈")).toBe("마는 말, 장군은 장훈");
  expect(northern("‘장군’으로 장군을 [장군]")).toBe("‘장군’으로 장훈을 [장군]");
});
