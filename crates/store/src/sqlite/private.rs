//! Files and folders that only their owner can read, because the database contains password hashes, second-factor
//! secrets, addresses and the push key. All files of this crate are created here. Wider permissions left by an earlier
//! release are tightened at the next start.

use std::fs::{self, File, OpenOptions};
use std::io;
use std::path::Path;

/// Prefix of the files in a data folder.
const OURS: &str = "janggun.";

/// Creates a folder and its missing parents. The permissions of an existing Janggun folder are tightened.
pub(super) fn folder(path: &Path) -> io::Result<()> {
    if path.is_dir() {
        narrow(path);
        return Ok(());
    }
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::DirBuilderExt;
        builder.mode(0o700);
    }
    builder.create(path)
}

/// Opens a file for reading and writing, creating it if it is missing. Its content is not changed.
pub(super) fn file(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.create(true).truncate(false).read(true).write(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt;
        options.mode(0o600);
    }
    let file = options.open(path)?;
    narrow(path);
    Ok(file)
}

/// Tightens the permissions of files that an earlier release created in a data folder: databases, WALs, and copies.
pub(super) fn narrow_all(folder: &Path) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for entry in entries.flatten() {
        if entry.file_name().to_string_lossy().starts_with(OURS) {
            narrow(&entry.path());
        }
    }
}

/// Removes all permissions except the owner's. If that is not possible, as in another user's folder, logs a warning. A
/// shared folder with the sticky bit, such as `/tmp`, is not changed.
#[cfg(unix)]
fn narrow(path: &Path) {
    use std::os::unix::fs::PermissionsExt;
    const OTHERS: u32 = 0o077;
    const STICKY: u32 = 0o1000;
    let Ok(found) = fs::symlink_metadata(path) else { return };
    let mode = found.permissions().mode();
    let is_plain = found.is_file() || found.is_dir() && mode & STICKY == 0;
    if !is_plain || mode & OTHERS == 0 {
        return;
    }
    if let Err(error) = fs::set_permissions(path, fs::Permissions::from_mode(mode & 0o700)) {
        tracing::warn!(path = %path.display(), %error, "others may read what only the server should");
    }
}

/// Does nothing, because permissions on other systems are inherited from the folder.
#[cfg(not(unix))]
fn narrow(_: &Path) {}
