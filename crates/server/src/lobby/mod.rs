//! The lobby (대기실): its members, their messages, and the games that it creates. `play::lobby` decides which players
//! are paired.
//!
//! - `state`: members and seeks, behind one lock that game rooms never take
//! - `commands`: commands of members; `wishes`: conversion of their messages
//! - `announce`: periodic work, such as pairing players and broadcasting changes
//! - `challenge`: a pending challenge; `challenges`: all pending challenges; `restored`: challenges from before a
//!   restart
//! - `live`: games to watch and players online; `results`: results of public games; `made`: cached lists
//! - `making`: creation of paired games; `housed`: games against computer players
//! - `people`: public views of players, with rating and blocks

mod announce;
mod challenge;
mod challenges;
mod commands;
mod housed;
mod live;
mod made;
mod making;
mod people;
mod restored;
mod results;
mod state;
mod wishes;

pub(crate) use announce::announce;
pub(crate) use live::in_progress;
pub(crate) use making::nowhere;
pub(crate) use restored::restore_challenges;
pub(crate) use state::Lobby;
pub(crate) use wishes::{new_game, opening, seated};
