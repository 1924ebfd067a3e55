//! Reports of a running search, and the trait for their receivers.
//!
//! The engine itself never prints: its callers implement [`Report`].

use janggi::Move;

use crate::score::{Bound, Depth, Nodes, Score};
use crate::time::Millis;

/// A principal variation with its score, reported after an iteration.
#[derive(Clone, Debug)]
pub struct Info<'a> {
    /// Depth in plies of the iteration in which the line was found.
    pub depth: Depth,
    /// Largest ply visited in the current iteration (selective depth).
    pub seldepth: u16,
    /// Rank of this line, 1 being the best.
    pub multipv: usize,
    /// Score for the side to move at the root.
    pub score: Score,
    pub bound: Bound,
    /// Nodes searched by all threads so far.
    pub nodes: Nodes,
    /// Time since the search started.
    pub time: Millis,
    /// Permille of the transposition table filled by this search, estimated from a sample.
    pub hashfull: u16,
    /// Endgame table hits so far; `None` without tables.
    pub tbhits: Option<u64>,
    /// Moves of the line, from the root.
    pub pv: &'a [Move],
}

impl Info<'_> {
    /// Returns the nodes per second; 0 if less than a millisecond has passed.
    #[must_use]
    pub fn nps(&self) -> u64 {
        self.nodes.0.saturating_mul(1000).checked_div(self.time.0).unwrap_or(0)
    }
}

/// Receiver of a search's reports. The first search thread calls it after an iteration.
pub trait Report: Sync {
    /// Receives one line of an iteration.
    fn info(&self, info: &Info<'_>);
}

/// A receiver that ignores all reports.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl Report for Silent {
    fn info(&self, _info: &Info<'_>) {}
}
