// Tests the translations of the citations: they are complete, each is in its language, and they are shown once loaded.
import { beforeEach, expect, test, vi } from "vitest";
import { CITES } from "../../../../bindings/npm/src/sources.gen";
import { expectTexts } from "../../i18n/text-laws";
import { RULE_SOURCES_TEXTS } from "../../texts/rule-sources.gen";
import { settings } from "../settings.svelte";
import { citation } from "./rule-source.svelte";

const CITE = "46 real games end on points at the second pass.";

beforeEach(() => {
  settings.words = "south";
});

test("every citation has its message, and no message is without a citation", () => {
  expect(Object.values(RULE_SOURCES_TEXTS.en).sort()).toEqual([...CITES].sort());
});

test("the translations are Korean and Dutch", () => {
  expectTexts(RULE_SOURCES_TEXTS, { least: 100, argument: () => "" });
});

test("an English page has the citation itself", () => {
  settings.lang = "en";
  expect(citation(CITE)).toEqual({ text: CITE, lang: undefined });
});

test("a citation is English until the translations are loaded, and so is an unknown one", async () => {
  settings.lang = "ko";
  expect(citation(CITE)).toEqual({ text: CITE, lang: "en" });
  await vi.waitFor(() => expect(citation(CITE).lang).toBeUndefined());
  expect(citation(CITE).text).toBe(RULE_SOURCES_TEXTS.ko.realGamesEnd);
  settings.lang = "nl";
  expect(citation(CITE).text).toBe(RULE_SOURCES_TEXTS.nl.realGamesEnd);
  expect(citation("A source of a newer server.")).toEqual({ text: "A source of a newer server.", lang: "en" });
});
