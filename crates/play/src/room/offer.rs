//! Offers that a side has made and the other has not answered.

use janggi::Side;

use super::turn::Seq;

/// An open offer. It stays open until it is answered, or the position or phase changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Offer {
    /// The side that made the offer.
    pub by: Side,
    /// The event in which the offer was made.
    pub made: Seq,
}
