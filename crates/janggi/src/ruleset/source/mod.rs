//! The source of each value of each preset, including guesses.
//!
//! - `mark`: reliability of a value
//! - `korean`, `texts`, `programs`: citations for rule sets of Korean associations and servers, of manuals and pages
//!   from elsewhere, of programs and records; `rows`: the citations of each preset
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
