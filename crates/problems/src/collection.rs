//! The problem collection committed in the source tree: one [`Puzzle`](crate::puzzle::Puzzle) per line.

/// Problems found in games.
pub const FROM_GAMES: &str = include_str!("../collection/puzzles.jsonl");

/// Compositions, made from long mates in [`FROM_GAMES`] by removing pieces that are not needed.
pub const COMPOSED: &str = include_str!("../collection/composed.jsonl");
