// The page of rule sets: the usual ones before those for research; guesses are told of the latter only.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { en } from "../../i18n/en";
import { settings } from "../../platform/settings.svelte";
import RulesField from "../start/RulesField.svelte";
import { catalog, type PresetInfo } from "./catalog.svelte";
import RuleSetsPage from "./RuleSetsPage.svelte";

let page: Record<string, unknown> | null = null;

const preset = (id: string): PresetInfo => ({
  id,
  revision: 1,
  name: { ko: id, en: id },
  about: { ko: "", en: "" },
  fields: [{ path: "deom", value: 1.5, mark: "G", source: "" }],
  full: {},
});

beforeEach(() => {
  settings.lang = "en";
  vi.spyOn(catalog, "load").mockResolvedValue();
  catalog.presets = ["north-korean", "kja-points", "kakao", "kjf-2022", "xiangqi", "casual"].map(preset);
});
afterEach(async () => {
  if (page !== null) await unmount(page);
  page = null;
  catalog.presets = [];
  vi.restoreAllMocks();
});

test("the usual rule sets come first, the others under a heading", () => {
  page = mount(RuleSetsPage, { target: document.body });
  flushSync();
  const details = document.querySelector("details");
  const parts = [...(details?.querySelectorAll("label, h2") ?? [])].map((one) => one.textContent?.trim());
  expect(parts).toEqual(["kakao", "casual", "kja-points", "kjf-2022", "For research", "north-korean", "xiangqi"]);
  const columns = [...document.querySelectorAll("thead th")].map((one) => one.textContent?.trim());
  expect(columns.slice(1)).toEqual(["kakao", "casual", "kja-points", "kjf-2022"]);
});

test("no guesses are told of under the usual choices, even where all are shown", () => {
  page = mount(RulesField, {
    target: document.body,
    props: { value: "kakao", house: null, onchange: () => undefined },
  });
  flushSync();
  const all = [...document.querySelectorAll("button")].find(
    (one) => one.textContent?.trim() === en.start.rulesAll({ n: 6 }),
  );
  all?.click();
  flushSync();
  const told = [...document.querySelectorAll("label")]
    .filter((row) => row.textContent?.includes(en.start.guesses({ n: 1 })))
    .map((row) => row.querySelector("b")?.textContent);
  expect(told).toEqual(["north-korean", "kjf-2022"]);
});
