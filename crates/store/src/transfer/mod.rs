//! Copying a whole database to another, of the same kind or not.
//!
//! - `tables` what is copied and in which order; `rows` reading, writing and comparing them
//! - `ends` both databases, opened so that nobody else writes to them
//!
//! A copy is made in steps, each a transaction. Until it is complete, a table of the target says so, and no server opens
//! it; the same command goes on where it was interrupted.

mod ends;
mod rows;
mod tables;

use crate::postgres::{PostgresAddress, PostgresError};
use crate::sql::{Sql, SqlError};
use crate::sqlite::OpenError;
use std::fmt;
use std::path::PathBuf;
use tables::TABLES;

/// The table in an incomplete copy.
pub(crate) const UNFINISHED: &str = "unfinished_copy";

/// Where a database is.
#[derive(Debug, Clone)]
pub enum Location {
    /// In a file of this data folder.
    Folder(PathBuf),
    /// In PostgreSQL.
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

/// Reason why a database was not copied. The source has not been changed.
#[derive(Debug, thiserror::Error)]
pub enum TransferError {
    /// The folder cannot be used.
    #[error("{0}")]
    Folder(#[from] OpenError),
    /// The PostgreSQL database cannot be used.
    #[error("{0}")]
    Postgres(#[from] PostgresError),
    /// The target has rows.
    #[error("{place} is not empty: a database is copied only into a new one")]
    NotEmpty {
        /// The target.
        place: String,
    },
    /// The target has an incomplete copy of another database.
    #[error("{place} has an unfinished copy of {source_place}: finish that one, or empty the target")]
    Other {
        /// The target.
        place: String,
        /// The source of the copy in it.
        source_place: String,
    },
    /// The copy is not what was copied.
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

/// The progress of a copy.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Progress {
    /// This many rows of the table have been copied by this call.
    Copied { table: &'static str, rows: u64 },
    /// The table has this many rows in both databases, and they are equal.
    Compared { table: &'static str, rows: u64 },
}

/// Copies a database, which no server may use meanwhile, into a new one, or goes on with an interrupted copy; then
/// compares every row by a hash of each table. Reports its progress about every thousand rows. Blocks.
///
/// # Errors
///
/// See [`TransferError`].
pub fn transfer(from: &Location, to: &Location, mut report: impl FnMut(Progress)) -> Result<(), TransferError> {
    let source = ends::source(from)?;
    let target = ends::target(to)?;
    let (source, target) = (source.connection(), target.connection());
    begin(target, from, to)?;
    for table in TABLES {
        let copied = rows::copy(source, target, table, |rows| {
            report(Progress::Copied {
                table: table.name,
                rows,
            });
        });
        copied.map_err(|error| stopped(table.name, &error))?;
    }
    for table in TABLES {
        let (of_source, of_target) = (rows::digest(source, table), rows::digest(target, table));
        let of_source = of_source.map_err(|error| stopped(table.name, &error))?;
        let of_target = of_target.map_err(|error| stopped(table.name, &error))?;
        if of_source != of_target {
            return Err(TransferError::Differs {
                table: table.name,
                of_source: of_source.rows,
                of_target: of_target.rows,
            });
        }
        report(Progress::Compared {
            table: table.name,
            rows: of_source.rows,
        });
    }
    let ended = target.execute(&format!("DROP TABLE {UNFINISHED}"), &[]);
    ended.map(drop).map_err(|error| stopped(UNFINISHED, &error))
}

fn stopped(table: &'static str, error: &SqlError) -> TransferError {
    TransferError::Stopped {
        table,
        reason: error.to_string(),
    }
}

/// Notes in the target what is copied into it. Refuses one that has anything else.
fn begin(target: &dyn Sql, from: &Location, to: &Location) -> Result<(), TransferError> {
    let failed = |error: SqlError| stopped(UNFINISHED, &error);
    let (place, from) = (to.to_string(), from.to_string());
    if let Some(source_place) = rows::unfinished(target).map_err(failed)? {
        return if source_place == from {
            Ok(())
        } else {
            Err(TransferError::Other { place, source_place })
        };
    }
    for table in TABLES {
        if rows::last_key(target, table).map_err(failed)?.is_some() {
            return Err(TransferError::NotEmpty { place });
        }
    }
    rows::note_unfinished(target, &from).map_err(failed)
}
