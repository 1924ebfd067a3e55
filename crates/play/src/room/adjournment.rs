//! State of an adjournment (중단), with open offers to adjourn or resume. This module must not contain decisions, which
//! are the task of `decide`.

use super::offer::Offer;

/// Whether a game is adjourned, with the pending offer to adjourn or resume.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Adjournment {
    /// The game is in progress.
    #[default]
    None,
    /// The game is in progress, and a side has offered to adjourn.
    Offered(Offer),
    /// The game is adjourned, and both clocks are stopped.
    Adjourned {
        /// A pending offer to resume.
        resume: Option<Offer>,
    },
}

impl Adjournment {
    /// Returns the pending offer, to adjourn or to resume.
    #[must_use]
    pub const fn offer(self) -> Option<Offer> {
        match self {
            Self::None => None,
            Self::Offered(offer) => Some(offer),
            Self::Adjourned { resume } => resume,
        }
    }

    /// Returns whether the game is adjourned.
    #[must_use]
    pub const fn stands(self) -> bool {
        matches!(self, Self::Adjourned { .. })
    }
}

/// An answer to an offer to adjourn or to resume.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AdjournmentAnswer {
    /// Accepts the offer.
    Accept,
    /// Declines the offer.
    Decline,
}
