// The games of a pasted file: each named player with a picture, and a search field above a long list.
import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import { settings } from "../../platform/settings.svelte";
import type { RecordGame } from "../../platform/records-module";
import GameChoice from "./GameChoice.svelte";
import type { ChoosableGame } from "./sources";

function found(number: number, cho: string | null): ChoosableGame {
  const outcome = { winner: null, method: null, reason: null, margin_half: null };
  const game = {
    number,
    players: { cho, han: "Alder" },
    event: "",
    date: "",
    moves: [],
    tags: [],
    fault: null,
    rules: null,
    outcome,
  };
  const piece = { line: 1, number, text: "", too_long: false };
  return { format: "gib", piece: piece as unknown as ChoosableGame["piece"], game: game as unknown as RecordGame };
}

function open(games: readonly ChoosableGame[]): Record<string, unknown> {
  settings.lang = "en";
  const importer = { fault: null, busy: false, games, choose: () => undefined };
  return mount(GameChoice, { target: document.body, props: { importer } });
}

test("every named player has a picture, and no placeholder has one", async () => {
  const list = open([found(1, "Birch"), found(2, null)]);
  const pictures = [...document.querySelectorAll("li")].map((row) => row.querySelectorAll("svg").length);
  expect(pictures).toEqual([2, 1]);
  expect(document.querySelector("input[type=search]")).toBeNull();
  await unmount(list);
});

test("a long list is searched by the names of both players", async () => {
  const names = Array.from({ length: 13 }, (_, at) => (at === 7 ? "Rowan" : "Birch"));
  const list = open(names.map((name, at) => found(at, name)));
  const field = document.querySelector<HTMLInputElement>("input[type=search]");
  if (field === null) throw new Error("no search field");
  for (const [sought, rows] of [
    ["rowan alder", 1],
    ["alder", 13],
    ["nobody", 0],
  ] as const) {
    field.value = sought;
    field.dispatchEvent(new Event("input", { bubbles: true }));
    flushSync();
    expect(document.querySelectorAll("li"), sought).toHaveLength(rows);
  }
  await unmount(list);
});
