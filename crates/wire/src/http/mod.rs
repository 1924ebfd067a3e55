//! Bodies of the HTTP API: requests and responses of `POST /api/games` and related routes.
//!
//! This module must not contain logic: ranges are checked in `convert`, when a body is converted to a value of `play`.

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
