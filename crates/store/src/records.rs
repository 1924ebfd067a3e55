//! Records that players keep in their accounts, with opaque content. A deleted record leaves a row without a body, so
//! that the player's other devices can delete it too.

use crate::{Answer, QueryError, RecordId};
use play::Player;

/// A record in an account, or the marker of a deleted one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AccountRecordRow {
    /// The id chosen by the device that created the record.
    pub id: RecordId,
    /// Number of the last change to the record. Numbers increase with each change to the player's records.
    pub seq: u32,
    /// Time at which the record was stored or deleted, in milliseconds since 1970.
    pub stored_ms: i64,
    /// The content; `None` if the record was deleted.
    pub content: Option<RecordContent>,
}

/// Content of a record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RecordContent {
    /// SHA-256 of the uncompressed text. Records with the same digest are considered equal.
    pub digest: [u8; 32],
    /// The text of the record, compressed.
    pub body: Vec<u8>,
}

/// Limits on the number and the compressed size of records. A record is refused if a limit is already reached.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RecordBounds {
    /// Maximum number of records per player.
    pub most: u32,
    /// Maximum number of compressed bytes per player.
    pub most_bytes: u64,
    /// Maximum number of compressed bytes of all players.
    pub most_bytes_of_all: u64,
}

/// A write to the records of a player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RecordCommand {
    /// Stores a record, or does nothing if the same record is already stored. Refused if a different record has the
    /// same id, if a limit is reached, or if the player has no open account.
    Keep {
        player: Player,
        id: RecordId,
        /// The time, in milliseconds since 1970.
        at_ms: i64,
        content: RecordContent,
        bounds: RecordBounds,
    },
    /// Deletes a record, if it exists. Keeps markers for the player's last `remembered` deleted records.
    Delete {
        player: Player,
        id: RecordId,
        /// The time, in milliseconds since 1970.
        at_ms: i64,
        remembered: u32,
    },
}

/// Queries about records in accounts. The guarantees of [`crate::Queries`] apply.
pub trait RecordQueries: Send + Sync {
    /// Returns the record of `player` with this id, or its deletion marker.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn account_record(&self, player: Player, id: RecordId) -> Answer<Option<AccountRecordRow>, QueryError>;

    /// Returns the total compressed size of all records, in bytes.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn record_bytes(&self) -> Answer<u64, QueryError>;

    /// Returns the records and deletion markers of `player` that changed after `seq`, at most `most`, ordered by `seq`.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn account_records_after(&self, player: Player, seq: u32, most: u32) -> Answer<Vec<AccountRecordRow>, QueryError>;
}
