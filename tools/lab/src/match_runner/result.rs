//! How a game of a match ends, and what it costs each side.

use core::fmt;
use core::ops::AddAssign;
use core::str::FromStr;

use janggi::{BySide, Cause, Outcome};

/// Plies after which a game that has not ended counts as drawn.
pub const MAX_PLIES: usize = 600;

/// How a side lost without a verdict of the rules. (The codes say "foul": logs and PGN files of earlier releases have them.)
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Forfeit {
    /// Its time ran out.
    Time,
    /// It answered with something that may not be played, or is not an action.
    Illegal,
    /// It broke down.
    Crash,
    /// It did not answer, without a clock to lose by.
    Silent,
}

impl Forfeit {
    /// Every forfeit.
    pub const ALL: [Forfeit; 4] = [Forfeit::Time, Forfeit::Illegal, Forfeit::Crash, Forfeit::Silent];

    /// Stable word, unlike every `Cause`'s.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Forfeit::Time => "foul_time",
            Forfeit::Illegal => "foul_illegal",
            Forfeit::Crash => "foul_crash",
            Forfeit::Silent => "foul_silent",
        }
    }
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// A verdict of the rules.
    Verdict(Cause),
    /// The loser forfeited.
    Forfeit(Forfeit),
    /// [`MAX_PLIES`] was reached.
    Length,
}

impl End {
    /// Stable word.
    #[must_use]
    pub fn code(self) -> &'static str {
        match self {
            End::Verdict(cause) => cause.code(),
            End::Forfeit(forfeit) => forfeit.code(),
            End::Length => "length",
        }
    }

    /// Reads what [`code`](End::code) wrote.
    #[must_use]
    pub fn from_code(code: &str) -> Option<End> {
        let forfeit = Forfeit::ALL.into_iter().find(|forfeit| forfeit.code() == code);
        match (code, forfeit) {
            ("length", _) => Some(End::Length),
            (_, Some(forfeit)) => Some(End::Forfeit(forfeit)),
            (_, None) => Cause::from_code(code).map(End::Verdict),
        }
    }
}

/// What a side used in a game, or in many.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Usage {
    /// Actions.
    pub moves: u64,
    /// Time until the answers were there.
    pub micros: u64,
    /// Nodes, as the side itself reports them; 0 where it does not.
    pub nodes: u64,
    /// Processor time of its process in milliseconds; 0 where it cannot be known.
    pub cpu_ms: u64,
}

impl AddAssign for Usage {
    fn add_assign(&mut self, other: Usage) {
        self.moves += other.moves;
        self.micros += other.micros;
        self.nodes += other.nodes;
        self.cpu_ms += other.cpu_ms;
    }
}

/// `moves:micros:nodes:cpu_ms`
impl fmt::Display for Usage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}:{}:{}", self.moves, self.micros, self.nodes, self.cpu_ms)
    }
}

/// A text that is not a [`Usage`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseUsageError;

impl FromStr for Usage {
    type Err = ParseUsageError;

    fn from_str(text: &str) -> Result<Usage, ParseUsageError> {
        let numbers: Vec<u64> = text
            .split(':')
            .map(|number| number.parse().map_err(|_| ParseUsageError))
            .collect::<Result<_, _>>()?;
        match numbers[..] {
            [moves, micros, nodes, cpu_ms] => Ok(Usage {
                moves,
                micros,
                nodes,
                cpu_ms,
            }),
            _ => Err(ParseUsageError),
        }
    }
}

/// How a game of a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameResult {
    /// Who won; a draw also where [`MAX_PLIES`] was reached.
    pub outcome: Outcome,
    pub end: End,
    /// Actions of both sides.
    pub plies: usize,
    /// What each side used.
    pub usage: BySide<Usage>,
}

#[cfg(test)]
mod tests {
    use super::{End, Forfeit, Usage};
    use janggi::Cause;

    #[test]
    fn ends_and_usage_read_back() {
        for end in Forfeit::ALL
            .map(End::Forfeit)
            .into_iter()
            .chain([End::Length, End::Verdict(Cause::Mate)])
        {
            assert_eq!(End::from_code(end.code()), Some(end));
        }
        for forfeit in Forfeit::ALL {
            assert_eq!(Cause::from_code(forfeit.code()), None, "a verdict has this name");
        }
        let usage = Usage {
            moves: 1,
            micros: 2,
            nodes: 3,
            cpu_ms: 4,
        };
        assert_eq!(usage.to_string().parse(), Ok(usage));
        for bad in ["", "1:2:3", "1:2:3:4:5", "1:2:3:x"] {
            assert!(bad.parse::<Usage>().is_err(), "{bad}");
        }
    }
}
