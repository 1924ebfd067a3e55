//! Reasons why a string is not a move, for all notations.

use core::fmt;

use crate::notation::korean::KoreanError;
use crate::notation::san::SanError;
use crate::notation::uci::ParseMoveError;
use crate::notation::western::WesternError;
use crate::notation::xiangqi::XiangqiError;

/// The reason why a string is not a move in its notation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MoveTextError {
    Korean(KoreanError),
    San(SanError),
    Uci(ParseMoveError),
    /// An error in one of the western long forms.
    Western(WesternError),
    /// An error in one of the notations of Chinese chess.
    Xiangqi(XiangqiError),
}

impl MoveTextError {
    /// Returns a stable code for programs and translations.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            MoveTextError::Korean(error) => error.code(),
            MoveTextError::San(error) => error.code(),
            MoveTextError::Uci(error) => error.code(),
            MoveTextError::Western(error) => error.code(),
            MoveTextError::Xiangqi(error) => error.code(),
        }
    }
}

impl fmt::Display for MoveTextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MoveTextError::Korean(error) => error.fmt(f),
            MoveTextError::San(error) => error.fmt(f),
            MoveTextError::Uci(error) => error.fmt(f),
            MoveTextError::Western(error) => error.fmt(f),
            MoveTextError::Xiangqi(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for MoveTextError {}
