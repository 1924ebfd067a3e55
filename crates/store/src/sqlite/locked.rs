//! A database in a locked folder, without a writer thread. Used for copying to and from other databases.

use super::lock::{self, FolderLock};
use super::open::{self, DATABASE_FILE, LOCK_FILE, SqliteStore};
use super::{OpenError, operator};
use rusqlite::Connection;
use std::path::Path;

/// A connection to a database, with the lock of its folder.
pub(crate) struct Locked {
    connection: Connection,
    _lock: FolderLock,
}

impl Locked {
    /// Opens an existing database, and migrates an older one.
    pub(crate) fn existing(folder: &Path) -> Result<Self, OpenError> {
        // Opening the database like a server also checks and migrates it.
        drop(SqliteStore::open_existing(folder)?);
        Self::open(folder)
    }

    /// Opens a database, even if it is an unfinished copy. Creates it if it is missing.
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
