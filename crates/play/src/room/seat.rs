//! The holders of seats. This module must not depend on cookies, accounts or the strength of a level.

use janggi::BySide;
use serde::{Deserialize, Serialize};

use crate::house::HousePlayer;
use crate::ids::Player;
use crate::level::Level;

/// The holder of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "kind", content = "who", rename_all = "snake_case")]
pub enum SeatHolder {
    /// A guest or an account.
    Player(Player),
    Engine(Level),
    /// A computer player, whose moves the engine chooses.
    House(HousePlayer),
    /// The seat has not been taken yet.
    Open,
}

impl SeatHolder {
    /// Returns the level at which the engine plays; `None` for a person and for an open seat.
    #[must_use]
    pub const fn level(self) -> Option<Level> {
        match self {
            Self::Engine(level) => Some(level),
            Self::House(player) => Some(player.level()),
            Self::Player(_) | Self::Open => None,
        }
    }

    /// Returns the person in the seat, if there is one.
    #[must_use]
    pub const fn player(self) -> Option<Player> {
        match self {
            Self::Player(player) => Some(player),
            Self::Engine(_) | Self::House(_) | Self::Open => None,
        }
    }

    /// Returns the computer player in the seat, if there is one.
    #[must_use]
    pub const fn house(self) -> Option<HousePlayer> {
        match self {
            Self::House(player) => Some(player),
            Self::Player(_) | Self::Engine(_) | Self::Open => None,
        }
    }
}

/// The kind of a player's opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Company {
    /// Another person, or an open seat.
    Person,
    Engine,
    /// No opponent: the same player holds both seats.
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
        SeatHolder::Engine(_) | SeatHolder::House(_) => Company::Engine,
        SeatHolder::Player(_) | SeatHolder::Open => Company::Person,
    })
}
