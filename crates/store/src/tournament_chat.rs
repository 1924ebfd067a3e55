//! Tournament chat. Its messages count towards the same size limit as game chat.

use crate::{Answer, ChatWordsRow, QueryError};
use play::{Player, TournamentId};

/// A message in a tournament's chat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TournamentChatRow {
    pub tournament: TournamentId,
    /// Time in milliseconds since 1970; unique within a tournament.
    pub at_ms: i64,
    pub player: Player,
    pub words: ChatWordsRow,
}

/// A new message, and limits on stored messages.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewTournamentChatLine {
    pub line: TournamentChatRow,
    /// Maximum number of messages in the tournament, including this one. The oldest excess messages are deleted.
    pub kept: u32,
    /// Maximum total size of the messages of all games and tournaments, in bytes. If it is exceeded, the oldest are
    /// deleted.
    pub most_bytes_of_all: u64,
}

/// Queries about tournament chat. The guarantees of [`crate::Queries`] apply.
pub trait TournamentChatQueries: Send + Sync {
    /// Returns up to `limit` of the latest messages of a tournament, oldest first.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn tournament_chat(&self, id: TournamentId, limit: u32) -> Answer<Vec<TournamentChatRow>, QueryError>;

    /// Returns at most `limit` messages of a player after the given time and tournament, oldest first. Messages sent in
    /// the same millisecond are ordered by tournament.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn tournament_chat_by(
        &self,
        player: Player,
        after: Option<(i64, TournamentId)>,
        limit: u32,
    ) -> Answer<Vec<TournamentChatRow>, QueryError>;
}
