// A tournament in this browser: the lines of its log, the state that the core computes from them, and changes to it.
//
// A change is shown at once and stored afterwards, so that typing never waits for storage. If another window has added
// lines in the meantime, the change is applied again after them. If it is no longer allowed, it is undone and the
// director is told why. Lines added by another window are never lost.
import type { Command, DivisionView, EntryId, EntryView, Problem, View } from "../../domain/tournament.gen";
import { Refused, type TournamentModule } from "../../platform/tournament-module";
import { namesApart } from "./namesakes";
import type { Kept, TournamentStore } from "./store";

/** Commands that depend on the displayed state. They are refused if another window has changed anything since. */
const OF_WHAT_IS_SEEN: ReadonlySet<string> = new Set(["undo", "pair", "draw", "unpair"]);
const CHANNEL = "janggun-tournament";

const kindOf = (command: Command): string => (typeof command === "string" ? command : (Object.keys(command)[0] ?? ""));

/** Returns the data for the list of tournaments. */
export const headOf = (view: View, at: number): Omit<Kept, "id"> => ({
  name: view.plan.name,
  people: view.entries.length,
  ...(view.plan.date === undefined ? {} : { date: view.plan.date }),
  ...(view.divisions.every(({ is_closed }) => is_closed) ? { closed: true } : {}),
  at,
});

/** Calls `listener` with the id of each tournament that changes in any window. Returns a function that unsubscribes. */
export function onChange(listener: (id: number) => void): () => void {
  if (typeof BroadcastChannel === "undefined") return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<number>) => listener(data);
  return () => channel.close();
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((line, at) => line === other[at]);

const problemOf = (error: unknown): Problem => (error instanceof Refused ? error.problem : { code: "not_kept" });

function tellOthers(id: number): void {
  if (typeof BroadcastChannel === "undefined") return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(id);
  channel.close();
}

/** A change that is shown, unless it is refused. */
export interface Change {
  /** Reason why the change was refused; null if it is shown. */
  readonly problem: Problem | null;
  /** Resolves to null once the change is stored, or to the problem if it is refused or taken back. */
  readonly kept: Promise<Problem | null>;
}

type Answer = { readonly added: readonly string[]; readonly view: View };

export interface Parts {
  module: TournamentModule;
  store: TournamentStore;
  id: number;
  /** Returns the name of the director who uses this device; null if unknown. */
  by: () => string | null;
  now?: () => number;
}

export class Tournament {
  lines: readonly string[] = $state.raw([]);
  view: View = $state.raw() as View;
  readonly entries: ReadonlyMap<EntryId, EntryView> = $derived.by(
    () => new Map(this.view.entries.map((entry) => [entry.id, entry])),
  );
  private readonly namesApart = $derived.by(() => namesApart(this.view.entries));
  private readonly close_: () => void;
  private work: Promise<unknown> = Promise.resolve();
  /** Number of changes that are shown but not yet stored. */
  private waiting = 0;

  private constructor(
    private readonly parts: Parts,
    lines: readonly string[],
    view: View,
  ) {
    this.lines = lines;
    this.view = view;
    this.close_ = onChange((id) => id === parts.id && void this.queue(() => this.follow()));
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

  /** Contents of the tournament's file. */
  get file(): string {
    return this.lines.map((line) => `${line}\n`).join("");
  }

  /** Returns the name of an entry, with its club if another entry has the same name. */
  name(id: EntryId): string {
    return this.namesApart(id);
  }

  /** Returns the name of an entry alone, for tables that show its club too. */
  plainName(id: EntryId): string {
    return this.entries.get(id)?.entry.name ?? String(id);
  }

  /** Sends a request about this tournament to the core. */
  readonly ask: TournamentModule["ask"] = (kind, request) => this.parts.module.ask(kind, request);

  /** Returns the division as it would be if its next round were paired now; throws if that is refused. */
  ifPaired(division: number): DivisionView | undefined {
    const commands = [{ pair: { division } }];
    return this.ask("tournament", { do: "handle", log: this.log, commands, at: 0, by: null }).view.divisions[division];
  }

  /** Carries out commands, all or none, and shows the result. */
  begin(...commands: Command[]): Change {
    return this.beginAs(this.parts.by(), ...commands);
  }

  /** Like `begin`, with `by` as the author in the log. */
  beginAs(by: string | null, ...commands: Command[]): Change {
    const isBound = commands.some((command) => OF_WHAT_IS_SEEN.has(kindOf(command)));
    const at = this.now();
    const ask = (lines: readonly string[]): Answer =>
      this.ask("tournament", { do: "handle", log: lines.join("\n"), commands, at, by });
    const before = this.lines;
    try {
      const shown = ask(before);
      this.show([...before, ...shown.added], shown.view);
      this.waiting += 1;
      const kept = this.queue(() =>
        this.keep((lines) => {
          if (isSame(lines, before)) return shown;
          if (isBound) throw new Refused({ code: "changed_meanwhile" });
          return ask(lines);
        }).finally(() => (this.waiting -= 1)),
      );
      return { problem: null, kept };
    } catch (error) {
      const problem = problemOf(error);
      // Another window may have added lines that make the commands possible, so show them.
      return { problem, kept: this.queue(() => this.follow()).then(() => problem) };
    }
  }

  /** Like `begin`; resolves to null once the commands are stored, or else to the problem. */
  act(...commands: Command[]): Promise<Problem | null> {
    return this.begin(...commands).kept;
  }

  /** Appends the lines that are only in another copy of the file. */
  merge(other: string): Promise<Problem | null> {
    return this.queue(() =>
      this.keep((lines) => this.ask("tournament", { do: "merge", log: lines.join("\n"), other })),
    );
  }

  /** Stops following other windows. */
  close(): void {
    this.close_();
  }

  private now(): number {
    return (this.parts.now ?? Date.now)();
  }

  private show(lines: readonly string[], view: View): void {
    this.lines = lines;
    this.view = view;
  }

  /** Runs work on the storage after all earlier work. */
  private queue<T>(work: () => Promise<T>): Promise<T> {
    const done = this.work.then(work);
    this.work = done.catch(() => undefined);
    return done;
  }

  /** Stores additional lines. If that fails, shows the stored lines. */
  private async keep(added: (lines: readonly string[]) => Answer): Promise<Problem | null> {
    const before = this.lines;
    try {
      await this.append(added);
      return null;
    } catch (error) {
      const lines = (await this.stored().catch(() => null)) ?? before;
      this.show(lines, this.ask("tournament", { do: "view", log: lines.join("\n") }).view);
      return problemOf(error);
    }
  }

  private async append(change: (lines: readonly string[]) => Answer): Promise<void> {
    const { store, id } = this.parts;
    // Another window may add lines between reading and writing, even repeatedly.
    for (let tries = 0; tries < 20; tries += 1) {
      const before = await this.stored();
      if (before === null) break;
      const { added, view } = change(before);
      const lines = [...before, ...added];
      if (added.length === 0 || (await store.append({ ...headOf(view, this.now()), id }, before.length, added))) {
        // Later changes may already be shown.
        if (!isSame(lines, this.lines.slice(0, lines.length))) this.show(lines, view);
        if (added.length > 0) tellOthers(id);
        return;
      }
    }
    // Another window keeps adding lines, or has deleted the tournament.
    throw new Refused({ code: "not_kept" });
  }

  private stored(): Promise<readonly string[] | null> {
    return this.parts.store.lines(this.parts.id);
  }

  /** Shows the lines added by other windows. */
  private async follow(): Promise<void> {
    const lines = await this.stored().catch(() => null);
    if (lines === null || this.waiting > 0 || isSame(lines, this.lines)) return;
    this.show(lines, this.ask("tournament", { do: "view", log: lines.join("\n") }).view);
  }
}
