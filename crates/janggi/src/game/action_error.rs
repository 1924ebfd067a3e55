//! The error for an action that may not be played.

use core::fmt;

use crate::explain::Refusal;
use crate::illegal::Illegal;

/// The reason why an action may not be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ActionError {
    /// The action is not legal on the board.
    Illegal(Illegal),
    /// The action is legal on the board, but the rules do not allow it.
    Refused(Refusal),
    Over,
}

impl ActionError {
    /// Returns a stable code for programs and translations.
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
