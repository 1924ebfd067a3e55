//! Reasons why a string is not a move of Chinese chess.

use core::fmt;

/// The reason why a string is not a move of Chinese chess.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum XiangqiError {
    /// The text does not have the form `C2=5` or 炮二平五.
    Syntax,
    /// The text does not match a legal move.
    NoCandidate,
}

impl XiangqiError {
    /// Returns a stable code for programs and translations.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            XiangqiError::Syntax => "move_syntax",
            XiangqiError::NoCandidate => "move_no_candidate",
        }
    }
}

impl fmt::Display for XiangqiError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            XiangqiError::Syntax => f.write_str("not a move of four signs as in C2=5 or 炮二平五"),
            XiangqiError::NoCandidate => f.write_str("no legal move is written so"),
        }
    }
}

impl core::error::Error for XiangqiError {}
