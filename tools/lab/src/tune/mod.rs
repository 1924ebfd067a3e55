//! Tuning of the search parameters by playing games.
//!
//! ```text
//! spsa    the tuning method, for any objective     objective  pairs of games at fixed nodes
//! state   state of a tuning as text                factorial  test of many changes with the same games
//! ```

pub mod factorial;
pub mod objective;
pub mod spsa;
pub mod state;
