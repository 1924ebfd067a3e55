//! Tie-break criteria, and the orders of tie-breaks that associations use.

use serde::{Deserialize, Serialize};

/// A ranking criterion: the points or a tie-break.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum TieBreak {
    /// Points (승점) minus penalties.
    Points,
    /// Points in games between the tied entries (승자승). If some of them have not met, only an entry whose points the
    /// others cannot equal is ranked higher, except in groups and round robins.
    DirectEncounter,
    /// Number of full wins (완승).
    FullWins,
    /// Number of wins on points (점수승).
    CountedWins,
    /// Number of wins, including allocated byes and wins by forfeit (다승).
    Wins,
    /// Number of wins on the board, without byes and wins by forfeit.
    WonOnBoard,
    /// Number of wins on the board as Han.
    HanWins,
    /// Sum of the opponents' points.
    Buchholz,
    /// Buchholz without the lowest contribution. Rounds missed voluntarily are cut first.
    BuchholzCut1,
    /// Buchholz without the two lowest contributions.
    BuchholzCut2,
    /// Buchholz without the lowest and the highest contribution.
    BuchholzMedian1,
    /// Sum over all opponents of their points times the points scored against them.
    SonnebornBerger,
    /// Sum of the entry's running totals after each round.
    Progressive,
    /// Points against opponents with at least half of the maximum score.
    Koya,
    /// A team's points on all boards.
    BoardPoints,
    /// A team's match points: 2 for a win, 1 for a draw.
    MatchPoints,
    /// A team's points on the first board, then on the second, and so on.
    TopBoards,
    /// Higher grade (고단자).
    Grade,
    /// Earlier date of birth (연장자).
    Elder,
    /// Higher rating.
    Rating,
    /// Lower drawn number (추첨).
    Drawn,
    /// Result of a play-off.
    PlayOff,
}

/// Evidence for an order of tie-breaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Certainty {
    /// Reports of tournaments mention the order.
    Reported,
    /// The order is based on rules or custom, but is not prescribed.
    Guess,
}

/// A named order of tie-breaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TieOrder {
    /// Korea Janggi Association, as reported from the Chairman's Cup 2018.
    Kja,
    /// Local events.
    Local,
    /// Swiss tournaments, with FIDE's tie-breaks as of 1 March 2026.
    FideSwiss,
    /// Round robins, with FIDE's tie-breaks as of 1 March 2026.
    FideRoundRobin,
    /// Team events.
    Teams,
}

impl TieOrder {
    /// All orders.
    pub const ALL: [Self; 5] = [
        Self::Kja,
        Self::Local,
        Self::FideSwiss,
        Self::FideRoundRobin,
        Self::Teams,
    ];

    /// Returns the stable name.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Kja => "kja",
            Self::Local => "local",
            Self::FideSwiss => "fide_swiss",
            Self::FideRoundRobin => "fide_round_robin",
            Self::Teams => "teams",
        }
    }

    /// Returns the order with this name.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|order| order.code() == code)
    }

    /// Returns the evidence for the order. FIDE defines the tie-breaks, but does not prescribe their order.
    #[must_use]
    pub const fn certainty(self) -> Certainty {
        match self {
            Self::Kja | Self::Local => Certainty::Reported,
            Self::FideSwiss | Self::FideRoundRobin | Self::Teams => Certainty::Guess,
        }
    }

    /// Returns the criteria in order. The drawn number always comes last.
    #[must_use]
    pub fn ties(self) -> Vec<TieBreak> {
        use TieBreak as T;
        match self {
            Self::Kja => vec![
                T::Points,
                T::FullWins,
                T::CountedWins,
                T::DirectEncounter,
                T::Grade,
                T::Elder,
                T::Drawn,
            ],
            Self::Local => vec![T::Points, T::DirectEncounter, T::Elder, T::Drawn],
            Self::FideSwiss => vec![
                T::Points,
                T::BuchholzCut1,
                T::Buchholz,
                T::SonnebornBerger,
                T::DirectEncounter,
                T::Drawn,
            ],
            Self::FideRoundRobin => vec![
                T::Points,
                T::DirectEncounter,
                T::Wins,
                T::SonnebornBerger,
                T::Koya,
                T::Drawn,
            ],
            Self::Teams => vec![
                T::Points,
                T::MatchPoints,
                T::BoardPoints,
                T::DirectEncounter,
                T::TopBoards,
                T::Drawn,
            ],
        }
    }
}

impl TieBreak {
    /// All criteria.
    pub const ALL: [Self; 22] = [
        Self::Points,
        Self::DirectEncounter,
        Self::FullWins,
        Self::CountedWins,
        Self::Wins,
        Self::WonOnBoard,
        Self::HanWins,
        Self::Buchholz,
        Self::BuchholzCut1,
        Self::BuchholzCut2,
        Self::BuchholzMedian1,
        Self::SonnebornBerger,
        Self::Progressive,
        Self::Koya,
        Self::BoardPoints,
        Self::MatchPoints,
        Self::TopBoards,
        Self::Grade,
        Self::Elder,
        Self::Rating,
        Self::Drawn,
        Self::PlayOff,
    ];

    /// Returns the stable name, which is also used in JSON.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Points => "points",
            Self::DirectEncounter => "direct_encounter",
            Self::FullWins => "full_wins",
            Self::CountedWins => "counted_wins",
            Self::Wins => "wins",
            Self::WonOnBoard => "won_on_board",
            Self::HanWins => "han_wins",
            Self::Buchholz => "buchholz",
            Self::BuchholzCut1 => "buchholz_cut1",
            Self::BuchholzCut2 => "buchholz_cut2",
            Self::BuchholzMedian1 => "buchholz_median1",
            Self::SonnebornBerger => "sonneborn_berger",
            Self::Progressive => "progressive",
            Self::Koya => "koya",
            Self::BoardPoints => "board_points",
            Self::MatchPoints => "match_points",
            Self::TopBoards => "top_boards",
            Self::Grade => "grade",
            Self::Elder => "elder",
            Self::Rating => "rating",
            Self::Drawn => "drawn",
            Self::PlayOff => "play_off",
        }
    }

    /// Returns the criterion with this name.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|tie| tie.code() == code)
    }
}
