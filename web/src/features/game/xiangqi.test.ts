// Texts and announcements of a Xiangqi game in every language. Its sides are Red and Black, and nothing specific to
// Janggi is offered.
// @isolated
import { RULE_SENTENCES_TEXTS } from "../../texts/rule-sentences.gen";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { mount, tick, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import "./beside";
import GamePage from "./GamePage.svelte";
import EndCard from "./EndCard.svelte";
import LearnPanel from "../learn/LearnPanel.svelte";
import RulesSummary from "./RulesSummary.svelte";
import GameRow from "../games/GameRow.svelte";
import { loadTexts, t } from "../../i18n/index.svelte";
import type { Lang } from "../../i18n/lang";
import { core } from "../../platform/core.svelte";
import { RulesModule, type Verdict } from "../../platform/rules-module";
import { settings } from "../../platform/settings.svelte";
import type { GameView, Now } from "../../wire.gen";
import { catalog } from "../../platform/rules/catalog";
import { connected, game, now, serve, settle } from "../../platform/game-server-double";

const START = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";
const LANGS: readonly Lang[] = ["ko", "en", "nl"];
const RED: Record<Lang, string> = { ko: "홍", en: "Red", nl: "Rood" };

/**
 * Patterns that match Cho and Han. The Korean one skips 한 in the sense of "one" (한 수, 한 손), 초 in the sense of
 * "second" (30초), and both inside longer words.
 */
const JANGGI_SIDES: Record<Lang, RegExp> = {
  ko: /(?<![가-힣\d])[초한](?:(?![가-힣])(?! [수번판칸줄손])|(?:이|가|은|는|을|를|의|으로|로|에게)(?![가-힣]))/,
  en: /\b(Cho|Han)\b/,
  nl: /\b(Cho|Han)\b/,
};

let rules: RulesModule;
let full: Record<string, unknown>;
let mounted: Record<string, unknown>[] = [];

beforeAll(async () => {
  rules = await RulesModule.load(readFileSync(resolve(import.meta.dirname, "../../../public/rules.wasm")));
  full = catalog.find("xiangqi")?.full ?? {};
});

beforeEach(() => {
  settings.notation = "uci";
});
afterEach(async () => {
  for (const one of mounted) await unmount(one);
  mounted = [];
  core.rules = null;
  core.sentences = null;
  vi.unstubAllGlobals();
});

/** Returns all texts, labels, titles and placeholders below a node, including shadow roots. */
function texts(node: ParentNode): string[] {
  const found: string[] = [];
  for (const element of node.querySelectorAll("*")) {
    if (element.tagName === "STYLE") continue;
    for (const name of ["aria-label", "title", "placeholder"]) found.push(element.getAttribute(name) ?? "");
    for (const child of element.childNodes) if (child.nodeType === 3) found.push(child.textContent ?? "");
    if (element.shadowRoot !== null) found.push(...texts(element.shadowRoot));
  }
  return found.map((text) => text.trim()).filter((text) => text !== "");
}

function xiangqi(change: Partial<Now> = {}, more: Partial<GameView> = {}): GameView {
  const legal = ["h3e3", "b1c3"];
  return game({
    rules: { id: "xiangqi@1", full },
    setup: { order: "fixed", first: null, allowed: [] },
    arrangements: { cho: null, han: null },
    start_fen: START,
    now: now(0, { fen: START, legal, points: { cho: 48, han: 48 }, ...change }),
    ...more,
  });
}

async function open(view: GameView, lang: Lang): Promise<string[]> {
  settings.lang = lang;
  await loadTexts();
  document.documentElement.lang = lang;
  serve(() => view);
  mounted.push(mount(GamePage, { target: document.body, props: { id: "g", onsettings: () => undefined } }));
  await connected();
  core.rules = rules;
  await core.loadSentences();
  await settle();
  await tick();
  await settle();
  return [...texts(document.body), document.title];
}

const seat = { level: null, kind: "guest" as const };
const ONE = { cho: { ...seat, you: true }, han: { ...seat, you: false } };
const WATCHED = { cho: { ...seat, you: false }, han: { ...seat, you: false } };
const BOTH = { cho: { ...seat, you: true }, han: { ...seat, you: true } };
const rights = now(0).rights;
const action = { token: "h3e3", side: "cho" as const, ply: 0, at_ms: 0, spent_ms: null };
const mate: Verdict = {
  outcome: "cho",
  code: "stalemate",
  rule: "movement",
  facts: { loser: "han", movement: "xiangqi" },
};
/** A result on points, which custom rules allow. */
const BY_POINTS: Verdict = {
  outcome: "cho",
  code: "ply_limit",
  rule: "limit.total_plies",
  facts: {
    decided_by: "points",
    cho_half: 90,
    han_half: 80,
    deom_half: 3,
    n: 200,
    counted: [200],
    movement: "xiangqi",
  },
};
const clocks = { main_ms: 9000, period_ms: 0, periods_left: 0, running: true };

/** Situations in which a side is named. */
const MOMENTS: Record<string, () => GameView> = {
  "to move, on one device": () => xiangqi({}, { seats: BOTH }),
  watched: () => xiangqi({}, { seats: WATCHED }),
  check: () => xiangqi({ check: true }, { seats: BOTH }),
  "a move played": () => xiangqi({ turn: "han", ply: 1 }, { actions: [action] }),
  "a draw offered": () =>
    xiangqi({ offers: { draw: "han", takeback: null, rematch: null }, rights: { ...rights, answer_draw: true } }),
  "a takeback asked": () =>
    xiangqi({ offers: { draw: null, takeback: "han", rematch: null }, rights: { ...rights, answer_takeback: true } }),
  clocks: () =>
    xiangqi(
      { clocks: { cho: clocks as never, han: clocks as never } },
      { time: { kind: "fischer", main_ms: 9000, increment_ms: 0 } },
    ),
  over: () =>
    xiangqi(
      { phase: "over", turn: null, legal: [], verdict: mate },
      { phase: "over", actions: [action], seats: WATCHED },
    ),
  "points decide": () =>
    xiangqi(
      { phase: "over", turn: null, legal: [], verdict: BY_POINTS },
      { phase: "over", actions: [action], seats: WATCHED },
    ),
  "what both passing would bring": () => xiangqi({ if_both_pass: "cho" }, { seats: BOTH }),
  "the other is away": () => xiangqi({ ply: 1, turn: "han" }, { actions: [action], seats: ONE }),
  "two closed hands": () =>
    xiangqi(
      { phase: "arranging", turn: null, fen: null, rights: { ...rights, pick_hand: true } },
      {
        phase: "arranging",
        start_fen: null,
        seats: ONE,
        hands: { sealed: "5e", picked: null, cho_in: null, reveal: null },
      },
    ),
  "a seat open, the elder to take Black": () =>
    xiangqi(
      { phase: "arranging", turn: null, fen: null, rights: { ...rights, join: ["han"] } },
      {
        phase: "arranging",
        start_fen: null,
        seniority: "elder",
        seats: { cho: { ...seat, you: false }, han: { ...seat, kind: "open", you: false } },
      },
    ),
  "a seat open": () =>
    xiangqi(
      { phase: "arranging", turn: null, fen: null, rights: { ...rights, join: ["han"] } },
      {
        phase: "arranging",
        start_fen: null,
        seats: { cho: { ...seat, you: false }, han: { ...seat, kind: "open", you: false } },
      },
    ),
};

for (const lang of LANGS) {
  test.each(Object.keys(MOMENTS))(`no side of Janggi in ${lang}: %s`, async (moment) => {
    const found = await open((MOMENTS[moment] as () => GameView)(), lang);
    expect(found.filter((text) => JANGGI_SIDES[lang].test(text))).toEqual([]);
    expect(found.some((text) => text.includes(RED[lang]))).toBe(true);
  });
}

test.each(LANGS)("the sides of a game of Janggi are found by the same words: %s", async (lang) => {
  const found = await open(game({ seats: BOTH }), lang);
  expect(found.filter((text) => JANGGI_SIDES[lang].test(text)).length).toBeGreaterThan(3);
});

test.each(LANGS)("the card at the end, the list of games and the rules name no side of Janggi: %s", async (lang) => {
  settings.lang = lang;
  await loadTexts();
  await core.loadSentences();
  const view = xiangqi({ phase: "over", turn: null, verdict: mate });
  const session = { mine: [], view, movement: "xiangqi" };
  const row = {
    id: "g",
    rules: null, // custom rules
    rated: null,
    speed: null,
    movement: "xiangqi" as const,
    phase: "over" as const,
    seats: view.seats,
    turn: null,
    ply: 2,
    fen: START,
    verdict: mate,
    created_ms: 0,
    updated_ms: 0,
  };
  const target = document.body;
  mounted.push(mount(EndCard, { target, props: { session: session as never } }));
  mounted.push(mount(GameRow, { target, props: { game: row } }));
  mounted.push(mount(RulesSummary, { target, props: { rules: view.rules, game: view.id } }));
  await tick();
  const found = texts(document.body);
  expect(found.filter((text) => JANGGI_SIDES[lang].test(text))).toEqual([]);
  expect(found.join(" ")).toContain(RED[lang]);
});

/** Facts for the sentences. */
const FACTS: Record<string, unknown> = {
  ...Object.fromEntries(["by", "loser", "side", "checker", "offered_by"].map((name) => [name, "cho"])),
  ...{ sides: ["cho", "han"], movement: "xiangqi", general: "e1", at: "e5", to: "e6", from: "e4", n: 3 },
};
/** Codes about bikjang, which Xiangqi does not have. */
const NEVER = ["gate_closed"];

test.each(["ko", "en"] as const)("no sentence of the core names a side of Janggi: %s", async (lang) => {
  settings.lang = lang;
  await core.loadSentences();
  const sentences = RULE_SENTENCES_TEXTS.en;
  const said = (codes: object, say: (code: string) => string | null): string[] =>
    Object.keys(codes)
      .filter((code) => !NEVER.includes(code))
      .map((code) => say(code) ?? code);
  const all = [
    ...said(sentences.endings, (code) => core.ending(code, FACTS)),
    ...said(sentences.refusals, (code) => core.reason(code, FACTS)),
    ...said(sentences.illegal, (code) => core.reason(code, FACTS)),
  ];
  expect(all.length).toBeGreaterThan(40);
  expect(all.filter((text) => JANGGI_SIDES[lang].test(text))).toEqual([]);
  expect(JANGGI_SIDES[lang].test(core.byPoints(FACTS) ?? "")).toBe(false);
});

test.each(LANGS)("the cards of the pieces and the rules on one page name no side of Janggi: %s", async (lang) => {
  settings.lang = lang;
  await loadTexts();
  for (const role of ["k", "a", "n", "b", "r", "c", "p"] as const) {
    const props = { role, rules: full, onrole: () => undefined };
    mounted.push(mount(LearnPanel, { target: document.body, props }));
  }
  await tick();
  const found = texts(document.body);
  expect(found.filter((text) => JANGGI_SIDES[lang].test(text))).toEqual([]);
  expect(found.join(" ")).toContain(RED[lang]);
  const icon = document.querySelector("janggi-board") as unknown as { redSide: string; pieceSet: string };
  expect([icon.redSide, icon.pieceSet]).toEqual(["cho", "xiangqi"]);
});

test("no pass, no points, no bikjang and no set-up where Xiangqi has none", async () => {
  const found = (await open(xiangqi({}, { seats: BOTH }), "en")).join("\n");
  expect(found).not.toMatch(/\bpass|points|bikjang|setting up/i);
  const board = document.querySelector("janggi-board") as unknown as {
    ground: string;
    redSide: string;
    palette: string;
  };
  expect([board.ground, board.redSide, board.palette]).toEqual(["river", "cho", "red-black"]);
  expect(t().game.pass).toBe("Pass");
});

test("refusals of the core name Red and Black", async () => {
  await core.loadSentences();
  settings.lang = "en";
  const answer = rules.judge({ rules: full, moves: [], why: ["e1e1", "a4b4", "c1c5", "a1a5"] });
  if (!answer.ok) throw new Error(answer.error.code);
  for (const why of Object.values(answer.why ?? {})) {
    if (why === null) continue;
    expect(core.reason(why.code, why.facts) ?? why.code).not.toMatch(/\b(Cho|Han)\b/);
  }
});
