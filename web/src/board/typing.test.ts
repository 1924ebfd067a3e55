import { describe, expect, test } from "vitest";
import { isTyped, typeKey } from "./typing";

const legal = { a4: ["a5", "b4"], a1: ["b1", "b10"], e2: ["e2"] };

function type(keys: string): ReturnType<typeof typeKey> {
  let text = "";
  for (const key of keys === "" ? [] : [...keys]) {
    const typed = typeKey(text, key === "\n" ? "Enter" : key, legal);
    if (typed.move !== null) return typed;
    text = typed.text;
  }
  return { text, move: null, slip: null };
}

describe("a typed move", () => {
  test.each([
    ["a4b4", "a4", "b4"],
    ["7161", "a4", "a5"],
    ["71졸72", "a4", "b4"],
    ["a1b10", "a1", "b10"],
    ["a1b1\n", "a1", "b1"],
    ["ha4b4", "a4", "b4"],
    ["a4c4a4b4", "a4", "b4"],
  ])("%j", (keys, from, to) => expect(type(keys).move).toEqual({ from, to }));

  test("waits while a longer move is possible, and for what is not legal", () => {
    expect(type("a1b1").move).toBeNull();
    expect(type("b4b5").move).toBeNull();
    expect(type("e2e2").move).toBeNull();
    expect(type("\n").move).toBeNull();
  });
});

test("what was typed in vain is told, whole", () => {
  expect(typeKey("a4c", "4", legal)).toEqual({ text: "", move: null, slip: "a4c4" });
  expect(typeKey("a4", "c", legal)).toEqual({ text: "", move: null, slip: "a4c" });
  expect(typeKey("a4", "a", legal)).toEqual({ text: "a4a", move: null, slip: null });
  expect(typeKey("a4b", "a", legal)).toEqual({ text: "a", move: null, slip: "a4ba" });
  expect(typeKey("a4", "Enter", legal)).toEqual({ text: "", move: null, slip: "a4" });
});

test("only keys of moves are taken, the others stay with the page", () => {
  for (const key of ["a", "i", "0", "9", "졸"]) expect(isTyped(key)).toBe(true);
  for (const key of ["j", "p", "Tab", "F5", "A"]) expect(isTyped(key)).toBe(false);
});
