// Checks the army page and its data: sums, quotations, and agreement with the setups of a game.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { mount, tick, unmount } from "svelte";
import { expect, test } from "vitest";
import { loadTexts } from "../../i18n/index.svelte";
import { settings } from "../../platform/settings.svelte";
import { army } from "../../domain/setup";
import ArmyPage from "./ArmyPage.svelte";
import { ARMIES_RECORD, ARMY, BACK_RANKS, COUNTED, SIZE, STRENGTH } from "./sheet";
import { ARMY_TEXTS } from "../../texts/army.gen";

/** Returns the number of pieces with any of these ranks. */
function ranked(where: "inText" | "onCard", ...ranks: string[]): number {
  return ARMY.filter((piece) => ranks.includes(piece[where])).reduce((sum, piece) => sum + piece.count, 0);
}

test("the army is the pieces that stand on the board", () => {
  const pieces = Object.values(army("cho", "mssm"));
  for (const { role, count } of ARMY) expect(pieces.filter((piece) => piece.role === role).length, role).toBe(count);
  expect(ARMY.reduce((sum, { count }) => sum + count, 0)).toBe(16);
});

test("what the page says about the sheet's sums is so", () => {
  expect(COUNTED.reduce((sum, [count]) => sum + count, 0)).toBe(18);
  expect(SIZE).toBe(15);
  expect(["Pawn", "Knight", "Lieutenant", "King"].map((rank) => ranked("inText", rank, `${rank}s`))).toEqual([
    5, 6, 2, 1,
  ]);
  // The “7 Pawns” must include the two guards, whose rank in the text is “Soldier”.
  expect(ranked("inText", "Pawn", "Soldier")).toBe(7);
  expect(ranked("inText", "Bishop") + ranked("onCard", "Bishop")).toBe(0);
  expect(["Pawn", "Knight", "Lieutenant", "King"].map((rank) => ranked("onCard", rank))).toEqual([9, 2, 4, 1]);
});

test("every language quotes both sides of the sums, and has as many lines", () => {
  const counted = COUNTED.map(([count, rank]) => `${count} ${rank}`).join(" ");
  for (const texts of Object.values(ARMY_TEXTS)) {
    const [sums = ""] = texts.contradictions.lines;
    for (const part of [`Army Size: ${SIZE} Pieces`, counted, "18", "16"]) expect(sums).toContain(part);
    expect(texts.army.strength).toContain(String(STRENGTH));
    expect(texts.contradictions.lines).toHaveLength(ARMY_TEXTS.en.contradictions.lines.length);
  }
});

test("the decision that the page names is there, and about the other army", () => {
  const record = readFileSync(resolve(import.meta.dirname, "../../../..", ARMIES_RECORD), "utf8");
  expect(record).toMatch(/FIDE/);
});

test("the sheet's names of back ranks are the exchanges it describes", () => {
  const [standard = "", outer, left, right] = BACK_RANKS.map(([code]) => code);
  const swapped = (one: number, other: number, code: string): string => {
    const letters = [...code];
    [letters[one], letters[other]] = [letters[other] ?? "", letters[one] ?? ""];
    return letters.join("");
  };
  // “Left Elephants” swaps elephant and horse on the right, and “Right Elephants” on the left.
  expect(left).toBe(swapped(2, 3, standard));
  expect(right).toBe(swapped(0, 1, standard));
  expect(outer).toBe(swapped(0, 1, swapped(2, 3, standard)));
  // “Inner Chariots” swaps elephants and chariots.
  const inner = army("cho", "central");
  for (const [elephant, chariot] of [
    ["a1", "c1"],
    ["i1", "g1"],
  ] as const) {
    expect([inner[elephant]?.role, inner[chariot]?.role]).toEqual(["b", "r"]);
  }
});

test.each(["ko", "en", "nl"] as const)(
  "the page has its table, its five setups of the back rank and a card per piece: %s",
  async (lang) => {
    settings.lang = lang;
    await loadTexts();
    const page = mount(ArmyPage, { target: document.body });
    await tick();
    expect(document.querySelector("h1")?.textContent).toBe(ARMY_TEXTS[lang].title);
    expect(document.querySelectorAll("tbody tr")).toHaveLength(ARMY.length);
    expect(document.querySelectorAll(".board janggi-board")).toHaveLength(5);
    expect(document.querySelectorAll("article")).toHaveLength(7);
    await unmount(page);
  },
);
