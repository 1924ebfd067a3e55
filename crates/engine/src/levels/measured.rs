//! What was measured: the results on record, the strengths and grades that follow from them, and the paper about it.
//!
//! Owns `measured.txt`, which `janggun levels` writes, and the text of `docs/levels.md`. Must not play.

use core::fmt::Write as _;
use std::sync::OnceLock;

use crate::levels::grade::{ELO_PER_GRADE, Grade};
use crate::levels::rating::{Meeting, Ratings, rate};
use crate::levels::{Level, LevelLimits};
use crate::score::Nodes;

/// The results on record.
pub const ON_RECORD: &str = include_str!("measured.txt");

/// Results of the levels against each other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Measured {
    /// How it was measured, a line for people: rule set, evaluation.
    pub how: String,
    /// The levels as they were then.
    pub levels: Vec<LevelLimits>,
    /// Results; players are numbered from 0.
    pub meetings: Vec<Meeting>,
}

/// A text that is no record of results.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadError {
    /// From 1.
    pub line: usize,
}

impl core::fmt::Display for ReadError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "line {} is no record of levels", self.line)
    }
}

impl std::error::Error for ReadError {}

impl Measured {
    /// A record without results of the levels as they are.
    #[must_use]
    pub fn new(how: String) -> Measured {
        Measured {
            how,
            levels: Level::all().map(Level::limits).collect(),
            meetings: Vec::new(),
        }
    }

    /// Reads what [`Measured::text`] wrote.
    ///
    /// # Errors
    /// [`ReadError`] with the first line that is wrong.
    pub fn read(text: &str) -> Result<Measured, ReadError> {
        let mut measured = Measured {
            how: String::new(),
            levels: Vec::new(),
            meetings: Vec::new(),
        };
        for (line, text) in (1..).zip(text.lines()) {
            let error = ReadError { line };
            let (word, rest) = text.split_once(' ').ok_or_else(|| error.clone())?;
            if word == "how" {
                measured.how = rest.to_owned();
                continue;
            }
            let numbers: Option<Vec<u64>> = rest.split(' ').map(|number| number.parse().ok()).collect();
            match (word, numbers.as_deref()) {
                ("level", Some(&[nodes, margin, spread])) => measured.levels.push(LevelLimits {
                    nodes: Nodes(nodes),
                    margin: u16::try_from(margin).map_err(|_| error.clone())?,
                    spread: u16::try_from(spread).map_err(|_| error)?,
                }),
                ("games", Some(&[one, two, wins, draws, losses])) => {
                    let player = |number: u64| {
                        let known = (1..=measured.levels.len() as u64).contains(&number);
                        known.then_some(number as usize - 1).ok_or_else(|| error.clone())
                    };
                    let meeting = Meeting {
                        one: player(one)?,
                        two: player(two)?,
                        wins,
                        draws,
                        losses,
                    };
                    measured.meetings.push(meeting);
                }
                _ => return Err(error),
            }
        }
        Ok(measured)
    }

    /// One line a level and a meeting.
    #[must_use]
    pub fn text(&self) -> String {
        let mut text = format!("how {}\n", self.how);
        for limits in &self.levels {
            // Writing to a String cannot fail.
            let _ = writeln!(text, "level {} {} {}", limits.nodes.0, limits.margin, limits.spread);
        }
        for meeting in &self.meetings {
            let Meeting {
                one,
                two,
                wins,
                draws,
                losses,
            } = meeting;
            let _ = writeln!(text, "games {} {} {wins} {draws} {losses}", one + 1, two + 1);
        }
        text
    }

    /// Strengths below the strongest level; `None` while not all levels have met.
    #[must_use]
    pub fn ratings(&self) -> Option<Ratings> {
        rate(self.levels.len(), &self.meetings)
    }

    /// A grade for each level; `None` while not all levels have met.
    #[must_use]
    pub fn grades(&self) -> Option<Vec<Grade>> {
        let ratings = self.ratings()?;
        Some(ratings.elo.iter().map(|elo| Grade::below_best(-elo)).collect())
    }

    /// `docs/levels.md`; `None` while not all levels have met.
    #[must_use]
    pub fn paper(&self) -> Option<String> {
        let (ratings, grades) = (self.ratings()?, self.grades()?);
        let games: u64 = self.meetings.iter().map(Meeting::games).sum();
        let mut text = format!(
            "{INTRODUCTION}\nMeasured: {games} games, {}.\n\n{LEVELS_HEAD}\n",
            self.how
        );
        for (at, limits) in self.levels.iter().enumerate() {
            let error = match ratings.error[at] {
                0.0 => String::from("0"),
                error => format!("{:+.0} ± {error:.0}", ratings.elo[at]),
            };
            let _ = writeln!(
                text,
                "| {} | {} ({}) | {} | {} | {} | {error} |",
                at + 1,
                grades[at].korean(),
                grades[at],
                limits.nodes.0,
                limits.margin,
                limits.spread,
            );
        }
        let _ = write!(text, "\n{GAMES_HEAD}\n");
        for meeting in &self.meetings {
            let alone = Meeting {
                one: 0,
                two: 1,
                ..*meeting
            };
            let gap = rate(2, &[alone])?;
            let _ = writeln!(
                text,
                "| {} : {} | {} | +{} ={} -{} | {:.1} % | {:.0} ± {:.0} |",
                meeting.one + 1,
                meeting.two + 1,
                meeting.games(),
                meeting.wins,
                meeting.draws,
                meeting.losses,
                meeting.percent(),
                -gap.elo[0],
                gap.error[0]
            );
        }
        Some(text.replace("ELO_PER_GRADE", &format!("{ELO_PER_GRADE}")))
    }
}

const INTRODUCTION: &str = "# Levels

The bots people play against. A level is a number of positions the engine may look at for a move (not a time: a phone and a server play
alike) and a way to err: among the moves that look worse than the best by no more than the margin, in hundredths of a soldier's worth, it does
not always take the best; the odds of a move fall by e for every *spread* hundredths. So weak levels overlook what lies deeper than they see and are
careless between moves of about equal worth; they never play a move that looks worse by more than the margin, and take every win they see.

The grades are measured, on a scale of our own: the strongest level is 9단 by definition, every grade is ELO_PER_GRADE Elo wide, down to 18급. They do not
claim to agree with the grades that associations or sites give to people: nobody has measured that.

Neighbouring levels play each other in pairs of games with swapped sides from random openings of six plies; the strengths are the most likely ones
under the Bradley–Terry model (a draw is half a win; one drawn game is added to each meeting), the intervals are those of 95 %. Those of the first table
are for the difference to the strongest level, and add up on the way down; the second table has each step by itself. This page is written by `janggun levels --write` from the results in `crates/engine/src/levels/measured.txt`, and a test compares them.
";

const LEVELS_HEAD: &str = "| level | grade | positions | margin | spread | Elo |
|---:|---|---:|---:|---:|---:|";

const GAMES_HEAD: &str = "| levels | games | results of the weaker | score | the stronger is ahead by |
|---|---:|---|---:|---:|";

/// The record and the grades in it, read once.
pub(crate) fn grades() -> &'static [Grade] {
    static GRADES: OnceLock<Vec<Grade>> = OnceLock::new();
    GRADES.get_or_init(|| {
        let measured = Measured::read(ON_RECORD).expect("a test reads the record");
        measured.grades().expect("a test rates the record")
    })
}

#[cfg(test)]
mod tests {
    use super::{Measured, ON_RECORD};
    use crate::levels::Level;

    #[test]
    fn the_record_is_of_the_levels_as_they_are() {
        let measured = Measured::read(ON_RECORD).expect("a record");
        let now: Vec<_> = Level::all().map(Level::limits).collect();
        assert_eq!(
            measured.levels, now,
            "run `janggun levels --write` after a change of levels"
        );
        assert_eq!(measured.text(), ON_RECORD);
        assert!(measured.paper().is_some(), "not all levels have met");
    }

    #[test]
    fn other_texts_are_refused() {
        for bad in ["", "level 1 2", "games 1 2 3 4 5", "level 1 2 70000", "what 1"] {
            let refused = Measured::read(bad).map(|measured| measured.ratings());
            assert!(matches!(refused, Err(_) | Ok(None)), "{bad}");
        }
    }
}
