//! Queries about games, tokens and heartbeats.

use crate::rows::{
    CreationCursor, FinishedGame, GameRow, Invitation, Page, Phase, ResultCursor, StoredEvents, UnfinishedGame,
    UnreadableGame,
};
use crate::{Answer, QueryError, TokenHash};
use play::{GameId, Player};

/// A request for a page of a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PageRequest {
    /// Page number, counted from 0.
    pub index: u32,
    /// Rows per page, at least 1.
    pub size: u32,
}

/// Queries about games, tokens and heartbeats. A result reflects at least all commands that were durable when the query
/// was made.
pub trait Queries: Send + Sync {
    /// Returns all events of `game` in order; empty if the game does not exist.
    ///
    /// # Errors
    ///
    /// [`QueryError::Unreadable`] for a stored game that cannot be read; see also [`QueryError`].
    fn events_of(&self, game: GameId) -> Answer<StoredEvents, QueryError>;

    /// Returns the analysis of `game` as JSON text.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn analysis_of(&self, game: GameId) -> Answer<Option<String>, QueryError>;

    /// Returns the games in which `player` has a seat, newest first.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn games_of(&self, player: Player, page: PageRequest) -> Answer<Page<GameRow>, QueryError>;

    /// Returns the games in which `player` has a seat that were created before `cursor`, at most `limit`, newest first.
    /// Games created in the same millisecond are ordered by id.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn games_before(
        &self,
        player: Player,
        cursor: Option<CreationCursor>,
        limit: u32,
    ) -> Answer<Vec<GameRow>, QueryError>;

    /// Returns the number of unfinished games in which `player` has a seat.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn unfinished_games_of(&self, player: Player) -> Answer<u32, QueryError>;

    /// Returns the ids of unfinished games in which `player` has a seat, newest first, at most `most`.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn unfinished_ids_of(&self, player: Player, most: u32) -> Answer<Vec<GameId>, QueryError>;

    /// Returns the number of unfinished games in which `player` has a seat and no move has been played.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn unplayed_games_of(&self, player: Player) -> Answer<u32, QueryError>;

    /// Returns the number of unfinished games in which no move has been played.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn unplayed_games(&self) -> Answer<u32, QueryError>;

    /// Returns the player whose token has this SHA-256 hash.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn player_of_token(&self, token_hash: TokenHash) -> Answer<Option<Player>, QueryError>;

    /// Returns the games in `phase`, newest first.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn games_in(&self, phase: Phase, page: PageRequest) -> Answer<Page<GameRow>, QueryError>;

    /// Returns the games that have not started and have an open seat, newest first.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn open_games(&self, page: PageRequest) -> Answer<Page<GameRow>, QueryError>;

    /// Returns games whose open seat is reserved for a challenged player, ordered by id. Starts after `game` and
    /// returns at most `limit`.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn invitations_after(&self, game: Option<GameId>, limit: u32) -> Answer<Vec<Invitation>, QueryError>;

    /// Returns finished games after `cursor`, at most `limit`, in the order in which they ended. Games that ended in
    /// the same millisecond are ordered by id.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn finished_after(&self, cursor: Option<ResultCursor>, limit: u32) -> Answer<Vec<FinishedGame>, QueryError>;

    /// Returns games in `phase` after `cursor`, at most `limit`, in the order in which they were created. Games created
    /// in the same millisecond are ordered by id.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn unfinished_after(
        &self,
        phase: Phase,
        cursor: Option<CreationCursor>,
        limit: u32,
    ) -> Answer<Vec<UnfinishedGame>, QueryError>;

    /// Returns the ids of games that ended before `ended_ms` without a move and with outcome `None`. Starts with
    /// the earliest end and returns at most `limit`.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn called_off_before(&self, ended_ms: i64, limit: u32) -> Answer<Vec<GameId>, QueryError>;

    /// Returns the last heartbeat time of the server that was running at `at_ms`; `None` if unknown. If several were
    /// running, returns the earliest. Times are in milliseconds since 1970.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn lived_until(&self, at_ms: i64) -> Answer<Option<i64>, QueryError>;

    /// Returns the ids of finished games that still have unpacked events, after `id` in byte order, at most `limit`.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn unpacked_after(&self, id: Option<GameId>, limit: u32) -> Answer<Vec<GameId>, QueryError>;

    /// Returns the ids of readable games after `id` in byte order, at most `limit`.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn game_ids_after(&self, id: Option<GameId>, limit: u32) -> Answer<Vec<GameId>, QueryError>;

    /// Returns unreadable games, ordered by id.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn unreadable_games(&self) -> Answer<Vec<UnreadableGame>, QueryError>;

    /// Executes a trivial query, to check that the database responds.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn ping(&self) -> Answer<(), QueryError>;
}
