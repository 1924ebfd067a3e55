// Typed questions are answered with the variant's own names of sides and pieces.
import { mount, tick, unmount } from "svelte";
import { expect, test } from "vitest";
import BlindPanel from "./BlindPanel.svelte";
import type { Situation } from "./answers";
import { settings } from "../../platform/settings.svelte";

const situation = (): Situation => ({
  pieces: { d10: { side: "han", role: "a" } },
  turn: "cho",
  legal: {},
  check: false,
  facing: false,
  ply: 0,
  last: "",
  points: null,
  clocks: null,
  naming: "uci",
  redSide: "cho",
});

test.each([
  ["xiangqi", "d10 Black advisor."],
  ["janggi", "d10 Han guard."],
] as const)("in %s the answer is %s", async (movement, told) => {
  settings.lang = "en";
  const none = (): void => undefined;
  const props = { situation, movement, onmove: none, onwhy: () => "", onpass: none };
  const panel = mount(BlindPanel, { target: document.body, props });
  await tick();
  document.querySelector("button")?.click();
  await tick();
  await tick();
  const field = document.querySelector("input");
  if (field === null) throw new Error("no field");
  field.value = "d10";
  field.dispatchEvent(new Event("input", { bubbles: true }));
  document.querySelector("form")?.requestSubmit();
  await tick();
  expect(document.querySelector(".log")?.textContent).toBe(told);
  document.querySelector("button")?.click();
  await unmount(panel);
});
