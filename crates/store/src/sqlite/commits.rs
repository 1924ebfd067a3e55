//! Counts commits, in the database with each commit and in the lock file right after it. If the database has a lower
//! count than the lock file, it has lost its WAL or part of it, and with it acknowledged moves.
//!
//! The count in the lock file is not synced: after a crash of the machine it may lag behind the database, but is never
//! ahead of it.

use super::OpenError;
use super::identity::MADE;
use rusqlite::Connection;
use std::fs::File;
use std::io::{Seek, SeekFrom, Write};
use std::path::Path;

/// The first schema version in which the database counts its commits.
pub(super) const COUNTED_FROM: u32 = 19;

/// The writer's count.
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

    /// Counts the current commit. Called within its transaction.
    pub(super) fn count(&self, connection: &Connection) -> Result<(), rusqlite::Error> {
        let next = self.number.wrapping_add(1);
        connection
            .prepare_cached("UPDATE commits SET number = ?1")?
            .execute([next])
            .map(|_| ())
    }

    /// Writes the count to the lock file after a commit.
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

/// Formats the count with a fixed length, so that it overwrites the previous one.
fn line(number: i64) -> String {
    format!("commits {number:020}\n")
}

/// Returns the count in the lock file; `None` if there is none.
pub(super) fn noted(lock: &str) -> Option<i64> {
    let line = lock.strip_prefix(MADE)?.lines().next()?;
    line.strip_prefix("commits ")?.parse().ok()
}

/// Returns the count in the database.
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
    // A log that is truncated far back may even lack the table; the count is then zero.
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
