//! Matches between engines, to test changes to the engine.
//!
//! ```text
//! player   who chooses the moves: the engine, a level, and two yardsticks that do not search
//! process  any UCI engine as a player
//! clock    time controls and when a flag falls
//! opening  random openings
//! game     one game from an opening to its result
//! result   how a game ended, and what each side used
//! pairs    pairs of games with swapped sides, and their tally
//! queue    pairs played by several jobs at a time
//! log      finished pairs in a file, so that a match can be continued
//! pgn      the games in a file
//! stats    Elo, its error, and the sequential test
//! ```

pub mod clock;
pub mod game;
pub mod log;
pub mod opening;
pub mod pairs;
pub mod pgn;
pub mod player;
pub mod process;
pub mod queue;
pub mod result;
pub mod stats;
