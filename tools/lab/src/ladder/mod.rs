//! The ladder: games from fixed openings against another engine that has many times the processor time.
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

/// Openings of the ladder, one FEN per line.
pub const OPENINGS: &str = include_str!("openings.txt");

/// Returns the games that start from the openings of the ladder under `rules`.
///
/// # Errors
/// If an opening does not fit the rules.
pub fn openings(rules: &Rules) -> Result<Vec<Game>, String> {
    read_openings(OPENINGS, rules)
}
