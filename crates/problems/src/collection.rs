//! The collection of problems, as it is in the source tree: one problem a line ([`crate::puzzle::Puzzle`]).

/// Problems from games.
pub const FROM_GAMES: &str = include_str!("../collection/puzzles.jsonl");

/// Problems composed from those.
pub const COMPOSED: &str = include_str!("../collection/composed.jsonl");
