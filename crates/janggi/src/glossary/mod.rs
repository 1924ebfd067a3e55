//! The terms of Janggi: the word in every language, in hanja, romanised and in North Korea, the meaning and, for terms
//! about the board, a position that shows the term.
//!
//! No other part of the crate uses the glossary, so programs that do not use it do not link it.

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
