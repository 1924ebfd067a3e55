// @vitest-environment node
// Tests the listed shortcuts against the app's typed commands and editor keys.
import { expect, test } from "vitest";
import { pieceOfKey } from "../../board/editing";
import { readCommand } from "../blind/commands";
import { GROUPS } from "./shortcuts";
import { SHORTCUTS_TEXTS } from "../../texts/shortcuts.gen";

test("every typed command that is listed is one", () => {
  const kinds = GROUPS.commands.flatMap(([, lines]) =>
    lines.map((line) => readCommand(line, { naming: "uci", redSide: "han" }).kind),
  );
  expect(kinds).toEqual([
    "pieces",
    "rank",
    "file",
    "point",
    "moves",
    "state",
    "last",
    "clocks",
    "points",
    "pass",
    "help",
  ]);
});

test("the typed command for a pass is not told as the key, which a move may follow", () => {
  for (const { keys } of Object.values(SHORTCUTS_TEXTS)) {
    expect(keys.pass).toMatch(/P\d\d-\d\d/);
    expect(keys.passTyped).not.toMatch(/P\d/);
  }
});

test("the letters of the editor put the pieces in the order in which they are named", () => {
  const letters = GROUPS.editor.find(([id]) => id === "putHan")?.[1] ?? [];
  const roles = letters.map((letter) => pieceOfKey({ code: `Key${letter}`, shiftKey: false })?.role);
  expect(roles).toEqual(["k", "a", "n", "b", "r", "c", "p"]);
  expect(pieceOfKey({ code: "Delete", shiftKey: false })).toBeNull();
});

test("every group has a heading and every key its words, in every language", () => {
  for (const { groups, keys } of Object.values(SHORTCUTS_TEXTS)) {
    for (const [group, entries] of Object.entries(GROUPS)) {
      expect(groups[group as keyof typeof GROUPS]).not.toBe("");
      for (const [id] of entries) expect(keys[id]).not.toBe("");
    }
  }
});
