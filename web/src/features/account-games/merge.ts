// Merges the games of this browser with those of an account: decides which to add, delete and send. Pure.
//
// The server numbers all changes to an account's records. Changes that are not known here yet are applied, and then
// local changes are sent. A game is deleted here only if it was or may have been in the account, so that games imported
// from files stay.
import type { AccountRecord } from "../../wire.gen";
import { accountOf, type AccountNotes, type Known, type Notes } from "../library/account-notes";

type Local = ReadonlySet<string>;

const isNews = ({ known }: AccountNotes, { id, seq }: AccountRecord): boolean => seq > (known[id]?.seq ?? 0);

/** Returns whether the game has been in the account, or may have been. */
const wasThere = (known: Known | undefined): boolean => known?.there === true || known?.offered === true;

/** Returns the games to add and the keys of games to delete here, after a page of the account's changes. */
export function plan(
  account: AccountNotes,
  page: readonly AccountRecord[],
  local: Local,
): { take: (AccountRecord & { record: string })[]; drop: string[] } {
  const news = page.filter((change) => isNews(account, change));
  // Includes games that were announced but never added.
  const take = page
    .filter(({ id, seq }) => seq >= (account.known[id]?.seq ?? 0))
    .flatMap(({ id, seq, record }) => {
      // A game deleted here is not added again.
      const wanted = record !== undefined && !local.has(id) && account.known[id]?.gone === undefined;
      return wanted ? [{ id, seq, record }] : [];
    });
  const drop = news.filter(({ id, record }) => record === undefined && local.has(id) && wasThere(account.known[id]));
  return { take, drop: drop.map(({ id }) => id) };
}

/** Marks these games as about to be added. They count as games of the account even after an interruption. */
export function announced(account: AccountNotes, take: readonly AccountRecord[]): AccountNotes {
  const known: Record<string, Known> = { ...account.known };
  for (const { id, seq } of take) known[id] = after(known[id], seq, true);
  return { ...account, known };
}

/** Marks a game as about to be sent. */
export function offered(account: AccountNotes, id: string): AccountNotes {
  const before = account.known[id] ?? { seq: 0, there: false };
  return { ...account, known: { ...account.known, [id]: { ...before, offered: true } } };
}

/** Returns the notes after this browser has applied a page of changes. */
export function applied(account: AccountNotes, page: readonly AccountRecord[]): AccountNotes {
  const known: Record<string, Known> = { ...account.known };
  for (const change of page) {
    if (isNews(account, change)) known[change.id] = after(known[change.id], change.seq, change.record !== undefined);
  }
  return { ...account, known, cursor: Math.max(account.cursor, page.at(-1)?.seq ?? 0) };
}

const after = (before: Known | undefined, seq: number, there: boolean): Known =>
  there && before?.gone !== undefined ? { seq, there, gone: before.gone } : { seq, there };

/**
 * Removes the deletion marks of games that exist here again, after an undone deletion or another import.
 *
 * `before` contains the notes as read before `local`. Games deleted since then keep their marks.
 */
export function settled(account: AccountNotes, before: AccountNotes, local: Local): AccountNotes {
  const isBack = (id: string, gone: number | undefined): boolean =>
    gone !== undefined && gone === before.known[id]?.gone && local.has(id);
  const back = Object.entries(account.known).filter(([id, { gone }]) => isBack(id, gone));
  if (back.length === 0) return account;
  const known = { ...account.known };
  for (const [id, { gone: _, ...rest }] of back) known[id] = rest;
  return { ...account, known };
}

const isKept = (known: Known | undefined): boolean => (known?.seq ?? 0) > 0 || known?.offered === true;

/** Returns the keys of games to store in the account and to delete from it. A game is stored in only one account. */
export function unsent(notes: Notes, player: string, local: Local): { put: string[]; remove: string[] } {
  const { known, refused } = accountOf(notes, player);
  const others = Object.keys(notes.accounts).filter((other) => other !== player);
  const elsewhere = (id: string): boolean => others.some((other) => isKept(accountOf(notes, other).known[id]));
  const put = [...local].filter((id) => known[id]?.there !== true && refused[id] === undefined && !elsewhere(id));
  const remove = Object.entries(known).filter(([id, { there, gone }]) => there && gone !== undefined && !local.has(id));
  return { put, remove: remove.map(([id]) => id) };
}

/** Marks a game as stored or deleted, as confirmed by the server. */
export function answered(
  account: AccountNotes,
  { id, seq }: { id: string; seq: number },
  there: boolean,
): AccountNotes {
  const before = account.known[id];
  const known = { ...account.known, [id]: after(before, Math.max(seq, before?.seq ?? 0), there) };
  // If no other change came in between, this browser need not fetch its own change.
  return { ...account, known, cursor: seq === account.cursor + 1 ? seq : account.cursor };
}

/** Marks a game as refused by the server. */
export function refusedBy(account: AccountNotes, id: string, code: string): AccountNotes {
  return { ...account, refused: { ...account.refused, [id]: code } };
}
