//! Measurement of the playing levels against each other.
//!
//! ```text
//! pairings  pairings and numbers of games     rating  strengths from results (Bradley–Terry)
//! results   recorded results, grades, and docs/engine/levels.md
//! ```

pub mod pairings;
pub mod rating;
pub mod results;
