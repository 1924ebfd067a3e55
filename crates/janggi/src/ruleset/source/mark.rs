//! The reliability and source of a value.

use crate::ruleset::field::Field;

/// The reliability of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Mark {
    /// A: measured for this library, by comparing programs case by case or replaying real games.
    Measured,
    /// B: stated by the organisation itself, or by two independent sources.
    Stated,
    /// C: one secondary source.
    Secondary,
    /// S: stated in the text that this preset follows.
    Text,
    /// G: a guess; no source states it.
    Guess,
}

impl Mark {
    /// Every mark, most reliable first.
    pub const ALL: [Self; 5] = [Self::Measured, Self::Stated, Self::Secondary, Self::Text, Self::Guess];

    /// Returns the letter used in tables.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Measured => 'A',
            Self::Stated => 'B',
            Self::Secondary => 'C',
            Self::Text => 'S',
            Self::Guess => 'G',
        }
    }
}

/// The source of one value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Source {
    pub mark: Mark,
    /// The citation, or the reason for a guess.
    pub cite: &'static str,
}

/// A field, the reliability of its value, and the citation.
pub(super) type Row = (Field, Mark, &'static str);
