//! Errors of commands and queries. Each variant has a stable code. Messages from the database are only for the log.

use play::GameId;

/// The reason a command failed. The database is unchanged, except possibly after [`CommandError::Unknown`].
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum CommandError {
    /// The command contradicts stored data. For example, the event number is not the next one, the player or token
    /// already exists, or a referenced game or player does not exist.
    #[error("it contradicts what is stored: {0}")]
    Conflict(String),
    /// The database failed, for example because the disk is full or the file is damaged.
    #[error("the database failed: {0}")]
    Database(String),
    /// The connection to the database was lost during the commit. The command was executed completely or not at all.
    #[error("it is not known whether the database stored it: {0}")]
    Unknown(String),
    #[error("another server has taken the database over")]
    LeaseLost,
    #[error("the database is being closed")]
    Closed,
}

impl CommandError {
    /// Returns the stable code of this error.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Conflict(_) => "conflict",
            Self::Database(_) => "db_failed",
            Self::Unknown(_) => "db_unknown",
            Self::LeaseLost => "db_lease_lost",
            Self::Closed => "db_closed",
        }
    }
}

/// The reason a query failed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum QueryError {
    /// The game is stored, but its data could not be read when the database was migrated.
    #[error("game {game} cannot be read: {reason}")]
    Unreadable { game: GameId, reason: String },
    /// A row contains a value that this crate never writes: an invalid id, an unknown code, or a number out of range.
    #[error("a row is damaged: {0}")]
    Damaged(String),
    /// The database failed, for example because the disk or the file is damaged.
    #[error("the database failed: {0}")]
    Database(String),
    #[error("the database is being closed")]
    Closed,
}

impl QueryError {
    /// Returns the stable code of this error.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Unreadable { .. } => "game_unreadable",
            Self::Damaged(_) => "row_damaged",
            Self::Database(_) => "db_failed",
            Self::Closed => "db_closed",
        }
    }
}
