//! The ladder: fixed openings against another engine that gets many times the processor time.
//!
//! ```text
//! odds     how many nodes each engine gets
//! balance  how the openings are chosen
//! game     a finished game: a line of the log
//! standing what the games came to
//! losses   when a lost game was lost, and who saw it
//! ```

use janggi::{Game, Rules};

use crate::match_runner::opening::read_openings;

pub mod balance;
pub mod game;
pub mod losses;
pub mod odds;
pub mod standing;

/// The openings of the ladder, one FEN a line.
pub const OPENINGS: &str = include_str!("openings.txt");

/// The openings of the ladder under `rules`.
///
/// # Errors
/// If they do not fit the rules.
pub fn openings(rules: &Rules) -> Result<Vec<Game>, String> {
    read_openings(OPENINGS, rules)
}
