// This browser's notes about the games that its players store in their accounts. Stored with the records.
//
// A game is identified by the key of its text (`exactKey`), here and on the server. Pure. Must not depend on the server
// or a database.

/** Known state of a game in an account. */
export interface Known {
  /** Number of the last change to this game in the account that this browser has seen; 0 for none. */
  readonly seq: number;
  /** Whether the game was in the account after that change. */
  readonly there: boolean;
  /** True if the game was sent without a confirmation, so that the account may already have it. */
  readonly offered?: true;
  /**
   * Number of times that the game was deleted in this browser; absent if no deletion has to be sent. If the game is in
   * this browser again, it is not deleted from the account.
   */
  readonly gone?: number;
}

export interface AccountNotes {
  /** Number of the account's last change that was seen here. */
  readonly cursor: number;
  readonly known: Readonly<Record<string, Known>>;
  /** Error codes of the games that the server does not accept, by key. */
  readonly refused: Readonly<Record<string, string>>;
}

/** Stored form of the notes. A change needs a new version, and this one must stay readable. */
export interface Notes {
  readonly version: 1;
  /** Id of the last record that was checked for being a device game. */
  readonly looked: number;
  /** Keys of device games. */
  readonly own: readonly string[];
  /** Notes about accounts, by player. */
  readonly accounts: Readonly<Record<string, AccountNotes>>;
}

export const NO_NOTES: Notes = { version: 1, looked: 0, own: [], accounts: {} };

const NO_ACCOUNT: AccountNotes = { cursor: 0, known: {}, refused: {} };

/** Returns stored notes, or empty ones if this version cannot read them. */
export function readNotes(kept: unknown): Notes {
  return (kept as Partial<Notes> | undefined)?.version === 1 ? (kept as Notes) : NO_NOTES;
}

export const accountOf = (notes: Notes, player: string): AccountNotes => notes.accounts[player] ?? NO_ACCOUNT;

export function withAccount(notes: Notes, player: string, change: (account: AccountNotes) => AccountNotes): Notes {
  return { ...notes, accounts: { ...notes.accounts, [player]: change(accountOf(notes, player)) } };
}

/**
 * Returns the notes after the user has deleted these records. Every account that may have them gets a note of the
 * deletion.
 */
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

/** Returns the notes with these device games added. Records up to the id `looked` have been checked. */
export function withSeen(notes: Notes, keys: readonly string[], looked: number): Notes {
  const own = new Set(notes.own);
  const fresh = keys.filter((key) => !own.has(key));
  if (fresh.length === 0 && looked <= notes.looked) return notes;
  return { ...notes, own: [...notes.own, ...new Set(fresh)], looked: Math.max(notes.looked, looked) };
}
