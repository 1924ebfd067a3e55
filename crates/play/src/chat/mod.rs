//! Chat in a game (채팅): who may read and write in which channel, what a message may contain, and rate limits. Pure.
//!
//! - `channel` the two channels of a game and who may use them
//! - `text` a typed message as it is stored; `preset` messages that each reader sees in their own language; `words`
//!   either of the two
//! - `talk` the flood limit and the similarity limit
//!
//! Chat is not part of a game: no event mentions it, and deleting it changes no game. Must not: read the time, store
//! anything, or know protocol messages.

mod channel;
mod preset;
mod talk;
mod text;
mod words;

pub use channel::{Channel, is_held};
pub use preset::{Preset, UnknownPreset};
pub use talk::{Pace, Refused, Taken, Talk};
pub use text::{MOST_CHARACTERS, Text, TextFault};
pub use words::Words;
