//! What bounds a search. Plain data, interpreted by the search alone.

use janggi::Move;

use crate::score::{Depth, Nodes};
use crate::time::{GameClock, Micros, Millis};

/// When the answer is wanted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Until {
    /// As soon as a limit is reached.
    #[default]
    Limit,
    /// Not before `stop`.
    Stopped,
    /// Not before `stop` or `ponderhit`; the clock counts from the `ponderhit`.
    PonderHit,
}

/// The bounds of one search; with every bound absent it runs until stopped.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SearchLimits {
    /// Last iteration.
    pub depth: Option<Depth>,
    /// Nodes of all threads together; overrun by at most one interval of checks per thread, by nothing with one thread.
    pub nodes: Option<Nodes>,
    /// Time for this move.
    pub movetime: Option<Millis>,
    /// The game clock of the side to move.
    pub clock: Option<GameClock>,
    /// Time that has passed since the search was requested. It counts as search time, except with a clock of nodes.
    pub waited: Micros,
    /// Stop at a proven win within this many plies.
    pub mate: Option<u16>,
    pub until: Until,
    /// Only these root moves; empty = all.
    pub search_moves: Vec<Move>,
}

impl SearchLimits {
    /// Does the search end by itself, apart from [`SearchLimits::until`]?
    #[must_use]
    pub const fn is_bounded(&self) -> bool {
        let SearchLimits {
            depth,
            nodes,
            movetime,
            clock,
            mate,
            waited: _,
            until: _,
            search_moves: _,
        } = self;
        depth.is_some() || nodes.is_some() || movetime.is_some() || clock.is_some() || mate.is_some()
    }

    /// Just a node count: the same answer on every machine.
    #[must_use]
    pub fn nodes(nodes: u64) -> SearchLimits {
        SearchLimits {
            nodes: Some(Nodes(nodes)),
            ..SearchLimits::default()
        }
    }

    /// Just a depth.
    #[must_use]
    pub fn depth(depth: i32) -> SearchLimits {
        SearchLimits {
            depth: Some(Depth(depth)),
            ..SearchLimits::default()
        }
    }

    /// Just a time for this move.
    #[must_use]
    pub fn movetime(span: Millis) -> SearchLimits {
        SearchLimits {
            movetime: Some(span),
            ..SearchLimits::default()
        }
    }
}
