//! Ladders. A player has one rating for all games on the same ladder.

use janggi::Movement;
use janggi::ruleset::Coded;

use crate::control::Speed;

/// A variant and a speed. A player has a separate rating on each ladder.
///
/// For example, someone who plays blitz and classical Janggi has two ratings.
///
/// At the same speed, all rule sets with the same variant share a ladder. These rule sets require the same
/// skill, and with a ladder for each rule set, every rating would be based on a handful of games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Ladder {
    pub movement: Movement,
    pub speed: Speed,
}

impl Ladder {
    /// Returns the ladder of a game; `None` for games without a clock, which are not rated.
    #[must_use]
    pub fn new(movement: Movement, speed: Speed) -> Option<Self> {
        (speed != Speed::Unlimited).then_some(Self { movement, speed })
    }

    /// Returns the ladder for two codes, such as `janggi` and `rapid`; `None` if it does not exist.
    #[must_use]
    pub fn from_codes(movement: &str, speed: &str) -> Option<Self> {
        Self::new(Movement::from_code(movement)?, Speed::from_code(speed)?)
    }

    /// Iterates over all ladders: Janggi first, and for each variant the fastest speed first.
    pub fn all() -> impl Iterator<Item = Self> {
        let speeds = || Speed::ALL.into_iter().filter(|speed| *speed != Speed::Unlimited);
        Movement::ALL
            .iter()
            .flat_map(move |&movement| speeds().map(move |speed| Self { movement, speed }))
    }
}

#[cfg(test)]
mod tests {
    use super::Ladder;
    use janggi::ruleset::Coded;

    #[test]
    fn codes_name_every_ladder_and_nothing_else() {
        for ladder in Ladder::all() {
            let read = Ladder::from_codes(ladder.movement.code(), ladder.speed.code());
            assert_eq!(read, Some(ladder));
        }
        for (movement, speed) in [
            ("janggi", "unlimited"),
            ("chess", "blitz"),
            ("janggi", "slow"),
            ("", ""),
        ] {
            assert_eq!(Ladder::from_codes(movement, speed), None, "{movement} {speed}");
        }
    }
}
