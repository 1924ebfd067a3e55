// Written by `cargo xtask generate` from crates/wasm/src/protocol.rs. Do not edit.
// The texts that go into engine.wasm and come out of it.

/**
 * Score for the side to move; negative if that side is losing.
 */
export type Score = { "cp": number } | { "mate": number } | { "win": number };

/**
 * Line of an analysis.
 */
export type Line = {
/**
 * Chance of winning for the side to move, in thousandths, with a draw counted as half a win.
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
 * Question about a position other than its best move.
 */
export type Question = "threat" | { "refute": string };

/**
 * Limits of a playing level, whose action is returned instead of the best move.
 */
export type LevelChoice = {
/**
 * Largest deliberate loss in centipawns.
 */
margin: number,
/**
 * Seed of the choice; the same seed always results in the same choice.
 */
seed: number,
/**
 * Evenness of the choice among the actions within the margin, in centipawns.
 */
spread: number, };

/**
 * Limits and options of a search; at least one of `nodes` and `depth` is present.
 */
export type SearchLimits = { depth?: number,
/**
 * Playing level; absent to search for the best move.
 */
level?: LevelChoice,
/**
 * Number of lines in the answer, 1 to 16.
 */
lines?: number, nodes?: number,
/**
 * Question to answer; absent to search for the best move.
 */
question?: Question, };

/**
 * Result of an iteration of a search, with the best line first.
 */
export type SearchInfo = { depth: number, lines: Array<Line>, ms: number, nodes: number, };

/**
 * Result of a search, with the best line first; without lines if no move can be played.
 */
export type SearchAnswer = {
/**
 * Action that the level chooses, as a token: a move, a call, or the answer to an offer. Absent without a level and
 * after the end of the game.
 */
action?: string, depth: number, lines: Array<Line>, ms: number, nodes: number, ok: true, };

/**
 * Result of `bench`.
 */
export type BenchAnswer = { ms: number, nodes: number, ok: true, };
