//! The start of a game (arranged back ranks, 차림; a handicap; a custom position), and its validation under the rules.

pub(crate) mod begin;
mod game_start;

pub use game_start::{Start, StartError};
