// The wish for the coach as a value.
export interface Wish {
  readonly on: boolean;
  /** Games finished with the coach. */
  readonly games: number;
}

/** After so many games the coach leaves by itself. */
export const GAMES = 3;

export function afterGame(wish: Wish): Wish {
  const games = wish.games + 1;
  return { on: wish.on && games < GAMES, games };
}

/** The wish from stored text; off where there is none. */
export function readWish(text: string | null): Wish {
  try {
    const stored = JSON.parse(text ?? "null") as Partial<Wish> | null;
    const games = Number.isInteger(stored?.games) && (stored?.games ?? 0) > 0 ? (stored?.games ?? 0) : 0;
    return { on: stored?.on === true, games };
  } catch {
    return { on: false, games: 0 };
  }
}
