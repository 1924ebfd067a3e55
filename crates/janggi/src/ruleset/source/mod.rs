//! The source of each value of each preset, including guesses.
//!
//! - `mark`: reliability of a value
//! - `korean`: citations for the rule sets of Korean associations and servers, and for casual games
//! - `texts`: citations for the rule sets in manuals and pages from outside Korea
//! - `programs`: citations for the rule sets of programs and of records
//! - `rows`: the citations of each preset
//! - `lookup`: search for the citation of a field
//!
//! Every field of every preset has a source. A test checks this and prints the guesses.

mod korean;
mod lookup;
mod mark;
mod programs;
mod rows;
mod texts;

pub use mark::{Mark, Source};
