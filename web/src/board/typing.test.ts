// @vitest-environment node
import { describe, expect, test } from "vitest";
import { beginsMove, mayBeginMove, NOTHING_TYPED, typeKey } from "./typing";

const legal = { a4: ["a5", "b4"], a1: ["b1", "b10"], e2: ["e2"], h3: ["e3"], i10: ["d9"] };

type Press = { key: string; code: string };

function typed(presses: readonly Press[]): ReturnType<typeof typeKey> {
  let state = NOTHING_TYPED;
  for (const press of presses) {
    state = typeKey(state, press, legal);
    if (state.move !== null) return state;
  }
  return state;
}

/** Returns key events with the typed characters, but without key positions. */
function written(text: string): Press[] {
  return [...text].map((key) => ({ key: key === "\n" ? "Enter" : key, code: "" }));
}

/** Returns key events of a keyboard with the layout `map`, given the letters of an English one. */
function pressed(text: string, map: Readonly<Record<string, string>>): Press[] {
  const code = (key: string): string =>
    /[0-9]/.test(key) ? `Digit${key}` : /[a-z]/.test(key) ? `Key${key.toUpperCase()}` : "Minus";
  return [...text].map((key) => ({ key: map[key] ?? key, code: code(key) }));
}

const TWO_SETS = { a: "ㅁ", b: "ㅠ", c: "ㅊ", d: "ㅇ", e: "ㄷ", f: "ㄹ", g: "ㅎ", h: "ㅗ", i: "ㅑ" };
/** The layout 세벌식 최종, whose digit row also types jamo. */
const THREE_SETS = {
  ...{ a: "ㅇ", b: "ㅜ", c: "ㅔ", d: "ㅣ", e: "ㅕ", f: "ㅏ", g: "ㅡ", h: "ㄴ", i: "ㅁ" },
  ...{ 1: "ㅎ", 2: "ㅆ", 3: "ㅂ", 4: "ㅛ", 5: "ㅠ", 6: "ㅑ", 7: "ㅖ", 8: "ㅢ", 9: "ㅜ", 0: "ㅋ" },
};
const PARTS = {
  a: "\u11bc",
  b: "\u116e",
  c: "\u1166",
  d: "\u1175",
  e: "\u1167",
  f: "\u1161",
  g: "\u1173",
  h: "\u1102",
  i: "\u1106",
};

const WAYS: readonly (readonly [string, (text: string) => Press[]])[] = [
  ["as it is", written],
  [
    "with Caps Lock",
    (text) => pressed(text, Object.fromEntries([..."abcdefghi"].map((key) => [key, key.toUpperCase()]))),
  ],
  [
    "in full width",
    (text) => written([...text].map((key) => String.fromCharCode(key.charCodeAt(0) + 0xfee0)).join("")),
  ],
  ["on 두벌식", (text) => pressed(text, TWO_SETS)],
  ["on 두벌식, jamo alone", (text) => written([...text].map((key) => TWO_SETS[key as "a"] ?? key).join(""))],
  ["on 세벌식", (text) => pressed(text, THREE_SETS)],
  ["on 세벌식, parts of syllables", (text) => pressed(text, PARTS)],
  [
    "by an input method",
    (text) => pressed(text, Object.fromEntries([..."abcdefghi0123456789"].map((key) => [key, "Process"]))),
  ],
];

describe.each(WAYS)("typed %s", (_, press) => {
  test.each([
    ["a4b4", "a4", "b4"],
    ["7161", "a4", "a5"],
    ["7172", "a4", "b4"],
    ["a1b10", "a1", "b10"],
    ["h3e3", "h3", "e3"],
    ["i10d9", "i10", "d9"],
    ["1924", "i10", "d9"],
    ["ha4b4", "a4", "b4"],
    ["a4c4a4b4", "a4", "b4"],
  ])("%j is the move it says", (text, from, to) => {
    expect(typed(press(text)).move).toEqual({ from, to });
    expect(mayBeginMove(press(text)[0] ?? { key: "", code: "" })).toBe(true);
  });
});

const TWO_NAMES = {
  w: "ㅈ",
  h: "ㅗ",
  f: "ㄹ",
  q: "ㅂ",
  u: "ㅕ",
  d: "ㅇ",
  c: "ㅊ",
  k: "ㅏ",
  v: "ㅍ",
  a: "ㅁ",
  t: "ㅅ",
  r: "ㄱ",
  n: "ㅜ",
};
const THREE_NAMES = {
  l: "ㅈ",
  v: "ㅗ",
  w: "ㄹ",
  e: "ㅕ",
  a: "ㅇ",
  o: "ㅊ",
  f: "ㅏ",
  p: "ㅍ",
  i: "ㅁ",
  n: "ㅅ",
  k: "ㄱ",
  b: "ㅜ",
};

/** Input between two points: names of pieces in Hangul, jamo, hanja and letters, and other signs. */
const NAMES: readonly (readonly Press[])[] = [
  ...[..."졸병차포마말상사궁장왕한초卒兵車包馬象士楚漢將"].map((name) => written(name)),
  ...[..."KkAaHhNnEeBbRrCcPp"].map((key) => [{ key, code: `Key${key.toUpperCase()}` }]),
  ...["whf", "qud", "ck", "vh", "ak", "tkd", "tk", "rnd", "wkd"].map((keys) => namePresses(keys, TWO_NAMES)),
  ...["lvw", "ea", "of", "pv", "if", "nfa", "nf", "kba", "lfa"].map((keys) => namePresses(keys, THREE_NAMES)),
  [
    { key: "ㄱ", code: "KeyK" },
    { key: "ㅜ", code: "Digit9" },
    { key: "ㅇ", code: "KeyA" },
  ],
  [{ key: "-", code: "Minus" }],
  [{ key: " ", code: "Space" }],
];

function namePresses(keys: string, map: Readonly<Record<string, string>>): Press[] {
  return [...keys].map((key) => ({ key: map[key] ?? "", code: `Key${key.toUpperCase()}` }));
}

test.each(NAMES.map((name) => [name.map(({ key }) => key).join(""), name] as const))(
  "the name %j between two points says nothing new",
  (_, name) => {
    expect(typed([...written("71"), ...name, ...written("72")]).move).toEqual({ from: "a4", to: "b4" });
  },
);

describe("a typed move", () => {
  test("is played by Enter where a longer one is possible", () => {
    expect(typed(written("a1b1")).move).toBeNull();
    expect(typed(written("a1b1\n")).move).toEqual({ from: "a1", to: "b1" });
  });

  test("waits for what is not legal, and forgets by Escape and Backspace", () => {
    expect(typed(written("b4b5")).move).toBeNull();
    expect(typed(written("e2e2")).move).toBeNull();
    expect(typed(written("\n")).move).toBeNull();
    expect(typed([...written("a4"), { key: "Escape", code: "Escape" }]).text).toBe("");
    expect(typed([...written("a4c"), ...written("a4b"), { key: "Backspace", code: "Backspace" }]).text).toBe("a4");
  });
});

test("what was typed in vain is told, whole", () => {
  const after = (text: string, key: string): unknown => {
    const { text: left, slip } = typeKey({ ...NOTHING_TYPED, text }, { key, code: "" }, legal);
    return { left, slip };
  };
  expect(after("a4c", "4")).toEqual({ left: "", slip: "a4c4" });
  expect(after("a4", "c")).toEqual({ left: "", slip: "a4c" });
  expect(after("a4", "a")).toEqual({ left: "a4a", slip: null });
  expect(after("a4b", "a")).toEqual({ left: "a", slip: "a4ba" });
  expect(after("a4", "Enter")).toEqual({ left: "", slip: "a4" });
});

test("digits and whole names begin a move, files and letters of pieces may, other keys stay with the page", () => {
  for (const key of ["0", "9", "졸", "７"]) expect(beginsMove({ key, code: "" })).toBe(true);
  for (const key of ["a", "i", "A", "ㅁ", "R", "r", "P", "ㅈ", "ㅅ"]) {
    expect([key, beginsMove({ key, code: "" }), mayBeginMove({ key, code: "" })]).toEqual([key, false, true]);
  }
  for (const key of ["j", "t", "z", "Tab", "F5", "ㅔ", "ㄴ", "?"]) expect(mayBeginMove({ key, code: "" })).toBe(false);
});

test("a letter of a piece before the first point is no file", () => {
  for (const name of ["R", "A", "C", "E", "H", "K", "P"]) {
    expect(typed(written(`${name}71-72`)), name).toMatchObject({ move: { from: "a4", to: "b4" }, slip: null });
  }
});
