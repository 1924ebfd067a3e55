//! Chat in a game (채팅): who may write and read where, what a message may contain, and how many are too many. Pure.
//!
//! - `channel` the two rooms of a game, and to whom they are open
//! - `text` what somebody typed, as it is kept; `preset` lines that every reader sees in a language of his own;
//!   `words` either of them
//! - `talk` the flood limit and the similarity limit
//!
//! Chat is not part of a game: no event mentions it, and erasing it changes no game. Must not: read the time, store, or know
//! messages.

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
