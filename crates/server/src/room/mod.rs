//! Rooms in memory: one actor per game, which alone changes the game.
//!
//! - `registry`: finds the actor of a game, or starts one
//! - `actor`: the loop: receive, decide (`play`), store, broadcast
//! - `absence`: absent players, and the times from which their games can be claimed; `absence_watch`: reports them
//!   to readers
//! - `connection`: network and latency of each player; `timing`: the deadlines of a game
//! - `backoff`: delays before a game is reloaded after a failure
//! - `mailbox`: the queues of an actor; `message`: their messages
//! - `memory`: the estimated size of a game in memory
//! - `storing`: stores events; `rated_ending`: stores the end of a rated game with the rating changes
//! - `readers`: the sockets that follow a room; `outbox`: the queue of frames to one socket
//! - `chatting`: the chat of the game; `listener`: a subscriber to it
//! - `broadcast`: messages to readers; `notices`: notifications to absent players
//! - `engine_seat`: the engine's job; `engine_turn`: posts it and plays its answer
//! - `seat_table`: participants of a room, for its sockets
//! - `watchers`: counts spectators; `watching`: the count that was last sent
//! - `players`: public views of the players; `rows`: conversion between rooms and rows

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
