// @vitest-environment node
// Results from a player's point of view, texts about the board's state, and the fragment of the address.
import { expect, test } from "vitest";
import type { RelayResult, RelaySeat } from "../../wire.gen";
import { readTarget } from "./phone.svelte";
import { inOwnOrder, ownWords, stateText } from "./words";

const ALL: RelayResult[] = ["cho_full", "han_full", "cho_counted", "han_counted", "draw"];

test("wins and losses are the player's own", () => {
  expect(ownWords("cho_full", "cho")).toBe(ownWords("han_full", "han"));
  expect(ownWords("cho_full", "han")).toBe(ownWords("han_full", "cho"));
  expect(new Set(ALL.map((result) => ownWords(result, "han"))).size).toBe(5);
  expect(inOwnOrder(ALL, "han")).toEqual(["han_full", "cho_full", "han_counted", "cho_counted", "draw"]);
  expect(inOwnOrder(ALL, "cho")).toEqual(ALL);
});

test("the state says who has to do something", () => {
  const seat: RelaySeat = {
    title: "Cup",
    round: "1",
    board: { key: "a", label: "1", cho: "Kim", han: "Lee", result: null },
    side: "cho",
    results: ALL,
    own: { result: null, call: false },
    state: "open",
    opened_ms: 0,
  };
  const own = { result: "draw", call: false } as const;
  const board = { ...seat.board, result: "cho_full" } as const;
  const states = [
    seat,
    { ...seat, state: "waiting" } as const,
    { ...seat, state: "waiting", own } as const,
    { ...seat, state: "differ", own } as const,
    { ...seat, state: "agreed", own } as const,
    { ...seat, own, board },
    { ...seat, board },
  ];
  const texts = states.map((one) => stateText(one, false));
  expect(new Set(texts).size).toBe(states.length);
  // The player is asked to report again, until there is a new report or a result.
  const asked = stateText(seat, true);
  expect(texts).not.toContain(asked);
  expect(states.map((one) => stateText(one, true))).toEqual([asked, asked, ...texts.slice(2)]);
});

test("fragments are read strictly", () => {
  expect(readTarget("#0123456789abcdef.0123456789ab")).toEqual({ relay: "0123456789abcdef", code: "0123456789ab" });
  expect(readTarget("0123456789abcdef")).toEqual({ relay: "0123456789abcdef", code: null });
  for (const wrong of ["", "#", "#0123456789abcde", "#0123456789abcdef.", "#0123456789abcdef.0123456789abc", "#../x"])
    expect(readTarget(wrong)).toBeNull();
});
