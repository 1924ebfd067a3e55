//! The referee (심판) of a game: the agreement before the game, the state, and the possible rulings. This module must not
//! decide which commands are allowed, which is the task of `decide`.

use janggi::{BySide, Rules, Side};
use serde::{Deserialize, Serialize};

use crate::ids::Player;
use crate::time::{Millis, Moment};

/// Maximum number of characters in the text of a ruling.
pub const MOST_WORDS: usize = 500;

/// Minimum time that a ruling may give.
pub const LEAST_RULED: Millis = Millis::from_seconds(1);

/// Maximum time that a ruling may give.
pub const MOST_RULED: Millis = Millis::from_seconds(3_600);

/// The referee agreed on before a game: the first person who uses the key.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RefereePlan {
    /// SHA-256 of the key in hexadecimal digits, computed by the caller.
    pub key_hash: String,
    /// Arbiter of repeated positions. In games opened before this field existed, the rule set decides.
    #[serde(default, skip_serializing_if = "Repetition::is_default")]
    pub repetition: Repetition,
}

/// Arbiter of repeated positions in a game with a referee.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Repetition {
    /// The rule set decides.
    #[default]
    ByRules,
    /// The referee decides: a repetition neither makes a move illegal nor ends the game. Perpetual check still loses.
    ByReferee,
}

impl Repetition {
    fn is_default(&self) -> bool {
        *self == Self::default()
    }
}

/// State of a game's referee.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Referee {
    /// The game was created without a referee.
    None,
    /// The key has not been used yet.
    Awaited,
    /// A person has joined with the key.
    Joined {
        player: Player,
        /// The sides that have agreed.
        confirmed: BySide<bool>,
    },
    /// A player declined the referee, so the game is played without one.
    Declined,
}

impl Referee {
    /// Returns the rules by which a game under this referee is judged.
    pub(super) fn rules_in_play(&self, plan: Option<&RefereePlan>, rules: &Rules) -> Rules {
        match plan.filter(|_| self.confirmed().is_some()) {
            Some(RefereePlan {
                repetition: Repetition::ByReferee,
                ..
            }) => rules.with_positions_left_to_a_referee(),
            Some(RefereePlan {
                repetition: Repetition::ByRules,
                ..
            })
            | None => rules.clone(),
        }
    }

    /// Returns the state of the referee in a newly opened game.
    pub(super) const fn planned(plan: Option<&RefereePlan>) -> Self {
        match plan {
            Some(_) => Self::Awaited,
            None => Self::None,
        }
    }

    /// Returns the person who joined with the key, even before both sides have agreed.
    #[must_use]
    pub const fn player(&self) -> Option<Player> {
        match self {
            Self::Joined { player, .. } => Some(*player),
            Self::None | Self::Awaited | Self::Declined => None,
        }
    }

    /// Returns the referee if both sides have agreed.
    #[must_use]
    pub const fn confirmed(&self) -> Option<Player> {
        match self {
            Self::Joined {
                player,
                confirmed: BySide { cho: true, han: true },
            } => Some(*player),
            Self::Joined { .. } | Self::None | Self::Awaited | Self::Declined => None,
        }
    }

    /// Returns whether the start of the game is waiting for the referee to join or for a side to accept or decline.
    #[must_use]
    pub const fn is_open(&self) -> bool {
        match self {
            Self::Awaited => true,
            Self::Joined { .. } => self.confirmed().is_none(),
            Self::None | Self::Declined => false,
        }
    }
}

/// A ruling of the referee.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Ruling {
    /// The game is drawn.
    Draw,
    /// A side has won.
    Win { side: Side },
    /// A side's next move must not repeat a position, unless every legal move does.
    MustDeviate { side: Side },
    /// A side gets extra time.
    GiveTime {
        side: Side,
        /// From [`LEAST_RULED`] to [`MOST_RULED`].
        ms: Millis,
    },
    /// Time is called: the game is stopped, and the rule set decides the result.
    CallTime,
    /// The game is adjourned.
    Adjourn,
    /// The adjourned game continues.
    Resume,
}

/// A ruling as recorded in the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ruled {
    pub ruling: Ruling,
    pub words: String,
    /// Number of steps and passes played before the ruling.
    pub ply: u32,
    pub at: Moment,
}

/// A player's decision on the referee.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RefereeAnswer {
    Accept,
    Decline,
}
