//! Games of engine against engine inside one process: how changes are judged.
//!
//! ```text
//! player   who chooses: the search, and two yardsticks that do not search
//! process  any UCI engine as a player
//! clock    time controls and when a flag falls
//! game     one game from an opening to its verdict
//! contest  pairs of games with swapped sides, until a test decides
//! stats    Elo, error, sequential test, from pairs of games
//! ```

pub mod clock;
pub mod contest;
pub mod game;
pub mod player;
pub mod process;
pub mod stats;
