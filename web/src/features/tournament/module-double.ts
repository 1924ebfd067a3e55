// The real tournament module for tests, loaded from the page's file, and tournaments created with it.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plan } from "../../domain/tournament.gen";
import { TournamentModule } from "../../platform/tournament-module";
import { planOf, USUAL, USUAL_ANSWERS, type Choices } from "./plan";
import type { TournamentStore } from "./store";
import { headOf, Tournament } from "./tournament.svelte";

export async function loadModule(): Promise<TournamentModule> {
  try {
    return await TournamentModule.load(readFileSync(resolve(import.meta.dirname, "../../../public/tournament.wasm")));
  } catch (error) {
    throw new Error("web/public/tournament.wasm is missing: cargo xtask wasm", { cause: error });
  }
}

export function planFor(module: TournamentModule, choices: Partial<Choices> = {}): Plan {
  const { presets } = module.ask("presets", { do: "presets" });
  const facts = { name: "Spring cup", place: "", date: "", fee: "10,000", divisions: "" };
  return planOf(facts, { ...USUAL, ...choices }, presets, USUAL_ANSWERS);
}

/** Creates a tournament in a store and returns its id. */
export async function begin(
  module: TournamentModule,
  store: TournamentStore,
  choices?: Partial<Choices>,
): Promise<number> {
  const { added, view } = module.ask("tournament", { do: "open", plan: planFor(module, choices), at: 0 });
  return store.create(headOf(view, 0), added);
}

/** Opens a stored tournament, as each browser window does. */
export async function openWindow(
  module: TournamentModule,
  store: TournamentStore,
  id: number,
  by: string | null = null,
): Promise<Tournament> {
  const opened = await Tournament.open({ module, store, id, by: () => by, now: () => 1_000 });
  if (opened === null) throw new Error("there is no such tournament");
  return opened;
}
