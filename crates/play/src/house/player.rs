//! The computer players. Their names are in the text catalogue, keyed by code.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::level::Level;

/// A computer player of the server. Its code and number are stored, so they never change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HousePlayer {
    /// 병아리.
    Chick,
    /// 다람쥐.
    Squirrel,
    /// 두루미.
    Crane,
    /// 여우.
    Fox,
    /// 호랑이.
    Tiger,
}

/// Error for an unknown code of a computer player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownHousePlayer(pub String);

impl fmt::Display for UnknownHousePlayer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no house player has the code {:?}", self.0)
    }
}

impl std::error::Error for UnknownHousePlayer {}

/// Code, number in database rows of games, level and grade of a computer player.
type Row = (&'static str, u8, u8, u8);

impl HousePlayer {
    /// All computer players, weakest first.
    pub const ALL: [Self; 5] = [Self::Chick, Self::Squirrel, Self::Crane, Self::Fox, Self::Tiger];

    const fn row(self) -> Row {
        match self {
            Self::Chick => ("chick", 1, 2, 5),
            Self::Squirrel => ("squirrel", 2, 5, 9),
            Self::Crane => ("crane", 3, 8, 13),
            Self::Fox => ("fox", 4, 11, 20),
            Self::Tiger => ("tiger", 5, 13, 25),
        }
    }

    /// Returns the code of the computer player, as sent and stored.
    #[must_use]
    pub const fn code(self) -> &'static str {
        self.row().0
    }

    /// Returns the number of the computer player in database rows of games. Numbers are never reused.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.row().1
    }

    /// Returns the computer player with this number.
    #[must_use]
    pub fn of_number(number: u8) -> Option<Self> {
        Self::ALL.into_iter().find(|player| player.number() == number)
    }

    /// Returns the level at which the engine plays as this computer player.
    #[must_use]
    pub const fn level(self) -> Level {
        Level::new(self.row().2).expect("the table has levels only")
    }

    /// Returns the measured grade of the level, from 1 (18급) to 27 (9단).
    #[must_use]
    pub const fn grade(self) -> u8 {
        self.row().3
    }
}

impl FromStr for HousePlayer {
    type Err = UnknownHousePlayer;

    fn from_str(code: &str) -> Result<Self, UnknownHousePlayer> {
        let found = Self::ALL.into_iter().find(|player| player.code() == code);
        found.ok_or_else(|| UnknownHousePlayer(code.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::HousePlayer;

    #[test]
    fn every_code_and_number_names_one_player() {
        for player in HousePlayer::ALL {
            assert_eq!(player.code().parse(), Ok(player));
            assert_eq!(HousePlayer::of_number(player.number()), Some(player));
            assert_eq!(serde_json::to_value(player).unwrap(), player.code());
        }
        assert!("human".parse::<HousePlayer>().is_err());
    }

    #[test]
    fn each_is_stronger_than_the_one_before() {
        let all = HousePlayer::ALL.map(|player| (player.level(), player.grade(), player.number()));
        assert!(
            all.windows(2)
                .all(|pair| pair[0].0 < pair[1].0 && pair[0].1 < pair[1].1 && pair[0].2 < pair[1].2)
        );
    }
}
