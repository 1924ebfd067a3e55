//! Reason why an action was not played.

use core::fmt;

use crate::explain::Refusal;
use crate::illegal::Illegal;

/// Reason why an action was not played. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ActionError {
    /// The board does not allow it.
    Illegal(Illegal),
    /// The board allows it and the rules do not.
    Refused(Refusal),
    /// The game is over.
    Over,
}

impl ActionError {
    /// Returns a stable word for programs and translations.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Illegal(illegal) => illegal.code(),
            Self::Refused(refusal) => refusal.cause.code(),
            Self::Over => "game_over",
        }
    }
}

impl fmt::Display for ActionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Illegal(illegal) => illegal.fmt(f),
            Self::Refused(refusal) => write!(f, "refused by {}: {}", refusal.rule, refusal.cause.code()),
            Self::Over => f.write_str("the game is over"),
        }
    }
}

impl core::error::Error for ActionError {}
