//! The lobby (대기실): its members, what they are sent, and the games that it creates. `play::lobby` decides who is paired
//! with whom.
//!
//! - `state` the members and the seeks, behind one lock that no game ever takes
//! - `commands` what members ask for; `wishes` their messages as values
//! - `announce` messages to all members, a few times per second
//! - `challenge` one that waits; `challenges` games whose other seat is kept for one player; `restored` those from before the server's start; `live` games that may be watched, and who is here; `results` how public games ended; `made` lists that are kept for a while
//! - `making` pairings become games; `housed` those with house players
//! - `people` players as others see them, with rating and blocks

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
pub(crate) use restored::restore_challenges;
pub(crate) use state::Lobby;
