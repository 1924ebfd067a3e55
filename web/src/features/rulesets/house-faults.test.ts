// @vitest-environment node
// Tests the import of house rules from a text: valid rules are accepted, and faults are reported.
import { expect, test } from "vitest";
import { HOUSE_RULES_TEXTS } from "../../texts/house-rules.gen";
import { expectTexts } from "../../i18n/text-laws";
import type { RulesModule } from "../../platform/rules-module";
import { faultsOf, importHouse } from "./house-faults";

const RULES = { schema: 1, base: "kakao@1", set: { "bikjang.mode": "draw" } };
const FAULTS = [
  { code: "unknown_field", detail: "bikjang.mood: no such field", path: "bikjang.mood" },
  { code: "bad_value", detail: "deom: must be a whole number from 0 to 288", path: "deom" },
];
const refusing = {
  judge: () => ({ ok: false, error: { code: "bad_rules", detail: "", facts: { faults: FAULTS } } }),
} as unknown as Pick<RulesModule, "judge">;
const taking = { judge: () => ({ ok: true }) } as unknown as Pick<RulesModule, "judge">;

const read = (value: unknown, judge: typeof taking | null = taking) =>
  importHouse(JSON.stringify(value), "ours", judge);

test("exported rules are taken, and rules alone get a name", () => {
  expect(read({ name: "theirs", rules: RULES })).toEqual({ name: "theirs", rules: RULES });
  expect(read(RULES)).toEqual({ name: "ours", rules: RULES });
  expect(read({ base: "kakao", set: {} }, null)).toEqual({
    name: "ours",
    rules: { schema: 1, base: "kakao", set: {} },
  });
});

test.each(["", "{", "kakao", "빅장 없음"])("a text that is not JSON: %s", (text) => {
  expect(importHouse(text, "ours", taking)).toEqual([{ path: "", code: "not_json", detail: "" }]);
});

test.each([
  null,
  7,
  "kakao",
  [],
  {},
  { name: "ours" },
  { base: "kakao" },
  { base: "kakao", set: null },
  { rules: null },
])("JSON without house rules: %j", (value) => {
  expect(read(value)).toEqual([{ path: "", code: "not_house", detail: "" }]);
});

test("the core's faults are told with their paths", () => {
  const faults = read({ name: "theirs", rules: RULES }, refusing);
  expect(faults).toEqual(FAULTS);
  for (const { code } of FAULTS) expect(Object.keys(HOUSE_RULES_TEXTS.en.faults)).toContain(code);
  expect(faultsOf(null)).toEqual([]);
});

test("every language has every text, Korean in hangul and Dutch in Dutch", () => {
  expectTexts(HOUSE_RULES_TEXTS, { least: 8, argument: () => "X" });
});
