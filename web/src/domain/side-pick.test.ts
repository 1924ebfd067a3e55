// @vitest-environment node
import { expect, test } from "vitest";
import { DEFAULTS, type Choices } from "../platform/choices";
import { pickOf, sideOf } from "./side-pick";

const friend = (change: Partial<Choices>): Choices => ({ ...DEFAULTS, opponent: "friend", ...change });

test("the elder takes Han, and so does the higher-ranked", () => {
  expect(sideOf(friend({ side: "elder", other: "me" }))).toEqual({ side: "han", seniority: "elder" });
  expect(sideOf(friend({ side: "elder", other: "opponent" }))).toEqual({ side: "cho", seniority: "elder" });
  expect(sideOf(friend({ side: "rank", ranks: { me: 20, opponent: 8 } }))).toEqual({
    side: "han",
    seniority: "higher_rank",
  });
  expect(sideOf(friend({ side: "rank", ranks: { me: 8, opponent: 20 } }))).toEqual({
    side: "cho",
    seniority: "higher_rank",
  });
});

test("on one device the custom is named, and the players sit down by it", () => {
  const here = (side: Choices["side"]): Choices => ({ ...DEFAULTS, opponent: "self", side, other: "me" });
  expect(sideOf(here("elder"))).toEqual({ side: "cho", seniority: "elder" });
  expect(sideOf(here("rank"))).toEqual({ side: "cho", seniority: "higher_rank" });
});

test("with equal ranks hidden soldiers decide, and the other player picks the hand", () => {
  expect(sideOf(friend({ side: "rank", ranks: { me: 9, opponent: 9 } }))).toEqual({
    side: "hidden_soldiers",
    picks: "opponent",
  });
});

test("who picks is asked only where there is somebody to ask", () => {
  expect(sideOf(friend({ side: "hidden_soldiers", other: "me" }))).toEqual({ side: "hidden_soldiers", picks: "me" });
  expect(sideOf({ ...DEFAULTS, opponent: "engine", side: "hidden_soldiers" })).toEqual({ side: "hidden_soldiers" });
  expect(pickOf({ opponent: "engine", side: "elder" })).toBe("cho");
  expect(pickOf({ opponent: "self", side: "han" })).toBe("cho");
});
