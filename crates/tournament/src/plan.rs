//! Plan of a tournament: divisions, formats, scoring, tie-breaks and lateness.

use serde::{Deserialize, Serialize};

use crate::outcome::{Scoring, Side};
use crate::points::Points;
use crate::tie::TieBreak;

/// The plan of a tournament. Only the name, place and date can change later.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct Plan {
    pub name: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub place: Option<String>,
    /// Date of the event, as free text.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub date: Option<String>,
    /// Rule set of the games: a preset with its revision, such as `kja-points@2`, or the name of custom rules.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<String>,
    /// Divisions (부); at least one.
    pub divisions: Vec<DivisionPlan>,
    #[serde(default)]
    pub lateness: Lateness,
    /// Entry fee (참가비), in the local currency.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fee: Option<u32>,
}

/// A division (부): entries that are paired only with each other and have their own standings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct DivisionPlan {
    /// Name of the division; may be empty.
    #[serde(default)]
    pub name: String,
    pub format: Format,
    #[serde(default = "one_game")]
    pub games: Games,
    pub scoring: Scoring,
    /// Criteria that order the standings, most important first.
    pub ties: Vec<TieBreak>,
    /// Side of the top seed in the first round of a Swiss tournament, to be drawn by lot.
    #[serde(default = "cho")]
    pub initial: Side,
}

const fn one_game() -> Games {
    Games::Single
}

const fn cho() -> Side {
    Side::Cho
}

/// Format of a division.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "format", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Format {
    /// Round-robin groups, then a knock-out of the qualifiers (예선 리그, 본선 토너먼트).
    Groups {
        /// Maximum number of entries per group, 3 to 8. Group sizes differ by at most one.
        size: u8,
        /// Number of qualifiers from each group: at least 1, and less than `size`.
        qualifiers: u8,
        third: ThirdPlace,
    },
    /// Knock-out (토너먼트).
    Knockout { third: ThirdPlace },
    /// Round robin (풀리그): every entry meets every other, once or twice.
    RoundRobin { cycles: u8 },
    /// Swiss system (스위스), paired by FIDE's Dutch rules of 1 February 2026.
    Swiss { rounds: u8 },
    /// Waiting players are paired repeatedly until the director closes the division.
    Arena {
        /// Scoring of a full win after two full wins in a row.
        streaks: Streaks,
    },
}

/// Scoring of winning streaks in an arena.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Streaks {
    Doubled,
    Plain,
}

/// Method of deciding third place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum ThirdPlace {
    /// The losers of the semi-finals play for third place (3·4위전).
    Played,
    /// Both losers of the semi-finals are third (공동 3위).
    Shared,
}

/// Number and kind of games in a pairing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Games {
    /// A single game (단판).
    Single,
    /// Best of an odd number of games (3번기, 5번기).
    BestOf { games: u8 },
    /// Teams (단체전): each member plays at one board, and the board points are added up.
    Boards { boards: u8, primary: TeamScore },
}

/// Score that counts as a team's points in the standings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum TeamScore {
    /// Sum of the points of all boards.
    Boards,
    /// Match points: two for a win and one for a draw.
    Matches,
}

impl Games {
    /// Returns the maximum number of games in a pairing.
    #[must_use]
    pub const fn most(self) -> u8 {
        match self {
            Self::Single => 1,
            Self::BestOf { games } => games,
            Self::Boards { boards, .. } => boards,
        }
    }
}

/// Penalties for lateness.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct Lateness {
    /// Multiple of the lateness that is deducted from the clock.
    pub factor: u8,
    /// Maximum lateness in seconds. A player who arrives later than this loses the game. A limit of 899 means that 15
    /// minutes are too late.
    pub forfeit_after_s: u32,
    /// Time on a player's clock in seconds, and the maximum deduction. `None` if it is unknown.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock_s: Option<u32>,
}

impl Default for Lateness {
    /// Twice the lateness, and a loss after 15 minutes, as in tournaments of the Korea Janggi Association. Plans that
    /// do not mention lateness were written with this meaning.
    fn default() -> Self {
        Self {
            factor: 2,
            forfeit_after_s: 900,
            clock_s: None,
        }
    }
}

impl Lateness {
    /// Returns the seconds deducted from the clock; `None` if the game is lost.
    #[must_use]
    pub fn deduction_s(self, late_s: u32) -> Option<u32> {
        if late_s > self.forfeit_after_s {
            None
        } else {
            Some((late_s * u32::from(self.factor)).min(self.clock_s.unwrap_or(u32::MAX)))
        }
    }
}

/// Reason why a plan is invalid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlanFault {
    NoName,
    /// The place or date is empty or too long.
    Place,
    Rules,
    NoDivision,
    TooManyDivisions,
    GroupSize,
    Qualifiers,
    Cycles,
    Rounds,
    Games,
    Scoring,
    NoTieBreak,
    Lateness,
    Fee,
}

impl PlanFault {
    /// Returns the stable code of the fault.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::NoName => "plan_name",
            Self::Place => "plan_place",
            Self::Rules => "plan_rules",
            Self::NoDivision => "plan_no_division",
            Self::TooManyDivisions => "plan_divisions",
            Self::GroupSize => "plan_group_size",
            Self::Qualifiers => "plan_qualifiers",
            Self::Cycles => "plan_cycles",
            Self::Rounds => "plan_rounds",
            Self::Games => "plan_games",
            Self::Scoring => "plan_scoring",
            Self::NoTieBreak => "plan_no_tie_break",
            Self::Lateness => "plan_lateness",
            Self::Fee => "plan_fee",
        }
    }
}

impl Plan {
    /// Maximum number of divisions.
    pub const MOST_DIVISIONS: usize = 20;
    /// Maximum number of characters in the name, and in a place or date set by `Command::Describe`.
    pub const MOST_TEXT: usize = 200;
    /// Maximum entry fee.
    pub const MOST_FEE: u32 = 100_000_000;

    /// Checks that the plan is valid.
    ///
    /// # Errors
    /// The first [`PlanFault`] found.
    pub fn check(&self) -> Result<(), PlanFault> {
        if self.name.trim().is_empty() || self.name.chars().count() > Self::MOST_TEXT {
            return Err(PlanFault::NoName);
        }
        if self
            .rules
            .as_ref()
            .is_some_and(|name| name.trim().is_empty() || name.chars().count() > 100)
        {
            return Err(PlanFault::Rules);
        }
        if self.divisions.is_empty() {
            return Err(PlanFault::NoDivision);
        }
        if self.divisions.len() > Self::MOST_DIVISIONS {
            return Err(PlanFault::TooManyDivisions);
        }
        let Lateness {
            factor,
            forfeit_after_s,
            clock_s,
        } = self.lateness;
        if factor > 10 || forfeit_after_s > 86_400 || clock_s.is_some_and(|clock| clock == 0 || clock > 86_400) {
            return Err(PlanFault::Lateness);
        }
        if self.fee.is_some_and(|fee| fee == 0 || fee > Self::MOST_FEE) {
            return Err(PlanFault::Fee);
        }
        self.divisions.iter().try_for_each(DivisionPlan::check)
    }
}

impl DivisionPlan {
    /// Returns whether entries are accepted after the first pairing.
    #[must_use]
    pub const fn admits_late_entries(&self) -> bool {
        matches!(self.format, Format::Swiss { .. } | Format::Arena { .. })
    }

    /// Returns the points of a pairing in which every game is worth `game`. For teams, returns the sum over their
    /// boards, or `match_points` if match points are their primary score. A series counts as one game.
    #[must_use]
    pub fn of_pairing(&self, game: Points, match_points: i32) -> Points {
        match self.games {
            Games::Boards {
                boards,
                primary: TeamScore::Boards,
            } => std::iter::repeat_n(game, usize::from(boards)).sum(),
            Games::Boards {
                primary: TeamScore::Matches,
                ..
            } => Points::whole(match_points),
            Games::Single | Games::BestOf { .. } => game,
        }
    }

    fn check(&self) -> Result<(), PlanFault> {
        match self.format {
            Format::Groups { size, .. } if !(3..=8).contains(&size) => return Err(PlanFault::GroupSize),
            Format::Groups { size, qualifiers, .. } if qualifiers == 0 || qualifiers + 1 > size => {
                return Err(PlanFault::Qualifiers);
            }
            Format::RoundRobin { cycles } if !(1..=2).contains(&cycles) => return Err(PlanFault::Cycles),
            Format::Swiss { rounds } if !(1..=30).contains(&rounds) => return Err(PlanFault::Rounds),
            _ => {}
        }
        match self.games {
            Games::BestOf { games } if games % 2 == 0 || games > 9 => return Err(PlanFault::Games),
            Games::Boards { boards, .. } if !(1..=20).contains(&boards) => return Err(PlanFault::Games),
            _ => {}
        }
        if matches!(self.format, Format::Arena { .. }) && self.games != Games::Single {
            return Err(PlanFault::Games);
        }
        if !self.scoring.is_ordered() {
            return Err(PlanFault::Scoring);
        }
        if self.ties.is_empty() || self.ties.len() > 20 {
            return Err(PlanFault::NoTieBreak);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::Lateness;

    #[test]
    fn lateness_takes_no_more_than_the_clock_and_costs_the_game_from_the_limit_on() {
        let lateness = Lateness {
            factor: 2,
            forfeit_after_s: 15 * 60 - 1,
            clock_s: Some(25 * 60),
        };
        let minutes = |minutes: u32| lateness.deduction_s(minutes * 60);
        assert_eq!([4, 14, 15].map(minutes), [Some(8 * 60), Some(25 * 60), None]);
    }

    #[test]
    fn plans_of_earlier_versions_keep_their_meaning() {
        let read: Lateness = serde_json::from_str(r#"{"factor":2,"forfeit_after_s":900}"#).expect("a stored plan");
        assert_eq!(read, Lateness::default());
        let minutes = |minutes: u32| read.deduction_s(minutes * 60);
        assert_eq!([15, 16].map(minutes), [Some(30 * 60), None]);
    }
}
