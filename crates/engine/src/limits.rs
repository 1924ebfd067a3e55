//! The limits of a search, as plain data.

use janggi::Move;

use crate::score::{Depth, Nodes};
use crate::time::{GameClock, Micros, Millis};

/// The condition under which a search may return its result.
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

/// The limits of one search. Without any limit, the search runs until it is stopped or reaches [`Depth::MAX`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SearchLimits {
    /// Maximum depth of iterative deepening.
    pub depth: Option<Depth>,
    /// Maximum number of nodes of all threads together. Several threads may exceed it by one check interval each; a
    /// single thread never exceeds it.
    pub nodes: Option<Nodes>,
    pub movetime: Option<Millis>,
    /// The game clock of the side to move.
    pub clock: Option<GameClock>,
    /// Time that has passed since the search was requested. It counts as search time if the clock runs in real time.
    pub waited: Micros,
    /// Stops the search once it has proven a win within this many plies.
    pub mate: Option<u16>,
    pub until: Until,
    /// Root moves to search; all if empty.
    pub search_moves: Vec<Move>,
}

impl SearchLimits {
    /// Returns whether any limit is set, regardless of [`SearchLimits::until`].
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

    /// Limits a search by nodes only. With one thread, the result is then the same on every machine.
    #[must_use]
    pub fn nodes(nodes: u64) -> SearchLimits {
        SearchLimits {
            nodes: Some(Nodes(nodes)),
            ..SearchLimits::default()
        }
    }

    /// Limits a search to this many plies only.
    #[must_use]
    pub fn depth(depth: i32) -> SearchLimits {
        SearchLimits {
            depth: Some(Depth(depth)),
            ..SearchLimits::default()
        }
    }

    /// Limits a search by time only.
    #[must_use]
    pub fn movetime(span: Millis) -> SearchLimits {
        SearchLimits {
            movetime: Some(span),
            ..SearchLimits::default()
        }
    }
}
