//! Playing levels: how many nodes the engine may search, and how much it errs on purpose.
//!
//! Owns the table of levels. The numbers travel to workers as plain data ([`LevelLimits`]), so that the server needs no
//! engine. The crate `lab` describes how the levels were measured; the resulting grades are in `grades.rs`.
//!
//! Weak levels err as people do: they see little (few nodes, so deep tactics are overlooked), and among the moves that
//! look good enough they prefer those that people play (`crate::policy`). They do not give pieces away at random: a
//! move that looks worse than the best by more than the margin is never played, and a win that the search has found is
//! taken.

pub mod grade;

mod grades;

use janggi::Movement;

use crate::score::Nodes;
pub use grade::Grade;

/// A playing strength, 1 (weakest) to 14.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

/// The limits of a level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LevelLimits {
    /// Nodes per action.
    pub nodes: Nodes,
    /// Largest loss, in centipawns, that is accepted on purpose; 0 = always the best action found, except at the
    /// beginning of a game, see `crate::manner`.
    pub margin: u16,
    /// How evenly the level chooses among actions within the margin. The choice is weighted by the policy, and the odds
    /// fall by a factor of e for every this many centipawns; at least 1.
    pub spread: u16,
}

const fn row(nodes: u64, margin: u16, spread: u16) -> LevelLimits {
    LevelLimits {
        nodes: Nodes(nodes),
        margin,
        spread,
    }
}

/// Nodes, margin and spread, weakest level first. After a change of a row, measure again with `janggun-lab levels`.
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

    /// The law of movement for which the levels were measured. Under another law, a level searches as many nodes but
    /// its strength is unknown.
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

    /// Returns the level whose measured grade is nearest to this Elo on the scale of [`Grade::elo`]; the weaker of two
    /// equally near.
    #[must_use]
    pub fn of_elo(elo: u16) -> Level {
        let nearest = Level::all().min_by_key(|level| level.grade().elo().abs_diff(elo));
        nearest.unwrap_or(Level::MAX)
    }

    /// Returns its number, 1 to [`Level::MAX`].
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Returns the limits of the level.
    #[must_use]
    pub fn limits(self) -> LevelLimits {
        TABLE[usize::from(self.0) - 1]
    }

    /// Returns its measured grade in games of [`Level::MEASURED_IN`].
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
