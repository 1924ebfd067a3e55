// Written by `cargo xtask generate` from crates/wasm/src/protocol.rs. Do not edit.
// The texts that go into engine.wasm and come out of it.

/**
 * For the side to move, negative if it is losing.
 */
export type Score = { "cp": number } | { "mate": number } | { "win": number };

/**
 * A variation.
 */
export type Line = {
/**
 * Games won of a thousand that stand like this one, for the side to move.
 */
chance: number,
/**
 * The first move of `pv`.
 */
move: string,
/**
 * Moves in UCI.
 */
pv: Array<string>, score: Score, };

/**
 * A question about a position other than the best move.
 */
export type Question = "threat" | { "refute": string };

/**
 * The move of a playing level instead of the best one.
 */
export type LevelChoice = {
/**
 * The largest loss that is accepted on purpose, and how evenly moves within it are chosen; in hundredths.
 */
margin: number,
/**
 * Equal seeds choose equally.
 */
seed: number, spread: number, };

/**
 * How far to search; at least one of `nodes` and `depth` is there.
 */
export type SearchLimits = { depth?: number,
/**
 * Without one: the best.
 */
level?: LevelChoice,
/**
 * How many lines to answer with, 1 to 16.
 */
lines?: number, nodes?: number,
/**
 * Without one: what to play.
 */
question?: Question, };

/**
 * What a search has found after an iteration: best line first.
 */
export type SearchInfo = { depth: number, lines: Array<Line>, ms: number, nodes: number, };

/**
 * Result of a search: best line first. Empty if no move may be played.
 */
export type SearchAnswer = {
/**
 * The level's action as a token: a move, a call, or the answer to an offer. Absent without a level and after the end of the
 * game.
 */
action?: string, depth: number, lines: Array<Line>, ms: number, nodes: number, ok: true, };

/**
 * Duration of `bench`.
 */
export type BenchAnswer = { ms: number, nodes: number, ok: true, };
