// The page of rule sets: the usual ones before those for research; guesses are told of the latter only.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { en } from "../../texts/core.en.gen";
import { settings } from "../../platform/settings.svelte";
import RulesField from "../start/RulesField.svelte";
import { catalog, type PresetInfo } from "../../platform/rules/catalog.svelte";
import HousePage from "./HousePage.svelte";
import RuleSetsPage from "./RuleSetsPage.svelte";

let page: Record<string, unknown> | null = null;

const preset = (id: string): PresetInfo => ({
  id,
  revision: 1,
  ref: id,
  name: { ko: id, en: id, nl: id },
  about: { ko: "", en: "", nl: "" },
  fields: [{ path: "deom", value: 1.5, mark: "G", source: "" }],
  full: {},
});

beforeEach(() => {
  settings.lang = "en";
  vi.spyOn(catalog, "load").mockResolvedValue();
  vi.stubGlobal("fetch", () => Promise.reject(new Error("off line")));
  catalog.presets = ["north-korean", "kja-points", "kakao", "kjf-2022", "xiangqi", "casual"].map(preset);
});
afterEach(async () => {
  if (page !== null) await unmount(page);
  page = null;
  catalog.presets = [];
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
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

test("house rules on an earlier revision are told, compared and kept as that revision has them", () => {
  const newest = { ...preset("casual"), revision: 2 };
  const fields = [{ path: "deom", value: 5, mark: "", source: "" }];
  catalog.presets = [preset("kakao"), { ...newest, earlier: [{ ...newest, revision: 1, ref: "casual@1", fields }] }];
  const written = { name: "ours", rules: { schema: 1, base: "casual@1", set: {} } };
  localStorage.setItem("janggun.house", JSON.stringify(written));
  page = mount(HousePage, { target: document.body });
  flushSync();
  expect(document.querySelector<HTMLInputElement>("input[type=number]")?.value).toBe("2.5");
  const base = document.querySelector("select");
  expect([...(base?.options ?? [])].map((one) => one.text)).toEqual(["kakao", "casual", "casual (revision 1)"]);
  expect(base?.selectedOptions[0]?.text).toBe("casual (revision 1)");
  expect(document.querySelector(".changed")).toBeNull();
  const kept = document.querySelector<HTMLTextAreaElement>("details textarea");
  expect(JSON.parse(kept?.value ?? "null")).toEqual(written);
});

test("house rules on a revision that nobody knows here can be put on another base", () => {
  catalog.presets = [preset("kakao")];
  localStorage.setItem(
    "janggun.house",
    JSON.stringify({ name: "ours", rules: { schema: 1, base: "kakao@9", set: {} } }),
  );
  page = mount(HousePage, { target: document.body });
  flushSync();
  const base = document.querySelector("select");
  expect([...(base?.options ?? [])].map((one) => one.text)).toEqual(["kakao", "kakao (revision 9)"]);
  expect(document.querySelector("input[type=number]")).toBeNull();
});
