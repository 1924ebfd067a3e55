//! The rungs of the ladder.
//!
//! Owns their nodes. Rungs 21 and 42 are the nodes that gave 22 and 45 times our processor time on the first machine; the others are
//! in proportion. On another machine the ratio differs, and a match prints the one that it had.

use core::fmt;
use core::str::FromStr;

/// What each engine may search before it moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rung {
    /// The ratio that names it.
    pub times: u32,
    /// Our nodes a move.
    pub ours: u64,
    /// The other engine's nodes a move.
    pub theirs: u64,
}

/// From the lowest.
pub const RUNGS: [Rung; 4] = [
    Rung {
        times: 21,
        ours: 10_000,
        theirs: 54_000,
    },
    Rung {
        times: 42,
        ours: 10_000,
        theirs: 108_000,
    },
    Rung {
        times: 64,
        ours: 10_000,
        theirs: 156_000,
    },
    Rung {
        times: 128,
        ours: 10_000,
        theirs: 312_000,
    },
];

/// A text that names no rung.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseRungError;

impl fmt::Display for ParseRungError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "a rung is one of {}",
            RUNGS.map(|rung| rung.times.to_string()).join(", ")
        )
    }
}

impl std::error::Error for ParseRungError {}

impl FromStr for Rung {
    type Err = ParseRungError;

    fn from_str(text: &str) -> Result<Rung, ParseRungError> {
        let named = RUNGS.into_iter().find(|rung| rung.times.to_string() == text);
        named.ok_or(ParseRungError)
    }
}
