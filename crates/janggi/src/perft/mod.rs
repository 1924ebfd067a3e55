//! Perft: counts of all action sequences of a given length, on the board alone or under a rule set.

mod board;
pub mod rules;

pub use board::{PerftBikjang, divide, perft};
