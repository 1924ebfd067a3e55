//! Records that players keep in their accounts. Their content is opaque here. A deleted record leaves a row without a
//! body, so that the player's devices learn of it.

use crate::{Answer, QueryError, RecordId};
use play::Player;

/// A record of an account, or what is left of one that was deleted.
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

/// What a record says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RecordContent {
    /// SHA-256 of the text: whether two are the same.
    pub digest: [u8; 32],
    /// The text, packed.
    pub body: Vec<u8>,
}

/// How many records there may be, and of how many packed bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RecordBounds {
    /// Of one player.
    pub most: u32,
    /// Bytes of one player.
    pub most_bytes: u64,
    /// Bytes of all players.
    pub most_bytes_of_all: u64,
}

/// Something to write about the records of a player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RecordCommand {
    /// Keeps a record; one that is kept already does not change. Refused where there is another one of the same id, where
    /// there are as many as there may be, and where the player has no open account.
    Keep {
        player: Player,
        id: RecordId,
        /// When, in milliseconds since 1970.
        at_ms: i64,
        content: RecordContent,
        /// How much there may be.
        bounds: RecordBounds,
    },
    /// Deletes a record, if it is there. Of the player's deleted records the last `remembered` are known from then on.
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

    /// Bytes of all kept records.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn record_bytes(&self) -> Answer<u64, QueryError>;

    /// What changed in the records of `player` after `seq`, in the order of the changes, and no more than `most`.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn account_records_after(&self, player: Player, seq: u32, most: u32) -> Answer<Vec<AccountRecordRow>, QueryError>;
}
