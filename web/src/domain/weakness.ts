// Classes of weak moves, and their symbols.

/** Class of a weak move, from least to most serious: 의문수 (dubious), 실수 (mistake), 악수 (blunder). */
export type Weakness = "dubious" | "mistake" | "blunder";

export const WEAKNESSES: readonly Weakness[] = ["dubious", "mistake", "blunder"];

export const SIGNS: Record<Weakness, string> = { dubious: "?!", mistake: "?", blunder: "??" };
