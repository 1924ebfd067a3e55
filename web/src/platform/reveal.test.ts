// What a press changed comes into view, and what is in view already stays where it is.
import { tick } from "svelte";
import { expect, test, vi } from "vitest";
import { reveal } from "./reveal";

async function scrolled(top: number, height: number): Promise<unknown> {
  const element = document.body.appendChild(document.createElement("div"));
  element.getBoundingClientRect = () => ({ top, bottom: top + height, height }) as DOMRect;
  const scroll = vi.fn();
  element.scrollIntoView = scroll;
  reveal(element);
  await tick();
  return scroll.mock.calls[0]?.[0] ?? null;
}

test("only what is out of view is scrolled to, from its top if it does not fit", async () => {
  expect(await scrolled(100, 200)).toBeNull();
  expect(await scrolled(-50, 200)).toEqual({ block: "nearest" });
  expect(await scrolled(innerHeight - 10, 200)).toEqual({ block: "nearest" });
  expect(await scrolled(-50, innerHeight * 2)).toEqual({ block: "start" });
});

test("nothing is scrolled to that is not there", () => {
  expect(() => reveal(null)).not.toThrow();
});
