//! Result of a match game, and the resources used by the players.

use core::fmt;
use core::ops::AddAssign;
use core::str::FromStr;

use janggi::{BySide, Cause, Outcome, Side};

/// Number of plies after which an unfinished game counts as drawn.
pub const MAX_PLIES: usize = 600;

/// Reason for a loss outside the rules of the game. The codes contain "foul" for compatibility with existing logs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Forfeit {
    /// The engine ran out of time.
    Time,
    /// The engine returned an illegal move, no move, or text that is not a move.
    Illegal,
    /// The engine exited, or did not get ready for the game.
    Crash,
    /// The engine did not answer. It had no real-time limit, so it did not lose on time.
    Silent,
}

impl Forfeit {
    /// All reasons.
    pub const ALL: [Forfeit; 4] = [Forfeit::Time, Forfeit::Illegal, Forfeit::Crash, Forfeit::Silent];

    /// Returns a stable code, different from the codes of all [`Cause`]s.
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

/// Reason why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// The rules ended the game.
    Verdict(Cause),
    Forfeit(Forfeit),
    /// The game reached [`MAX_PLIES`].
    Length,
}

impl End {
    /// Returns a stable code for the reason.
    #[must_use]
    pub fn code(self) -> &'static str {
        match self {
            End::Verdict(cause) => cause.code(),
            End::Forfeit(forfeit) => forfeit.code(),
            End::Length => "length",
        }
    }

    /// Parses the output of [`code`](End::code).
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

/// Resources that a player used in one or more games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Usage {
    /// Number of moves requested.
    pub moves: u64,
    /// Total time taken to answer, in microseconds.
    pub micros: u64,
    /// Number of nodes, as reported by the player; 0 if unknown.
    pub nodes: u64,
    /// Processor time of the player's process in milliseconds; 0 if unknown.
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

/// Writes `moves:micros:nodes:cpu_ms`.
impl fmt::Display for Usage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}:{}:{}", self.moves, self.micros, self.nodes, self.cpu_ms)
    }
}

/// Error for a string that is not a valid [`Usage`].
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

/// Result of a match game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameResult {
    /// Outcome of the game; a draw if [`MAX_PLIES`] was reached.
    pub outcome: Outcome,
    pub end: End,
    /// Number of actions of both sides, including those of a random opening.
    pub plies: usize,
    pub usage: BySide<Usage>,
}

impl GameResult {
    /// Formats the result as five words: the outcome, the end, the plies, and the usage of the first and the second
    /// player. `side` is the side of the first player.
    #[must_use]
    pub fn words(&self, side: Side) -> String {
        let (outcome, end, plies) = (self.outcome.code(), self.end.code(), self.plies);
        let (one, two) = (self.usage.get(side), self.usage.get(side.opposite()));
        format!("{outcome} {end} {plies} {one} {two}")
    }

    /// Parses the output of [`words`](GameResult::words).
    pub fn from_words<'a>(words: &mut impl Iterator<Item = &'a str>, side: Side) -> Option<GameResult> {
        let outcome = Outcome::from_code(words.next()?)?;
        let end = End::from_code(words.next()?)?;
        let plies = words.next()?.parse().ok()?;
        let (one, two): (Usage, Usage) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
        let usage = BySide::from_fn(|of| if of == side { one } else { two });
        Some(GameResult {
            outcome,
            end,
            plies,
            usage,
        })
    }
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
