//! Consent to a house player.

use crate::house::Opponent;
use crate::time::Moment;

/// A person's consent to an unrated game against a house player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HouseConsent {
    /// People may come until then.
    pub from: Moment,
    pub person: Opponent,
}
