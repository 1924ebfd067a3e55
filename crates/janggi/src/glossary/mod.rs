//! The terms of Janggi, with their names, spellings and meanings. Some terms also have a diagram.
//!
//! Outside tests, only `api::glossary` uses this module in this crate. Programs that do not use the terms do not link
//! them.

mod term;
mod terms;
#[cfg(test)]
mod tests;

#[cfg(all(test, feature = "json"))]
pub(crate) use term::Entry;
pub use term::{Diagram, Form, Group, Term};

/// Returns all terms, group by group.
pub fn terms() -> impl Iterator<Item = &'static Term> {
    terms::ALL.iter().copied().flatten()
}

/// Returns the term with the given id.
#[must_use]
pub fn find(id: &str) -> Option<&'static Term> {
    terms().find(|term| term.id() == id)
}
