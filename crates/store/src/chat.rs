//! Chat in games: stored messages and their queries. No event refers to a message.

use crate::{Answer, QueryError};
use play::chat::Channel;
use play::{GameId, Player};

/// One line of a chat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChatRow {
    pub game: GameId,
    /// In which room of the game.
    pub channel: Channel,
    /// When, in milliseconds since 1970; no two lines of a game have the same.
    pub at_ms: i64,
    /// The player who said it.
    pub player: Player,
    pub words: ChatWordsRow,
}

/// What a line says. Opaque here.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ChatWordsRow {
    Text(String),
    /// The code of a line of the list.
    Preset(String),
}

/// A line that is new, and how many are kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewChatLine {
    pub line: ChatRow,
    /// The last this many lines of the room are kept, this one among them.
    pub kept: u32,
    /// Of the lines of all games, the newest with no more bytes than this.
    pub most_bytes_of_all: u64,
}

/// A place in the order in which a player said something.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ChatCursor {
    /// When the last line seen was said.
    pub at_ms: i64,
    pub game: GameId,
}

impl ChatRow {
    /// The place right after this line among those of its player.
    #[must_use]
    pub fn cursor(&self) -> ChatCursor {
        ChatCursor {
            at_ms: self.at_ms,
            game: self.game,
        }
    }
}

/// The queries about chat. What holds for [`crate::Queries`] holds here.
pub trait ChatQueries: Send + Sync {
    /// The last lines of a room, at most `limit`, oldest first.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn chat_of(&self, game: GameId, channel: Channel, limit: u32) -> Answer<Vec<ChatRow>, QueryError>;

    /// What a player said after `cursor`, at most `limit` lines, oldest first; of the same millisecond by game.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn chat_by(&self, player: Player, cursor: Option<ChatCursor>, limit: u32) -> Answer<Vec<ChatRow>, QueryError>;

    /// Bytes of all lines of all games.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn chat_bytes(&self) -> Answer<u64, QueryError>;
}
