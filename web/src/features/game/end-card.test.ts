// The card at the end of a game: the result, its cause, and details shown on request.
// @isolated
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import EndCard from "./EndCard.svelte";
import { ko } from "../../texts/core.ko.gen";
import { ko as sources } from "../../texts/rule-sources.gen";
import type { VerdictView } from "../../wire.gen";
import { core } from "../../platform/core.svelte";
import { settings } from "../../platform/settings.svelte";
import { lobby } from "../lobby/lobby.svelte";
import { endText, verdictText } from "../../platform/words/verdict";

const MATE: VerdictView = {
  outcome: "cho",
  code: "mate",
  rule: "movement",
  facts: { general: "e9", loser: "han", checkers: ["e5"] },
};
const BIKJANG: VerdictView = {
  outcome: "han",
  code: "bikjang_accepted",
  rule: "bikjang.mode",
  facts: { by: "han", created_at_ply: 12, decided_by: "points", cho_half: 144, han_half: 147, deom_half: 3 },
};
let card: Record<string, unknown> | null = null;

beforeEach(async () => {
  settings.lang = "ko";
  settings.notation = "korean";
  await core.loadSentences();
});
afterEach(async () => {
  if (card !== null) await unmount(card);
  card = null;
  core.sentences = null;
});

function show(verdict: VerdictView, more: object = {}, id = "kakao@1"): string {
  const rules = { id, full: { "bikjang.mode": "points", movement: "janggi" } };
  const session = { mine: ["cho"], view: { id: "g", rules, now: { verdict }, ...more } };
  card = mount(EndCard, { target: document.body, props: { session: session as never } });
  flushSync();
  return document.body.textContent ?? "";
}

test("whoever challenged reads that the other player declined, not only that there was no game", async () => {
  const aborted: VerdictView = { outcome: "none", code: "aborted", rule: null, facts: {} };
  lobby.outcomes.set("g", { outcome: "declined", name: "소나무" });
  show(aborted);
  await vi.waitFor(() => expect(document.body.textContent).toContain("소나무 님이 도전을 거절했습니다."));
  // The card does not repeat that there was no result.
  expect(document.querySelector(".result")?.textContent).toBe(ko.end.none);
  expect(document.querySelector(".cause")).toBeNull();
  expect(endText(aborted, ["cho"], ko)).toBe(ko.end.none);
  lobby.outcomes.clear();
  flushSync();
  expect(document.body.textContent).not.toContain("소나무");
});

test("what the referee said with the last ruling is read", () => {
  const verdict: VerdictView = { outcome: "cho", code: "adjudication", rule: null, facts: {} };
  const ruling = { ruling: { kind: "win", side: "cho" }, words: "시간이 다 되었습니다", ply: 4, at_ms: 0 };
  expect(show(verdict, { rulings: [{ ...ruling, words: "처음" }, ruling] })).toContain("“시간이 다 되었습니다”");
  expect(document.body.textContent).not.toContain("처음");
});

test("mate in Korean: said once, without a word of English or a source", () => {
  const text = show(MATE);
  expect(text.match(/외통/g)).toHaveLength(1);
  expect(text).toContain("한(漢) 궁(25)이 장군을 피할 수 없습니다.");
  expect(text).toContain("카카오장기");
  expect(text).not.toMatch(/[A-Za-z]{2}/);
  expect(document.querySelector("details")).toBeNull();
});

test("an ending by points tells its rule and source when asked, in Korean too", () => {
  const text = show(BIKJANG, {}, "kja-points");
  const why = document.querySelector("details");
  expect(why?.open).toBe(false);
  expect(why?.querySelector("summary")?.textContent).toBe("이유 보기");
  expect(why?.textContent).toContain("빅장: 점수로 승부");
  expect(why?.textContent).toContain(ko.ruleNames.marks.C);
  expect(text.match(/빅장/g)).toHaveLength(2);
  expect(text).not.toMatch(/[A-Za-z]{2}/);
});

test("a source is cited in the language of the page", async () => {
  show(BIKJANG, {}, "kja-points");
  await vi.waitFor(() =>
    expect(document.querySelector("details")?.textContent).toContain(sources.koreanWikipediaPoints),
  );
  expect(document.querySelector("details [lang]")).toBeNull();
});

test("an English source is cited in English", async () => {
  settings.lang = "en";
  show(BIKJANG, {}, "kja-points");
  const cited = "Korean Wikipedia: in the points format a called bikjang is decided on points.";
  await vi.waitFor(() => expect(document.body.textContent).toContain(cited));
});

test("a sentence without its heading begins with a capital letter", () => {
  const words = (ending: string) => verdictText(MATE, [], { ending: () => ending, byPoints: () => null }, ko).sentence;
  expect(words("Bikjang: the generals have faced each other.")).toBe("The generals have faced each other.");
  expect(words("Han resigned.")).toBe("Han resigned.");
  expect(words("{by} came to 30: too few.")).toBe("{by} came to 30: too few.");
});

test.each([
  [["cho"], "han", ""],
  [["han"], "han", ""],
  [[], "han", "to-han"],
  [["cho", "han"], "cho", "to-cho"],
] as const)("the colour of a side stands where the result names one: of %o, %s has won", (mine, outcome, colour) => {
  const rules = { id: "kakao@1", full: { movement: "janggi" } };
  const session = { mine, view: { id: "g", rules, now: { verdict: { ...MATE, outcome } } } };
  card = mount(EndCard, { target: document.body, props: { session: session as never } });
  flushSync();
  const classes = document.querySelector(".result")?.className ?? "";
  expect(/to-\w+/.exec(classes)?.[0] ?? "").toBe(colour);
});
