//! The holders of seats. Must not know cookies, accounts or the strength of a level.

use janggi::BySide;
use serde::{Deserialize, Serialize};

use crate::ids::Player;

/// A playing level of the engine, 1 (weakest) to [`Level::MOST`]. Its meaning is defined by a table in the engine; here
/// it is only a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Level(u8);

impl Level {
    /// The strongest level.
    pub const MOST: u8 = 14;

    /// Returns the level with this number; `None` outside 1 to [`Level::MOST`].
    #[must_use]
    pub fn new(number: u8) -> Option<Self> {
        (1..=Self::MOST).contains(&number).then_some(Self(number))
    }

    /// Returns its number, 1 to [`Level::MOST`].
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

/// The holder of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "kind", content = "who", rename_all = "snake_case")]
pub enum SeatHolder {
    /// A human player.
    Player(Player),
    Engine(Level),
    /// Not taken yet.
    Open,
}

/// The kind of opponent a player has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Company {
    /// Another person, or a seat waiting for one.
    Person,
    Engine,
    /// None: the same player holds both seats.
    Alone,
}

/// Returns the kind of a player's opponent; `None` for a player without a seat.
pub(super) fn company(seats: &BySide<SeatHolder>, player: Player) -> Option<Company> {
    let me = SeatHolder::Player(player);
    let other = match (seats.cho == me, seats.han == me) {
        (true, true) => return Some(Company::Alone),
        (true, false) => seats.han,
        (false, true) => seats.cho,
        (false, false) => return None,
    };
    Some(match other {
        SeatHolder::Engine(_) => Company::Engine,
        SeatHolder::Player(_) | SeatHolder::Open => Company::Person,
    })
}
