// Stored form of the coach's on/off switch.
export interface Wish {
  readonly on: boolean;
  /** Number of games finished with the coach since it was turned on. */
  readonly games: number;
}

/** Number of games after which the coach is turned off. */
export const GAMES = 3;

export function afterGame(wish: Wish): Wish {
  const games = wish.games + 1;
  return { on: wish.on && games < GAMES, games };
}

/** Parses the stored choice; the coach is off if it is missing or invalid. */
export function readWish(text: string | null): Wish {
  try {
    const stored = JSON.parse(text ?? "null") as Partial<Wish> | null;
    const games = Number.isInteger(stored?.games) && (stored?.games ?? 0) > 0 ? (stored?.games ?? 0) : 0;
    return { on: stored?.on === true, games };
  } catch {
    return { on: false, games: 0 };
  }
}
