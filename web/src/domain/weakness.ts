// Classes of weak moves, and their symbols.

/** 의문수 (dubious), 실수 (mistake), 악수 (blunder). */
export type Weakness = "dubious" | "mistake" | "blunder";

export const WEAKNESSES: readonly Weakness[] = ["dubious", "mistake", "blunder"];

export const SIGNS: Record<Weakness, string> = { dubious: "?!", mistake: "?", blunder: "??" };
