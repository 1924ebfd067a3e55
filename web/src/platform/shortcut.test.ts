// @isolated
// Tests that shortcuts of pages follow key positions, and keys of a move being typed are never shortcuts.
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { board, cell, showBoard } from "../board/test-board";
import { WAIT_MS } from "../board/typist";
import { shortcutOf, typeBeside } from "./shortcut";

/** Returns the shortcut that the window receives for a key press on `target`; undefined if it receives no event. */
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

  test("with Ctrl it is another shortcut, and with Alt it is none", () => {
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

/**
 * Ways to type the name of a piece: jamo on 두벌식 and 세벌식 keyboards, Latin letters in both cases, and whole Hangul or
 * Chinese characters.
 */
const NAMES: readonly (readonly (readonly [key: string, code: string])[])[] = [
  ...jamo([
    "ㅈw ㅗh ㄹf",
    "ㅂq ㅕu ㅇd",
    "ㅊc ㅏk",
    "ㅍv ㅗh",
    "ㅁa ㅏk",
    "ㅅt ㅏk ㅇd",
    "ㅅt ㅏk",
    "ㄱr ㅜn ㅇd",
    "ㅈw ㅏk ㅇd",
  ]),
  ...jamo([
    "ㅈl ㅗv ㄹw",
    "ㅂ; ㅕe ㅇa",
    "ㅊo ㅏf",
    "ㅍp ㅗv",
    "ㅁi ㅏf",
    "ㅅn ㅏf ㅇa",
    "ㅅn ㅏf",
    "ㄱk ㅜb ㅇa",
    "ㅈl ㅏf ㅇa",
  ]),
  ...[..."KkAaHhNnEeBbRrCcPpGgSs"].map((letter) => [[letter, `Key${letter.toUpperCase()}`] as const]),
  ...[..."졸병차포마상사궁장卒兵車包馬象士楚漢"].map((name) => [[name, ""] as const]),
];

function jamo(names: readonly string[]): (readonly [string, string])[][] {
  return names.map((name) =>
    name.split(" ").map(([key = "", place = ""]) => [key, place === ";" ? "Semicolon" : `Key${place.toUpperCase()}`]),
  );
}

describe("a name before the first point", () => {
  const beside = (event: KeyboardEvent): void => typeBeside(event, board);
  beforeEach(async () => {
    vi.useFakeTimers();
    await showBoard();
    document.body.append(document.createElement("button"), document.createElement("input"));
    window.addEventListener("keydown", beside);
  });
  afterEach(() => {
    window.removeEventListener("keydown", beside);
    vi.useRealTimers();
  });

  const cases = NAMES.flatMap((name) =>
    ["by keys", "by a click", "not at all", "by a button beside it"].map(
      (way) => [name.map(([key]) => key).join(""), way, name] as const,
    ),
  );
  const target = (way: string): Element =>
    way === "not at all"
      ? document.body
      : way === "by a button beside it"
        ? (document.querySelector("button") ?? document.body)
        : cell("e2");

  test.each(cases)("%s is no shortcut, on a board that was reached %s, and its move is played", (_, way, name) => {
    const point = target(way);
    if (way === "by a click") point.dispatchEvent(new Event("pointerdown", { bubbles: true, composed: true }));
    const moved = vi.fn();
    board.addEventListener("step", (event) => moved((event as CustomEvent<unknown>).detail));
    const stray = vi.fn();
    const listen = (event: KeyboardEvent): void => stray(shortcutOf(event));
    window.addEventListener("keydown", listen);
    const digits = [..."71-72"].map((key) => [key, key === "-" ? "Minus" : `Digit${key}`] as const);
    for (const [key, code] of [...name, ...digits]) {
      point.dispatchEvent(new KeyboardEvent("keydown", { key, code, bubbles: true, composed: true, cancelable: true }));
    }
    vi.advanceTimersByTime(2 * WAIT_MS);
    window.removeEventListener("keydown", listen);
    expect(stray.mock.calls.flat().filter((key) => key !== null)).toEqual([]);
    expect(moved).toHaveBeenCalledExactlyOnceWith({ from: "a4", to: "b4" });
  });

  test.each(["g4f4", "G4F4", "ㅎ4ㄹ4", "77-76"])("%s beside the board does nothing but play its move", (typed) => {
    board.legal = { g4: ["f4"] };
    const moved = vi.fn();
    board.addEventListener("step", (event) => moved((event as CustomEvent<unknown>).detail));
    const codes: Readonly<Record<string, string>> = { "-": "Minus", ㅎ: "KeyG", ㄹ: "KeyF" };
    // Some pages add listeners before the board does, others after it.
    const stray = vi.fn();
    const early = (event: KeyboardEvent): void => stray(shortcutOf(event));
    window.addEventListener("keydown", early, { capture: true });
    for (const key of typed) {
      const code = codes[key] ?? (/[0-9]/.test(key) ? `Digit${key}` : `Key${key.toUpperCase()}`);
      expect(heard(document.body, { key, code }), key).toBeNull();
    }
    vi.advanceTimersByTime(2 * WAIT_MS);
    window.removeEventListener("keydown", early, { capture: true });
    expect(stray.mock.calls.flat().filter((key) => key !== null)).toEqual([]);
    expect(moved).toHaveBeenCalledExactlyOnceWith({ from: "g4", to: "f4" });
  });

  test("keys in a text field, or when no move can be played, are not typed on the board", () => {
    const field = document.querySelector("input");
    const heardBefore = heard(field ?? window, { key: "7", code: "Digit7" });
    expect([heardBefore, board.shadowRoot?.querySelector(".typed")?.textContent]).toEqual([null, ""]);
    board.legal = {};
    expect(heard(document.body, { key: "7", code: "Digit7" })).toBe("7");
  });

  test("a move begun outside the board is forgotten after a while", () => {
    expect(heard(document.body, { key: "7", code: "Digit7" })).toBeNull();
    expect(heard(document.body, { key: "f", code: "KeyF" })).toBeNull();
    vi.advanceTimersByTime(10_000);
    heard(document.body, { key: "t", code: "KeyT" });
    expect(heard(document.body, { key: "t", code: "KeyT" })).toBe("t");
  });

  test("a single letter becomes a shortcut after a moment, or at once if no move can be played", () => {
    const point = cell("e2");
    point.dispatchEvent(new Event("pointerdown", { bubbles: true, composed: true }));
    const stray = vi.fn();
    const listen = (event: KeyboardEvent): void => stray(shortcutOf(event));
    window.addEventListener("keydown", listen);
    for (const key of ["F", "r"]) {
      point.dispatchEvent(
        new KeyboardEvent("keydown", { key, code: `Key${key.toUpperCase()}`, bubbles: true, composed: true }),
      );
    }
    expect(stray).not.toHaveBeenCalled();
    vi.advanceTimersByTime(WAIT_MS);
    expect(stray.mock.calls).toEqual([["f"], ["r"]]);
    window.removeEventListener("keydown", listen);
    board.legal = {};
    expect(heard(point, { key: "f", code: "KeyF" })).toBe("f");
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
      // Pages may have added listeners before the board did.
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

  test("its keys are shortcuts again once the move is complete", () => {
    const point = cell("e2");
    heard(point, { key: "7", code: "Digit7" });
    heard(point, { key: "Escape", code: "Escape" });
    expect(heard(point, { key: "t", code: "KeyT" })).toBe("t");
  });

  test("typed text is cleared when the position changes, and this is announced", async () => {
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
