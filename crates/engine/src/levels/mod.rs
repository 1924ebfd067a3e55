//! Playing levels: limits on the number of nodes and on the size of deliberate mistakes.
//!
//! Workers receive the limits as plain numbers, so the server does not depend on the engine. The crate `lab` measures
//! the levels; the resulting grades are in `grades.rs`.
//!
//! Weak levels are meant to make human mistakes. With few nodes, they overlook deep tactics, and among the moves within
//! a margin of the best, they prefer moves that the move policy considers likely (`crate::policy`). They never play a
//! move whose score is worse than the margin allows, and they play any win that their search has found.

pub mod grade;

mod grades;

use janggi::Movement;

use crate::score::Nodes;
pub use grade::Grade;

/// A playing strength, 1 (weakest) to 14.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

/// Limits that make an engine play at a level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LevelLimits {
    /// Maximum number of nodes per search.
    pub nodes: Nodes,
    /// Largest deliberate loss in centipawns. With 0, the best move found is played, except in the opening (see
    /// `crate::manner`) or to avoid waiting in a winning position (see `crate::play`).
    pub margin: u16,
    /// Spread of the random choice among the moves within the margin: the loss in centipawns that divides the odds of a
    /// move by e. At least 1. The odds are also weighted by the policy.
    pub spread: u16,
}

const fn row(nodes: u64, margin: u16, spread: u16) -> LevelLimits {
    LevelLimits {
        nodes: Nodes(nodes),
        margin,
        spread,
    }
}

/// Nodes, margin and spread, weakest level first. After changing a row, measure the levels again with `janggun-lab
/// levels`.
const TABLE: [LevelLimits; grades::GRADES.len()] = [
    row(400, 4_000, 1_300),
    row(420, 3_000, 700),
    row(440, 2_000, 400),
    row(460, 1_500, 190),
    row(500, 1_000, 105),
    row(560, 800, 70),
    row(640, 500, 45),
    row(760, 250, 20),
    row(900, 100, 10),
    row(2_000, 0, 1),
    row(5_000, 0, 1),
    row(12_000, 0, 1),
    row(30_000, 0, 1),
    row(80_000, 0, 1),
];

impl Level {
    /// Iterates over all levels, weakest first.
    pub fn all() -> impl Iterator<Item = Level> {
        (1..=TABLE.len() as u8).map(Level)
    }

    /// The variant in which the levels were measured. The levels' strength in other variants is not measured.
    pub const MEASURED_IN: Movement = Movement::Janggi;

    /// The weakest level.
    pub const MIN: Level = Level(1);

    /// The strongest level.
    pub const MAX: Level = Level(TABLE.len() as u8);

    /// Returns the level with this number; `None` outside 1 to [`Level::MAX`].
    #[must_use]
    pub fn new(number: u8) -> Option<Level> {
        (1..=TABLE.len() as u8).contains(&number).then_some(Level(number))
    }

    /// Returns the level whose measured grade is nearest to this Elo, on the scale of [`Grade::elo`]. Of two equally
    /// near levels, returns the weaker.
    #[must_use]
    pub fn of_elo(elo: u16) -> Level {
        let nearest = Level::all().min_by_key(|level| level.grade().elo().abs_diff(elo));
        nearest.unwrap_or(Level::MAX)
    }

    /// Returns the level's number, 1 to [`Level::MAX`].
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Returns the limits of the level.
    #[must_use]
    pub fn limits(self) -> LevelLimits {
        TABLE[usize::from(self.0) - 1]
    }

    /// Returns the level's measured grade in games of [`Level::MEASURED_IN`].
    #[must_use]
    pub fn grade(self) -> Grade {
        grades::GRADES[usize::from(self.0) - 1]
    }
}

#[cfg(test)]
mod tests {
    use super::Level;

    #[test]
    fn every_level_is_at_least_as_careful_as_the_one_below() {
        let all: Vec<_> = Level::all().map(Level::limits).collect();
        assert_eq!(all.len(), usize::from(Level::MAX.number()));
        assert!(
            all.windows(2)
                .all(|pair| pair[0].nodes < pair[1].nodes && pair[0].margin >= pair[1].margin)
        );
        assert!(all.iter().all(|limits| limits.spread >= 1));
        assert!(Level::new(0).is_none() && Level::new(Level::MAX.number() + 1).is_none());
    }

    #[test]
    fn grades_never_fall_as_levels_rise() {
        let grades: Vec<_> = Level::all().map(Level::grade).collect();
        assert!(grades.windows(2).all(|pair| pair[0] <= pair[1]), "{grades:?}");
    }
}
