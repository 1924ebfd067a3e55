//! The operator's access to a data folder.

use super::open::{DATABASE_FILE, LOCK_FILE};
use super::{OpenError, lock, newest_version, open};
use crate::Operator;
use rusqlite::Connection;
use std::path::Path;
use std::time::Duration;

/// Maximum time that a change waits for the server's transactions.
const BUSY: Duration = Duration::from_secs(30);

impl Operator {
    /// Opens the database in `folder`, whether or not a server is running.
    ///
    /// # Errors
    ///
    /// See [`OpenError`].
    pub fn open(folder: &Path) -> Result<Self, OpenError> {
        connection(folder).map(Self::of)
    }
}

fn connection(folder: &Path) -> Result<Connection, OpenError> {
    let path = folder.join(DATABASE_FILE);
    if !path.exists() {
        return Err(OpenError::Missing { path });
    }
    let connection = Connection::open(&path)?;
    let (found, known) = (open::version(&connection, &path)?.unwrap_or(0), newest_version());
    if found < known {
        return Err(OpenError::TooOld { path, found, known });
    }
    drop(connection);
    Ok(write_to(&path)?)
}

/// Opens a database for writing, with the same durability as in a server.
pub(super) fn write_to(path: &Path) -> Result<Connection, rusqlite::Error> {
    let connection = Connection::open(path)?;
    connection.busy_timeout(BUSY)?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.pragma_update(None, "foreign_keys", "ON")?;
    Ok(connection)
}

/// Returns the space used by deleted data to the file system. No server may be using the folder.
///
/// # Errors
///
/// See [`OpenError`].
pub fn compact(folder: &Path) -> Result<(), OpenError> {
    let lock = lock::take(folder, &folder.join(LOCK_FILE))?;
    let connection = connection(folder)?;
    connection.execute_batch("VACUUM")?;
    connection.close().map_err(|(_, error)| error)?;
    drop(lock);
    Ok(())
}
