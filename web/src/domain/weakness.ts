// How weak a move was, and the sign for it.

/** 의문수, 실수, 악수. */
export type Weakness = "dubious" | "mistake" | "blunder";

export const WEAKNESSES: readonly Weakness[] = ["dubious", "mistake", "blunder"];

export const SIGNS: Record<Weakness, string> = { dubious: "?!", mistake: "?", blunder: "??" };
