//! The odds of the ladder: ratios of processor time.
//!
//! At odds of 21 and 42, the other engine needed 22 and 45 times our processor time on the first machine measured. The
//! node counts of the higher odds are extrapolated. The ratio depends on the machine, so `ladder play` prints the
//! actual one.

use core::fmt;
use core::str::FromStr;

/// Search limits of both engines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Odds {
    /// Nominal ratio, used as the name of the odds.
    pub times: u32,
    /// Our engine's nodes per move.
    pub ours: u64,
    /// The other engine's nodes per move.
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

/// Error for a string that does not name any of the odds.
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
