//! How sure a value is, and what says so.

use crate::ruleset::field::Field;

/// How sure a value is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Mark {
    /// A: run or measured by us: programs compared case by case, real games replayed.
    Measured,
    /// B: stated by the body itself, or by two independent sources.
    Stated,
    /// C: one secondary source.
    Secondary,
    /// S: the text that this preset follows says so.
    Text,
    /// G: a guess of ours; no source says so.
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

/// Where one value comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Source {
    /// How sure it is.
    pub mark: Mark,
    /// What says so, or why we guessed it.
    pub cite: &'static str,
}

/// A field, how sure its value is, and the citation.
pub(super) type Row = (Field, Mark, &'static str);
