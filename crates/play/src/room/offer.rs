//! Offers that one side has made and the other has not answered.

use janggi::Side;

use super::turn::Seq;

/// An open offer. It lapses if the position changes, or the game is adjourned or resumed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Offer {
    pub by: Side,
    /// The event with which the offer was made.
    pub made: Seq,
}
