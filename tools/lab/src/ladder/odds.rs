//! The odds at which the ladder is played.
//!
//! Owns their nodes. Odds of 21 and 42 are the nodes that gave 22 and 45 times our processor time on the first machine; the others are
//! in proportion. On another machine the ratio differs, and a match prints the one that it had.

use core::fmt;
use core::str::FromStr;

/// Search limit of each engine per move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Odds {
    /// The ratio that names it.
    pub times: u32,
    /// Our nodes a move.
    pub ours: u64,
    /// The other engine's nodes a move.
    pub theirs: u64,
}

/// From the lowest.
pub const ALL_ODDS: [Odds; 4] = [
    Odds {
        times: 21,
        ours: 10_000,
        theirs: 54_000,
    },
    Odds {
        times: 42,
        ours: 10_000,
        theirs: 108_000,
    },
    Odds {
        times: 64,
        ours: 10_000,
        theirs: 156_000,
    },
    Odds {
        times: 128,
        ours: 10_000,
        theirs: 312_000,
    },
];

/// A text that is none of the odds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseOddsError;

impl fmt::Display for ParseOddsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "the odds are one of {}",
            ALL_ODDS.map(|odds| odds.times.to_string()).join(", ")
        )
    }
}

impl std::error::Error for ParseOddsError {}

impl FromStr for Odds {
    type Err = ParseOddsError;

    fn from_str(text: &str) -> Result<Odds, ParseOddsError> {
        let named = ALL_ODDS.into_iter().find(|odds| odds.times.to_string() == text);
        named.ok_or(ParseOddsError)
    }
}
