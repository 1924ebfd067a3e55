//! One statement of a command, refused if it changes nothing.

use crate::sqlite::error::contradiction;
use rusqlite::{Connection, Params};

/// Result of a statement.
pub(super) type Applied = Result<(), rusqlite::Error>;

pub(super) fn change(connection: &Connection, sql: &str, params: impl Params) -> Applied {
    connection.prepare_cached(sql)?.execute(params).map(|_| ())
}

/// Refuses a statement that changes no row.
pub(super) fn change_one(connection: &Connection, sql: &str, params: impl Params) -> Applied {
    match connection.prepare_cached(sql)?.execute(params)? {
        0 => Err(contradiction("there is nothing that this could change".to_owned())),
        _ => Ok(()),
    }
}
