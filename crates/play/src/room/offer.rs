//! An offer that waits for an answer. Must not decide anything.

use janggi::Side;

use super::turn::Seq;

/// An offer, for as long as the position and phase last in which it was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Offer {
    /// The side that made it.
    pub by: Side,
    /// The event that made it.
    pub made: Seq,
}
