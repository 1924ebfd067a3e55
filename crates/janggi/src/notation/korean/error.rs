//! Reasons why a Korean move text is rejected.

use core::fmt;

use crate::bitboard::{Bitboard, Listed};
use crate::piece::Piece;
use crate::role::Role;
use crate::square::Square;

/// The reason why a string does not determine one action of the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum KoreanError {
    /// A point is missing or malformed.
    Point,
    /// The name of a piece is missing or unknown.
    PieceName,
    /// More text follows a complete move.
    Surplus,
    /// The starting point is empty.
    NoPiece {
        /// The empty point.
        at: Square,
    },
    /// A piece other than the named one is on the starting point.
    OtherPiece {
        at: Square,
        /// The piece that the text names.
        said: Role,
        found: Piece,
    },
    /// The piece is not the mover's, or the text names the other side.
    OtherSide { at: Square, found: Piece },
    /// The text names a captured piece that is not on the destination.
    OtherTaken {
        /// The destination.
        at: Square,
        /// The piece that the text names.
        said: Role,
        found: Option<Piece>,
    },
    /// The text has 장군, but the step does not give check.
    NoCheck,
    /// Short form: no piece of this kind can legally go to the destination.
    NoCandidate {
        /// The piece that the text names.
        said: Role,
        to: Square,
    },
    /// Short form: several pieces of this kind can legally go to the destination.
    Ambiguous { to: Square, from: Bitboard },
}

impl KoreanError {
    /// Returns a stable code for programs and translations.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            KoreanError::Point => "move_point",
            KoreanError::PieceName => "move_piece_name",
            KoreanError::Surplus => "move_surplus",
            KoreanError::NoPiece { .. } => "move_no_piece",
            KoreanError::OtherPiece { .. } => "move_other_piece",
            KoreanError::OtherSide { .. } => "move_other_side",
            KoreanError::OtherTaken { .. } => "move_other_taken",
            KoreanError::NoCheck => "move_no_check",
            KoreanError::NoCandidate { .. } => "move_no_candidate",
            KoreanError::Ambiguous { .. } => "move_ambiguous",
        }
    }
}

impl fmt::Display for KoreanError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            KoreanError::Point => f.write_str("a point of the board is missing"),
            KoreanError::PieceName => f.write_str("the name of a piece is missing"),
            KoreanError::Surplus => f.write_str("something is left behind the move"),
            KoreanError::NoPiece { at } => write!(f, "no piece stands on {at}"),
            KoreanError::OtherPiece { at, said, found } => {
                write!(
                    f,
                    "the text names {}, but {} stands on {at}",
                    said.with_article(),
                    found.role.with_article()
                )
            }
            KoreanError::OtherSide { at, .. } => write!(f, "the piece on {at} is not the mover's"),
            KoreanError::OtherTaken { at, said, found: None } => {
                write!(f, "the text takes {}, but {at} is empty", said.with_article())
            }
            KoreanError::OtherTaken {
                at,
                said,
                found: Some(found),
            } => {
                write!(
                    f,
                    "the text takes {}, but {} stands on {at}",
                    said.with_article(),
                    found.role.with_article()
                )
            }
            KoreanError::NoCheck => f.write_str("the text says check, but the step gives none"),
            KoreanError::NoCandidate { said, to } => write!(f, "no {said:?} can go to {to}"),
            KoreanError::Ambiguous { to, from } => write!(f, "several pieces can go to {to}: from {}", Listed(*from)),
        }
    }
}

impl core::error::Error for KoreanError {}
