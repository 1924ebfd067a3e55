//! SQL for shared analyses.

use super::columns::Text;
use super::connection::{Rows, Sql};
use super::error::SqlError;
use super::select::HasReaders;
use super::value::values;
use crate::{Answer, QueryError, SharedBounds, SharedId, SharedQueries, SharedRow};

/// Stores an analysis, or extends its lifetime if it is already stored.
pub(super) fn put(connection: &dyn Sql, shared: &SharedRow) -> Result<(), SqlError> {
    let SharedRow { id, stored_ms, body } = shared;
    let bytes = i64::try_from(body.len()).unwrap_or(i64::MAX);
    connection.execute(
        "INSERT INTO shared (id, stored_ms, bytes, body) VALUES (?1, ?2, ?3, ?4)
             ON CONFLICT (id) DO UPDATE SET stored_ms = excluded.stored_ms
             WHERE shared.stored_ms < excluded.stored_ms",
        &values![Text(*id), stored_ms, bytes, body],
    )?;
    Ok(())
}

/// Deletes up to `limit` analyses that exceed the limits, oldest first.
pub(super) fn forget(connection: &dyn Sql, bounds: SharedBounds, limit: u32) -> Result<(), SqlError> {
    let SharedBounds { before_ms, most_bytes } = bounds;
    connection.execute(
        "DELETE FROM shared WHERE id IN (
                 SELECT id FROM (
                     SELECT id, stored_ms, CAST(sum(bytes) OVER (ORDER BY stored_ms DESC, id DESC) AS BIGINT) AS newer
                     FROM shared
                 ) AS summed WHERE stored_ms < ?1 OR newer > ?2 ORDER BY stored_ms, id LIMIT ?3)",
        &values![before_ms, whole(most_bytes), limit],
    )?;
    Ok(())
}

impl<T: HasReaders> SharedQueries for T {
    fn shared(&self, id: SharedId) -> Answer<Option<Vec<u8>>, QueryError> {
        self.readers().query(move |connection| {
            connection.optional("SELECT body FROM shared WHERE id = ?1", &values![Text(id)], |row| {
                row.get(0)
            })
        })
    }

    fn has_shared_beyond(&self, SharedBounds { before_ms, most_bytes }: SharedBounds) -> Answer<bool, QueryError> {
        self.readers().query(move |connection| {
            connection.one(
                "SELECT EXISTS (SELECT 1 FROM shared WHERE stored_ms < ?1)
                            OR (SELECT CAST(coalesce(sum(bytes), 0) AS BIGINT) FROM shared) > ?2",
                &values![before_ms, whole(most_bytes)],
                |row| row.get(0),
            )
        })
    }
}

fn whole(bytes: u64) -> i64 {
    i64::try_from(bytes).unwrap_or(i64::MAX)
}
