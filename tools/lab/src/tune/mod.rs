//! Tuning of the search parameters by playing games.
//!
//! ```text
//! spsa    the method, over any objective          objective  pairs of games at fixed nodes
//! state   where a tuning stands, as a file        factorial  many changes judged at once by the same games
//! ```

pub mod factorial;
pub mod objective;
pub mod spsa;
pub mod state;
