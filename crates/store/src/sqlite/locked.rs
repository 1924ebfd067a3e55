//! A database to which only this process may write, without a writer thread.

use super::lock::{self, FolderLock};
use super::open::{self, DATABASE_FILE, LOCK_FILE, SqliteStore};
use super::{OpenError, operator};
use rusqlite::Connection;
use std::path::Path;

/// An open connection, with the lock of its folder.
pub(crate) struct Locked {
    connection: Connection,
    _lock: FolderLock,
}

impl Locked {
    /// Opens an existing database of this program's version.
    pub(crate) fn existing(folder: &Path) -> Result<Self, OpenError> {
        // The database is first opened as a server would open it, which recovers it after a crash.
        drop(SqliteStore::open_existing(folder)?);
        Self::open(folder)
    }

    /// Opens a database, which is created if it is missing and may be an unfinished copy.
    pub(crate) fn new_or_unfinished(folder: &Path) -> Result<Self, OpenError> {
        let path = folder.join(DATABASE_FILE);
        let is_unfinished = path.exists() && open::is_unfinished(&open::read_only(&path)?)?;
        if !is_unfinished {
            drop(SqliteStore::open(folder)?);
        }
        Self::open(folder)
    }

    fn open(folder: &Path) -> Result<Self, OpenError> {
        let lock = lock::take(folder, &folder.join(LOCK_FILE))?;
        let connection = operator::write_to(&folder.join(DATABASE_FILE))?;
        Ok(Self {
            connection,
            _lock: lock,
        })
    }

    pub(crate) fn connection(&self) -> &Connection {
        &self.connection
    }
}
