//! The recorded results of the levels, and the strengths, grades and documentation derived from them.
//!
//! `janggun-lab levels --write` uses this module to write `measured.txt`, `docs/engine/levels.md` and the engine's
//! table of grades. This module must not play games.

use core::fmt::Write as _;

use crate::levels::rating::{HeadToHead, Ratings, rate};
use engine::levels::grade::{ELO_PER_GRADE, Grade};
use engine::levels::{Level, LevelLimits};
use engine::score::Nodes;

/// Contents of `measured.txt`: the recorded results.
pub const RECORDED: &str = include_str!("measured.txt");

/// Results of the levels against each other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LevelResults {
    /// One-line description of the measurement: the rule set and the evaluation.
    pub how: String,
    /// Limits of the levels at the time of the measurement.
    pub levels: Vec<LevelLimits>,
    /// Results of the pairings. Players are indices into `levels`.
    pub head_to_heads: Vec<HeadToHead>,
}

/// Error for a string that is not a valid record of results.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadError {
    /// Line number, from 1.
    pub line: usize,
}

impl core::fmt::Display for ReadError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "line {} is not a record of levels", self.line)
    }
}

impl std::error::Error for ReadError {}

impl LevelResults {
    /// Creates a record without results for the current levels.
    #[must_use]
    pub fn new(how: String) -> LevelResults {
        LevelResults {
            how,
            levels: Level::all().map(Level::limits).collect(),
            head_to_heads: Vec::new(),
        }
    }

    /// Reads the output of [`LevelResults::text`].
    ///
    /// # Errors
    /// [`ReadError`] with the first invalid line.
    pub fn read(text: &str) -> Result<LevelResults, ReadError> {
        let mut results = LevelResults {
            how: String::new(),
            levels: Vec::new(),
            head_to_heads: Vec::new(),
        };
        for (line, text) in (1..).zip(text.lines()) {
            let error = ReadError { line };
            let (word, rest) = text.split_once(' ').ok_or_else(|| error.clone())?;
            if word == "how" {
                results.how = rest.to_owned();
                continue;
            }
            let numbers: Option<Vec<u64>> = rest.split(' ').map(|number| number.parse().ok()).collect();
            match (word, numbers.as_deref()) {
                ("level", Some(&[nodes, margin, spread])) => results.levels.push(LevelLimits {
                    nodes: Nodes(nodes),
                    margin: u16::try_from(margin).map_err(|_| error.clone())?,
                    spread: u16::try_from(spread).map_err(|_| error)?,
                }),
                ("games", Some(&[one, two, wins, draws, losses])) => {
                    let player = |number: u64| {
                        let known = (1..=results.levels.len() as u64).contains(&number);
                        known.then_some(number as usize - 1).ok_or_else(|| error.clone())
                    };
                    let head_to_head = HeadToHead {
                        one: player(one)?,
                        two: player(two)?,
                        wins,
                        draws,
                        losses,
                    };
                    results.head_to_heads.push(head_to_head);
                }
                _ => return Err(error),
            }
        }
        Ok(results)
    }

    /// Returns the record as text: one line for `how`, for each level, and for each pairing.
    #[must_use]
    pub fn text(&self) -> String {
        let mut text = format!("how {}\n", self.how);
        for limits in &self.levels {
            // Writing to a String cannot fail.
            let _ = writeln!(text, "level {} {} {}", limits.nodes.0, limits.margin, limits.spread);
        }
        for head_to_head in &self.head_to_heads {
            let HeadToHead {
                one,
                two,
                wins,
                draws,
                losses,
            } = head_to_head;
            let _ = writeln!(text, "games {} {} {wins} {draws} {losses}", one + 1, two + 1);
        }
        text
    }

    /// Returns the strengths relative to the strongest level; `None` if the results do not connect all levels.
    #[must_use]
    pub fn ratings(&self) -> Option<Ratings> {
        rate(self.levels.len(), &self.head_to_heads)
    }

    /// Returns the grade of each level; `None` if the results do not connect all levels.
    #[must_use]
    pub fn grades(&self) -> Option<Vec<Grade>> {
        let ratings = self.ratings()?;
        Some(ratings.elo.iter().map(|elo| Grade::below_best(-elo)).collect())
    }

    /// Returns the contents of `crates/engine/src/levels/grades.rs`; `None` if the results do not connect all levels.
    #[must_use]
    pub fn grades_source(&self) -> Option<String> {
        let grades = self.grades()?;
        let rows: String = grades
            .iter()
            .map(|grade| format!("    grade({}),\n", grade.number()))
            .collect();
        Some(format!(
            "{GRADES_HEAD}\npub(super) const GRADES: [Grade; {}] = [\n{rows}];\n",
            grades.len()
        ))
    }

    /// Returns the contents of `docs/engine/levels.md`; `None` if the results do not connect all levels.
    #[must_use]
    pub fn document(&self) -> Option<String> {
        let (ratings, grades) = (self.ratings()?, self.grades()?);
        let games: u64 = self.head_to_heads.iter().map(HeadToHead::games).sum();
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
        for head_to_head in &self.head_to_heads {
            let alone = HeadToHead {
                one: 0,
                two: 1,
                ..*head_to_head
            };
            let gap = rate(2, &[alone])?;
            let _ = writeln!(
                text,
                "| {} : {} | {} | +{} ={} -{} | {:.1} % | {:.0} ± {:.0} |",
                head_to_head.one + 1,
                head_to_head.two + 1,
                head_to_head.games(),
                head_to_head.wins,
                head_to_head.draws,
                head_to_head.losses,
                head_to_head.percent(),
                -gap.elo[0],
                gap.error[0]
            );
        }
        Some(text.replace("ELO_PER_GRADE", &format!("{ELO_PER_GRADE}")))
    }
}

const INTRODUCTION: &str = "# Levels

The playing strengths of the engine. A level limits the number of positions that the engine searches for a move, rather than the time, so that a
phone and a server play equally well. Weak levels also choose at random among the moves whose scores are worse than the best one by at most the *margin*, in
hundredths of a soldier's value. The probability of a move is that of the [policy](policy.md), which predicts what people play, and falls by a factor of e for every
*spread* hundredths that the move is worse. From a spread of 400 on, the policy has less weight the larger a level's spread is. A weak level thus overlooks what
lies deeper than its search and prefers the moves that come to mind first, but never plays a move whose score is worse by more than the margin, and takes every
win that it sees.

Some habits of a level do not depend on its search (`crates/engine/src/manner.rs`). It never passes, and never lets the generals face each other (빅장), if the other side could end the game in its own favour by
a pass or a call, unless nothing else is legal. Passes and quiet steps of the general and the guards have the probability of the full policy at every level; from a spread of 400 on, they are five times less likely
for every other one among the side's last eight moves, and passes five times less likely again. Steps back to where a piece came from, and checks from squares where a piece recently stood,
which drive the other general back and forth, are 200 times less likely than that, and
a level that is clearly ahead looks for another move before it passes or steps back. In 200 games of each of the levels 1 to 5 against
themselves, half under `kakao` and half under `pychess`, 0.4, 0.6, 0.8, 0.7 and 0.7 % of the moves took the general back to where it had been before its last step, most of them the only move out of a check; 0.1 % were passes, and none gave the game away.
Of the moves of the levels 1 to 3, 1.9, 3.0 and 3.3 % were waiting moves within four moves of another one (2.4, 2.8 and 7.5 % before those were made less likely)
(`cargo test --release -p janggun-engine --test all manner measure -- --ignored --nocapture`).
In the first 16 plies, as long as 28 pieces are on the board, a level without a margin chooses among moves that are up to 20 hundredths worse than the best one, so that no two games are alike.

These habits were added after the games below were played. They change few moves, but the strengths have not been measured again.

The grades are measured, on a scale of Janggun's own: the strongest level is 9단 (9 dan) by definition, and every grade is ELO_PER_GRADE Elo wide, down to 18급
(18 geup). They have not been compared with the grades of associations or playing sites.

All games were games of Janggi. In Xiangqi and Chess War a level searches as many positions and chooses in the same way, but without the policy; its strength there has not been measured.

Neighbouring levels played pairs of games with swapped sides from random openings of six plies. Their strengths are the maximum-likelihood estimates of the
Bradley–Terry model, where a draw counts as half a win and one drawn game is added to each pairing; intervals are 95 %. The first table gives each level's
difference to the strongest one, so its errors add up on the way down; the second table gives each pairing by itself.

`janggun-lab levels --write` writes this page from the results in `tools/lab/src/levels/measured.txt`; a test compares the two.
";

const GRADES_HEAD: &str = "\
//! The measured grade of each level, weakest first. Written by `janggun-lab levels --write`; a test of the crate `lab` compares it
//! with the results on record.

use crate::levels::grade::Grade;

const fn grade(number: u8) -> Grade {
    Grade::new(number).expect(\"a grade is 1 to 27\")
}
";

const LEVELS_HEAD: &str = "| level | grade | positions | margin | spread | Elo |
|---:|---|---:|---:|---:|---:|";

const GAMES_HEAD: &str = "| levels | games | results of the weaker | score | the stronger is ahead by |
|---|---:|---|---:|---:|";

#[cfg(test)]
mod tests {
    use super::{LevelResults, RECORDED};
    use engine::levels::Level;

    #[test]
    fn the_record_is_of_the_levels_as_they_are() {
        let results = LevelResults::read(RECORDED).expect("a record");
        let now: Vec<_> = Level::all().map(Level::limits).collect();
        assert_eq!(
            results.levels, now,
            "run `janggun-lab levels --write` after a change of levels"
        );
        assert_eq!(results.text(), RECORDED);
        assert!(results.document().is_some(), "not all levels have met");
    }

    #[test]
    fn the_engine_has_the_grades_on_record() {
        let results = LevelResults::read(RECORDED).expect("a record");
        let engine: Vec<_> = Level::all().map(Level::grade).collect();
        assert_eq!(results.grades(), Some(engine), "run `janggun-lab levels --write`");
        let source = include_str!("../../../../crates/engine/src/levels/grades.rs");
        assert_eq!(results.grades_source().as_deref(), Some(source));
    }

    #[test]
    fn other_texts_are_refused() {
        for bad in ["", "level 1 2", "games 1 2 3 4 5", "level 1 2 70000", "what 1"] {
            let refused = LevelResults::read(bad).map(|results| results.ratings());
            assert!(matches!(refused, Err(_) | Ok(None)), "{bad}");
        }
    }
}
