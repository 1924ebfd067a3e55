//! Bodies of the HTTP API: what `POST /api/games` and its neighbours read and answer.
//!
//! Must not hold logic: ranges are checked where a body becomes a value of `play` (`convert`).

mod engine;
mod game;
mod list;
mod new_game;
mod tables;

pub use engine::*;
pub use game::*;
pub use list::*;
pub use new_game::*;
pub use tables::*;
