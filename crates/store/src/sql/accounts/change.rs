//! Execution of single statements of a command.

use crate::sql::error::contradiction;
use crate::sql::{Sql, SqlError, Value};

pub(super) type Applied = Result<(), SqlError>;

pub(super) fn change(connection: &dyn Sql, sql: &str, params: &[Value<'_>]) -> Applied {
    connection.execute(sql, params).map(|_| ())
}

/// Executes a statement, and returns a conflict if it does not change any row.
pub(super) fn change_one(connection: &dyn Sql, sql: &str, params: &[Value<'_>]) -> Applied {
    match connection.execute(sql, params)? {
        0 => Err(contradiction("there is nothing that this could change".to_owned())),
        _ => Ok(()),
    }
}
