//! Checks that the database is intact and still the same file. A lost database is not replaced by a new one, and
//! nothing is written to a file that has been deleted or replaced.

use super::OpenError;
use super::copy::beside;
use rusqlite::{Connection, ErrorCode};
use std::fs::{File, Metadata};
use std::io::{self, Read, Seek, Write};
use std::path::{Path, PathBuf};

/// "JANG" in ASCII. Identifies the file as a Janggun database, both to `file(1)` and to this program.
pub(super) const APPLICATION_ID: i32 = 0x4A41_4E47;

/// First line of the lock file once the folder has a database.
pub(super) const MADE: &str = "this folder has a database\n";

/// Returns an error if the folder had a database that is now missing or empty.
pub(super) fn refuse_a_loss(lock: &File, lock_path: &Path, database: &Path) -> Result<(), OpenError> {
    let empty = std::fs::metadata(database).map_or(true, |found| found.len() == 0);
    if empty && had_database(lock).map_err(|cause| unwritable(lock_path, cause))? {
        return Err(OpenError::Lost {
            path: database.to_owned(),
            lock: lock_path.to_owned(),
        });
    }
    Ok(())
}

fn had_database(lock: &File) -> io::Result<bool> {
    Ok(text_of(lock)?.starts_with(MADE))
}

pub(super) fn text_of(mut lock: &File) -> io::Result<String> {
    let mut bytes = Vec::new();
    lock.rewind()?;
    lock.read_to_end(&mut bytes)?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// Rewrites the lock file without a commit count, for a database that is new or restored, or whose old schema had none.
pub(super) fn note_another(lock: &File, lock_path: &Path) -> Result<(), OpenError> {
    lock.set_len(0).map_err(|cause| unwritable(lock_path, cause))?;
    note(lock, lock_path)
}

/// Records in the lock file that the folder now has a database.
pub(super) fn note(mut lock: &File, lock_path: &Path) -> Result<(), OpenError> {
    let noted = had_database(lock).and_then(|noted| {
        if noted {
            return Ok(());
        }
        lock.set_len(0)?;
        lock.rewind()?;
        lock.write_all(MADE.as_bytes())?;
        lock.sync_all()
    });
    noted.map_err(|cause| unwritable(lock_path, cause))
}

fn unwritable(path: &Path, cause: io::Error) -> OpenError {
    OpenError::Unwritable {
        path: path.to_owned(),
        cause,
    }
}

/// Returns an error if the database is damaged. Reads the whole file.
pub(super) fn refuse_damage(connection: &Connection, path: &Path) -> Result<(), OpenError> {
    let found = problems(connection, "PRAGMA quick_check(1)")?;
    if found.is_empty() {
        return Ok(());
    }
    Err(OpenError::Damaged {
        path: path.to_owned(),
        reason: found.join("; "),
    })
}

/// Runs a SQLite check and returns the reported problems; empty if there are none. `CHECK` constraints are ignored,
/// because rows of old databases may violate them.
pub(super) fn problems(connection: &Connection, check: &str) -> Result<Vec<String>, rusqlite::Error> {
    connection.pragma_update(None, "ignore_check_constraints", true)?;
    let lines = connection
        .prepare(check)
        .and_then(|mut check| check.query_map([], |row| row.get(0))?.collect());
    connection.pragma_update(None, "ignore_check_constraints", false)?;
    let mut lines: Vec<String> = match lines {
        // Some kinds of damage make the check itself fail.
        Err(error) if error.sqlite_error_code() == Some(ErrorCode::DatabaseCorrupt) => vec![error.to_string()],
        lines => lines?,
    };
    lines.retain(|line| line != "ok");
    Ok(lines)
}

/// The identities of the open database and its WAL. Commits to a deleted or replaced file would be lost.
#[derive(Debug)]
pub(super) struct OpenFiles {
    files: [(PathBuf, Option<Identity>); 2],
}

impl OpenFiles {
    /// Records the identities of the database and its WAL.
    pub(super) fn of(database: &Path) -> Self {
        let mut files = Self {
            files: [(database.to_owned(), None), (beside(database, "-wal"), None)],
        };
        // The first call only records the files.
        let _ = files.replaced();
        files
    }

    /// Returns the path of a recorded file that is missing or has been replaced. Records files that did not exist
    /// before.
    pub(super) fn replaced(&mut self) -> Option<&Path> {
        for (path, known) in &mut self.files {
            match (
                std::fs::metadata(&*path).ok().map(|found| Identity::of(&found)),
                &*known,
            ) {
                (Some(now), None) => *known = Some(now),
                (now, Some(before)) if now.as_ref() != Some(before) => return Some(path),
                (_, _) => {}
            }
        }
        None
    }
}

/// Identifies a file independently of its path.
#[derive(Debug, PartialEq, Eq)]
struct Identity {
    #[cfg(unix)]
    inode: (u64, u64),
}

impl Identity {
    #[cfg(unix)]
    fn of(file: &Metadata) -> Self {
        use std::os::unix::fs::MetadataExt;
        Self {
            inode: (file.dev(), file.ino()),
        }
    }

    /// Creates an empty identity. On other systems none is needed, because open files cannot be removed.
    #[cfg(not(unix))]
    fn of(_: &Metadata) -> Self {
        Self {}
    }
}
