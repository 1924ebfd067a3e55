//! How a game starts: arranged back ranks (차림), a handicap or a free position, and whether the rules allow it.

pub(crate) mod begin;
mod game_start;

pub use game_start::{Start, StartError};
