//! The levels of the engine.

use serde::{Deserialize, Serialize};

/// A playing level of the engine, 1 (weakest) to [`Level::MOST`]. A table in the engine defines the strength of each
/// level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Level(u8);

impl Level {
    /// Number of the strongest level.
    pub const MOST: u8 = 14;

    /// Returns the level with this number; `None` outside 1 to [`Level::MOST`].
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if 1 <= number && number <= Self::MOST {
            Some(Self(number))
        } else {
            None
        }
    }

    /// Returns the number of the level, 1 to [`Level::MOST`].
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }
}

impl TryFrom<u8> for Level {
    type Error = &'static str;
    fn try_from(number: u8) -> Result<Self, Self::Error> {
        Self::new(number).ok_or("a level is 1 to 14")
    }
}

impl From<Level> for u8 {
    fn from(level: Level) -> Self {
        level.0
    }
}
