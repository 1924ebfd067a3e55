//! The copy of an older database that is made before anything is changed.

use super::context::{MigrationContext, Step};
use super::versions::EVENTS_STAND_ALONE;
use crate::sqlite::error::OpenError;
use rusqlite::Connection;
use rusqlite::backup::Backup;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// A migration needs room for the copy, the log of the one transaction, the new tables and a rest.
const TIMES_ITS_SIZE: u64 = 4;
/// The rest.
const REST: u64 = 16 << 20;
/// Pages that are copied at a time.
const PAGES: i32 = 16_384;

/// Copies a database of version `found` to `janggun.db.v<found>-backup` beside it, where it is to be migrated in Rust.
/// A copy of that name from an attempt that was broken off is replaced.
pub(in crate::sqlite) fn copy_first(
    connection: &Connection,
    path: &Path,
    found: u32,
    context: &MigrationContext<'_>,
) -> Result<(), OpenError> {
    if found >= EVENTS_STAND_ALONE {
        return Ok(());
    }
    let copy = beside(path, &format!(".v{found}-backup"));
    let failed = |reason: String| OpenError::NoCopy {
        path: copy.clone(),
        reason,
    };
    let folder = path.parent().unwrap_or(Path::new("."));
    let needed = needed(connection)?;
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
    write(connection, &part, context).map_err(|error| failed(error.to_string()))?;
    keep(&part, &copy, folder).map_err(|error| failed(error.to_string()))?;
    (context.reached)(Step::Copied);
    Ok(())
}

fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

fn needed(connection: &Connection) -> Result<u64, rusqlite::Error> {
    let number = |pragma: &str| connection.pragma_query_value(None, pragma, |row| row.get::<_, i64>(0));
    let size = number("page_count")?.unsigned_abs() * number("page_size")?.unsigned_abs();
    Ok(size * TIMES_ITS_SIZE + REST)
}

/// Page by page, what is in the log included.
fn write(connection: &Connection, part: &Path, context: &MigrationContext<'_>) -> Result<(), rusqlite::Error> {
    // Half a copy of an attempt that was broken off.
    let _ = fs::remove_file(part);
    let mut target = Connection::open(part)?;
    (context.reached)(Step::Copying);
    Backup::new(connection, &mut target)?.run_to_completion(PAGES, Duration::ZERO, None)?;
    target.close().map_err(|(_, error)| error)
}

/// The copy gets its name only once it is whole and on the disk.
fn keep(part: &Path, copy: &Path, folder: &Path) -> io::Result<()> {
    File::options().write(true).open(part)?.sync_all()?;
    fs::rename(part, copy)?;
    if cfg!(unix) {
        File::open(folder)?.sync_all()?;
    }
    Ok(())
}
