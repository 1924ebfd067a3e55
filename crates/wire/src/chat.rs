//! Chat in games and tournaments: rooms, contents of messages, and messages as shown to a reader.
//!
//! This module must not contain logic.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::vocabulary::PlayerView;

/// A chat room of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum ChatRoom {
    /// For the players and the referee.
    Players,
    /// For spectators, and for everyone once the game is over.
    Spectators,
}

/// The content of a chat message: `{"text": "…"}` or `{"preset": "…"}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum ChatWords {
    /// Typed text of 1 to 200 characters. Must be shown as plain text, never as HTML.
    Text(String),
    /// A preset message, which each reader sees in their own language.
    Preset(ChatPreset),
}

/// A preset message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum ChatPreset {
    Hello,
    /// Said before a game.
    GoodLuck,
    GoodMove,
    OneMoment,
    TakeYourTime,
    Sorry,
    WellPlayed,
    GoodGame,
    ThankYou,
    /// Asks for another game.
    OneMore,
    Goodbye,
}

/// A chat message, as shown to one reader.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ChatLine {
    /// Time, milliseconds since 1970. Unique within a game or tournament, so that clients can recognise duplicates.
    pub at_ms: i64,
    pub by: PlayerView,
    /// Whether the author is the requesting player.
    pub mine: bool,
    pub says: ChatWords,
}
