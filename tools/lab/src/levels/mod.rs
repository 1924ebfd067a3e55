//! Measurement of the strengths of the playing levels.
//!
//! ```text
//! pairings  choice of pairings, and results   rating  strengths from results (Bradley–Terry)
//! results   recorded results, grades, and docs/engine/levels.md
//! ```

pub mod pairings;
pub mod rating;
pub mod results;
