//! Copies an older database before it is migrated.

use super::context::{MigrationContext, Step};
use super::versions::{EVENTS_STAND_ALONE, newest_version};
use crate::sqlite::copy::{beside, pages, rename_durably};
use crate::sqlite::error::OpenError;
use rusqlite::Connection;
use std::path::Path;

/// Disk space that a migration needs, as a multiple of the database size. It covers the copy, the WAL, the added data
/// and a reserve.
const TIMES_ITS_SIZE: u64 = 3;
/// Multiple for the migration that rewrites all games, which also needs space for the new tables.
const TIMES_WITH_NEW_GAMES: u64 = 4;
/// Bytes required in addition, independent of the size.
const REST: u64 = 16 << 20;

/// Copies an older database of version `found` to `janggun.db.v<found>-backup`, even if its migrations will not change
/// any rows. Replaces the copy of an interrupted attempt.
pub(in crate::sqlite) fn copy_first(
    connection: &Connection,
    path: &Path,
    found: u32,
    context: &MigrationContext<'_>,
) -> Result<(), OpenError> {
    if found >= newest_version() {
        return Ok(());
    }
    let copy = beside(path, &format!(".v{found}-backup"));
    let failed = |reason: String| OpenError::NoCopy {
        path: copy.clone(),
        reason,
    };
    let folder = path.parent().unwrap_or(Path::new("."));
    let needed = needed(connection, found)?;
    let free = (context.free_space)(folder).map_err(|error| failed(error.to_string()))?;
    if free < needed {
        return Err(OpenError::DiskFull {
            path: path.to_owned(),
            needed,
            free,
        });
    }
    tracing::info!(copy = %copy.display(), "copying the database before it is migrated");
    let part = beside(path, ".copying");
    (context.reached)(Step::Copying);
    pages(connection, &part).map_err(|error| failed(error.to_string()))?;
    rename_durably(&part, &copy).map_err(|error| failed(error.to_string()))?;
    (context.reached)(Step::Copied);
    Ok(())
}

fn needed(connection: &Connection, found: u32) -> Result<u64, rusqlite::Error> {
    let number = |pragma: &str| connection.pragma_query_value(None, pragma, |row| row.get::<_, i64>(0));
    let size = number("page_count")?.unsigned_abs() * number("page_size")?.unsigned_abs();
    let times = if found < EVENTS_STAND_ALONE {
        TIMES_WITH_NEW_GAMES
    } else {
        TIMES_ITS_SIZE
    };
    Ok(size * times + REST)
}
