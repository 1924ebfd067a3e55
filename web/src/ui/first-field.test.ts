// Where the focus goes when a dialog opens.
import { afterEach, expect, test } from "vitest";
import { focusFirst } from "./first-field";

afterEach(() => document.body.replaceChildren());

function open(content: string): { dialog: HTMLElement; focused: () => string | undefined } {
  const dialog = document.createElement("div");
  dialog.innerHTML = `<button id="close"></button><div>${content}</div>`;
  document.body.append(dialog);
  dialog.querySelector("button")?.focus();
  focusFirst(dialog);
  return { dialog, focused: () => document.activeElement?.id };
}

test("the first field has the focus, and the close button only if there is none", () => {
  expect(open("<p>Sure?</p><button>Yes</button>").focused()).toBe("close");
  expect(open('<input type="hidden" /><input type="file" /><input readonly /><input id="reason" />').focused()).toBe(
    "reason",
  );
  expect(open('<input disabled /><select id="club"></select>').focused()).toBe("club");
  expect(open('<button role="tab" aria-selected="true" id="tab"></button><input />').focused()).toBe("tab");
});

test("in a group of radio buttons, the chosen one has the focus", () => {
  const radio = (id: string, more = ""): string => `<input type="radio" name="result" id="${id}" ${more}/>`;
  expect(open(radio("first") + radio("second")).focused()).toBe("first");
  expect(open(radio("first") + radio("second", "checked")).focused()).toBe("second");
});

test("a field that is loaded later gets the focus, unless something has been pressed", async () => {
  for (const kind of [null, "keydown", "pointerdown"]) {
    const { dialog, focused } = open("");
    if (kind !== null) dialog.dispatchEvent(new Event(kind));
    dialog.querySelector("div")?.insertAdjacentHTML("beforeend", `<textarea id="chat"></textarea>`);
    await Promise.resolve();
    expect(focused()).toBe(kind === null ? "chat" : "close");
    dialog.remove();
  }
});
