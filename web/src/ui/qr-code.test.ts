import { mount } from "svelte";
import { expect, test } from "vitest";
import QrCode from "./QrCode.svelte";

const drawn = (text: string): Element | null => {
  document.body.replaceChildren();
  mount(QrCode, { target: document.body, props: { text, label: "link" } });
  return document.querySelector("svg");
};

test("a code grows with its text; a text too long has none", () => {
  const width = (text: string) => Number(drawn(text)?.getAttribute("viewBox")?.split(" ")[2]);
  expect(width("x")).toBe(21 + 8);
  expect(width("가".repeat(60))).toBeGreaterThan(width("x".repeat(60)));
  expect(drawn("x")?.querySelector("path")?.getAttribute("d")).toMatch(/^M/);
  expect(drawn("x".repeat(3000))).toBeNull();
});
