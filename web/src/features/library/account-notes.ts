// Data of this browser about the games that its players keep in their accounts: pure data, stored with the records.
//
// A game is identified by the key of its text (`exactKey`), here and on the server. Must not: know the server or a
// database.

/** The known state of a game in an account. */
export interface Known {
  /** Number of the last change in the account that this device has seen. */
  readonly seq: number;
  /** Whether it exists there since that change. */
  readonly there: boolean;
  /** It was sent, but not confirmed: it may have been stored. */
  readonly offered?: true;
  /** Number of deletions here that the account does not know yet. A game that exists here again is not deleted. */
  readonly gone?: number;
}

export interface AccountNotes {
  /** The last change of the account that was seen here. */
  readonly cursor: number;
  readonly known: Readonly<Record<string, Known>>;
  /** Games that the server does not accept, with its code. */
  readonly refused: Readonly<Record<string, string>>;
}

/** The version of the stored form; a change needs a new version, and this one must still be read. */
export interface Notes {
  readonly version: 1;
  /** Records up to this number have been checked for device games of this app. */
  readonly looked: number;
  /** The keys of device games. */
  readonly own: readonly string[];
  /** By player. */
  readonly accounts: Readonly<Record<string, AccountNotes>>;
}

export const NO_NOTES: Notes = { version: 1, looked: 0, own: [], accounts: {} };

const NO_ACCOUNT: AccountNotes = { cursor: 0, known: {}, refused: {} };

/** Stored notes; empty ones if this version cannot read any. */
export function readNotes(kept: unknown): Notes {
  return (kept as Partial<Notes> | undefined)?.version === 1 ? (kept as Notes) : NO_NOTES;
}

export const accountOf = (notes: Notes, player: string): AccountNotes => notes.accounts[player] ?? NO_ACCOUNT;

export function withAccount(notes: Notes, player: string, change: (account: AccountNotes) => AccountNotes): Notes {
  return { ...notes, accounts: { ...notes.accounts, [player]: change(accountOf(notes, player)) } };
}

/** The visitor deletes these records. Every account that has one of them will be told. */
export function gone(notes: Notes, keys: readonly string[]): Notes {
  const own = new Set(notes.own);
  let changed = notes;
  for (const player of Object.keys(notes.accounts)) {
    const account = accountOf(notes, player);
    const told = keys.filter((key) => own.has(key) || account.known[key] !== undefined);
    if (told.length === 0) continue;
    const marks = told.map((key) => {
      const known = account.known[key] ?? { seq: 0, there: false };
      return [key, { ...known, gone: (known.gone ?? 0) + 1 }] as const;
    });
    const known: AccountNotes["known"] = { ...account.known, ...Object.fromEntries(marks) };
    changed = withAccount(changed, player, () => ({ ...account, known }));
  }
  return changed;
}

/** Device games that were found among the records up to a number. */
export function withSeen(notes: Notes, keys: readonly string[], looked: number): Notes {
  const own = new Set(notes.own);
  const fresh = keys.filter((key) => !own.has(key));
  if (fresh.length === 0 && looked <= notes.looked) return notes;
  return { ...notes, own: [...notes.own, ...new Set(fresh)], looked: Math.max(notes.looked, looked) };
}
