//! The collection of problems, as committed in the source tree: one [`Puzzle`](crate::puzzle::Puzzle) per line.

/// Problems from games.
pub const FROM_GAMES: &str = include_str!("../collection/puzzles.jsonl");

/// Compositions, made from long mates in [`FROM_GAMES`] by removing every piece that is not needed.
pub const COMPOSED: &str = include_str!("../collection/composed.jsonl");
