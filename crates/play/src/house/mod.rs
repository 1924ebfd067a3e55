//! House players (상주 선수): the server's own players, played by the engine. Pure decisions.
//!
//! - `player` who they are: codes, levels, grades
//! - `choice` which of them suits a person
//! - `patience` how long a person waits for another person first
//! - `pace` how long the engine seems to think
//!
//! When a lost game is resigned is decided where moves are chosen (`engine::play`), for every game against the engine.
//!
//! Must not: read the time, generate random values, search, or know names.

mod choice;
mod pace;
mod patience;
mod player;

pub use choice::{Opponent, suited};
pub use pace::{MOST_SHARE, Pace, think_time};
pub use patience::Patience;
pub use player::{HousePlayer, UnknownHousePlayer};
