//! The terms of Janggi. Each has its word in every language, hanja, romanisation and North Korean word, a sentence
//! about it and, if it concerns the board, a position that shows it.
//!
//! No other part of the crate uses the glossary, so it is not linked into a program that does not.

mod term;
mod terms;
#[cfg(test)]
mod tests;

#[cfg(all(test, feature = "json"))]
pub(crate) use term::Entry;
pub use term::{Diagram, Form, Group, Term};

/// Returns every term, group by group.
pub fn terms() -> impl Iterator<Item = &'static Term> {
    terms::ALL.iter().copied().flatten()
}

/// Returns the term with this id.
#[must_use]
pub fn find(id: &str) -> Option<&'static Term> {
    terms().find(|term| term.id() == id)
}
