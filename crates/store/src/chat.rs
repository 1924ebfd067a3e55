//! Game chat: stored messages and their queries. Game events never refer to chat messages.

use crate::{Answer, QueryError};
use play::chat::Channel;
use play::{GameId, Player};

/// A chat message in a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChatRow {
    pub game: GameId,
    pub channel: Channel,
    /// Time in milliseconds since 1970; unique within a game.
    pub at_ms: i64,
    pub player: Player,
    pub words: ChatWordsRow,
}

/// The content of a message. The store does not interpret it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ChatWordsRow {
    Text(String),
    /// The code of a preset message.
    Preset(String),
}

/// A new message, and limits on stored messages.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewChatLine {
    pub line: ChatRow,
    /// Maximum number of messages in the channel, including this one. The oldest excess messages are deleted.
    pub kept: u32,
    /// Maximum total size of the messages of all games and tournaments, in bytes. If it is exceeded, the oldest are
    /// deleted.
    pub most_bytes_of_all: u64,
}

/// A position in the chronological list of a player's messages.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ChatCursor {
    /// Time of the last message before the cursor.
    pub at_ms: i64,
    pub game: GameId,
}

impl ChatRow {
    /// Returns the cursor right after this message in the list of its author's messages.
    #[must_use]
    pub fn cursor(&self) -> ChatCursor {
        ChatCursor {
            at_ms: self.at_ms,
            game: self.game,
        }
    }
}

/// Queries about chat. The guarantees of [`crate::Queries`] apply.
pub trait ChatQueries: Send + Sync {
    /// Returns up to `limit` of the latest messages of a channel, oldest first.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn chat_of(&self, game: GameId, channel: Channel, limit: u32) -> Answer<Vec<ChatRow>, QueryError>;

    /// Returns at most `limit` messages of a player after `cursor`, oldest first. Messages sent in the same millisecond
    /// are ordered by game.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn chat_by(&self, player: Player, cursor: Option<ChatCursor>, limit: u32) -> Answer<Vec<ChatRow>, QueryError>;

    /// Returns the total size of the messages of all games and tournaments, in bytes.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn chat_bytes(&self) -> Answer<u64, QueryError>;
}
