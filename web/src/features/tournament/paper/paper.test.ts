// The print preview: what the director types for the certificates is stored, and sheets before play are left to fill in.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { Command } from "../../../domain/tournament.gen";
import { settings } from "../../../platform/settings.svelte";
import type { TournamentModule } from "../../../platform/tournament-module";
import { PRINTOUTS_TEXTS } from "../../../texts/printouts.gen";
import { Directing } from "../directing.svelte";
import { begin, loadModule, openWindow } from "../module-double";
import { Phones } from "../phones/phones.svelte";
import type { Choices } from "../plan";
import { MemoryStore } from "../store";
import type { Tournament } from "../tournament.svelte";
import PaperPart from "./PaperPart.svelte";
import type { Sheet } from "./sheets";

const words = PRINTOUTS_TEXTS.en;
let module: TournamentModule;
let store: MemoryStore;
let page: object | null = null;
const windows: Tournament[] = [];

beforeAll(async () => {
  module = await loadModule();
});
beforeEach(() => {
  settings.lang = "en";
  store = new MemoryStore();
});
afterEach(async () => {
  if (page !== null) await unmount(page);
  page = null;
  for (const one of windows.splice(0)) one.close();
  document.body.replaceChildren();
});

/** Opens the preview of a sheet of a tournament whose first round is paired. */
async function preview(choices: Partial<Choices>, people: number, sheet: Sheet): Promise<Tournament> {
  const one = await openWindow(module, store, await begin(module, store, choices));
  windows.push(one);
  const list = Array.from({ length: people }, (_, at) => ({ name: `Player ${at + 1}`, division: 0 }));
  const order = list.map((_, at) => at + 1);
  const commands: Command[] = [{ enter_all: list }, { draw: { division: 0, order } }, { pair: { division: 0 } }];
  for (const command of commands) expect(await one.act(command)).toBeNull();
  const directing = new Directing(one);
  directing.sheet = sheet;
  page = mount(PaperPart, { target: document.body, props: { directing, phones: new Phones(directing) } });
  flushSync();
  return one;
}

const cells = (): string[] => [...document.querySelectorAll("td.cell")].map((cell) => cell.textContent.trim());

function type(label: string, value: string): void {
  const field = [...document.querySelectorAll("label")].find((one) => one.textContent.trim() === label);
  const input = field?.querySelector("input");
  if (input == null) throw new Error(`no field ${label}`);
  input.value = value;
  for (const kind of ["input", "change"]) input.dispatchEvent(new Event(kind, { bubbles: true }));
  flushSync();
}

test("the texts of certificates are in the file, and there are no places before the end", async () => {
  const one = await preview({ format: "knockout" }, 4, "certificates");
  expect(document.querySelector(".notice")?.textContent).toBe(words.award.notFinal);
  expect(document.querySelectorAll("article").length).toBe(0);
  type(words.award.fields.organiser, "Janggi Club");
  type(words.award.fields.count, "4");
  await one.act();
  const { view } = module.ask("tournament", { do: "view", log: one.file });
  expect(view.certificates).toEqual({ organiser: "Janggi Club", places: 4 });
  expect(one.act("undo")).toBeInstanceOf(Promise);
  flushSync();
  expect(one.view.certificates?.places).toBe(3);
});

test("cross tables are empty until there is a result, and titled with their groups", async () => {
  const one = await preview({ format: "groups", size: 4 }, 16, "cross");
  expect(document.querySelector("header b")?.textContent).toContain(words.groups({ first: 1, last: 4 }));
  expect(cells().filter((text) => text !== "")).toEqual([]);
  const outcome = { result: "full", winner: "cho" } as const;
  await one.act({ report: { at: { division: 0, round: 1, table: 1, game: 0 }, outcome } });
  flushSync();
  expect(cells().filter((text) => text !== "").length).toBeGreaterThan(4);
});
