// Tests that keys pressed faster than changes are stored all take effect, in order.
import { flushSync, mount, tick, unmount, type Component } from "svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import type { Outcome } from "../../domain/tournament.gen";
import type { TournamentModule } from "../../platform/tournament-module";
import { DIRECTOR_TEXTS } from "../../texts/director.gen";
import EntriesPart from "./EntriesPart.svelte";
import RoundsPart from "./RoundsPart.svelte";
import { Directing } from "./directing.svelte";
import { Log } from "./log";
import { begin, loadModule, openWindow } from "./module-double";
import type { Choices } from "./plan";
import { MemoryStore, type Kept } from "./store";
import type { Tournament } from "./tournament.svelte";

let module: TournamentModule;
let shown: object | null = null;
beforeAll(async () => {
  module = await loadModule();
});
afterEach(async () => {
  if (shown !== null) await unmount(shown);
  shown = null;
  document.body.replaceChildren();
});

/** Delays appended lines from `close` until `answer`. */
class SlowStore extends MemoryStore {
  private open: () => void = () => undefined;
  private gate = Promise.resolve();

  close(): void {
    this.gate = new Promise((open) => (this.open = open));
  }

  answer(): void {
    this.open();
  }

  override async append(head: Kept, known: number, lines: readonly string[]): Promise<boolean> {
    await this.gate;
    return await super.append(head, known, lines);
  }
}

interface Hall {
  readonly store: SlowStore;
  readonly tournament: Tournament;
  readonly directing: Directing;
}

async function hall(choices: Partial<Choices>, people: number, members: string[] = []): Promise<Hall> {
  const store = new SlowStore();
  const tournament = await openWindow(module, store, await begin(module, store, choices));
  const list = Array.from({ length: people }, (_, at) => ({ name: `Player ${at + 1}`, division: 0, members }));
  if (people > 0) await tournament.act({ enter_all: list }, { pair: { division: 0 } });
  store.close();
  return { store, tournament, directing: new Directing(tournament) };
}

function show<Props extends Record<string, unknown>>(part: Component<Props>, props: Props): void {
  shown = mount(part, { target: document.body, props });
  flushSync();
}

/** Types keys into the focused field, or presses the focused button with Enter, as a browser would. */
async function press(...keys: string[]): Promise<void> {
  for (const key of keys) {
    const at = document.activeElement ?? document.body;
    const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
    if (at.dispatchEvent(event)) {
      const field = document.activeElement;
      if (key === "Enter" && field instanceof HTMLButtonElement) field.click();
      else if (field instanceof HTMLInputElement) type(field, key);
    }
    flushSync();
    await tick();
  }
}

function type(field: HTMLInputElement, key: string): void {
  if (key === "Enter") field.form?.requestSubmit();
  else if (!field.readOnly) {
    field.value += key;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

const won = (winner: "cho" | "han"): Outcome => ({ result: "full", winner });
const counted = (winner: "cho" | "han"): Outcome => ({ result: "counted", winner });
const results = ({ view }: Tournament, round: number): (Outcome | null)[][] =>
  (view.divisions[0]?.rounds[round - 1]?.matches ?? []).map(({ games }) => games);
/** Opens the stored tournament in a second window. */
const again = ({ store, tournament }: Hall): Promise<Tournament> => openWindow(module, store, tournament.id);

test("results of one board after the other, and the next round", async () => {
  const day = await hall({ format: "knockout" }, 8);
  show(RoundsPart, { directing: day.directing, onpart: () => undefined });
  document.querySelector<HTMLInputElement>("section input")?.focus();
  await press(..."1", "Enter", "1", ..."2", "Enter", "2", ..."3", "Enter", "3", "Enter");
  // Cho on board 4 is late, and the game is still played.
  await press(..."4", "Enter", "8", "2", "Enter", ..."4", "Enter", "5");
  const first = [[won("cho")], [won("han")], [counted("cho")], [{ result: "forfeit", winner: "han" }]];
  expect(results(day.tournament, 1)).toEqual(first);
  // One Enter too many does not pair the next round.
  await press("Enter", "Enter");
  expect(day.tournament.view.divisions[0]?.rounds).toHaveLength(1);
  document.querySelector<HTMLButtonElement>(".next button")?.focus();
  await press("Enter", ..."1", "Enter", "1", ..."2", "Enter", "4", "Enter");
  expect(results(day.tournament, 2)).toEqual([[won("cho")], [counted("han")]]);
  expect(day.directing.said).toBeNull();
  expect((await day.store.lines(day.tournament.id))?.length).toBeLessThan(day.tournament.lines.length);

  day.store.answer();
  await day.tournament.act({ pay: { id: 1, amount: 10_000 } });
  expect(day.directing.said?.bad).toBe(false);
  const stored = await again(day);
  expect(results(stored, 1)).toEqual(first);
  expect(stored.lines).toEqual(day.tournament.lines);
});

test("the field for board numbers has the focus, and a wrong number is forgotten with the next one", async () => {
  const day = await hall({ format: "knockout" }, 8);
  show(RoundsPart, { directing: day.directing, onpart: () => undefined });
  await tick();
  await press(..."25", "Enter");
  expect(day.directing.said?.bad).toBe(true);
  await press("2", "Enter");
  expect(day.directing.said).toBeNull();
  // Lateness never takes more than the clock, which is half an hour.
  await press("8", ..."14", "Enter");
  await press("2", "Enter", "8", ..."15", "Enter");
  const { late, games } = day.tournament.view.divisions[0]?.rounds[0]?.matches[1] ?? {};
  expect([late?.map(({ deduction_s }) => deduction_s), games]).toEqual([
    [1680, null],
    [{ result: "forfeit", winner: "han" }],
  ]);
});

test("a correction of an earlier round names the game, and leaves the director in that round", async () => {
  const day = await hall({ format: "round_robin" }, 4);
  const report = (table: number) => ({
    report: { at: { division: 0, round: 1, table, game: 0 }, outcome: won("cho") },
  });
  day.store.answer();
  await day.tournament.act(report(1), report(2), { pair: { division: 0 } });
  show(RoundsPart, { directing: day.directing, onpart: () => undefined });
  const rounds = (): HTMLButtonElement[] => [...document.querySelectorAll<HTMLButtonElement>(".rounds button")];
  const shown = (): (string | null)[] => rounds().map((button) => button.getAttribute("aria-pressed"));
  expect(shown()).toEqual(["false", "true"]);
  rounds()[0]?.click();
  await tick();
  await press("2", "Enter");
  const dialog = document.querySelector("dialog");
  const { cho = 0, han = 0 } = day.tournament.view.divisions[0]?.rounds[0]?.matches[1]?.pairing ?? {};
  const title = DIRECTOR_TEXTS.en.result.correctTitle({
    round: DIRECTOR_TEXTS.en.round.number({ round: 1 }),
    board: 2,
    names: `Player ${cho} – Player ${han}`,
  });
  expect(dialog?.textContent).toContain(title);
  dialog?.querySelector<HTMLInputElement>("input[type=radio]")?.click();
  dialog?.querySelector<HTMLButtonElement>(".row button.small")?.click();
  flushSync();
  dialog?.querySelector<HTMLButtonElement>("button.main")?.click();
  flushSync();
  await tick();
  expect(results(day.tournament, 1)[1]).toEqual([won("han")]);
  expect([document.querySelector("dialog"), shown()]).toEqual([null, ["true", "false"]]);
});

test("the boards of a team, without a pause", async () => {
  const day = await hall({ format: "round_robin", boards: 3 }, 4, ["A", "B", "C"]);
  show(RoundsPart, { directing: day.directing, onpart: () => undefined });
  document.querySelector<HTMLInputElement>("section input")?.focus();
  await press(..."1", "Enter", ..."121", ..."2", "Enter", ..."222");
  expect(results(day.tournament, 1)).toEqual([
    [won("cho"), won("han"), won("cho")],
    [won("han"), won("han"), won("han")],
  ]);
  day.store.answer();
  expect(await day.tournament.act({ pair: { division: 0 } })).toBeNull();
  expect(results(await again(day), 1)).toEqual(results(day.tournament, 1));
});

test("names of players, without a pause", async () => {
  const day = await hall({ format: "swiss" }, 0);
  show(EntriesPart, { directing: day.directing });
  await press(..."Kim", "Enter", ..."Lee", "Enter", "Enter");
  // The last Enter is pressed in an empty field, which is an error.
  const problem = day.directing.said;
  expect(problem?.bad).toBe(true);
  await press(..."Park", "Enter");
  day.store.answer();
  await day.tournament.act({ pay: { id: 1, amount: 10_000 } });
  expect((await again(day)).view.entries.map(({ id, entry }) => [id, entry.name])).toEqual([
    [1, "Kim"],
    [2, "Lee"],
    [3, "Park"],
  ]);
});

test("a late player takes the empty seat of a group, and all fees are one thing to undo", async () => {
  const day = await hall({ format: "groups" }, 7);
  show(EntriesPart, { directing: day.directing });
  await press(..."Late", "Enter");
  const [division] = day.tournament.view.divisions;
  expect([division?.rounds[0]?.byes, division?.groups.map(({ length }) => length), division?.seats]).toEqual([
    [],
    [4, 4],
    [],
  ]);
  flushSync();
  document.querySelector<HTMLButtonElement>(".sums button")?.click();
  const { lines, view } = day.tournament;
  expect([view.fees_paid, new Log(lines, view).press(view.last ?? 0).commands]).toEqual([80_000, 8]);
  day.store.answer();
});

test("what another window has changed meanwhile is not lost, and what contradicts it is taken back", async () => {
  const day = await hall({ format: "round_robin" }, 4);
  const other = await again(day);
  const report = (table: number, winner: "cho" | "han") => ({
    report: { at: { division: 0, round: 1, table, game: 0 }, outcome: won(winner) },
  });
  const theirs = other.act(report(1, "cho"));
  const [same, fits] = [day.tournament.begin(report(1, "han")), day.tournament.begin(report(2, "han"))];
  expect([same.problem, fits.problem]).toEqual([null, null]);
  expect(results(day.tournament, 1)).toEqual([[won("han")], [won("han")]]);
  day.store.answer();
  expect((await Promise.all([theirs, same.kept, fits.kept])).map((problem) => problem?.code ?? null)).toEqual([
    null,
    "already_reported",
    null,
  ]);
  expect(results(day.tournament, 1)).toEqual([[won("cho")], [won("han")]]);
  expect((await again(day)).lines).toEqual(day.tournament.lines);
});
