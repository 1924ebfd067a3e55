//! Detects a lost WAL by counting the writer's commits twice: in the database, as part of each commit, and in the lock
//! file right after it. If the count in the database is lower, at least part of the WAL is missing, and with it
//! acknowledged commits.
//!
//! The count in the lock file is not synced. After the machine crashes, it may be lower than the one in the database,
//! but never higher.

use super::OpenError;
use super::identity::MADE;
use rusqlite::Connection;
use std::fs::File;
use std::io::{Seek, SeekFrom, Write};
use std::path::Path;

/// The first schema version in which the database counts its commits.
pub(super) const COUNTED_FROM: u32 = 19;

/// The writer's count of its commits.
pub(super) struct CommitCount {
    number: i64,
    lock: File,
}

impl CommitCount {
    /// Creates a counter that starts with the count in the database.
    pub(super) fn of(connection: &Connection, lock: File) -> Result<Self, rusqlite::Error> {
        let number = stored(connection)?;
        Ok(Self { number, lock })
    }

    /// Writes the next count to the database. Must be called in the transaction that is counted.
    pub(super) fn count(&self, connection: &Connection) -> Result<(), rusqlite::Error> {
        let next = self.number.wrapping_add(1);
        connection
            .prepare_cached("UPDATE commits SET number = ?1")?
            .execute([next])
            .map(|_| ())
    }

    /// Increments the count and writes it to the lock file. Must be called after each counted commit.
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

/// Parses the count in the text of the lock file.
pub(super) fn noted(lock: &str) -> Option<i64> {
    let line = lock.strip_prefix(MADE)?.lines().next()?;
    line.strip_prefix("commits ")?.parse().ok()
}

/// Returns the count in the database.
pub(super) fn stored(connection: &Connection) -> Result<i64, rusqlite::Error> {
    connection.query_row("SELECT number FROM commits", [], |row| row.get(0))
}

/// Returns an error if the database lacks commits that were counted in the lock file.
pub(super) fn refuse_a_lost_log(
    connection: &Connection,
    version: Option<u32>,
    noted: Option<i64>,
    (path, lock): (&Path, &Path),
) -> Result<(), OpenError> {
    let Some(noted) = noted else { return Ok(()) };
    // If the WAL was truncated very early, even the table may be missing. The count is then zero.
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
