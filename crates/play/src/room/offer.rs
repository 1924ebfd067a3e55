//! An open offer. Must not decide anything.

use janggi::Side;

use super::turn::Seq;

/// An open offer. It stays open until the position or phase changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Offer {
    /// The side that made it.
    pub by: Side,
    /// The event that made it.
    pub made: Seq,
}
