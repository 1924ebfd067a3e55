// Opening the file of a tournament that may be on this device already, older, newer or gone on apart.
import type { TournamentModule } from "../../platform/tournament-module";
import type { TournamentStore } from "./store";
import { headOf } from "./tournament.svelte";

/** What opening a file has done: it is new here, nothing in it was new, or it has added lines. */
export type Opened = "new" | "older" | "added";

const linesOf = (text: string): string[] =>
  text
    .replace(/^\u{feff}/u, "")
    .split(/\r?\n/)
    .filter((line) => line.trim() !== "");

/** The tournament of this device that begins with the same line. */
async function sameHere(store: TournamentStore, first: string): Promise<{ id: number; lines: string[] } | null> {
  for (const { id } of await store.list()) {
    const lines = await store.lines(id);
    if (lines?.[0] === first) return { id, lines };
  }
  return null;
}

/**
 * Takes in a file: JSON lines of a tournament, or a report of another program. Throws `Refused` if it cannot be read, or if
 * this device has gone on with the same tournament in a way that contradicts it.
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
  if (merged.added.length === 0) return { id: here.id, what: "older" };
  const head = { ...headOf(merged.view, now), id: here.id };
  if (await store.append(head, here.lines.length, merged.added)) return { id: here.id, what: "added" };
  return openText(module, store, text, now);
}
