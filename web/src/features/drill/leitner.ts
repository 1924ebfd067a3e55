// Spaced repetition with the Leitner system. After a correct answer, a card moves to the next box and comes up later;
// after a mistake, it returns to the first. Days are whole numbers, and the current day is a parameter.

/** Number of days until a card comes up again, for each box. */
const WAITS = [0, 1, 2, 4, 8, 16, 32] as const;
export const LAST_BOX = WAITS.length - 1;

export interface Card {
  /** Number of the box; 0 for a new card and after a mistake. */
  readonly box: number;
  /** Day on which the card comes up. */
  readonly due: number;
}

/** Cards by id. */
export type Deck = Readonly<Record<string, Card>>;

const FRESH: Card = { box: 0, due: 0 };

export function cardOf(deck: Deck, id: string): Card {
  return deck[id] ?? FRESH;
}

/** Returns the deck after a card was answered on a given day. */
export function answered(deck: Deck, id: string, knew: boolean, today: number): Deck {
  const { box } = cardOf(deck, id);
  const next = knew ? Math.min(box + 1, LAST_BOX) : 0;
  return { ...deck, [id]: { box: next, due: today + (WAITS[next] ?? 0) } };
}

/** Returns the cards due on a day, sorted by box, then by due day, then in the order of `ids`. */
export function due(deck: Deck, ids: readonly string[], today: number): string[] {
  const of = (id: string): Card => cardOf(deck, id);
  return ids
    .filter((id) => of(id).due <= today)
    .sort((a, b) => of(a).box - of(b).box || of(a).due - of(b).due || ids.indexOf(a) - ids.indexOf(b));
}

/** Returns the number of these cards that were last answered correctly. */
export function known(deck: Deck, ids: readonly string[]): number {
  return ids.filter((id) => cardOf(deck, id).box > 0).length;
}

/** Parses a stored deck; invalid cards are left out. */
export function readDeck(text: string | null): Deck {
  let stored: unknown = null;
  try {
    stored = JSON.parse(text ?? "null");
  } catch {
    return {};
  }
  if (typeof stored !== "object" || stored === null || Array.isArray(stored)) return {};
  return Object.fromEntries(
    Object.entries(stored as Record<string, unknown>).filter((entry): entry is [string, Card] => isCard(entry[1])),
  );
}

function isCard(value: unknown): value is Card {
  if (typeof value !== "object" || value === null) return false;
  const { box, due } = value as Partial<Card>;
  const isBox = Number.isInteger(box) && (box as number) >= 0 && (box as number) <= LAST_BOX;
  return isBox && Number.isInteger(due) && (due as number) >= 0;
}
