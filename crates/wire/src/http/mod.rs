//! Bodies of the HTTP API: requests and responses of `POST /api/games` and related routes.
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
