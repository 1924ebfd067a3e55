// The field for decimal numbers: bound to a value, or reporting what was entered.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import DecimalField from "./DecimalField.svelte";

let shown: ReturnType<typeof mount> | null = null;
afterEach(() => {
  if (shown !== null) void unmount(shown);
  shown = null;
  document.body.replaceChildren();
});

function field(): HTMLInputElement {
  const found = document.querySelector("input");
  if (found === null) throw new Error("no field");
  return found;
}

function type(text: string): void {
  field().value = text;
  field().dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
}

test("a comma is a decimal sign, and what is no such number is refused", () => {
  const props = $state({ value: null as number | null, least: 0, most: 92 });
  shown = mount(DecimalField, { target: document.body, props });
  for (const [text, value] of [
    ["29,5", 29.5],
    ["29.5", 29.5],
    ["195", null],
    ["29.3", null],
    ["", null],
  ] as const) {
    type(text);
    expect([text, props.value]).toEqual([text, value]);
    expect(field().validity.valid).toBe(value !== null || text === "");
    expect(field().value).toBe(text);
    expect(field().validationMessage).toBe(
      field().validity.valid ? "" : "Type a number from 0 to 92, in steps of 0.5.",
    );
  }
});

test("a value that is cleared or replaced from outside is shown", () => {
  const props = $state({ value: 3 as number | null, least: 0, most: 92 });
  shown = mount(DecimalField, { target: document.body, props });
  type("29,5");
  props.value = null;
  flushSync();
  expect(field().value).toBe("");
  props.value = 7;
  flushSync();
  expect(field().value).toBe("7");
});

test("a number is reported when it is finished, and a wrong one makes way for the last", () => {
  const onchange = vi.fn();
  shown = mount(DecimalField, { target: document.body, props: { value: 1.5, least: 0, most: 20, onchange } });
  flushSync();
  const finish = (): void => {
    field().dispatchEvent(new Event("change", { bubbles: true }));
    flushSync();
  };
  type("2,5");
  expect(onchange).not.toHaveBeenCalled();
  finish();
  expect(onchange.mock.calls).toEqual([[2.5]]);
  type("99");
  finish();
  expect(onchange).toHaveBeenCalledTimes(1);
  expect(field().value).toBe("1.5");
});
