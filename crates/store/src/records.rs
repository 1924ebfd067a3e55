//! Records that players keep in their accounts. Their content is opaque here. A deleted record leaves a row without a
//! body, so that the player's devices learn of it.

use crate::{Answer, QueryError, RecordId};
use play::Player;

/// A record of an account, or the marker of a deleted one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AccountRecordRow {
    /// Made by the device from the content.
    pub id: RecordId,
    /// Greater than that of every change of this player's records before.
    pub seq: u32,
    /// When it was stored or deleted, in milliseconds since 1970.
    pub stored_ms: i64,
    /// `None` if it was deleted.
    pub content: Option<RecordContent>,
}

/// Content of a record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RecordContent {
    /// SHA-256 of the text: whether two are the same.
    pub digest: [u8; 32],
    /// The text, packed.
    pub body: Vec<u8>,
}

/// Limits on the number and the compressed bytes of records.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RecordBounds {
    /// Limit per player.
    pub most: u32,
    /// Bytes of one player.
    pub most_bytes: u64,
    /// Bytes of all players.
    pub most_bytes_of_all: u64,
}

/// Something to write about the records of a player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RecordCommand {
    /// Stores a record; an existing one does not change. Refused if another record has the same id, if a limit is
    /// reached, or if the player has no open account.
    Keep {
        player: Player,
        id: RecordId,
        /// When, in milliseconds since 1970.
        at_ms: i64,
        content: RecordContent,
        /// The limits.
        bounds: RecordBounds,
    },
    /// Deletes a record, if it exists. The last `remembered` deleted records of a player stay known.
    Delete {
        player: Player,
        id: RecordId,
        /// When, in milliseconds since 1970.
        at_ms: i64,
        remembered: u32,
    },
}

/// The queries about records of accounts. What holds for [`crate::Queries`] holds here.
pub trait RecordQueries: Send + Sync {
    /// The record of this id that `player` has or deleted.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn account_record(&self, player: Player, id: RecordId) -> Answer<Option<AccountRecordRow>, QueryError>;

    /// Bytes of all records.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn record_bytes(&self) -> Answer<u64, QueryError>;

    /// Changes in the records of `player` after `seq`, in order, at most `most`.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn account_records_after(&self, player: Player, seq: u32, most: u32) -> Answer<Vec<AccountRecordRow>, QueryError>;
}
