//! The SQL of shared analyses.

use super::columns::Text;
use super::select::HasReaders;
use crate::{Answer, QueryError, SharedBounds, SharedId, SharedQueries, SharedRow};
use rusqlite::{Connection, OptionalExtension, params};

/// Stores an analysis, or extends its lifetime.
pub(super) fn put(connection: &Connection, shared: &SharedRow) -> Result<(), rusqlite::Error> {
    let SharedRow { id, stored_ms, body } = shared;
    connection
        .prepare_cached(
            "INSERT INTO shared (id, stored_ms, bytes, body) VALUES (?1, ?2, length(?3), ?3)
             ON CONFLICT (id) DO UPDATE SET stored_ms = max(stored_ms, excluded.stored_ms)",
        )?
        .execute(params![Text(*id), stored_ms, body])?;
    Ok(())
}

/// Deletes analyses that exceed the limits, oldest first, at most `limit`.
pub(super) fn forget(connection: &Connection, bounds: SharedBounds, limit: u32) -> Result<(), rusqlite::Error> {
    let SharedBounds { before_ms, most_bytes } = bounds;
    connection
        .prepare_cached(
            "DELETE FROM shared WHERE id IN (
                 SELECT id FROM (
                     SELECT id, stored_ms, sum(bytes) OVER (ORDER BY stored_ms DESC, id DESC) AS newer FROM shared
                 ) WHERE stored_ms < ?1 OR newer > ?2 ORDER BY stored_ms, id LIMIT ?3)",
        )?
        .execute(params![before_ms, whole(most_bytes), limit])?;
    Ok(())
}

impl<T: HasReaders> SharedQueries for T {
    fn shared(&self, id: SharedId) -> Answer<Option<Vec<u8>>, QueryError> {
        self.readers().query(move |connection| {
            connection
                .prepare_cached("SELECT body FROM shared WHERE id = ?1")?
                .query_row([Text(id)], |row| row.get(0))
                .optional()
        })
    }

    fn has_shared_beyond(&self, SharedBounds { before_ms, most_bytes }: SharedBounds) -> Answer<bool, QueryError> {
        self.readers().query(move |connection| {
            connection
                .prepare_cached(
                    "SELECT EXISTS (SELECT 1 FROM shared WHERE stored_ms < ?1)
                            OR (SELECT coalesce(sum(bytes), 0) FROM shared) > ?2",
                )?
                .query_row(params![before_ms, whole(most_bytes)], |row| row.get(0))
        })
    }
}

/// Saturates at 2^63 - 1, SQLite's largest integer.
fn whole(bytes: u64) -> i64 {
    i64::try_from(bytes).unwrap_or(i64::MAX)
}
