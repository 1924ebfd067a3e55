// Tests of the grouping of verdicts and rule sets.
import { expect, test } from "vitest";
import type { RuleSetVerdict } from "../../platform/records-module";
import { RULE_SETS } from "janggun";
import { calls, decided, grouped } from "./groups";
import { byKind, kindOf } from "../../platform/words/rule-set-kind";

const answer = (rules: string, plies: number, kind: RuleSetVerdict["answer"] = "open"): RuleSetVerdict => ({
  answer: kind,
  plies,
  rules,
});

test("every rule set of the game is in one block, the earliest and the largest first", () => {
  const answers = [
    answer("a", 9),
    answer("b", 4, "ended"),
    answer("c", 9),
    answer("d", 9, "ended"),
    answer("x", 0, "other_game"),
  ];
  const groups = grouped(answers, ({ answer, plies }) => ({ headline: `${answer} ${plies}`, more: [] }));
  expect(
    groups.map(({ ply, blocks }) => [ply, blocks.map(({ answers }) => answers.map(({ rules }) => rules))]),
  ).toEqual([
    [4, [["b"]]],
    [9, [["a", "c"], ["d"]]],
  ]);
});

test("every rule set of the game is counted once, by what it decides", () => {
  const won = (outcome: "cho" | "draw") => ({
    ...answer("w", 4, "ended"),
    verdict: { outcome, code: "mate", rule: null, facts: {} },
  });
  const answers = [
    answer("a", 9),
    won("cho"),
    won("cho"),
    won("cho"),
    won("draw"),
    answer("r", 3, "refused"),
    answer("s", 0, "no_start"),
    answer("x", 0, "other_game"),
  ];
  expect(decided(answers)).toEqual([
    { decision: "cho", rules: ["w", "w", "w"] },
    { decision: "draw", rules: ["w"] },
    { decision: "open", rules: ["a"] },
    { decision: "none", rules: ["r", "s"] },
  ]);
});

const open = (rules: string, if_called: "cho" | "han" | "draw" | null, if_both_pass: "han" | "draw" = "han") => ({
  ...answer(rules, 9),
  standing: { points: { cho: 72, han: 73.5 }, if_both_pass, if_called, if_agreed: null },
});

test("a call of bikjang is counted if it decides an unfinished game", () => {
  const answers = [open("a", "draw"), open("b", null), open("c", "han"), open("d", "draw")];
  expect(calls(answers)).toEqual([
    { call: "han", rules: ["c"] },
    { call: "draw", rules: ["a", "d"] },
    { call: "none", rules: ["b"] },
  ]);
  const refused = answer("r", 3, "refused");
  expect(calls([...answers, refused, answer("x", 0, "other_game")])).toEqual(calls(answers));
  expect(calls([open("a", null), open("b", null)])).toEqual([]);
  expect(calls([...answers, answer("e", 4, "ended")])).toEqual([]);
});

test("what is not at hand parts no rule sets, and is listed after them", () => {
  const answers = [open("a", null, "han"), open("b", null, "draw"), open("c", null, "han")];
  const groups = grouped(answers, ({ standing }) => ({
    headline: "on",
    more: [],
    later: [`passes: ${standing?.if_both_pass}`],
  }));
  expect(groups.map(({ blocks }) => blocks.length)).toEqual([1]);
  expect(groups[0]?.later).toEqual([
    { text: "passes: han", rules: ["a", "c"] },
    { text: "passes: draw", rules: ["b"] },
  ]);
});

test("every rule set of Janggi is told to be of a kind, the associations' first", () => {
  const own = RULE_SETS.map(({ id }) => id).filter((id) => id !== "xiangqi" && id !== "chesswar");
  expect(own.filter((id) => kindOf(id) === null)).toEqual([]);
  const kinds = byKind(["kakao", "unheard-of", "kja-points@1"].map((rules) => ({ rules })));
  expect(kinds.map(({ kind, items }) => [kind, items.map(({ rules }) => rules)])).toEqual([
    ["association", ["kja-points@1"]],
    ["app", ["kakao"]],
    [null, ["unheard-of"]],
  ]);
});

test("words that differ only below the headline are not thrown together", () => {
  const groups = grouped([answer("a", 1), answer("b", 1)], ({ rules }) => ({ headline: "same", more: [rules] }));
  expect(groups[0]?.blocks).toHaveLength(2);
});
