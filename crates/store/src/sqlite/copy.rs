//! Copies a database file. The copy gets its final name only once it is complete and on disk.

use super::private;
use rusqlite::Connection;
use rusqlite::backup::Backup;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Number of pages per step. All pages are copied in one step, because a copy in several steps would restart whenever
/// another connection writes.
const ALL_PAGES: i32 = i32::MAX;

/// Returns the path with `ending` appended to its file name.
pub(super) fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

/// Copies all pages, including those in the WAL. Replaces the partial copy of an interrupted attempt.
pub(super) fn pages(from: &Connection, part: &Path) -> Result<(), rusqlite::Error> {
    let _ = fs::remove_file(part);
    // Creates the file with private permissions. If that fails, SQLite reports the error.
    let _ = private::file(part);
    let mut target = Connection::open(part)?;
    Backup::new(from, &mut target)?.run_to_completion(ALL_PAGES, Duration::ZERO, None)?;
    target.close().map_err(|(_, error)| error)
}

/// Syncs the file, renames it, and syncs the folder.
pub(super) fn rename_durably(part: &Path, to: &Path) -> io::Result<()> {
    File::options().write(true).open(part)?.sync_all()?;
    fs::rename(part, to)?;
    let folder = to.parent().filter(|folder| !folder.as_os_str().is_empty());
    open_folder(folder.unwrap_or(Path::new(".")))?.sync_all()
}

#[cfg(unix)]
fn open_folder(folder: &Path) -> io::Result<File> {
    File::open(folder)
}

/// Opens a folder for syncing. Windows opens folders only with this flag, and syncs only files that are open for
/// writing.
#[cfg(windows)]
fn open_folder(folder: &Path) -> io::Result<File> {
    use std::os::windows::fs::OpenOptionsExt;
    const FILE_FLAG_BACKUP_SEMANTICS: u32 = 0x0200_0000;
    File::options()
        .write(true)
        .custom_flags(FILE_FLAG_BACKUP_SEMANTICS)
        .open(folder)
}
