//! Opening a data folder: lock, checks, pragmas, migrations and threads.

use super::checkpoint::{Checkpoints, LogLengths};
use super::commits::{self, CommitCount};
use super::error::sql_error;
use super::identity::{APPLICATION_ID, OpenFiles};
use super::lock::FolderLock;
use super::log::Log;
use super::migrate::{self, MigrationContext};
use super::{OpenError, identity, lock, newest_version, private};
use crate::sql::{HasReaders, HasWriter, Readers, UNFINISHED, Writer};
use crate::{Answer, QueryError};
use rusqlite::config::DbConfig;
use rusqlite::{Connection, ErrorCode, OpenFlags};
use std::fmt;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Name of the database file in the data folder.
pub const DATABASE_FILE: &str = "janggun.db";
/// Name of the lock file in the data folder.
pub const LOCK_FILE: &str = "janggun.lock";

/// Maximum time that a connection waits for a lock. In WAL mode, readers rarely wait, for example while the WAL is
/// being recovered.
const BUSY: Duration = Duration::from_secs(5);
/// Number of reader threads, each with a connection. More threads would only compete for the disk.
const READERS: usize = 4;
/// Maximum number of prepared statements that a connection caches.
const STATEMENTS: usize = 128;

/// A data folder, open for reading and writing. Dropping it waits for all queued queries and commands, then releases
/// the lock.
pub struct SqliteStore {
    // Fields are dropped in this order: the readers, the writer (its connection closes last, which empties the WAL),
    // and then the lock.
    readers: Readers<Connection>,
    writer: Writer,
    folder: PathBuf,
    _lock: FolderLock,
}

/// A data folder, open only for reading. It does not lock the folder, so a server may be running.
pub struct SqliteReader {
    readers: Readers<Connection>,
    folder: PathBuf,
}

impl fmt::Debug for SqliteStore {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SqliteStore")
            .field("folder", &self.folder)
            .finish_non_exhaustive()
    }
}

impl fmt::Debug for SqliteReader {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SqliteReader")
            .field("folder", &self.folder)
            .finish_non_exhaustive()
    }
}

/// Creates the data folder if it is missing, and restricts access to its owner.
///
/// # Errors
///
/// [`OpenError::Unwritable`] if the folder cannot be created.
pub fn make_folder(folder: &Path) -> Result<(), OpenError> {
    private::folder(folder).map_err(|cause| OpenError::Unwritable {
        path: folder.to_owned(),
        cause,
    })
}

impl SqliteStore {
    /// Opens the data folder. Creates it and the database if they are missing; copies and migrates an older database.
    /// Blocks on the disk, so it must not be called on an async thread.
    ///
    /// # Errors
    ///
    /// See [`OpenError`].
    pub fn open(folder: &Path) -> Result<Self, OpenError> {
        Self::open_in(folder, &MigrationContext::real())
    }

    /// Like [`SqliteStore::open`], but does not create a database.
    ///
    /// # Errors
    ///
    /// See [`OpenError`]; [`OpenError::Missing`] if the database does not exist.
    pub fn open_existing(folder: &Path) -> Result<Self, OpenError> {
        let path = folder.join(DATABASE_FILE);
        match path.exists() {
            true => Self::open(folder),
            false => Err(OpenError::Missing { path }),
        }
    }

    /// Like [`SqliteStore::open`], but with a migration context, which tests replace.
    pub(super) fn open_in(folder: &Path, context: &MigrationContext<'_>) -> Result<Self, OpenError> {
        let unwritable = |cause| OpenError::Unwritable {
            path: folder.to_owned(),
            cause,
        };
        make_folder(folder)?;
        let (path, lock_path) = (folder.join(DATABASE_FILE), folder.join(LOCK_FILE));
        let lock = lock::take(folder, &lock_path)?;
        identity::refuse_a_loss(&lock, &lock_path, &path)?;
        private::narrow_all(folder);
        let noted = identity::text_of(&lock).map_err(unwritable)?;
        refuse_a_lost_log(commits::noted(&noted), (&path, &lock_path))?;
        // SQLite creates the WAL with the same permissions.
        private::file(&path).map_err(unwritable)?;
        let mut connection = Connection::open(&path).map_err(|error| cannot_open(error, &path))?;
        let found = version(&connection, &path)?;
        let is_counted = found.is_some_and(|found| found >= commits::COUNTED_FROM);
        if let Some(found) = found {
            identity::refuse_damage(&connection, &path)?;
            migrate::copy_first(&connection, &path, found, context)?;
        }
        tune(&connection, folder)?;
        migrate::migrate(&mut connection, found.unwrap_or(0), context)?;
        if is_counted {
            identity::note(&lock, &lock_path)?;
        } else {
            identity::note_another(&lock, &lock_path)?;
        }
        let count = CommitCount::of(&connection, lock.try_clone().map_err(unwritable)?)?;
        let beside = Connection::open(&path).map_err(|error| cannot_open(error, &path))?;
        beside.pragma_update(None, "synchronous", "FULL")?;
        let checkpoints = Checkpoints::of(&mut connection, beside, LogLengths::USUAL)?;
        Ok(Self {
            readers: readers(&path)?,
            writer: Writer::start(Log::new(connection, checkpoints, (OpenFiles::of(&path), count))),
            folder: folder.to_owned(),
            _lock: lock,
        })
    }
}

impl SqliteReader {
    /// Opens the database of `folder` for reading. Blocks on the disk, so it must not be called on an async thread.
    ///
    /// # Errors
    ///
    /// See [`OpenError`]. The database is never changed.
    pub fn open(folder: &Path) -> Result<Self, OpenError> {
        let path = folder.join(DATABASE_FILE);
        if !path.exists() {
            return Err(OpenError::Missing { path });
        }
        // The lock file is read before the database, because a server may commit between the two reads.
        let lock_path = folder.join(LOCK_FILE);
        let noted = std::fs::read_to_string(&lock_path).ok();
        let noted = noted.as_deref().and_then(commits::noted);
        let connection = read_only(&path).map_err(|error| cannot_open(error, &path))?;
        let (found, known) = (version(&connection, &path)?.unwrap_or(0), newest_version());
        commits::refuse_a_lost_log(&connection, Some(found), noted, (&path, &lock_path))?;
        if found < known {
            return Err(OpenError::TooOld { path, found, known });
        }
        Ok(Self {
            readers: readers(&path)?,
            folder: folder.to_owned(),
        })
    }
}

impl SqliteReader {
    /// Returns up to a hundred problems that SQLite finds in the whole file; empty if it is intact.
    pub fn damage(&self) -> Answer<Vec<String>, QueryError> {
        self.readers.query(|connection| {
            identity::problems(connection, "PRAGMA integrity_check").map_err(|error| sql_error(&error))
        })
    }
}

impl HasWriter for SqliteStore {
    fn writer(&self) -> &Writer {
        &self.writer
    }
}

impl HasReaders for SqliteStore {
    type Connection = Connection;

    fn readers(&self) -> &Readers<Connection> {
        &self.readers
    }
}

impl HasReaders for SqliteReader {
    type Connection = Connection;

    fn readers(&self) -> &Readers<Connection> {
        &self.readers
    }
}

/// Returns an error if the database has lost part of its WAL. Uses a read-only connection, because a writable one would
/// copy the rest of the WAL into the database. A file that cannot be read as a Janggun database is refused later, when
/// it is opened for writing.
fn refuse_a_lost_log(noted: Option<i64>, (path, lock_path): (&Path, &Path)) -> Result<(), OpenError> {
    if noted.is_none() || !path.exists() {
        return Ok(());
    }
    let Ok(connection) = read_only(path) else { return Ok(()) };
    let Ok(found) = version(&connection, path) else {
        return Ok(());
    };
    commits::refuse_a_lost_log(&connection, found, noted, (path, lock_path))
}

fn readers(path: &Path) -> Result<Readers<Connection>, OpenError> {
    let connections = (0..READERS).map(|_| read_only(path)).collect::<Result<_, _>>()?;
    Ok(Readers::start(connections))
}

pub(super) fn read_only(path: &Path) -> Result<Connection, rusqlite::Error> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags)?;
    connection.busy_timeout(BUSY)?;
    keep_plans(&connection)?;
    Ok(connection)
}

/// Opens a file for reading. No process may write to it while it is open. It may be on a read-only medium.
pub(super) fn unchanging(path: &Path) -> Result<Connection, rusqlite::Error> {
    let name = path.to_string_lossy();
    let name = name.replace('%', "%25").replace('?', "%3f").replace('#', "%23");
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX | OpenFlags::SQLITE_OPEN_URI;
    Connection::open_with_flags(format!("file:{name}?immutable=1"), flags)
}

/// Caches prepared statements and fixes their query plans. Otherwise SQLite could prepare a statement again whenever a
/// bound value changes, to consult statistics, which our databases do not have.
fn keep_plans(connection: &Connection) -> Result<(), rusqlite::Error> {
    connection.set_prepared_statement_cache_capacity(STATEMENTS);
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)?;
    Ok(())
}

/// Returns the schema version of a Janggun database; `None` if it is empty. Refuses any other file, an unfinished copy,
/// and a version that is too new.
pub(super) fn version(connection: &Connection, path: &Path) -> Result<Option<u32>, OpenError> {
    let not_ours = |reason: &str| OpenError::NotOurs {
        path: path.to_owned(),
        reason: reason.to_owned(),
    };
    let number = |sql: &str| connection.query_row(sql, [], |row| row.get::<_, i64>(0));
    let id = number("PRAGMA application_id").map_err(|error| cannot_open(error, path))?;
    let tables = number("SELECT count(*) FROM sqlite_schema").map_err(|error| cannot_open(error, path))?;
    if tables == 0 {
        return Ok(None);
    }
    if id != i64::from(APPLICATION_ID) {
        return Err(not_ours("it belongs to another program"));
    }
    if is_unfinished(connection).map_err(|error| cannot_open(error, path))? {
        return Err(OpenError::Unfinished { path: path.to_owned() });
    }
    let found = number("SELECT coalesce(max(version), 0) FROM refinery_schema_history")
        .ok()
        .and_then(|version| u32::try_from(version).ok())
        .ok_or_else(|| not_ours("its version cannot be read"))?;
    let known = newest_version();
    if found > known {
        return Err(OpenError::TooNew {
            path: path.to_owned(),
            found,
            known,
        });
    }
    Ok(Some(found))
}

pub(super) fn is_unfinished(connection: &Connection) -> Result<bool, rusqlite::Error> {
    connection.table_exists(None, UNFINISHED)
}

/// Sets the pragmas of the connection, and checks that SQLite has switched to WAL mode.
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
    keep_plans(connection)?;
    Ok(())
}

fn cannot_open(error: rusqlite::Error, path: &Path) -> OpenError {
    match error.sqlite_error_code() {
        Some(ErrorCode::CannotOpen | ErrorCode::ReadOnly | ErrorCode::PermissionDenied) => OpenError::Unwritable {
            path: path.to_owned(),
            cause: std::io::Error::other(error.to_string()),
        },
        Some(ErrorCode::NotADatabase) => OpenError::NotOurs {
            path: path.to_owned(),
            reason: error.to_string(),
        },
        Some(ErrorCode::DatabaseCorrupt) => OpenError::Damaged {
            path: path.to_owned(),
            reason: error.to_string(),
        },
        Some(_) | None => OpenError::Database(error),
    }
}
