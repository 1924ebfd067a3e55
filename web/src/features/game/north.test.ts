// A game in North Korean terms: no text or label contains a South Korean term such as 장군, 멍군 or 빅장.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { mount, tick, unmount } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import "./beside";
import GamePage from "./GamePage.svelte";
import LearnPanel from "../learn/LearnPanel.svelte";
import { en } from "../../texts/core.en.gen";
import { inWords } from "../../i18n/index.svelte";
import { nl } from "../../texts/core.nl.gen";
import { northernMessages } from "../../i18n/north";
import { lessonsTexts } from "../../texts/lessons.gen";
import { core } from "../../platform/core.svelte";
import { RulesModule } from "../../platform/rules-module";
import { settings } from "../../platform/settings.svelte";
import { connected, game, now, serve, settle } from "../../platform/game-server-double";

/** A position in which Cho's chariot can capture a horse with check. */
const START = "4k4/9/9/9/4n4/9/9/9/4R4/3K5 w - - 0 1";
/** South Korean terms, with the horse on its own or within a move. */
const SOUTH = /장군|멍군|빅장|(?<![가-힣])마[와가는를]?(?![가-힣])|\d마\d|\d마$/;

let rules: RulesModule;
let mounted: Record<string, unknown>[] = [];

beforeAll(async () => {
  rules = await RulesModule.load(readFileSync(resolve(import.meta.dirname, "../../../public/rules.wasm")));
});
afterEach(async () => {
  for (const one of mounted) await unmount(one);
  mounted = [];
  core.rules = null;
  core.sentences = null;
  Object.assign(settings, { lang: "en", words: "south", notation: "western" });
});

/** Returns the texts as JSON without keys. */
const said = (texts: object): string => JSON.stringify(texts).replace(/"[^"]*":/g, "");

test.each([
  ["en", en],
  ["nl", nl],
] as const)(
  "no text of the app in %s says bikjang in the words of the North, but the hint of the setting",
  (lang, own) => {
    const texts = northernMessages(own, lang);
    const { wordsHint: _, ...hints } = texts.settings;
    expect(said({ ...texts, settings: hints })).not.toMatch(/bi[kg]jang/i);
    Object.assign(settings, { lang, words: "north" });
    expect(inWords("Bikjang, bikjang")).toBe("Gungjang, gungjang");
    expect(said(lessonsTexts())).not.toMatch(/bi[kg]jang/i);
  },
);

/** Returns all texts, labels and titles below a node, including shadow roots. */
function texts(node: ParentNode): string[] {
  const found: string[] = [];
  for (const element of node.querySelectorAll("*")) {
    if (element.tagName === "STYLE") continue;
    for (const name of ["aria-label", "title"]) found.push(element.getAttribute(name) ?? "");
    for (const child of element.childNodes) if (child.nodeType === 3) found.push(child.textContent ?? "");
    if (element.shadowRoot !== null) found.push(...texts(element.shadowRoot));
  }
  return found.map((text) => text.trim()).filter((text) => text !== "");
}

async function open(words: "south" | "north"): Promise<string[]> {
  Object.assign(settings, { lang: "ko", words, notation: "korean" });
  document.documentElement.lang = words === "north" ? "ko-KP" : "ko";
  const seat = { level: null, kind: "guest" as const, you: true };
  const action = { token: "e2e6", side: "cho" as const, ply: 0, at_ms: 0, spent_ms: null };
  const fen = "4k4/9/9/9/4R4/9/9/9/9/3K5 b - - 0 1";
  serve(() =>
    game({
      start_fen: START,
      seats: { cho: seat, han: seat },
      actions: [action],
      now: now(1, { fen, turn: "han", ply: 1, check: true, legal: ["e10d10"] }),
    }),
  );
  mounted.push(mount(GamePage, { target: document.body, props: { id: "g", onsettings: () => undefined } }));
  await connected();
  // The page's own attempt to load the rules module must fail first, because it would remove the module again.
  await vi.waitFor(() => expect(core.failed).toBe(true));
  core.rules = rules;
  await core.loadSentences();
  await settle();
  // The results of the rules module arrive after the next frame.
  const isThere = (): boolean => texts(document.body).some((text) => /^95차55[마말] 장[군훈]$/.test(text));
  await vi.waitFor(() => expect(isThere()).toBe(true));
  const props = { role: "n" as const, rules: {}, onrole: () => undefined };
  mounted.push(mount(LearnPanel, { target: document.body, props }));
  await tick();
  await settle();
  return texts(document.body);
}

test("the list of moves, the taken pieces, the board and the cards speak as the North does", async () => {
  const found = await open("north");
  expect(found).toContain("95차55말 장훈");
  expect(found.some((text) => text.startsWith("한 말 1"))).toBe(true);
  expect(found.filter((text) => SOUTH.test(text))).toEqual([]);
});

test("the same page in the words of the South has the words that were looked for", async () => {
  const found = await open("south");
  expect(found).toContain("95차55마 장군");
  expect(found.filter((text) => SOUTH.test(text)).length).toBeGreaterThan(5);
});
