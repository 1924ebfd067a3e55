//! Consent to a game against a house player.

use crate::house::Opponent;
use crate::time::Moment;

/// A person's consent to an unrated game against a house player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HouseConsent {
    /// Time from which a house player may join.
    pub from: Moment,
    pub person: Opponent,
}
