//! Rooms in memory: one actor a game, the only one that changes it, and the way to it.
//!
//! - `registry` finds the actor of a game, or has it loaded
//! - `actor` the loop: receive, decide (`play`), store, tell
//! - `message` what an actor is sent
//! - `broadcast` what readers are told
//! - `outbox` the queue of frames towards one reader
//! - `readers` the sockets that watch a room, and what each may see
//! - `engine_seat` the engine's seats: setups at once, moves through the jobs' desk
//! - `rows` rooms to rows and back

mod actor;
mod broadcast;
mod engine_seat;
mod message;
mod outbox;
mod readers;
mod registry;
mod rows;

pub(crate) use message::Caller;
pub(crate) use outbox::{Dry, Inbox, outbox, print};
pub(crate) use registry::{Handle, Rooms};
pub(crate) use rows::summary;
