// A tournament run by a director: its lines, the state that the core computes from them, and all changes.
//
// Follows other windows on the same tournament. Lines added by another window are never lost, because every command is
// based on all stored lines.
import type { Command, EntryId, EntryView, Problem, Request, View } from "../../domain/tournament.gen";
import { Refused, type TournamentModule } from "../../platform/tournament-module";
import type { Kept, TournamentStore } from "./store";

/** Commands that depend on the displayed state. They are refused if another window has changed anything since. */
const OF_WHAT_IS_SEEN: ReadonlySet<string> = new Set(["undo", "pair", "draw", "unpair"]);
const CHANNEL = "janggun-tournament";

const kindOf = (command: Command): string => (typeof command === "string" ? command : (Object.keys(command)[0] ?? ""));

/** Returns the entry for the list of tournaments. */
export const headOf = (view: View, at: number): Omit<Kept, "id"> => ({
  name: view.plan.name,
  people: view.entries.length,
  ...(view.plan.date === undefined ? {} : { date: view.plan.date }),
  at,
});

/** Calls `listener` with the number of a tournament when another window has changed it. */
export function onChange(listener: (id: number) => void): () => void {
  if (typeof BroadcastChannel === "undefined") return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<number>) => listener(data);
  return () => channel.close();
}

function tellOthers(id: number): void {
  if (typeof BroadcastChannel === "undefined") return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(id);
  channel.close();
}

export interface Parts {
  module: TournamentModule;
  store: TournamentStore;
  id: number;
  /** Returns the name of the director at this device; null if unknown. */
  by: () => string | null;
  now?: () => number;
}

export class Tournament {
  lines: readonly string[] = $state.raw([]);
  view: View = $state.raw() as View;
  readonly entries: ReadonlyMap<EntryId, EntryView> = $derived.by(
    () => new Map(this.view.entries.map((entry) => [entry.id, entry])),
  );
  private readonly close_: () => void;
  private work: Promise<unknown> = Promise.resolve();
  /** Number of times that lines of other windows were read. */
  private ofOthers = 0;

  private constructor(
    private readonly parts: Parts,
    lines: readonly string[],
    view: View,
  ) {
    this.lines = lines;
    this.view = view;
    this.close_ = onChange((id) => id === parts.id && void this.follow());
  }

  /** Opens a stored tournament; null if it does not exist. Throws `Refused` if its lines cannot be read. */
  static async open(parts: Parts): Promise<Tournament | null> {
    const lines = await parts.store.lines(parts.id);
    if (lines === null) return null;
    const { view } = parts.module.ask("tournament", { do: "view", log: lines.join("\n") });
    return new Tournament(parts, lines, view);
  }

  get id(): number {
    return this.parts.id;
  }

  get log(): string {
    return this.lines.join("\n");
  }

  /** The whole file. */
  get file(): string {
    return this.lines.map((line) => `${line}\n`).join("");
  }

  name(id: EntryId): string {
    return this.entries.get(id)?.entry.name ?? String(id);
  }

  /** Sends a request about this tournament to the core. */
  readonly ask: TournamentModule["ask"] = (kind, request) => this.parts.module.ask(kind, request);

  /** Carries out commands, all or none, one call after the other. Returns null on success, or else the problem. */
  act(...commands: Command[]): Promise<Problem | null> {
    const seen = this.ofOthers;
    const isBound = commands.some((command) => OF_WHAT_IS_SEEN.has(kindOf(command)));
    return this.change((log) => {
      if (isBound && this.ofOthers !== seen) throw new Refused({ code: "changed_meanwhile" });
      return { do: "handle", log, commands, at: this.now(), by: this.parts.by() };
    });
  }

  /** Appends the lines that only another copy of the file has. */
  merge(other: string): Promise<Problem | null> {
    return this.change((log) => ({ do: "merge", log, other }));
  }

  /** Stops following other windows. */
  close(): void {
    this.close_();
  }

  private now(): number {
    return (this.parts.now ?? Date.now)();
  }

  private change(ask: (log: string) => Request): Promise<Problem | null> {
    const done = this.work.then(() => this.changeNow(ask));
    this.work = done;
    return done;
  }

  private async changeNow(ask: (log: string) => Request): Promise<Problem | null> {
    const { module, store, id } = this.parts;
    try {
      // Another window may add lines between reading and writing, even repeatedly.
      for (let tries = 0; tries < 20; tries += 1) {
        const kept = await this.follow();
        const { added, view } = module.ask("tournament", ask(kept.join("\n")));
        if (added.length === 0) return null;
        if (!(await store.append({ ...headOf(view, this.now()), id }, kept.length, added))) continue;
        this.lines = [...kept, ...added];
        this.view = view;
        tellOthers(id);
        return null;
      }
      return { code: "changed_meanwhile" };
    } catch (error) {
      return error instanceof Refused ? error.problem : { code: "not_kept" };
    }
  }

  /** Reads the lines added by other windows. */
  private async follow(): Promise<readonly string[]> {
    const kept = await this.parts.store.lines(this.parts.id);
    if (kept === null) return this.lines;
    if (kept.length > this.lines.length) {
      this.view = this.ask("tournament", { do: "view", log: kept.join("\n") }).view;
      this.lines = kept;
      this.ofOthers += 1;
    }
    return kept;
  }
}
