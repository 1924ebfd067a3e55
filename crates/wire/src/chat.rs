//! Chat in a game: contents of the socket messages `chat` and `read_chat`.
//!
//! Must not hold logic.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::vocabulary::PlayerView;

/// A room of a game's chat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum ChatRoom {
    /// The players and the referee among themselves.
    Players,
    /// The spectators; once the game is over, everyone.
    Spectators,
}

/// The content of a chat message: `{"text": "…"}` or `{"preset": "…"}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum ChatWords {
    /// Typed text of 1 to 200 characters: to be shown as text, never as HTML.
    Text(String),
    /// A preset message, which each reader sees in his or her own language.
    Preset(ChatPreset),
}

/// Preset messages: what is polite at the board.
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
    /// The opponent need not hurry.
    TakeYourTime,
    /// An apology.
    Sorry,
    /// Praise for the opponent's game.
    WellPlayed,
    /// Said by both after a game.
    GoodGame,
    ThankYou,
    /// Asks for another game.
    OneMore,
    /// A farewell.
    Goodbye,
}

/// A line of a chat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ChatLine {
    /// When, milliseconds since 1970. No two lines of a game have the same: a line that comes again is known by it.
    pub at_ms: i64,
    pub by: PlayerView,
    /// Whether the author is the reader.
    pub mine: bool,
    pub says: ChatWords,
}
