//! Levels for people: how many nodes the engine may look at, and how far it errs on purpose.
//!
//! Owns the one table of levels. The numbers travel to workers as plain data ([`LevelLimits`]), so that the server needs
//! no engine. Levels have numbers, not grades (급, 단): no grade may be claimed before it is measured.
//!
//! Weak levels err like people: they see little (few nodes), and among the actions that look about equally good to them
//! they do not always take the best. They do not throw pieces away at random: an action that looks worse than the best
//! by more than the margin is never played, and a win that is seen is taken.

use crate::score::Nodes;

/// A playing strength, 1 (weakest) to 10.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

/// What a level means, in plain numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LevelLimits {
    /// Nodes looked at for one action.
    pub nodes: Nodes,
    /// Largest loss, in centipawns, that is accepted on purpose; 0 = always the best action found.
    pub margin: u16,
    /// How evenly actions within the margin are chosen: odds fall by e for every so many centipawns; at least 1.
    pub spread: u16,
}

const fn row(nodes: u64, margin: u16, spread: u16) -> LevelLimits {
    LevelLimits {
        nodes: Nodes(nodes),
        margin,
        spread,
    }
}

/// Nodes, margin, spread of levels 1 to 10.
const TABLE: [LevelLimits; 10] = [
    row(40, 900, 350),
    row(60, 500, 200),
    row(120, 300, 110),
    row(300, 180, 60),
    row(800, 100, 35),
    row(2_500, 60, 20),
    row(8_000, 25, 10),
    row(30_000, 0, 1),
    row(150_000, 0, 1),
    row(600_000, 0, 1),
];

impl Level {
    /// Every level, weakest first.
    pub fn all() -> impl Iterator<Item = Level> {
        (1..=TABLE.len() as u8).map(Level)
    }

    /// The strongest.
    pub const MAX: Level = Level(TABLE.len() as u8);

    /// `None` outside 1..=10.
    #[must_use]
    pub fn new(number: u8) -> Option<Level> {
        (1..=TABLE.len() as u8).contains(&number).then_some(Level(number))
    }

    /// 1..=10.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// What the level means.
    #[must_use]
    pub fn limits(self) -> LevelLimits {
        TABLE[usize::from(self.0) - 1]
    }
}

#[cfg(test)]
mod tests {
    use super::Level;

    #[test]
    fn every_level_is_at_least_as_careful_as_the_one_below() {
        let all: Vec<_> = Level::all().map(Level::limits).collect();
        assert_eq!(all.len(), 10);
        assert!(
            all.windows(2)
                .all(|pair| pair[0].nodes < pair[1].nodes && pair[0].margin >= pair[1].margin)
        );
        assert!(all.iter().all(|limits| limits.spread >= 1));
        assert!(Level::new(0).is_none() && Level::new(11).is_none());
        assert_eq!(Level::new(10), Some(Level::MAX));
    }
}
