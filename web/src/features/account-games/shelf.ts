// This browser's side of the exchange with an account: the games in the collection that were played on a device.
import type { Library } from "../library/library.svelte";
import { withSeen } from "../library/account-notes";
import { pieceOf, type Head } from "../library/heads";
import type { RecordStore } from "../library/store";
import type { Here } from "./pass";

/** Number of records examined at a time. */
const BATCH = 200;
/** Matches the id of a game played on a device: 32 hexadecimal digits. Ids of games on servers are shorter. */
const DEVICE_GAME = /\["GameId","[0-9a-f]{32}"\]/;

type Shelf = Pick<Library, "fresh" | "takeIn" | "drop" | "store">;

/** Returns the games of this browser. `file` returns the file name for records from the account. */
export function shelf(library: Shelf, file: () => string): Here {
  const own = async (): Promise<Map<string, Head>> => {
    const heads = await library.fresh();
    const store = await library.store();
    await look(store, heads);
    const keys = new Set((await store.notes()).own);
    return new Map(heads.filter(({ exact }) => keys.has(exact)).map((head) => [head.exact, head]));
  };
  return {
    local: async () => new Set((await own()).keys()),
    text: async (key) => {
      const head = (await own()).get(key);
      const [text] = head === undefined ? [] : await (await library.store()).texts([head.id]);
      return text === undefined ? null : pieceOf(text).text.trim();
    },
    take: async (records) => {
      const keys = records.map(({ id }) => id);
      // Noted before anything else, so that deleting a game right away also deletes it in the account.
      await (await library.store()).note((notes) => withSeen(notes, keys, 0));
      const texts = records.map(({ record }) => record);
      await library.takeIn(file(), texts);
    },
    drop: async (keys) => {
      const games = await own();
      await library.drop(keys.flatMap((key) => games.get(key) ?? []));
    },
    notes: async () => (await library.store()).notes(),
    note: async (change) => (await library.store()).note(change),
  };
}

/** Finds the device games among the records added since the last call, and notes them. */
async function look(store: RecordStore, heads: readonly Head[]): Promise<void> {
  const { looked } = await store.notes();
  const fresh = heads.filter(({ id }) => id > looked);
  for (let at = 0; at < fresh.length; at += BATCH) {
    const batch = fresh.slice(at, at + BATCH);
    const texts = await store.texts(batch.map(({ id }) => id));
    const devices = new Set(
      texts.filter((text) => text.format === "json" && DEVICE_GAME.test(pieceOf(text).text)).map(({ id }) => id),
    );
    const keys = batch.filter(({ id, read }) => read && devices.has(id)).map(({ exact }) => exact);
    await store.note((notes) => withSeen(notes, keys, batch.at(-1)?.id ?? 0));
  }
}
