// Tests that the result of a press is scrolled into view, unless it is already visible.
import { tick } from "svelte";
import { expect, test, vi } from "vitest";
import { reveal, revealOn } from "./reveal";

function placed(top: number, height: number): { element: Element; scroll: ReturnType<typeof vi.fn> } {
  const element = document.body.appendChild(document.createElement("div"));
  element.getBoundingClientRect = () => ({ top, bottom: top + height, height }) as DOMRect;
  const scroll = vi.fn();
  element.scrollIntoView = scroll;
  return { element, scroll };
}

async function scrolled(top: number, height: number): Promise<unknown> {
  const { element, scroll } = placed(top, height);
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

test.each([
  ["mostly in view", -50, 0],
  ["mostly out of view", -150, 1],
])("what is pressed elsewhere brings back a board that is %s", async (_, top, times) => {
  const { element, scroll } = placed(top, 200);
  let move = 1;
  const attach = revealOn(() => move);
  attach(element);
  attach(element);
  await tick();
  expect(scroll).not.toHaveBeenCalled();
  move = 2;
  attach(element);
  await tick();
  expect(scroll).toHaveBeenCalledTimes(times);
});
