//! Where each value of each preset comes from, and which are our guesses.
//!
//! - `mark` how sure a value is, and what says so
//! - `rows` the citations, preset by preset
//! - `lookup` how a field finds its citation
//!
//! Every field of every preset has one; a test holds that and prints the guesses.

mod lookup;
mod mark;
mod rows;

pub use mark::{Mark, Source};
