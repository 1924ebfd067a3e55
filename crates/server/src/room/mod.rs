//! Rooms in memory: one actor per game, which alone changes it, and the way to reach it.
//!
//! - `registry` finds the actor of a game, or has it loaded
//! - `actor` the loop: receive, decide (`play`), store, broadcast
//! - `absence` which players are away, and from when on their games can be claimed; `absence_watch` tells the readers
//! - `connection` where the players are connected from; `timing` what time alone changes, and when
//! - `backoff` when a game whose writes failed may be loaded again
//! - `mailbox` the queues that an actor reads; `message` what it is sent
//! - `storing` what was decided goes to the disk; `rated_ending` with the rating of a game that has ended
//! - `readers` the sockets that follow a room; `outbox` the queue of frames towards one of them
//! - `chatting` the chat beside the game; `listener` a socket that follows it
//! - `broadcast` what readers are sent, each as it may see it; `notices` what players are told who are not there
//! - `engine_seat` the engine's job; `engine_turn` posts it and plays its answer, after the think time of the position
//! - `seat_table` who sits in a room, for its sockets
//! - `watchers` how many watch the game, and `watching` what was told of it
//! - `players` the people in the seats; `rows` rooms to rows and back

mod absence;
mod absence_watch;
mod actor;
mod backoff;
mod broadcast;
mod chatting;
mod connection;
mod engine_seat;
mod engine_turn;
mod listener;
mod mailbox;
mod memory;
mod message;
mod notices;
mod outbox;
mod players;
mod rated_ending;
mod readers;
mod registry;
mod rows;
mod seat_table;
mod storing;
mod timing;
mod watchers;
mod watching;

pub(crate) use message::{ChatWish, Detail, ReaderId, RoomSnapshot, Wanted};
pub(crate) use outbox::{Closed, FrameReceiver, Outbox, outbox, to_frame};
pub(crate) use registry::{RoomHandle, Rooms};
pub(crate) use rows::{people_of, summary};
