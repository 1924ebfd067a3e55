//! Reasons why a data folder cannot be used, and conversions between SQLite errors and [`SqlError`].

use crate::sql::SqlError;
use rusqlite::ErrorCode;
use std::path::PathBuf;

/// The reason a data folder or a backup cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The folder or a file in it cannot be created, opened or written.
    #[error("cannot write the data folder {}: {cause}", path.display())]
    Unwritable {
        /// The folder or file.
        path: PathBuf,
        cause: std::io::Error,
    },
    /// The data folder does not contain a database, or the backup does not exist.
    #[error("there is no database {}", path.display())]
    Missing {
        /// Path of the missing file.
        path: PathBuf,
    },
    /// The folder had a database, but it is missing or empty. A new one was not created.
    #[error("the database {} is gone or empty: put it or a backup of it back, or remove {} to begin anew", path.display(), lock.display())]
    Lost {
        /// Expected path of the database.
        path: PathBuf,
        /// The lock file, which records that there was a database.
        lock: PathBuf,
    },
    /// The database lacks acknowledged commits, because its WAL is missing or truncated. The database is unchanged.
    #[error("the database {} lacks its last {commits} commits: its log (the file of that name with -wal) is gone, or a part of it. Put it back, or restore a backup; to go on without what is lost, remove {}", path.display(), lock.display())]
    LogLost {
        /// The database file.
        path: PathBuf,
        /// The lock file, which contains the count of commits.
        lock: PathBuf,
        /// Number of missing commits.
        commits: u64,
    },
    /// SQLite found that the file is damaged.
    #[error("the database {} is damaged: {reason}; put a backup in its place", path.display())]
    Damaged {
        /// The database file.
        path: PathBuf,
        /// The problem that SQLite reported.
        reason: String,
    },
    /// Another process has locked the folder.
    #[error("the data folder {} is in use by another janggun server", path.display())]
    InUse {
        /// The folder.
        path: PathBuf,
    },
    /// The database was written by a newer version of this program. It is unchanged.
    #[error("the database {} has version {found}, this program knows up to {known}: install a newer janggun", path.display())]
    TooNew {
        /// The database file.
        path: PathBuf,
        /// Schema version of the database.
        found: u32,
        /// Newest schema version that this program can read.
        known: u32,
    },
    /// The database was written by an older version of this program. It is unchanged; starting the server migrates it.
    #[error("the database {} has version {found}, this program reads {known}: start the server once, which migrates it", path.display())]
    TooOld {
        /// The database file.
        path: PathBuf,
        /// Schema version of the database.
        found: u32,
        /// Schema version that this program reads.
        known: u32,
    },
    /// The file is not a Janggun database. It is unchanged.
    #[error("{} is not a janggun database: {reason}", path.display())]
    NotOurs {
        /// The database file.
        path: PathBuf,
        reason: String,
    },
    /// The database is a copy that was interrupted.
    #[error("{} is an unfinished copy of another database: finish it with `janggun database copy`", path.display())]
    Unfinished {
        /// The database file.
        path: PathBuf,
    },
    /// SQLite could not switch to WAL mode, without which durability cannot be guaranteed. This happens on network file
    /// systems.
    #[error("the data folder {} does not support write-ahead logging (journal mode came back as {mode}): use a local disk", path.display())]
    NoWal {
        /// The folder.
        path: PathBuf,
        /// The journal mode that SQLite reported.
        mode: String,
    },
    /// The disk has too little free space for copying and migrating an older database. The database is unchanged.
    #[error("migrating {} needs {needed} bytes free on its disk, which has {free}: nothing was changed", path.display())]
    DiskFull {
        /// The database file.
        path: PathBuf,
        /// Bytes required.
        needed: u64,
        /// Bytes available.
        free: u64,
    },
    /// An older database could not be copied before its migration. The database is unchanged.
    #[error("cannot copy the database to {} before migrating it: {reason}", path.display())]
    NoCopy {
        /// Path of the copy.
        path: PathBuf,
        reason: String,
    },
    /// A migration failed. The database keeps the version of the last successful one.
    #[error("cannot bring the database to the current version: {0}")]
    Migration(#[from] Box<refinery::Error>),
    /// Any other SQLite error while opening. An unfinished migration has been rolled back.
    #[error("cannot open the database: {0}")]
    Database(#[from] rusqlite::Error),
}

impl OpenError {
    /// Returns the stable code of this error.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Unwritable { .. } => "data_unwritable",
            Self::Missing { .. } => "db_missing",
            Self::Lost { .. } => "db_lost",
            Self::LogLost { .. } => "db_log_lost",
            Self::Damaged { .. } => "db_damaged",
            Self::InUse { .. } => "data_in_use",
            Self::TooNew { .. } => "db_too_new",
            Self::TooOld { .. } => "db_too_old",
            Self::NotOurs { .. } => "db_not_ours",
            Self::Unfinished { .. } => "db_unfinished",
            Self::NoWal { .. } => "db_no_wal",
            Self::DiskFull { .. } => "disk_full",
            Self::NoCopy { .. } => "db_not_copied",
            Self::Migration(_) | Self::Database(_) => "db_failed",
        }
    }
}

pub(super) fn sql_error(error: &rusqlite::Error) -> SqlError {
    let what = error.to_string();
    match error {
        rusqlite::Error::Utf8Error(..) => SqlError::Damaged(what),
        _ if error.sqlite_error_code() == Some(ErrorCode::ConstraintViolation) => SqlError::Conflict(what),
        _ => SqlError::Failed(what),
    }
}

/// Converts an error of the shared interface for callers that return SQLite errors.
pub(super) fn plain_error(error: &SqlError) -> rusqlite::Error {
    let code = rusqlite::ffi::Error::new(rusqlite::ffi::SQLITE_ERROR);
    rusqlite::Error::SqliteFailure(code, Some(error.to_string()))
}
