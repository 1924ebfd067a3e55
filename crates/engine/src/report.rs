//! Reports of a running search, and the trait for their receivers.
//!
//! The engine itself never prints; the UCI session, the worker and the tests each implement [`Report`].

use janggi::Move;

use crate::score::{Bound, Depth, Nodes, Score};
use crate::time::Millis;

/// A principal variation with its score, reported after an iteration.
#[derive(Clone, Debug)]
pub struct Info<'a> {
    /// Depth of the iteration in plies.
    pub depth: Depth,
    /// Largest ply visited in the iteration (selective depth).
    pub seldepth: u16,
    /// Rank of this line, 1 being the best.
    pub multipv: usize,
    /// Score for the side to move at the root.
    pub score: Score,
    /// Kind of the score: exact, or a bound.
    pub bound: Bound,
    /// Nodes searched by all threads so far.
    pub nodes: Nodes,
    /// Time since the search began.
    pub time: Millis,
    /// Permille of the transposition table in use.
    pub hashfull: u16,
    /// Endgame table hits so far; `None` without tables.
    pub tbhits: Option<u64>,
    /// Moves of the line, from the root.
    pub pv: &'a [Move],
}

impl Info<'_> {
    /// Returns the nodes per second; 0 if no time has passed.
    #[must_use]
    pub fn nps(&self) -> u64 {
        self.nodes.0.saturating_mul(1000).checked_div(self.time.0).unwrap_or(0)
    }
}

/// Receiver of a search's reports. Its methods are called on the search thread, between iterations.
pub trait Report: Sync {
    /// Reports a complete principal variation.
    fn info(&self, info: &Info<'_>);
}

/// A receiver that ignores everything.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl Report for Silent {
    fn info(&self, _info: &Info<'_>) {}
}
