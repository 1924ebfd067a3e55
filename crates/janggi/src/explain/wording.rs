//! The wording of a sentence: its language, and its notation for the points of the board.

use alloc::string::{String, ToString};

use crate::explain::Language;
use crate::notation::korean::{Squares, print_square};
use crate::square::Square;

/// Notation for the points of the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PointNames {
    /// A letter and a number, as in `e9`.
    #[default]
    Uci,
    /// The two digits of Korean records, as in `25`.
    Korean,
}

impl PointNames {
    /// Returns the name of a point.
    #[must_use]
    pub fn name(self, square: Square) -> String {
        match self {
            Self::Uci => square.to_string(),
            Self::Korean => print_square(square, Squares::RowColumn),
        }
    }
}

/// The language of a sentence, and its notation for points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wording {
    pub language: Language,
    pub points: PointNames,
}

impl From<Language> for Wording {
    fn from(language: Language) -> Self {
        Self {
            language,
            points: PointNames::default(),
        }
    }
}
