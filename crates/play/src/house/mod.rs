//! Computer players (상주 선수): the server's own players, played by the engine. This module is pure: it only makes
//! decisions.
//!
//! - `player` the players: codes, levels, grades
//! - `choice` the selection of a player for a person
//! - `patience` the time that a person waits before a computer player joins
//! - `pace` the apparent thinking time of the engine
//!
//! Resignation is not decided here, but together with the engine's move (`engine::play`).
//!
//! This module must not read the time, generate random values, search, or depend on names.

mod choice;
mod pace;
mod patience;
mod player;

pub use choice::{Opponent, suited};
pub use pace::{MOST_SHARE, Pace, think_time};
pub use patience::Patience;
pub use player::{HousePlayer, UnknownHousePlayer};
