//! Seeks: offers of a game to the first player who accepts. This module must not depend on the list of seeks.

use janggi::Side;

use super::consent::HouseConsent;
use super::member::{Member, Standing};
use crate::control::TimeControl;
use crate::ids::GameId;
use crate::time::Moment;

/// The id of a seek; random, like a game id.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SeekId(pub GameId);

/// An inclusive range of ratings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RatingRange {
    pub least: i32,
    pub most: i32,
}

impl RatingRange {
    /// The smallest and largest values allowed.
    pub const BOUNDS: Self = Self { least: 0, most: 4_000 };

    /// Returns whether `rating` is in the range.
    #[must_use]
    pub fn holds(self, rating: i32) -> bool {
        (self.least..=self.most).contains(&rating)
    }

    /// Returns the range if it is not empty and lies within [`Self::BOUNDS`].
    #[must_use]
    pub fn checked(self) -> Option<Self> {
        (Self::BOUNDS.least <= self.least && self.least <= self.most && self.most <= Self::BOUNDS.most).then_some(self)
    }
}

/// The side that the seeker wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeekSide {
    Is(Side),
    /// Either side. The opponent's preference decides or, if there is none, the balance of both players' earlier games
    /// as Cho and Han.
    Any,
}

/// The game that the seeker wants.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeekTerms {
    /// The preset, for example `kakao@1`.
    pub rules: String,
    pub time: TimeControl,
    /// Whether the game is rated, which requires accounts.
    pub rated: bool,
    pub side: SeekSide,
    /// Accepted ratings; any if `None`.
    pub range: Option<RatingRange>,
}

/// A player's offer of a game in the lobby.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seek {
    pub id: SeekId,
    pub by: Member,
    pub terms: SeekTerms,
    /// The seeker's consent to a computer player, if given.
    pub house: Option<HouseConsent>,
    pub since: Moment,
}

impl Seek {
    /// Returns whether `other` may accept this seek. `other` must contain the player's rating for the seek's rules and
    /// speed.
    #[must_use]
    pub fn is_for(&self, other: &Member) -> bool {
        let standing = !self.terms.rated || other.standing == Standing::Account;
        let range = self.terms.range.is_none_or(|range| range.holds(other.rating));
        standing && range && self.by.may_meet(other)
    }

    /// Returns whether two seeks are for the same kind of game with compatible sides, and accept each other's players.
    #[must_use]
    pub fn fits(&self, other: &Self) -> bool {
        let (mine, theirs) = (&self.terms, &other.terms);
        let sides = match (mine.side, theirs.side) {
            (SeekSide::Is(mine), SeekSide::Is(theirs)) => mine != theirs,
            (SeekSide::Any, SeekSide::Is(_) | SeekSide::Any) | (SeekSide::Is(_), SeekSide::Any) => true,
        };
        let same = mine.rules == theirs.rules && mine.time == theirs.time && mine.rated == theirs.rated;
        same && sides && self.is_for(&other.by) && other.is_for(&self.by)
    }
}
