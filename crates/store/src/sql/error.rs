//! Errors of statements, independent of the database.

use crate::{CommandError, QueryError};

/// The reason a statement failed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub(crate) enum SqlError {
    /// The statement contradicts stored data.
    #[error("{0}")]
    Conflict(String),
    /// A row contains a value that this program never writes.
    #[error("{0}")]
    Damaged(String),
    /// The database failed.
    #[error("{0}")]
    Failed(String),
    /// The connection was lost during COMMIT, and it is unknown whether the transaction was committed.
    #[error("{0}")]
    Unknown(String),
    /// Another server owns the database.
    #[error("another server has the database")]
    NotOurs,
}

/// Creates the error for a command that contradicts stored data without violating a table constraint.
pub(super) fn contradiction(what: String) -> SqlError {
    SqlError::Conflict(what)
}

impl From<SqlError> for CommandError {
    fn from(error: SqlError) -> Self {
        match error {
            SqlError::Conflict(what) => Self::Conflict(what),
            SqlError::Damaged(what) | SqlError::Failed(what) => Self::Database(what),
            SqlError::Unknown(what) => Self::Unknown(what),
            SqlError::NotOurs => Self::LeaseLost,
        }
    }
}

impl From<SqlError> for QueryError {
    fn from(error: SqlError) -> Self {
        match error {
            SqlError::Damaged(what) => Self::Damaged(what),
            SqlError::Conflict(what) | SqlError::Failed(what) | SqlError::Unknown(what) => Self::Database(what),
            SqlError::NotOurs => Self::Database(error.to_string()),
        }
    }
}
