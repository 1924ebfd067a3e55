//! Reasons why a PostgreSQL database cannot be used, and conversion of PostgreSQL errors to [`SqlError`].

use crate::sql::SqlError;
use tokio_postgres::Client;
use tokio_postgres::error::{Error, SqlState};

/// The reason a PostgreSQL database cannot be used. Each variant has a stable code.
#[derive(Debug, thiserror::Error)]
pub enum PostgresError {
    #[error("the address of the database is wrong: {0}")]
    Address(String),
    /// The connection failed, for example because the password is wrong or the database server is down.
    #[error("cannot connect to {place}: {reason}")]
    Unreachable {
        /// The address, without a password.
        place: String,
        reason: String,
    },
    /// Another server uses the database.
    #[error("the database {place} is in use by another janggun server")]
    InUse { place: String },
    /// The database was written by a newer version of this program.
    #[error("the database {place} has version {found}, this program knows up to {known}: install a newer janggun")]
    TooNew {
        place: String,
        /// Schema version of the database.
        found: u32,
        /// Newest schema version that this program can read.
        known: u32,
    },
    /// The database was written by an older version of this program. Only starting the server migrates it.
    #[error(
        "the database {place} has version {found}, this program reads {known}: start the server once, which migrates it"
    )]
    TooOld {
        place: String,
        /// Schema version of the database; 0 if it is empty.
        found: u32,
        /// Schema version that this program reads.
        known: u32,
    },
    /// The database contains another program's tables.
    #[error("{place} is not a janggun database: it has tables, but no versions of ours")]
    NotOurs { place: String },
    /// The database is an incomplete copy.
    #[error("{place} is an unfinished copy of another database: finish it with `janggun database copy`")]
    Unfinished { place: String },
    /// The database server is too old, or the database does not use UTF-8.
    #[error("{place} cannot be used: {reason}")]
    Unfit { place: String, reason: String },
    #[error("cannot bring the database to the current version: {0}")]
    Migration(#[from] Box<refinery::Error>),
    /// Any other database error.
    #[error("cannot open the database: {0}")]
    Database(String),
}

impl PostgresError {
    /// Returns the stable code of this error.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Address(_) => "db_address",
            Self::Unreachable { .. } => "db_unreachable",
            Self::InUse { .. } => "db_in_use",
            Self::TooNew { .. } => "db_too_new",
            Self::TooOld { .. } => "db_too_old",
            Self::NotOurs { .. } => "db_not_ours",
            Self::Unfinished { .. } => "db_unfinished",
            Self::Unfit { .. } => "db_unfit",
            Self::Migration(_) | Self::Database(_) => "db_failed",
        }
    }
}

/// Returns the message of an error, without the database's details, which may contain stored values.
pub(super) fn words(error: &Error) -> String {
    match error.as_db_error() {
        Some(error) => error.message().to_owned(),
        None => {
            let cause = std::error::Error::source(error).map(|cause| format!(": {cause}"));
            format!("{error}{}", cause.unwrap_or_default())
        }
    }
}

pub(super) fn sql_error(error: &Error) -> SqlError {
    let what = words(error);
    // Class 23 contains constraint violations; the other code covers invalid JSON.
    let contradicts = |code: &SqlState| code.code().starts_with("23") || *code == SqlState::INVALID_TEXT_REPRESENTATION;
    if error.code().is_some_and(contradicts) {
        SqlError::Conflict(what)
    } else {
        SqlError::Failed(what)
    }
}

/// Returns whether the connection is closed, or about to be closed by the database server.
pub(super) fn is_lost(error: &Error, client: &Client) -> bool {
    let ends = [
        SqlState::ADMIN_SHUTDOWN,
        SqlState::CRASH_SHUTDOWN,
        SqlState::CANNOT_CONNECT_NOW,
        SqlState::IDLE_IN_TRANSACTION_SESSION_TIMEOUT,
    ];
    client.is_closed() || error.is_closed() || error.code().is_some_and(|code| ends.contains(code))
}

pub(super) fn failed(error: Error) -> PostgresError {
    PostgresError::Database(words(&error))
}
