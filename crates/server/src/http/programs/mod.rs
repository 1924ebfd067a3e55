//! The API for programs, in the shape that clients of lichess use (`wire::api`). Which scope an address needs stands in the
//! type of its first parameter: [`Token`](access::Token) with one of the markers below.
//!
//! - `access` the token of a request; `fields` its body; `lines` streams
//! - `people`, `seats` players as they are sent
//! - `account` the account of a token, tokens; `users` other players
//! - `event_stream`, `game_stream` what happens; `play` commands in a game; `games` games of players
//! - `challenges`, `seek` how games come about

mod access;
pub(crate) mod account;
pub(crate) mod challenges;
pub(crate) mod event_stream;
mod fields;
pub(crate) mod game_stream;
pub(crate) mod games;
mod lines;
mod people;
pub(crate) mod play;
mod seats;
pub(crate) mod seek;
pub(crate) mod users;

pub(crate) use access::{BoardPlay, BotPlay};
pub(crate) use play::Plays;
