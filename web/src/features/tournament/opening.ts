// Opens the file of a tournament. This device may already have the tournament in an older, newer or diverged state.
import type { TournamentModule } from "../../platform/tournament-module";
import type { TournamentStore } from "./store";
import { headOf } from "./tournament.svelte";

/**
 * Result of opening a file: a `new` tournament on this device, an `older` copy without new lines, the `same` lines as on
 * this device, or `added` lines.
 */
export type Opened = "new" | "older" | "same" | "added";

/** Returns the lines of a file without empty ones. */
export const linesOf = (text: string): string[] =>
  text
    .replace(/^\u{feff}/u, "")
    .split(/\r?\n/)
    .filter((line) => line.trim() !== "");

/** Returns this device's copy of a tournament, found by its first line; null if there is none. */
async function sameHere(store: TournamentStore, first: string): Promise<{ id: number; lines: string[] } | null> {
  for (const { id } of await store.list()) {
    const lines = await store.lines(id);
    if (lines?.[0] === first) return { id, lines };
  }
  return null;
}

/**
 * Opens a file: JSON lines of a tournament, or a report from another program. Throws `Refused` if it cannot be read, or
 * if it contradicts this device's copy of the same tournament.
 */
export async function openText(
  module: TournamentModule,
  store: TournamentStore,
  text: string,
  now: number,
): Promise<{ id: number; what: Opened }> {
  const lines = linesOf(text);
  if (!lines[0]?.startsWith("{")) {
    const { added, view } = module.ask("tournament", { do: "import", text });
    return { id: await store.create(headOf(view, now), added), what: "new" };
  }
  const { view } = module.ask("tournament", { do: "view", log: lines.join("\n") });
  const here = await sameHere(store, lines[0]);
  if (here === null) return { id: await store.create(headOf(view, now), lines), what: "new" };
  const merged = module.ask("tournament", { do: "merge", log: here.lines.join("\n"), other: lines.join("\n") });
  if (merged.added.length === 0) {
    const isSame = lines.length === here.lines.length;
    return { id: here.id, what: isSame ? "same" : "older" };
  }
  const head = { ...headOf(merged.view, now), id: here.id };
  if (await store.append(head, here.lines.length, merged.added)) return { id: here.id, what: "added" };
  return openText(module, store, text, now);
}
