// Tests that two tabs of one browser do not lose each other's choices or progress, even if storage events arrive late.
import { readdirSync, readFileSync } from "node:fs";
import { extname, join, relative, resolve } from "node:path";
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { answered, type Deck } from "../features/drill/leitner";
import { afterGame } from "../features/coach/wish";
import { withResult, RESULTS, type Results } from "../features/problems/results";
import type { ChatPort } from "../features/game/chat/chat.svelte";

/** A visitor's action: the number of the affected item, and the kind of change. */
interface Act {
  readonly thing: number;
  readonly how: number;
}

/** A store as one tab has loaded it. */
interface Tab {
  /** Performs an action. Returns false if the tab stores nothing, because it already shows the result. */
  act(act: Act): unknown;
  /** Starts over after the storage was cleared. */
  begin?(): void;
  /** Returns the value that the tab shows, if it follows the other tabs. */
  seen?(): unknown;
}

interface Store<S> {
  /** Loads the store into a separate tab. */
  load(): Promise<Tab>;
  /** Stored value before any action. `step` returns the expected value after an action, and `read` the actual one. */
  readonly empty: S;
  step(before: S, act: Act): S;
  read(): S;
}

const item = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? "null");
const fields = (key: string, names: readonly string[]) => () => {
  const stored = (item(key) ?? {}) as Record<string, unknown>;
  return Object.fromEntries(names.filter((name) => name in stored).map((name) => [name, stored[name]]));
};

const LOOKS = {
  theme: ["auto", "light", "dark"],
  wood: ["zelkova", "paper", "celadon"],
  volume: [25, 50, 75],
} as const;
const LOOK_NAMES = Object.keys(LOOKS) as (keyof typeof LOOKS)[];

/** Returns the `step` of a store of fields, in which the last choice for each field counts. */
const lastOf =
  (names: readonly string[], value: (act: Act) => unknown) =>
  (before: object, act: Act): object => ({ ...before, [names[act.thing] ?? ""]: value(act) });

const settingsStore: Store<object> = {
  async load() {
    const { settings, saveSettings } = await import("./settings.svelte");
    return {
      begin() {
        Object.assign(settings, settingsStore.empty);
        saveSettings();
      },
      act({ thing, how }) {
        const name = LOOK_NAMES[thing] ?? "theme";
        if (settings[name] === LOOKS[name][how]) return false;
        Object.assign(settings, { [name]: LOOKS[name][how] });
        saveSettings();
        return true;
      },
      seen: () => Object.fromEntries(LOOK_NAMES.map((name) => [name, settings[name]])),
    };
  },
  empty: { theme: "auto", wood: "ginkgo", volume: 100 },
  step: lastOf(LOOK_NAMES, ({ thing, how }) => LOOKS[LOOK_NAMES[thing] ?? "theme"][how]),
  read: () => ({ ...settingsStore.empty, ...fields("janggun.settings", LOOK_NAMES)() }),
};

const CHOSEN = ["level", "deomHalf", "fen"] as const;
const choices: Store<object> = {
  async load() {
    const { keepChoices, loadChoices } = await import("./choices");
    const { changedFields } = await import("./storage.svelte");
    let before = loadChoices("south");
    let form = { ...before };
    return {
      begin() {
        before = loadChoices("south");
        form = { ...before };
      },
      act({ thing, how }) {
        const name = CHOSEN[thing] ?? "level";
        Object.assign(form, { [name]: name === "fen" ? `position ${how}` : how + 7 });
        keepChoices(changedFields(before, form), "south");
      },
    };
  },
  empty: { level: 3, deomHalf: 0, fen: "" },
  // A form keeps its own choices. Of the other tab's choices, only those in other fields must survive.
  step: lastOf(CHOSEN, ({ thing, how }) => (thing === 2 ? `position ${how}` : how + 7)),
  read: () => ({ ...choices.empty, ...fields("janggun.choices", CHOSEN)() }),
};

const TASKS = ["palace-edge", "chariot-lines", "cannon-jump"] as const;
const lessons: Store<Record<string, number>> = {
  async load() {
    const { learned } = await import("../features/lessons/learned.svelte");
    return {
      act: ({ thing, how }) => learned.note({ id: TASKS[thing] ?? TASKS[0] }, how + 1),
      seen: () => learned.progress,
    };
  },
  empty: {},
  step(before, { thing, how }) {
    const task = TASKS[thing] ?? TASKS[0];
    return { ...before, [task]: Math.min(before[task] ?? 9, how + 1) };
  },
  read: () => (item("janggun.lessons") ?? {}) as Record<string, number>,
};

const problems: Store<Results> = {
  async load() {
    const { solved } = await import("../features/problems/solved.svelte");
    return { act: ({ thing, how }) => solved.note(`p${thing}`, RESULTS[how] ?? "tried"), seen: () => solved.results };
  },
  empty: {},
  step: (before, { thing, how }) => withResult(before, `p${thing}`, RESULTS[how] ?? "tried"),
  read: () => (item("janggun.problems") ?? {}) as Results,
};

const cards: Store<Deck> = {
  async load() {
    const { drilled } = await import("../features/drill/progress.svelte");
    return { act: ({ thing, how }) => drilled.answer(`card ${thing}`, how > 0, 9), seen: () => drilled.deck };
  },
  empty: {},
  step: (before, { thing, how }) => answered(before, `card ${thing}`, how > 0, 9),
  read: () => (item("janggun.hanja") ?? {}) as Deck,
};

const streak: Store<number> = {
  async load() {
    const { drilled } = await import("../features/drill/progress.svelte");
    return { act: ({ thing, how }) => drilled.reach(3 * thing + how), seen: () => drilled.best };
  },
  empty: 0,
  step: (before, { thing, how }) => Math.max(before, 3 * thing + how),
  read: () => Number(item("janggun.notation")),
};

const coach: Store<{ on: boolean; games: number }> = {
  async load() {
    const { coachWanted } = await import("../features/coach/wanted.svelte");
    return {
      act: ({ thing }) => (thing === 0 ? coachWanted.finished() : coachWanted.turn(thing === 1)),
      seen: () => coachWanted.on,
    };
  },
  empty: { on: false, games: 0 },
  step: (before, { thing }) =>
    thing === 0 ? afterGame(before) : { on: thing === 1, games: thing === 1 ? 0 : before.games },
  read: () => (item("janggun.coach") ?? coach.empty) as { on: boolean; games: number },
};

const mutes: Store<string[]> = {
  async load() {
    const { Chat } = await import("../features/game/chat/chat.svelte");
    const chat = new Chat({ id: "g" } as ChatPort);
    return {
      act: ({ thing, how }) => (how > 0 ? chat.mute(`p${thing}`) : chat.unmute(`p${thing}`)),
      seen: () => [...chat.muted].sort(),
    };
  },
  empty: [],
  step: (before, { thing, how }) =>
    [...before.filter((one) => one !== `p${thing}`), ...(how > 0 ? [`p${thing}`] : [])].sort(),
  read: () => [...((item("janggun.muted.g") ?? []) as string[])].sort(),
};

const house: Store<object> = {
  async load() {
    const { saveHouse } = await import("./rules/house-rules");
    const before = { name: "x", rules: { schema: 1, base: "kakao@1", set: {} as Record<string, unknown> } };
    let edited = before;
    return {
      begin() {
        edited = before;
        saveHouse(null, before);
      },
      act({ thing, how }) {
        edited = { ...edited, rules: { ...edited.rules, set: { ...edited.rules.set, [`field ${thing}`]: how } } };
        saveHouse(before, edited);
      },
    };
  },
  empty: {},
  step: (before, { thing, how }) => ({ ...before, [`field ${thing}`]: how }),
  read: () => ((item("janggun.house") ?? {}) as { rules?: { set: object } }).rules?.set ?? {},
};

const STORES: Record<string, Store<unknown>> = Object.fromEntries(
  Object.entries({ settings: settingsStore, choices, lessons, problems, cards, streak, coach, mutes, house }),
) as never;

/** Stores of forms, which keep their fields while being filled in. Each tab therefore changes a different field. */
const OWN_FIELDS = new Set(["choices", "house"]);

test.each(Object.keys(STORES))("%s: two tabs lose nothing of each other", async (name) => {
  const store = STORES[name];
  if (store === undefined) throw new Error(name);
  const move = fc.record({
    tab: fc.constantFrom(0, 1),
    thing: fc.nat({ max: 2 }),
    how: fc.nat({ max: 2 }),
    isHeard: fc.boolean(),
  });
  const tabs: Tab[] = [];
  for (let at = 0; at < 2; at += 1) {
    vi.resetModules();
    tabs.push(await store.load());
  }
  const tellAll = (): boolean => dispatchEvent(new StorageEvent("storage", { key: null }));
  fc.assert(
    fc.property(fc.array(move, { minLength: 2, maxLength: 10 }), (moves) => {
      localStorage.clear();
      tellAll();
      for (const tab of tabs) tab.begin?.();
      let state = store.empty;
      for (const { tab, isHeard, ...rest } of moves) {
        const act = OWN_FIELDS.has(name) ? { ...rest, thing: tab } : rest;
        if (tabs[tab]?.act(act) === false) continue;
        state = store.step(state, act);
        expect(store.read()).toEqual(state);
        if (isHeard) tellAll();
      }
      tellAll();
      const [one, other] = tabs.map((tab) => tab.seen?.());
      expect(one).toEqual(other);
    }),
    { numRuns: 60 },
  );
});

test("a value that cannot be stored lasts as long as the page", async () => {
  vi.resetModules();
  const { Shared } = await import("./storage.svelte");
  const setItem = (): void => {
    throw new Error("full");
  };
  vi.stubGlobal("localStorage", { getItem: () => null, setItem });
  const count = new Shared<number>({ key: "count", read: Number });
  count.change((before) => before + 1);
  count.change((before) => before + 1);
  vi.unstubAllGlobals();
  expect(count.now).toBe(2);
});

test("nothing else writes into the browser's storage", () => {
  const root = resolve(import.meta.dirname, "..");
  const writers = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && [".ts", ".svelte"].includes(extname(entry.name)))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter(
      (file) =>
        !/\.test\.ts$|\/test-texts\.ts$/.test(file) &&
        /\b(?:local|session)Storage\b|\bopenDB\b|\bindexedDB\b/.test(readFileSync(join(root, file), "utf8")),
    );
  expect(writers.sort()).toEqual([
    "features/library/session-files.ts", // data of earlier versions: only read and removed
    "features/library/store.ts",
    "features/tournament/store.ts",
    "features/tree/store.ts",
    "platform/storage.svelte.ts",
    "shell/first.ts", // runs before the app and only reads
  ]);
});
