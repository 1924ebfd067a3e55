//! Reason why a text is not a move of Chinese chess.

use core::fmt;

/// Reason why a text is not a move of Chinese chess.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum XiangqiError {
    /// Not of the form `C2=5` or 炮二平五.
    Syntax,
    /// No legal move is written so.
    NoCandidate,
}

impl XiangqiError {
    /// Returns a stable word for programs and translations.
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
