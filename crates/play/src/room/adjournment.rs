//! State of an adjournment (중단), with open offers to adjourn or resume. Decisions belong in `decide`.

use super::offer::Offer;

/// The adjournment state of a game, with the open offer, if any.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Adjournment {
    /// The game is in progress.
    #[default]
    None,
    /// The game is in progress, and a side has offered to adjourn.
    Offered(Offer),
    /// The game is adjourned, and both clocks are stopped.
    Adjourned {
        /// The open offer to resume.
        resume: Option<Offer>,
    },
}

impl Adjournment {
    /// Returns the open offer to adjourn or to resume.
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
    Accept,
    Decline,
}
