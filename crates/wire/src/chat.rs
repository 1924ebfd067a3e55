//! Chat in a game: contents of the socket messages `chat` and `read_chat`.
//!
//! This module must not contain logic.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::vocabulary::PlayerView;

/// A room of a game's chat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum ChatRoom {
    /// For the players and the referee.
    Players,
    /// For spectators; once the game is over, for everyone.
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

/// Preset messages, for the usual courtesies at the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum ChatPreset {
    /// A greeting.
    Hello,
    /// Said before a game.
    GoodLuck,
    /// Praise for a move.
    GoodMove,
    /// The player is away for a moment.
    OneMoment,
    /// Tells the opponent not to hurry.
    TakeYourTime,
    /// An apology.
    Sorry,
    /// Praise for the opponent's game.
    WellPlayed,
    /// Said by both players after a game.
    GoodGame,
    ThankYou,
    /// Asks for another game.
    OneMore,
    /// A farewell.
    Goodbye,
}

/// A chat message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ChatLine {
    /// Time, milliseconds since 1970. It is unique within a game, so that clients can recognise a message that they
    /// receive twice.
    pub at_ms: i64,
    pub by: PlayerView,
    /// Whether the author is the requesting player.
    pub mine: bool,
    pub says: ChatWords,
}
