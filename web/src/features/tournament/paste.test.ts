// A pasted list: its columns are guessed once, shown, and can be changed.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../../platform/settings.svelte";
import type { TournamentModule } from "../../platform/tournament-module";
import { DIRECTOR_TEXTS } from "../../texts/director.gen";
import { Directing } from "./directing.svelte";
import { begin, loadModule, openWindow } from "./module-double";
import PasteBox from "./PasteBox.svelte";
import { MemoryStore } from "./store";

const words = DIRECTOR_TEXTS.en.entry;
let module: TournamentModule;
let directing: Directing;
let box: object;

beforeAll(async () => {
  module = await loadModule();
});
beforeEach(async () => {
  settings.lang = "en";
  const store = new MemoryStore();
  directing = new Directing(await openWindow(module, store, await begin(module, store)));
  box = mount(PasteBox, { target: document.body, props: { directing, onentered: () => {} } });
});
afterEach(async () => {
  await unmount(box);
  directing.tournament.close();
});

const area = (): HTMLTextAreaElement => document.querySelector("textarea") as HTMLTextAreaElement;
const selects = (): HTMLSelectElement[] => [...document.querySelectorAll("select")];
const columns = (): string[] => selects().map(({ value }) => value);
const names = (): (string | undefined)[] =>
  [...document.querySelectorAll("tbody th")].map(({ textContent }) => textContent?.trim());

function type(text: string): void {
  area().value = text;
  area().dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
}
/** Replaces the whole list by pasting. */
function paste(text: string): void {
  area().setSelectionRange(0, area().value.length);
  area().dispatchEvent(new Event("paste", { bubbles: true }));
  type(text);
}
function choose(at: number, column: string): void {
  const select = selects()[at] as HTMLSelectElement;
  select.value = column;
  select.dispatchEvent(new Event("change", { bubbles: true }));
  flushSync();
}

test("the columns of a pasted list are shown with an example, and stay while lines are corrected", () => {
  paste("Kim\tSeoul\t3d\nLee\tSuwon\t2k\n");
  expect(columns()).toEqual(["name", "club", "grade"]);
  const labels = [...document.querySelectorAll("fieldset label span")].map(({ textContent }) => textContent);
  expect(labels).toEqual(["Kim", "Seoul", "3d"].map((cell, at) => `${words.column({ n: at + 1 })}: ${cell}`));
  type("Lee\t1951\t2k\n");
  expect(columns()).toEqual(["name", "club", "grade"]);
  paste("Lee\t1951\t2k\n");
  expect(columns()).toEqual(["name", "birth", "grade"]);
});

test("columns with unknown headings may be chosen, and known headings stay", () => {
  paste("Name\tHow good\tClub\tDay\nKim\t3d\tSeoul\t53.4.2\n");
  const labels = [...document.querySelectorAll("fieldset label span")].map(({ textContent }) => textContent);
  expect(labels).toEqual([`${words.column({ n: 2 })}: How good`, `${words.column({ n: 4 })}: Day`]);
  expect([...(selects()[0] as HTMLSelectElement).options].map(({ value }) => value)).toEqual(["", "grade", "birth"]);
  choose(0, "grade");
  choose(1, "birth");
  expect(columns()).toEqual(["grade", "birth"]);
  const cells = [...document.querySelectorAll("tbody tr td")].map(({ textContent }) => textContent?.trim());
  expect(cells.slice(1)).toEqual(["Seoul", "3 dan", "1953-04-02"]);
  choose(1, "grade");
  expect(columns()).toEqual(["birth", "grade"]);
});

test("a changed column exchanges its meaning with another one", () => {
  paste("Seoul\tKim\nSuwon\tLee\n");
  expect([columns(), names()]).toEqual([
    ["name", "club"],
    ["Seoul", "Suwon"],
  ]);
  choose(1, "name");
  expect([columns(), names()]).toEqual([
    ["club", "name"],
    ["Kim", "Lee"],
  ]);
  choose(0, "");
  expect(columns()).toEqual(["", "name"]);
});

test("faulty lines that stay in the box are read with the same columns", async () => {
  paste("Kim\tSeoul\t3d\nLee\tSuwon\t2k\nPark\t1951\tfour\n");
  document.querySelector<HTMLButtonElement>("button.main")?.click();
  await vi.waitFor(() => expect(directing.tournament.view.entries).toHaveLength(2));
  flushSync();
  expect([area().value, columns()]).toEqual(["Park\t1951\tfour", ["name", "club", "grade"]]);
  type("");
  paste("name,club\nChoi,Busan\n");
  expect([columns(), names()]).toEqual([[], ["Choi"]]);
});
