//! Counts commits: in the database with each commit, and in the lock file right after. A database that has fewer than
//! the lock file has lost its WAL or part of it, and with it acknowledged moves.
//!
//! The note in the lock file is not synced: after a crash of the machine it may be behind the database, never ahead of it.

use super::OpenError;
use super::identity::MADE;
use rusqlite::Connection;
use std::fs::File;
use std::io::{Seek, SeekFrom, Write};
use std::path::Path;

/// The schema version since which the database counts its commits.
pub(super) const COUNTED_FROM: u32 = 19;

/// The count that the writer keeps.
pub(super) struct CommitCount {
    number: i64,
    lock: File,
}

impl CommitCount {
    /// Continues from the count in the database.
    pub(super) fn of(connection: &Connection, lock: File) -> Result<Self, rusqlite::Error> {
        let number = stored(connection)?;
        Ok(Self { number, lock })
    }

    /// Counts the commit that is being made. Called within its transaction.
    pub(super) fn count(&self, connection: &Connection) -> Result<(), rusqlite::Error> {
        let next = self.number.wrapping_add(1);
        connection
            .prepare_cached("UPDATE commits SET number = ?1")?
            .execute([next])
            .map(|_| ())
    }

    /// Counts a commit.
    pub(super) fn committed(&mut self) {
        self.number = self.number.wrapping_add(1);
        let line = line(self.number);
        let at = SeekFrom::Start(u64::try_from(MADE.len()).unwrap_or(u64::MAX));
        let noted = self.lock.seek(at).and_then(|_| self.lock.write_all(line.as_bytes()));
        if let Err(error) = noted {
            tracing::debug!(%error, "the number of commits was not noted");
        }
    }
}

/// Always of the same length: it is written in the place of the one before.
fn line(number: i64) -> String {
    format!("commits {number:020}\n")
}

/// The count in the lock file; `None` if there is none.
pub(super) fn noted(lock: &str) -> Option<i64> {
    let line = lock.strip_prefix(MADE)?.lines().next()?;
    line.strip_prefix("commits ")?.parse().ok()
}

/// The count in the database.
pub(super) fn stored(connection: &Connection) -> Result<i64, rusqlite::Error> {
    connection.query_row("SELECT number FROM commits", [], |row| row.get(0))
}

/// Refuses a database that lacks commits counted in the lock file.
pub(super) fn refuse_a_lost_log(
    connection: &Connection,
    version: Option<u32>,
    noted: Option<i64>,
    (path, lock): (&Path, &Path),
) -> Result<(), OpenError> {
    let Some(noted) = noted else { return Ok(()) };
    // A log that is cut far back has lost even the table: nobody counts then.
    let is_counted = version.is_some_and(|version| version >= COUNTED_FROM);
    let found = if is_counted { stored(connection)? } else { 0 };
    if found < noted {
        return Err(OpenError::LogLost {
            path: path.to_owned(),
            lock: lock.to_owned(),
            commits: noted.abs_diff(found),
        });
    }
    Ok(())
}
