//! Tuning of the search's numbers by games: which way is better is asked again and again of two neighbours that play.
//!
//! ```text
//! spsa    the method, over any objective        games   the objective: pairs of games at fixed nodes
//! state   where a tuning stands, as a file      screen  many changes judged at once by the same games
//! ```

pub mod games;
pub mod screen;
pub mod spsa;
pub mod state;
