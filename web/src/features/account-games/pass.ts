// One exchange with the account: fetches its changes, then sends local changes.
//
// It may be interrupted at any point, by a lost network or a closed page. The next exchange then resumes it, and
// repeating a step has no further effect. Must not depend on a database, the network or the page.
import { ApiError } from "../../platform/http";
import type { AccountRecord, AccountRecordChange, AccountRecordPage } from "../../wire.gen";
import { accountOf, withAccount, type AccountNotes, type Notes } from "../library/account-notes";
import { announced, answered, applied, offered, plan, refusedBy, settled, unsent } from "./merge";

/** Games of this browser, identified by the keys of their texts. */
export interface Here {
  /** Returns the keys of all finished device games in this browser. */
  local(): Promise<ReadonlySet<string>>;
  text(key: string): Promise<string | null>;
  /** Adds games; those that already exist are not added again. */
  take(records: readonly (AccountRecord & { record: string })[]): Promise<void>;
  drop(keys: readonly string[]): Promise<void>;
  notes(): Promise<Notes>;
  /** Changes the notes atomically, so that concurrent changes are not lost. */
  note(change: (notes: Notes) => Notes): Promise<void>;
}

/** The account on the server. */
export interface There {
  page(after: number): Promise<AccountRecordPage>;
  put(id: string, record: string): Promise<AccountRecordChange>;
  remove(id: string): Promise<AccountRecordChange>;
}

/** The server's codes for games that it will never accept. */
const FINAL: ReadonlySet<string> = new Set(["bad_record", "record_differs", "too_large", "bad_request"]);

/** Runs one exchange. Rejects if it could not be completed. */
export async function pass(player: string, here: Here, there: There): Promise<void> {
  const note = (change: (account: AccountNotes) => AccountNotes): Promise<void> =>
    here.note((notes) => withAccount(notes, player, change));
  const before = accountOf(await here.notes(), player);
  const local = await here.local();
  await note((account) => settled(account, before, local));
  await receive(player, here, there);
  const { put, remove } = unsent(await here.notes(), player, await here.local());
  for (const id of put) {
    const record = await here.text(id);
    if (record === null) continue;
    try {
      await note((account) => offered(account, id));
      const change = await there.put(id, record);
      await note((account) => answered(account, change, true));
    } catch (error) {
      if (!(error instanceof ApiError) || !FINAL.has(error.code)) throw error;
      await note((account) => refusedBy(account, id, error.code));
    }
  }
  for (const id of remove) {
    const change = await there.remove(id);
    await note((account) => answered(account, change, false));
  }
}

async function receive(player: string, here: Here, there: There): Promise<void> {
  for (let more = true; more; ) {
    const { cursor } = accountOf(await here.notes(), player);
    const page = await there.page(cursor);
    // Read before the notes: a game deleted in between must not look as if it had never existed.
    const local = await here.local();
    const { take, drop } = plan(accountOf(await here.notes(), player), page.records, local);
    if (take.length > 0) {
      await here.note((notes) => withAccount(notes, player, (account) => announced(account, take)));
      await here.take(take);
    }
    if (drop.length > 0) await here.drop(drop);
    await here.note((notes) => withAccount(notes, player, (account) => applied(account, page.records)));
    more = page.more && page.records.length > 0;
  }
}
