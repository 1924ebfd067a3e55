//! Consent to a game against a computer player.

use crate::house::Opponent;
use crate::time::Moment;

/// A person's consent to an unrated game against a computer player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HouseConsent {
    /// Time from which a computer player may join.
    pub from: Moment,
    pub person: Opponent,
}
