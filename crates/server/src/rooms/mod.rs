//! Rooms in memory: one actor a game, the only one that changes it, and the way to it.
//!
//! - `registry` finds the actor of a game, or has it loaded
//! - `actor` the loop: receive, decide (`play`), store, tell
//! - `message` what an actor is sent
//! - `readers` the sockets that watch a room, and what each may see
//! - `engine` the engine's seats: setups at once, moves through the jobs' desk
//! - `rows` rooms to rows and back

mod actor;
mod engine;
mod message;
mod readers;
mod registry;
mod rows;
mod tell;

pub(crate) use message::Caller;
pub(crate) use registry::{Handle, Rooms};
pub(crate) use rows::summary;
