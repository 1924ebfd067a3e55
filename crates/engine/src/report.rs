//! What a running search reports, and the trait through which it does.
//!
//! The engine never prints: the UCI session, the worker and the tests each bring their own [`Report`].

use janggi::Move;

use crate::score::{Bound, Depth, Nodes, Score};
use crate::time::Millis;

/// One principal variation with its score, complete after an iteration.
#[derive(Clone, Debug)]
pub struct Info<'a> {
    /// Iteration in plies.
    pub depth: Depth,
    /// Deepest ply visited in it.
    pub seldepth: u16,
    /// Rank of this line, 1 = best.
    pub multipv: usize,
    /// Score for the side to move at the root.
    pub score: Score,
    /// Whether the score is exact or fell out of the search window.
    pub bound: Bound,
    /// Nodes of all threads so far.
    pub nodes: Nodes,
    /// Time so far.
    pub time: Millis,
    /// Thousandths of the table in use.
    pub hashfull: u16,
    /// Endgame table hits so far; `None` without tables.
    pub tbhits: Option<u64>,
    /// The line itself, from the root.
    pub pv: &'a [Move],
}

impl Info<'_> {
    /// Nodes per second, 0 while no time has passed.
    #[must_use]
    pub fn nps(&self) -> u64 {
        self.nodes.0.saturating_mul(1000).checked_div(self.time.0).unwrap_or(0)
    }
}

/// A listener to a search. Called from the searching thread, between iterations.
pub trait Report: Sync {
    /// A principal variation is complete.
    fn info(&self, info: &Info<'_>);
}

/// A listener that ignores everything.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl Report for Silent {
    fn info(&self, _info: &Info<'_>) {}
}
