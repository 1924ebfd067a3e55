//! Perft: counts of all sequences of actions of a given length, on the board and under a rule set.

mod board;
pub mod rules;

pub use board::{PerftBikjang, divide, perft};
