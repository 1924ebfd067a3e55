//! Backs up a database, even while a server is running, and restores backups.

use super::identity::{note_another, refuse_damage};
use super::lock;
use super::open::{DATABASE_FILE, LOCK_FILE, read_only, unchanging, version};
use super::{OpenError, copy, private};
use rusqlite::Connection;
use std::path::{Path, PathBuf};

/// Suffix that `restore` appends to the name of the replaced database.
const REPLACED: &str = ".before-restore";

/// The reason a backup or restore failed.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    /// The folder or the backup cannot be used.
    #[error("{0}")]
    Open(#[from] OpenError),
    /// A file with this name already exists. It was not overwritten.
    #[error("{} is there already: choose another name or remove it", path.display())]
    Exists { path: PathBuf },
    /// The copy could not be written.
    #[error("cannot copy to {}: {reason}", path.display())]
    NoCopy { path: PathBuf, reason: String },
}

impl BackupError {
    /// Returns the stable code of this error.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Open(error) => error.code(),
            Self::Exists { .. } => "file_exists",
            Self::NoCopy { .. } => "not_copied",
        }
    }
}

/// Copies the database in `folder` to `file`, whether or not a server is running. The copy contains everything that was
/// durable at the start. It gets its final name only once it is complete, checked and on disk.
///
/// # Errors
///
/// See [`BackupError`].
pub fn backup(folder: &Path, file: &Path) -> Result<(), BackupError> {
    let database = folder.join(DATABASE_FILE);
    if !database.exists() {
        return Err(OpenError::Missing { path: database }.into());
    }
    refuse_existing(file)?;
    copied(&source(&database, Beside::AServer)?, file)
}

/// Restores the backup `file` into `folder`, which no server may be using. An existing database is kept as
/// `janggun.db.before-restore`.
///
/// # Errors
///
/// See [`BackupError`].
pub fn restore(folder: &Path, file: &Path) -> Result<(), BackupError> {
    let (database, lock_path) = (folder.join(DATABASE_FILE), folder.join(LOCK_FILE));
    if !file.exists() {
        return Err(OpenError::Missing { path: file.to_owned() }.into());
    }
    let from = source(file, Beside::Nothing)?;
    private::folder(folder).map_err(|error| not_copied(folder, error))?;
    let lock = lock::take(folder, &lock_path)?;
    private::narrow_all(folder);
    let aside = copy::beside(&database, REPLACED);
    refuse_existing(&aside)?;
    let ready = copy::beside(&database, ".restoring");
    // An interrupted attempt may have left this file.
    let _ = std::fs::remove_file(&ready);
    copied(&from, &ready)?;
    // A WAL belongs to its database, so both are moved.
    for ending in ["-wal", "-shm", ""] {
        let (old, kept) = (copy::beside(&database, ending), copy::beside(&aside, ending));
        if old.exists() {
            std::fs::rename(&old, &kept).map_err(|error| not_copied(&kept, error))?;
        }
    }
    copy::rename_durably(&ready, &database).map_err(|error| not_copied(&database, error))?;
    note_another(&lock, &lock_path)?;
    Ok(())
}

/// Possible concurrent access to a database that is being copied.
enum Beside {
    /// A server may write to the database.
    AServer,
    /// No process uses the file, which may be on a read-only medium. A file with a non-empty WAL is not one of our
    /// backups, and is read together with its WAL.
    Nothing,
}

/// Opens a Janggun database for reading. Refuses one that is empty, damaged, unfinished or too new.
fn source(path: &Path, others: Beside) -> Result<Connection, OpenError> {
    let log = std::fs::metadata(copy::beside(path, "-wal"));
    let connection = match others {
        Beside::Nothing if log.map_or(true, |log| log.len() == 0) => unchanging(path)?,
        Beside::Nothing | Beside::AServer => read_only(path)?,
    };
    if version(&connection, path)?.is_none() {
        return Err(OpenError::NotOurs {
            path: path.to_owned(),
            reason: "it is empty".to_owned(),
        });
    }
    refuse_damage(&connection, path)?;
    Ok(connection)
}

fn copied(from: &Connection, to: &Path) -> Result<(), BackupError> {
    let part = copy::beside(to, ".copying");
    copy::pages(from, &part).map_err(|error| not_copied(to, error))?;
    refuse_damage(&Connection::open(&part).map_err(OpenError::from)?, &part)?;
    copy::rename_durably(&part, to).map_err(|error| not_copied(to, error))
}

fn refuse_existing(path: &Path) -> Result<(), BackupError> {
    if path.exists() {
        return Err(BackupError::Exists { path: path.to_owned() });
    }
    Ok(())
}

fn not_copied(path: &Path, error: impl ToString) -> BackupError {
    BackupError::NoCopy {
        path: path.to_owned(),
        reason: error.to_string(),
    }
}
