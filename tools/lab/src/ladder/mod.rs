//! The ladder: games from fixed openings against another engine with many times the processor time.
//!
//! ```text
//! odds      node counts of both engines
//! balance   choice of balanced openings
//! game      a game, and its line in the log
//! standing  total result of the games
//! losses    analysis of lost games
//! ```

use janggi::{Game, Rules};

use crate::match_runner::opening::read_openings;

pub mod balance;
pub mod game;
pub mod losses;
pub mod odds;
pub mod standing;

/// Openings of the ladder, in the format of [`read_openings`].
pub const OPENINGS: &str = include_str!("openings.txt");

/// Returns the games that start from the openings of the ladder under `rules`.
///
/// # Errors
/// If an opening does not fit the rules.
pub fn openings(rules: &Rules) -> Result<Vec<Game>, String> {
    read_openings(OPENINGS, rules)
}
