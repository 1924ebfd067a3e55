//! The source of each value of each preset, including our guesses.
//!
//! - `mark` how sure a value is, and what says so
//! - `korean`, `texts`, `programs` the citations for rule sets of Korean associations and servers, of manuals and pages
//!   from elsewhere, of programs and records; `rows` which of them are a preset's own
//! - `lookup` how a field finds its citation
//!
//! Every field of every preset has one; a test holds that and prints the guesses.

mod korean;
mod lookup;
mod mark;
mod programs;
mod rows;
mod texts;

pub use mark::{Mark, Source};
