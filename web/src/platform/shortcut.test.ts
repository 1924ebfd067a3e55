// The keys of the pages: by their place on the keyboard, and never those of a move that is being typed.
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { board, cell, showBoard } from "../board/test-board";
import { shortcutOf } from "./shortcut";

/** What the window hears of a press on `target`; undefined where it hears nothing. */
function heard(target: EventTarget, press: KeyboardEventInit): string | null | undefined {
  let result: string | null | undefined;
  const listen = (event: Event): void => {
    result = shortcutOf(event as KeyboardEvent);
  };
  window.addEventListener("keydown", listen);
  target.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true, composed: true, cancelable: true, ...press }));
  window.removeEventListener("keydown", listen);
  return result;
}

describe("a letter is known by its place", () => {
  test.each([
    ["f", "KeyF", "f"],
    ["F", "KeyF", "f"],
    ["ㄹ", "KeyF", "f"],
    ["ㅏ", "KeyF", "f"],
    ["Process", "KeyT", "t"],
    ["ㅋ", "KeyZ", "z"],
    ["ㅔ", "", "p"],
    ["f", "", "f"],
    ["?", "Slash", "?"],
    ["ㅗ", "Slash", "/"],
    ["ArrowLeft", "ArrowLeft", "ArrowLeft"],
  ])("%j on %j is %j", (key, code, shortcut) => expect(heard(document.body, { key, code })).toBe(shortcut));

  test("with Ctrl it is another one, and with Alt none", () => {
    expect(heard(document.body, { key: "ㅋ", code: "KeyZ", ctrlKey: true })).toBe("Ctrl+z");
    expect(heard(document.body, { key: "z", code: "KeyZ", altKey: true })).toBeNull();
  });

  test("no page compares letters by what a key writes", () => {
    const root = resolve(import.meta.dirname, "..");
    const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((name) =>
      /\.(ts|svelte)$/.test(name),
    );
    const letters = /\.key(?:\.toLowerCase\(\))? [!=]== "[A-Za-z]"|\.code [!=]== "Key|\.key\.toLowerCase\(\)/;
    const faulty = files.filter(
      (name) => !name.includes(".test.") && letters.test(readFileSync(resolve(root, name), "utf8")),
    );
    expect(faulty).toEqual([]);
  });
});

describe("while a move is typed on a board", () => {
  const KEYS = [
    ..."졸병차포마상사궁장초한卒兵車包馬象士將",
    ..."ㅈㅗㄹㅂㅕㅇㅊㅏㅍㅁㅅㄱㅜㅎㄴ",
    ..."KkAaHhNnEeBbRrCcPpTtZzFfXxDd?/ -",
  ];
  const codeOf = (key: string): string => (/[a-z]/i.test(key) ? `Key${key.toUpperCase()}` : "");
  beforeEach(() => showBoard());

  test.each(["by keys", "by a click"])("none of its keys is a shortcut, on a board that was reached %s", (way) => {
    const point = cell("e2");
    if (way === "by a click") point.dispatchEvent(new Event("pointerdown", { bubbles: true, composed: true }));
    for (const key of KEYS) {
      heard(point, { key: "7", code: "Digit7" });
      heard(point, { key: "1", code: "Digit1" });
      // Nor on pages that listen before the board does.
      let captured: string | null = "";
      const early = (event: Event): void => {
        captured = shortcutOf(event as KeyboardEvent);
      };
      window.addEventListener("keydown", early, { capture: true });
      expect(heard(point, { key, code: codeOf(key) }), key).toBeUndefined();
      window.removeEventListener("keydown", early, { capture: true });
      expect(captured, key).toBeNull();
      heard(point, { key: "Escape", code: "Escape" });
    }
  });

  test("they are shortcuts again when it is done", () => {
    const point = cell("e2");
    heard(point, { key: "7", code: "Digit7" });
    heard(point, { key: "Escape", code: "Escape" });
    expect(heard(point, { key: "ㅅ", code: "KeyT" })).toBe("t");
  });

  test("what was typed goes with its position, and is told", async () => {
    const echo = (): string => board.shadowRoot?.querySelector(".typed")?.textContent ?? "";
    heard(cell("e2"), { key: "a", code: "KeyA" });
    heard(cell("e2"), { key: "4", code: "Digit4" });
    expect(echo()).toBe("a4");
    board.pieces = { ...board.pieces };
    expect(board.shadowRoot?.querySelector(".typed.slip")?.textContent).toBe("a4");
    let moved = false;
    board.addEventListener("step", () => (moved = true));
    for (const key of ["b", "4"]) heard(cell("e2"), { key, code: codeOf(key) });
    expect(moved).toBe(false);
  });
});
