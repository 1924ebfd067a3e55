// Tests the summary above the verdicts and the verdicts themselves, with the real records module.
// @isolated
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { loadTexts } from "../../i18n/index.svelte";
import { core } from "../../platform/core.svelte";
import { isRead, Records } from "../../platform/records-module";
import { RulesModule } from "../../platform/rules-module";
import { settings } from "../../platform/settings.svelte";
import { ko as sources } from "../../texts/rule-sources.gen";
import { en as page } from "../../texts/verdict-page.gen";
import { fromGame } from "../analysis-page/sources";
import type { Judged } from "./opened.svelte";
import { ownJudges } from "./own-judges";
import VerdictSheet from "./VerdictSheet.svelte";

const PASSES = "position startpos moves a4b4 e9e9 e2e2";
const FACING = "position startpos moves e4d4 e7d7";

const HOUSE = { name: "동네 모임", rules: { schema: 1, base: "kakao@1", set: { "pass.double": "draw" } } };

let records: Records;
let judge: RulesModule;
let sheet: Record<string, unknown> | null = null;

beforeAll(async () => {
  records = new Records(
    await RulesModule.load(readFileSync(resolve(import.meta.dirname, "../../../public/records.wasm"))),
  );
  judge = await RulesModule.load(readFileSync(resolve(import.meta.dirname, "../../../public/rules.wasm")));
});
beforeEach(async () => {
  settings.lang = "en";
  localStorage.clear();
  await core.loadSentences();
});
afterEach(async () => {
  if (sheet !== null) await unmount(sheet);
  sheet = null;
});

function judgedOf(text: string): Judged {
  const { format, games } = records.split(text);
  const [piece] = games;
  const [game] = records.read(format, games);
  if (piece === undefined || game === undefined || !isRead(game)) throw new Error("not a record");
  return { found: { format, piece, game }, verdicts: records.verdicts(format, piece) };
}

async function withHouse(judged: Judged): Promise<Judged> {
  const line = { document: await fromGame(judged.found, records), judge };
  return { ...judged, own: ownJudges(line, { isNamed: false, game: null, own: HOUSE, linked: null }) };
}

function show(text: string): string {
  return showJudged(judgedOf(text));
}

function showJudged(judged: Judged): string {
  sheet = mount(VerdictSheet, { target: document.body, props: { judged } });
  flushSync();
  return document.querySelector("header")?.textContent?.replace(/\s+/g, " ") ?? "";
}

test("each result has its reasons and the names of all its rule sets, and a guess is explained", () => {
  const header = show(PASSES);
  const [wins, draws] = document.querySelectorAll("dl > div");
  expect(wins?.textContent).toContain("Points decide: Cho 72, Han 73.5");
  expect(wins?.textContent).toContain("KJA, points format (our guess)");
  expect(wins?.textContent).toContain("A Dutch manual: KoopKorea 1A");
  expect(wins?.textContent).toContain("Fairy-Stockfish modern");
  expect(draws?.textContent).toContain('Deciding rule: "Two passes in a row: draw".');
  expect(header).toContain(page.guess);
  expect(header).toContain("Korea Janggi Association");
});

test("a call of bikjang has the rule as its reason, and a refused move what is wrong with it", () => {
  show(FACING);
  const [draws, , refused] = document.querySelectorAll("dl > div");
  expect(draws?.querySelector(".reason")?.textContent).toBe("Bikjang: draw");
  expect(refused?.querySelector(".reason")?.textContent).toContain("would face each other");
});

test("the rules of this site are not called the visitor's own", () => {
  expect(show(PASSES)).toContain(page.siteDefault({ rules: "Kakao Janggi" }));
});

test("the visitor's own rules come first, with their name, and in place of this site's default", async () => {
  const header = showJudged(await withHouse(judgedOf(PASSES)));
  expect(header).toContain(page.ownRules({ rules: HOUSE.name }));
  expect(header).not.toContain(page.siteDefault({ rules: "Kakao Janggi" }));
  const draws = [...document.querySelectorAll("dl > div")].find((one) => one.textContent?.includes(HOUSE.name));
  expect(draws?.querySelector("dd:not(.reason)")?.textContent).toBe(`House rules: ${HOUSE.name}`);
  const name = [...document.querySelectorAll(".named a")].find((one) => one.textContent === HOUSE.name);
  expect(name?.getAttribute("href")).toBe("/rule-sets/house");
  expect(name?.closest(".named")?.textContent).not.toContain("()");
});

test("rules that the visitor chose are called theirs", () => {
  localStorage.setItem("janggun.choices", JSON.stringify({ rules: "kja-points" }));
  expect(show(PASSES)).toContain(page.usual({ rules: "KJA, points format" }));
});

test("each verdict names its rule sets before the rule, and cites the source in the language of the page", async () => {
  settings.lang = "ko";
  await loadTexts();
  show(PASSES);
  await vi.waitFor(() => expect(document.querySelector('.named [lang="en"]')).toBeNull());
  const kakao = [...document.querySelectorAll(".named")].find((one) => one.textContent?.includes("카카오장기"));
  const [names, rule] = [kakao?.querySelector("ul"), kakao?.querySelector("p")];
  expect(rule?.textContent).toContain(`근거: ${sources.realGamesEnd}`);
  expect(names?.compareDocumentPosition(rule as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
