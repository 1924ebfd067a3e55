//! Chat (채팅): access to the channels of a game, validation of messages, and limits per player.
//!
//! - `channel` the two channels of a game and their access rules
//! - `text` a typed message as stored; `preset` a message shown in each reader's language; `words` a text or a preset
//! - `talk` the flood limit and the similarity limit
//!
//! Chat is not part of a game: there are no events for it, and deleting it does not change any game. This module must
//! not read the time, store anything, or depend on protocol messages.

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
