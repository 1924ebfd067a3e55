//! Opening a data folder: lock, version check, pragmas, migrations, then the writer thread and the readers.

use crate::rows::Write;
use crate::write::Writer;
use crate::{OpenError, StoreError, lock};
use rusqlite::{Connection, ErrorCode, OpenFlags};
use std::fmt;
use std::fs::File;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::time::Duration;

/// The database's name inside the data folder.
pub const DATABASE_FILE: &str = "janggun.db";
/// The lock's name inside the data folder.
pub const LOCK_FILE: &str = "janggun.lock";

/// "JANG" in ASCII: marks the file as ours for `file(1)` and for the check against foreign databases.
const APPLICATION_ID: i32 = 0x4A41_4E47;
/// Readers wait this long for a lock. In WAL mode they only ever meet one while a log is being recovered.
const BUSY: Duration = Duration::from_secs(5);
/// Connections for reading, shared by all callers.
const READERS: usize = 2;

mod embedded {
    refinery::embed_migrations!("migrations");
}

/// The newest schema version this program knows.
#[must_use]
pub fn newest_version() -> u32 {
    let versions = embedded::migrations::runner();
    let newest = versions.get_migrations().iter().map(refinery::Migration::version).max();
    u32::try_from(newest.unwrap_or(0)).expect("migrations are numbered from 1")
}

/// An open data folder. Dropping it finishes the queued writes and gives the lock back.
pub struct Store {
    // Declared in the order they must end: the writer drains and checkpoints before the lock goes.
    writer: Writer,
    readers: Vec<Mutex<Connection>>,
    folder: PathBuf,
    _lock: File,
}

impl fmt::Debug for Store {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Store")
            .field("folder", &self.folder)
            .finish_non_exhaustive()
    }
}

impl Store {
    /// Opens the data folder, making it and the database where they are missing.
    ///
    /// # Errors
    ///
    /// See [`OpenError`]. A database that is refused has not been changed.
    pub fn open(folder: &Path) -> Result<Self, OpenError> {
        let unwritable = |cause| OpenError::Unwritable {
            path: folder.to_owned(),
            cause,
        };
        std::fs::create_dir_all(folder).map_err(unwritable)?;
        let lock = lock::take(folder, &folder.join(LOCK_FILE))?;
        let path = folder.join(DATABASE_FILE);
        let mut connection = connect(&path)?;
        refuse_what_is_not_ours(&connection, &path)?;
        tune(&connection, folder)?;
        embedded::migrations::runner().run(&mut connection).map_err(Box::new)?;
        let readers = (0..READERS)
            .map(|_| reader(&path).map(Mutex::new))
            .collect::<Result<Vec<_>, _>>()?;
        Ok(Self {
            writer: Writer::start(connection),
            readers,
            folder: folder.to_owned(),
            _lock: lock,
        })
    }

    /// The folder this store lives in.
    #[must_use]
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Queues `write` and calls `done` from the writer thread once it is on disk, or has failed and changed nothing.
    ///
    /// Writes are committed in the order they were queued.
    pub fn write(&self, write: Write, done: impl FnOnce(Result<(), StoreError>) + Send + 'static) {
        self.writer.send(write, Box::new(done));
    }

    /// How many writes are queued or being written: how far the disk is behind.
    #[must_use]
    pub fn waiting(&self) -> usize {
        self.writer.waiting()
    }

    /// Like [`Store::write`], waiting for the disk.
    ///
    /// # Errors
    ///
    /// See [`StoreError`].
    pub fn write_and_wait(&self, write: Write) -> Result<(), StoreError> {
        let (sender, receiver) = std::sync::mpsc::sync_channel(1);
        self.write(write, move |result| {
            // A caller that has gone away no longer wants the answer.
            let _ = sender.send(result);
        });
        receiver.recv().map_err(|_| StoreError::Closed)?
    }

    /// Runs `read` on a connection that is free, or waits for one.
    pub(crate) fn read<T>(
        &self,
        read: impl FnOnce(&Connection) -> Result<T, rusqlite::Error>,
    ) -> Result<T, StoreError> {
        let free = self.readers.iter().find_map(|reader| reader.try_lock().ok());
        let connection = match free {
            Some(connection) => connection,
            None => self.readers[0]
                .lock()
                .unwrap_or_else(std::sync::PoisonError::into_inner),
        };
        Ok(read(&connection)?)
    }
}

fn connect(path: &Path) -> Result<Connection, OpenError> {
    Connection::open(path).map_err(|error| cannot_open(error, path))
}

fn reader(path: &Path) -> Result<Connection, OpenError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags)?;
    connection.busy_timeout(BUSY)?;
    Ok(connection)
}

/// Looks before anything is written: version, owner, and whether it is a database at all.
fn refuse_what_is_not_ours(connection: &Connection, path: &Path) -> Result<(), OpenError> {
    let not_ours = |reason: &str| OpenError::NotOurs {
        path: path.to_owned(),
        reason: reason.to_owned(),
    };
    let id: i32 = connection
        .query_row("PRAGMA application_id", [], |row| row.get(0))
        .map_err(|error| cannot_open(error, path))?;
    let tables: u32 = connection
        .query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))
        .map_err(|error| cannot_open(error, path))?;
    if tables == 0 {
        return Ok(());
    }
    if id != APPLICATION_ID {
        return Err(not_ours("it belongs to another program"));
    }
    let found: u32 = connection
        .query_row(
            "SELECT coalesce(max(version), 0) FROM refinery_schema_history",
            [],
            |row| row.get(0),
        )
        .map_err(|_| not_ours("its version cannot be read"))?;
    let known = newest_version();
    if found > known {
        return Err(OpenError::TooNew {
            path: path.to_owned(),
            found,
            known,
        });
    }
    Ok(())
}

/// Everything durability rests on is set here and read back.
fn tune(connection: &Connection, folder: &Path) -> Result<(), OpenError> {
    connection.busy_timeout(BUSY)?;
    let mode: String = connection
        .query_row("PRAGMA journal_mode = WAL", [], |row| row.get(0))
        .map_err(|error| cannot_open(error, folder))?;
    if mode != "wal" {
        return Err(OpenError::NoWal {
            path: folder.to_owned(),
            mode,
        });
    }
    connection
        .pragma_update(None, "application_id", APPLICATION_ID)
        .map_err(|error| cannot_open(error, folder))?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.pragma_update(None, "foreign_keys", "ON")?;
    Ok(())
}

fn cannot_open(error: rusqlite::Error, path: &Path) -> OpenError {
    match error.sqlite_error_code() {
        Some(ErrorCode::CannotOpen | ErrorCode::ReadOnly | ErrorCode::PermissionDenied) => OpenError::Unwritable {
            path: path.to_owned(),
            cause: std::io::Error::other(error.to_string()),
        },
        Some(ErrorCode::NotADatabase | ErrorCode::DatabaseCorrupt) => OpenError::NotOurs {
            path: path.to_owned(),
            reason: error.to_string(),
        },
        Some(_) | None => OpenError::Database(error),
    }
}
