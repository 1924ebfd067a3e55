// Notes of this browser about the games that its players store in their accounts: pure data, stored with the records.
//
// A game is identified by the key of its text (`exactKey`), here and on the server. Must not depend on the server or a
// database.

/** Known state of a game in an account. */
export interface Known {
  /** Number of the last change in the account that this device has seen. */
  readonly seq: number;
  /** Whether the game was in the account after that change. */
  readonly there: boolean;
  /** Set if the game was sent but not confirmed, so that it may have been stored. */
  readonly offered?: true;
  /** Number of deletions here that have not been sent to the account. A game that exists here again is not deleted. */
  readonly gone?: number;
}

export interface AccountNotes {
  /** Number of the account's last change that was seen here. */
  readonly cursor: number;
  readonly known: Readonly<Record<string, Known>>;
  /** Games that the server does not accept, with its error codes. */
  readonly refused: Readonly<Record<string, string>>;
}

/** Stored form of the notes. A change needs a new version, and this one must stay readable. */
export interface Notes {
  readonly version: 1;
  /** Number of the last record that has been checked for device games of this app. */
  readonly looked: number;
  /** Keys of device games. */
  readonly own: readonly string[];
  /** Notes about accounts, by player. */
  readonly accounts: Readonly<Record<string, AccountNotes>>;
}

export const NO_NOTES: Notes = { version: 1, looked: 0, own: [], accounts: {} };

const NO_ACCOUNT: AccountNotes = { cursor: 0, known: {}, refused: {} };

/** Parses stored notes; empty if this version cannot read them. */
export function readNotes(kept: unknown): Notes {
  return (kept as Partial<Notes> | undefined)?.version === 1 ? (kept as Notes) : NO_NOTES;
}

export const accountOf = (notes: Notes, player: string): AccountNotes => notes.accounts[player] ?? NO_ACCOUNT;

export function withAccount(notes: Notes, player: string, change: (account: AccountNotes) => AccountNotes): Notes {
  return { ...notes, accounts: { ...notes.accounts, [player]: change(accountOf(notes, player)) } };
}

/** Notes that the visitor deletes these records. The deletion is sent to every account that may have them. */
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

/** Notes the device games found among the records up to the number `looked`. */
export function withSeen(notes: Notes, keys: readonly string[], looked: number): Notes {
  const own = new Set(notes.own);
  const fresh = keys.filter((key) => !own.has(key));
  if (fresh.length === 0 && looked <= notes.looked) return notes;
  return { ...notes, own: [...notes.own, ...new Set(fresh)], looked: Math.max(notes.looked, looked) };
}
