//! Matches between engines, for example to test changes to ours.
//!
//! ```text
//! player   the players: the engine, a level, and two without search
//! process  any UCI engine as a player
//! clock    time controls
//! opening  openings, random or from a file
//! game     a game from an opening to its result
//! result   results of games, and resources used
//! pairs    pairs of games with swapped sides, and their total
//! queue    parallel jobs
//! log      log file of finished pairs or games, to continue a match
//! pgn      PGN file of the games
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
