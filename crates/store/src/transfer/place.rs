//! Locations of databases, and reasons for failed copies.

use crate::postgres::{PostgresAddress, PostgresError};
use crate::sqlite::OpenError;
use std::fmt;
use std::path::PathBuf;

/// The location of a database.
#[derive(Debug, Clone)]
pub enum Location {
    /// A SQLite database in this data folder.
    Folder(PathBuf),
    /// A PostgreSQL database.
    Postgres(PostgresAddress),
}

impl fmt::Display for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Folder(folder) => write!(f, "{}", folder.display()),
            Self::Postgres(address) => write!(f, "{address}"),
        }
    }
}

/// The reason a database was not copied.
#[derive(Debug, thiserror::Error)]
pub enum TransferError {
    /// A data folder cannot be used.
    #[error("{0}")]
    Folder(#[from] OpenError),
    /// A PostgreSQL database cannot be used.
    #[error("{0}")]
    Postgres(#[from] PostgresError),
    /// The target already has rows.
    #[error("{place} is not empty: a database is copied only into a new one")]
    NotEmpty {
        /// The target.
        place: String,
    },
    /// The target contains an unfinished copy of a different database.
    #[error("{place} has an unfinished copy of {source_place}: finish that one, or empty the target")]
    Other {
        /// The target.
        place: String,
        /// The source of the unfinished copy.
        source_place: String,
    },
    /// The copy of a table differs from the source.
    #[error("the table {table} differs after it was copied ({of_source} and {of_target} rows)")]
    Differs {
        table: &'static str,
        of_source: u64,
        of_target: u64,
    },
    /// A statement failed.
    #[error("the copy stopped at the table {table}: {reason}; the same command goes on from there")]
    Stopped { table: &'static str, reason: String },
}

impl TransferError {
    /// Returns the stable code of this error.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Folder(error) => error.code(),
            Self::Postgres(error) => error.code(),
            Self::NotEmpty { .. } => "db_not_empty",
            Self::Other { .. } => "db_other_copy",
            Self::Differs { .. } => "db_copy_differs",
            Self::Stopped { .. } => "db_copy_stopped",
        }
    }
}
