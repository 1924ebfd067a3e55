// The classes of weak moves, and their signs.

/** 의문수, 실수, 악수. */
export type Weakness = "dubious" | "mistake" | "blunder";

export const WEAKNESSES: readonly Weakness[] = ["dubious", "mistake", "blunder"];

export const SIGNS: Record<Weakness, string> = { dubious: "?!", mistake: "?", blunder: "??" };
