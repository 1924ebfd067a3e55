//! The words of Janggi: every term in every language, in hanja, romanised, with the North Korean word, a
//! sentence about it and, where it happens on the board, a position that shows it.
//!
//! Owns the words only: nothing in the crate reads them, so a program that does not ask for them does not carry them.

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
