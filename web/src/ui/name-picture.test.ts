// @vitest-environment node
// Tests that the same name always gets the same picture, and similar names usually get different ones.
import { expect, test } from "vitest";
import { pictureOf } from "./name-picture";

const key = (name: string): string => JSON.stringify(pictureOf(name));

test("the same name has the same picture, however its letters are composed", () => {
  expect(pictureOf("소나무")).toEqual(pictureOf("소나무".normalize("NFD")));
});

test("similar names have different pictures", () => {
  const names = Array.from({ length: 200 }, (_, at) => `날쌘차${10 + at}`);
  // Of 200 random picks among 2,520 pictures, 192 would differ on average.
  expect(new Set(names.map(key)).size).toBeGreaterThan(180);
});

test("every flower and every ground is used", () => {
  const pictures = Array.from({ length: 400 }, (_, at) => pictureOf(`guest:${at}`));
  expect(new Set(pictures.map(({ ground }) => ground)).size).toBe(7);
  expect(new Set(pictures.map(({ petal }) => petal)).size).toBe(6);
  expect(new Set(pictures.map(({ turns }) => turns.length)).size).toBe(5);
});
