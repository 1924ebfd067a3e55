// Written by `cargo xtask generate` from crates/wasm/src/protocol.rs. Do not edit.
// The requests and answers of engine.wasm.

/**
 * Score for the side to move in the searched position; negative if that side is worse off.
 */
export type Score = { "cp": number } | { "mate": number } | { "win": number };

/**
 * Line of an analysis.
 */
export type Line = {
/**
 * Chance of winning for the side to move in the searched position, in thousandths, with a draw counted as half a
 * win.
 */
chance: number,
/**
 * First move of `pv`.
 */
move: string,
/**
 * Moves of the line in UCI notation.
 */
pv: Array<string>, score: Score, };

/**
 * Question about a threat or a refutation.
 */
export type Question = "threat" | { "refute": string };

/**
 * Limits of a playing level and seed of its choice. If present, the answer contains the level's action.
 */
export type LevelChoice = {
/**
 * Largest deliberate loss in centipawns.
 */
margin: number,
/**
 * Seed of the random choice.
 */
seed: number,
/**
 * Spread of the random choice among the actions within the margin, in centipawns. A larger spread makes worse
 * actions more likely.
 */
spread: number, };

/**
 * Limits and options of a search. At least one of `nodes` and `depth` must be present.
 */
export type SearchLimits = { depth?: number,
/**
 * Playing level; absent to search for the best move.
 */
level?: LevelChoice,
/**
 * Maximum number of lines in the answer, 1 to 16.
 */
lines?: number, nodes?: number,
/**
 * Question to answer; absent to search for the best move.
 */
question?: Question, };

/**
 * Progress report after an iteration of a search, with only the best line.
 */
export type SearchInfo = { depth: number, lines: Array<Line>, ms: number, nodes: number, };

/**
 * Result of a search, with the best line first. There are no lines if there is nothing to search.
 */
export type SearchAnswer = {
/**
 * Action that the level chooses, as a token: a move, a call, or the acceptance of a draw. Absent if the request
 * has no level, or if there is nothing to search.
 */
action?: string, depth: number, lines: Array<Line>, ms: number, nodes: number, ok: true, };

/**
 * Result of `bench`.
 */
export type BenchAnswer = { ms: number, nodes: number, ok: true, };
