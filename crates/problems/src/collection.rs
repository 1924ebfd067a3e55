//! The collection of problems, as committed in the source tree: one [`Puzzle`](crate::puzzle::Puzzle) per line.

/// Problems from games.
pub const FROM_GAMES: &str = include_str!("../collection/puzzles.jsonl");

/// Problems composed from the problems from games.
pub const COMPOSED: &str = include_str!("../collection/composed.jsonl");
