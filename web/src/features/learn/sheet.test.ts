// @vitest-environment node
// Tests that the rules sheet agrees with the fields of every built-in rule set.
import { sheetSections } from "./sheet-sections";
import { expect, test } from "vitest";
import { catalog } from "../../platform/rules/catalog";
import { sheetRules } from "./sheet";

const { presets } = catalog;

/** Returns the sheet, or one section of it, as one text; `id` is null for Janggi in general. */
function sheet(id: string | null, lang: "ko" | "en", only: string | null = null): string {
  const full = presets.find((preset) => preset.id === id)?.full;
  const rules = full === undefined ? null : sheetRules(full);
  return sheetSections(lang, rules)
    .filter(({ term }) => only === null || term === only)
    .flatMap((section) => section.lines)
    .join("\n");
}

test("every rule set is understood", () => {
  expect(presets.length).toBeGreaterThan(10);
  for (const { id, full } of presets) expect(sheetRules(full), id).not.toBeNull();
});

test("the deom is the rule set's own", () => {
  for (const { id, full } of presets) {
    const deom = Number(full["deom"]);
    expect(sheet(id, "en").includes("1.5"), id).toBe(deom === 3);
    expect(sheet(id, "ko", "points").includes("덤은 없습니다"), id).toBe(deom === 0 && id !== "chesswar");
  }
  expect(sheet("vchess", "en")).toContain("There are no extra points");
});

test("who chooses the setup, and among what, is the rule set's own", () => {
  expect(sheet("kakao", "en")).toContain("(four ways). Han chooses first, and Cho sees that setup");
  expect(sheet("casual", "ko")).toContain("네 가지와 기동차 가운데서 고릅니다. 한이 먼저 고르고");
  expect(sheet("vchess", "ko")).toContain("초가 먼저 좌우에서 각각 마와 상을");
  expect(sheet("fsf-modern", "en")).toContain("The starting position is fixed.");
  const house = { ...presets[0]?.full, "setup.order": "cho_first_visible" };
  expect(sheetRules(house)?.choosing).toEqual({ kind: "open", first: "cho", allowed: "four" });
});

/** Returns the sheets of the rule sets whose field `path` has this value. Fails if there are none. */
function sheets(path: string, value: unknown, lang: "ko" | "en"): string[] {
  const ids = presets.filter(({ full }) => full[path] === value).map(({ id }) => id);
  expect(ids.length, `${path} = ${String(value)}`).toBeGreaterThan(0);
  return ids.map((id) => sheet(id, lang));
}

test.each([
  ["pass.double", "points", "Two passes in a row end the game, and points decide."],
  ["pass.double", "draw", "Two passes in a row end the game in a draw."],
  ["pass.double", "none", "Two passes in a row do not end the game."],
  ["bikjang.mode", "off", "It has no effect under these rules."],
  ["bikjang.mode", "draw", /it can end the game in a draw\.|then ends in a draw at once\./],
  ["bikjang.mode", "points", "it can end the game, and points decide."],
  ["bikjang.mode", "illegal", "moves that lead to it are not allowed."],
])("%s %s is told as it is", (path, value, told) => {
  for (const text of sheets(path, value, "en")) expect(text).toMatch(told);
});

test("what each side can do at bikjang is announced where bikjang has an effect", () => {
  const announced = (id: string | null): boolean => sheet(id, "en").includes("the game page shows");
  expect(announced(null)).toBe(true);
  for (const { id, full } of presets)
    expect(announced(id), id).toBe(
      ["draw", "points"].includes(String(full["bikjang.mode"])) && full["bikjang.accept"] !== "immediate",
    );
});

test("a bikjang that ends the game by itself is told so", () => {
  expect(sheet("chesswar", "en")).toContain("ends in a draw at once");
  expect(sheet("chesswar", "ko")).toContain("바로 무승부로 끝납니다");
  const chesswar = presets.find(({ id }) => id === "chesswar")?.full;
  const gated = { ...chesswar, "bikjang.mode": "points", "bikjang.gate": "both_below_30" };
  expect(sheetRules(gated)).toMatchObject({ bikjang: "points", isBikjangPlayed: false });
  expect(sheetRules({ ...gated, "bikjang.gate": "none" })?.bikjang).toBe("pointsAtOnce");
});

test("Chess War has no points, unless house rules count them", () => {
  expect(sheet("chesswar", "en")).not.toMatch(/Chariot 13|\d points/);
  const house = { ...presets.find(({ id }) => id === "chesswar")?.full, "pass.double": "points" };
  expect(sheetSections("en", sheetRules(house)).map(({ term }) => term)).toContain("points");
});

test("without a rule set nothing is said that only some have", () => {
  expect(sheet(null, "en")).toContain("depends on the rule set");
  expect(sheet(null, "en")).not.toMatch(/Han chooses first/);
  expect(sheet(null, "ko")).not.toMatch(/한이 먼저 고르/);
});

test("dead positions are spoken of where they end the game", () => {
  for (const [lang, words] of [
    ["en", "mate is no longer possible"],
    ["ko", "외통이 나올 수 없으면"],
    ["nl", "geen mat meer mogelijk"],
  ] as const) {
    const lines = (full: Record<string, unknown>): string =>
      sheetSections(lang, sheetRules(full))
        .flatMap((section) => section.lines)
        .join("\n");
    const dead = presets.filter(({ full }) => full["dead_position"] === "draw");
    expect(dead.map(({ id }) => id)).toContain("casual");
    for (const preset of presets) {
      const text = expect(lines(preset.full), preset.id);
      if (dead.includes(preset)) text.toContain(words);
      else text.not.toContain(words);
    }
  }
});
