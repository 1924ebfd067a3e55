//! Measurement of the playing levels against each other.
//!
//! ```text
//! pairings  who plays whom, and how often          rating  strengths from results (Bradley–Terry)
//! results   the results on record, grades, and docs/engine/levels.md
//! ```

pub mod pairings;
pub mod rating;
pub mod results;
