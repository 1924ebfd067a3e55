//! Certainty and source of a value.

use crate::ruleset::field::Field;

/// Certainty of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Mark {
    /// A: run or measured by us: programs compared case by case, real games replayed.
    Measured,
    /// B: stated by the body itself, or by two independent sources.
    Stated,
    /// C: one secondary source.
    Secondary,
    /// S: stated in the text that this preset follows.
    Text,
    /// G: our guess; no source states it.
    Guess,
}

impl Mark {
    /// Every mark, the surest first.
    pub const ALL: [Self; 5] = [Self::Measured, Self::Stated, Self::Secondary, Self::Text, Self::Guess];

    /// Returns the letter of tables.
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

/// Source of one value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Source {
    /// Certainty of the value.
    pub mark: Mark,
    /// The citation, or the reason for our guess.
    pub cite: &'static str,
}

/// A field, how sure its value is, and the citation.
pub(super) type Row = (Field, Mark, &'static str);
