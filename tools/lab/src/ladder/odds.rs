//! The odds of the ladder: ratios of processor time.
//!
//! For odds of 21 and 42, the other engine needed 22 and 45 times our processor time on the first machine; the node
//! counts of the other odds are in proportion. The ratio differs between machines, so a match prints its actual ratio.

use core::fmt;
use core::str::FromStr;

/// Search limit of each engine per move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Odds {
    /// Nominal ratio, which names the odds.
    pub times: u32,
    /// Number of nodes per move of our engine.
    pub ours: u64,
    /// Number of nodes per move of the other engine.
    pub theirs: u64,
}

/// All odds, lowest first.
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

/// Error for a text that does not name any of the odds.
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
