// @vitest-environment node
// Tests that the games of two devices converge, whatever failures occur.
import fc from "fast-check";
import { expect, test } from "vitest";
import { ApiError } from "../../platform/http";
import { withSeen, gone, NO_NOTES, type Notes } from "../library/account-notes";
import { unsent } from "./merge";
import { pass, type Here, type There } from "./pass";

const PLAYER = "guest:6NvQ54YFe0P";
const PAGE = 2;

/** Models how the server handles requests (`crates/server/src/http/account/records.rs`). */
class Account {
  readonly rows = new Map<string, { seq: number; record?: string }>();
  private seq = 0;

  there(): There {
    return {
      page: (after) => {
        const all = [...this.rows].map(([id, row]) => ({ id, ...row })).filter(({ seq }) => seq > after);
        const sorted = all.sort((a, b) => a.seq - b.seq);
        return Promise.resolve({ records: sorted.slice(0, PAGE), more: sorted.length > PAGE });
      },
      put: (id, record) => {
        const kept = this.rows.get(id);
        if (kept?.record !== undefined && kept.record !== record)
          return Promise.reject(new ApiError("record_differs", 409));
        if (kept?.record === undefined) this.rows.set(id, { seq: ++this.seq, record });
        return Promise.resolve({ id, seq: this.rows.get(id)?.seq ?? 0 });
      },
      remove: (id) => {
        if (this.rows.get(id)?.record !== undefined) this.rows.set(id, { seq: ++this.seq });
        return Promise.resolve({ id, seq: this.rows.get(id)?.seq ?? 0 });
      },
    };
  }

  get live(): string[] {
    return [...this.rows].flatMap(([id, { record }]) => (record === undefined ? [] : [id])).sort();
  }
}

/** A fake browser. Records are in a list, not a set, so that a game added twice is noticed. */
class Device implements Here {
  readonly list: string[] = [];
  memory: Notes = NO_NOTES;

  play(key: string): void {
    this.list.push(key);
    this.memory = withSeen(this.memory, [key], this.list.length);
  }

  delete(key: string): boolean {
    const at = this.list.indexOf(key);
    if (at === -1) return false;
    this.memory = gone(this.memory, [key]);
    this.list.splice(at, 1);
    return true;
  }

  local(): Promise<ReadonlySet<string>> {
    return Promise.resolve(new Set(this.list));
  }
  text(key: string): Promise<string | null> {
    return Promise.resolve(this.list.includes(key) ? `text of ${key}` : null);
  }
  take(records: readonly { id: string }[]): Promise<void> {
    for (const { id } of records) this.play(id);
    return Promise.resolve();
  }
  drop(keys: readonly string[]): Promise<void> {
    for (const key of keys) if (this.list.includes(key)) this.list.splice(this.list.indexOf(key), 1);
    return Promise.resolve();
  }
  notes(): Promise<Notes> {
    return Promise.resolve(this.memory);
  }
  note(change: (notes: Notes) => Notes): Promise<void> {
    this.memory = change(this.memory);
    return Promise.resolve();
  }
}

/** Wraps the named methods so that every call is scheduled, and may fail before or after it takes effect. */
function shaky<T extends object>(target: T, names: readonly (keyof T)[], s: fc.Scheduler, luck: () => number): T {
  const shaken = Object.create(target) as T;
  for (const name of names) {
    const call = target[name] as (...given: unknown[]) => Promise<unknown>;
    const slow = async (...given: unknown[]): Promise<unknown> => {
      await s.schedule(Promise.resolve(), String(name));
      const chance = luck();
      if (chance === 0) throw new ApiError("offline", 0);
      const answer = await call.apply(target, given);
      if (chance === 1) throw new ApiError("offline", 0);
      return answer;
    };
    shaken[name] = slow as T[typeof name];
  }
  return shaken;
}

/** A played game or a deletion, and the number of scheduler turns to wait before it. */
const step = fc.record({
  after: fc.nat(40),
  delete: fc.option(fc.nat(9), { nil: null }),
});

test("two devices end with all games but the deleted ones, each once, whatever fails in between and in whatever order", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.tuple(fc.array(step, { maxLength: 8 }), fc.array(step, { maxLength: 8 })),
      fc.array(fc.nat(40), { minLength: 20, maxLength: 80 }),
      async (s, steps, lucks) => {
        const account = new Account();
        let drawn = 0;
        const luck = (): number => lucks[drawn++ % lucks.length] ?? 2;
        const played = new Set<string>();
        const deleted = new Set<string>();
        const devices = steps.map(() => new Device());
        const lives = devices.map(async (device, at) => {
          const here = shaky<Here>(device, ["local", "text", "take", "drop", "notes", "note"], s, luck);
          const there = shaky(account.there(), ["page", "put", "remove"], s, luck);
          const visitor = (async () => {
            for (const [n, one] of (steps[at] ?? []).entries()) {
              for (let turn = 0; turn < one.after; turn += 1) await s.schedule(Promise.resolve(), "visitor");
              const key = one.delete === null ? undefined : device.list[one.delete % Math.max(device.list.length, 1)];
              if (one.delete === null) {
                played.add(`${at}-${n}`);
                device.play(`${at}-${n}`);
              } else if (key !== undefined && device.delete(key)) deleted.add(key);
            }
          })();
          for (let n = 0; n < 8; n += 1) await pass(PLAYER, here, there).catch(() => undefined);
          await visitor;
        });
        await s.waitFor(Promise.all(lives));
        // The network is available again.
        for (const device of [...devices, ...devices]) await pass(PLAYER, device, account.there());
        const left = [...played].filter((key) => !deleted.has(key)).sort();
        expect(account.live).toEqual(left);
        for (const device of devices) {
          expect([...device.list].sort()).toEqual(left);
          expect(unsent(device.memory, PLAYER, new Set(device.list))).toEqual({ put: [], remove: [] });
        }
      },
    ),
    { numRuns: 300 },
  );
});

/** Creates two synchronised devices with one game. */
async function agreed(): Promise<{ account: Account; here: Device; other: Device; both: () => Promise<void> }> {
  const account = new Account();
  const [here, other] = [new Device(), new Device()];
  here.play("a");
  const both = async (): Promise<void> => {
    for (const device of [here, other, here]) await pass(PLAYER, device, account.there());
  };
  await both();
  expect(other.list).toEqual(["a"]);
  return { account, here, other, both };
}

test("a deletion that is taken back, or a game that comes again from a file, is in the account again", async () => {
  const { here, other, both } = await agreed();
  here.delete("a");
  here.play("a");
  await both();
  expect([here.list, other.list]).toEqual([["a"], ["a"]]);
  here.delete("a");
  await both();
  expect([here.list, other.list]).toEqual([[], []]);
  other.play("a");
  await both();
  expect([here.list, other.list]).toEqual([["a"], ["a"]]);
});

test("a browser that has lost its notes loses no game", async () => {
  const { account, here, other, both } = await agreed();
  here.memory = withSeen(NO_NOTES, ["a"], 1);
  other.delete("a");
  await pass(PLAYER, other, account.there());
  expect(account.live).toEqual([]);
  await both();
  expect([here.list, other.list, account.live]).toEqual([["a"], ["a"], ["a"]]);
});

test("a browser that has lost its records takes them from the account and deletes nothing there", async () => {
  const { account, here, both } = await agreed();
  here.list.length = 0;
  here.memory = NO_NOTES;
  await both();
  expect([here.list, account.live]).toEqual([["a"], ["a"]]);
});

test("games of one account are not sent to another", async () => {
  const { here } = await agreed();
  here.play("b");
  const second = new Account();
  await pass("guest:7", here, second.there());
  expect(second.live).toEqual(["b"]);
});

test("a game that the server will never take is noted, and the others are sent; another trouble ends the exchange", async () => {
  const account = new Account();
  const device = new Device();
  for (const key of ["a", "b", "c"]) device.play(key);
  const there = account.there();
  const refusing = (code: string): There => ({
    ...there,
    put: (id, record) => (id === "a" ? Promise.reject(new ApiError(code, 422)) : there.put(id, record)),
  });
  await expect(pass(PLAYER, device, refusing("too_many_records"))).rejects.toMatchObject({ code: "too_many_records" });
  expect(account.live).toEqual([]);
  await pass(PLAYER, device, refusing("bad_record"));
  expect(account.live).toEqual(["b", "c"]);
  expect(device.memory.accounts[PLAYER]?.refused).toEqual({ a: "bad_record" });
  expect(device.list).toEqual(["a", "b", "c"]);
});
