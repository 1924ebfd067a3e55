//! What can go wrong with the file. Each variant has a stable code; the text of SQLite stays in the source for the log.

use std::path::PathBuf;

/// Why a data folder cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The folder or a file in it cannot be made or written.
    #[error("cannot write the data folder {}: {cause}", path.display())]
    Unwritable {
        /// The folder or file in question.
        path: PathBuf,
        /// What the operating system says.
        cause: std::io::Error,
    },
    /// Another process holds the folder's lock.
    #[error("the data folder {} is in use by another janggun server", path.display())]
    InUse {
        /// The folder.
        path: PathBuf,
    },
    /// The database was written by a newer program. It has not been touched.
    #[error("the database {} has version {found}, this program knows up to {known}: install a newer janggun", path.display())]
    TooNew {
        /// The database file.
        path: PathBuf,
        /// The version it carries.
        found: u32,
        /// The newest version this program can read.
        known: u32,
    },
    /// The file is not a database, or another program's. It has not been touched.
    #[error("{} is not a janggun database: {reason}", path.display())]
    NotOurs {
        /// The database file.
        path: PathBuf,
        /// What does not fit.
        reason: String,
    },
    /// SQLite could not switch to a write-ahead log, as on network folders: nothing durable can be promised there.
    #[error("the data folder {} does not support write-ahead logging (journal mode came back as {mode}): use a local disk", path.display())]
    NoWal {
        /// The folder.
        path: PathBuf,
        /// The mode SQLite reported.
        mode: String,
    },
    /// The schema could not be brought up to date.
    #[error("cannot bring the database to the current version: {0}")]
    Migration(#[from] Box<refinery::Error>),
    /// Anything else SQLite reports while opening.
    #[error("cannot open the database: {0}")]
    Database(#[from] rusqlite::Error),
}

impl OpenError {
    /// The stable code of this failure.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Unwritable { .. } => "data_unwritable",
            Self::InUse { .. } => "data_in_use",
            Self::TooNew { .. } => "db_too_new",
            Self::NotOurs { .. } => "db_not_ours",
            Self::NoWal { .. } => "db_no_wal",
            Self::Migration(_) | Self::Database(_) => "db_failed",
        }
    }
}

/// Why rows could not be written or read. Nothing was changed.
#[derive(Debug, Clone, thiserror::Error)]
pub enum StoreError {
    /// An event, game or guest of that key is already there.
    #[error("a row of this key is already there: {0}")]
    Conflict(String),
    /// SQLite failed: disk full, disk gone, file damaged.
    #[error("the database failed: {0}")]
    Database(String),
    /// The writer has stopped; the store is closing.
    #[error("the store is closing")]
    Closed,
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> Self {
        match error.sqlite_error_code() {
            Some(rusqlite::ErrorCode::ConstraintViolation) => Self::Conflict(error.to_string()),
            Some(_) | None => Self::Database(error.to_string()),
        }
    }
}
