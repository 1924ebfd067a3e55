// @vitest-environment node
// Tests of the events for the page, and of announcements.
import { expect, test } from "vitest";
import { eventOf, sentenceOf } from "./effects";
import { EMPTY } from "./defaults";
import { IDLE } from "./state";
import { PHRASES } from "./texts";

test("the page is told what the event's type has, and no more", () => {
  const step = { from: "a4", to: "b4" };
  expect(eventOf({ type: "step", ...step, dropped: true })).toEqual({ type: "step", detail: step });
  expect(eventOf({ type: "why", ...step })).toEqual({ type: "why", detail: step });
  expect(eventOf({ type: "recall" })).toEqual({ type: "recall", detail: {} });
});

test("a refusal is said, a step is not: the new position says it", () => {
  const said = (effect: Parameters<typeof sentenceOf>[0]): string | null =>
    sentenceOf(effect, EMPTY, EMPTY, IDLE, "en");
  expect(said({ type: "why", from: "a4", to: "a9" })).toBe(PHRASES.en.refused);
  expect(said({ type: "step", from: "a4", to: "b4", dropped: false })).toBeNull();
  expect(said({ type: "select", square: null })).toBeNull();
  expect(said({ type: "select", square: "c3" })).toContain("c3");
});
