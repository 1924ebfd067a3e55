//! Creates files and folders that only their owner can access, because the database contains password hashes,
//! second-factor secrets, email addresses and the push key. Wider permissions left by an earlier release are tightened
//! at the next start.

use std::fs::{self, File, OpenOptions};
use std::io;
use std::path::Path;

/// Prefix of the names of files in a data folder.
const OURS: &str = "janggun.";

/// Creates a folder and its missing parents. If the folder exists, tightens its permissions.
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

/// Opens a file for reading and writing, without truncating it. Creates it if it is missing.
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

/// Tightens the permissions of all our files in a data folder, which an earlier release may have created.
pub(super) fn narrow_all(folder: &Path) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for entry in entries.flatten() {
        if entry.file_name().to_string_lossy().starts_with(OURS) {
            narrow(&entry.path());
        }
    }
}

/// Removes all permissions except the owner's. Logs a warning if this fails, for example because another user owns the
/// file. Does not change symbolic links, or shared folders with the sticky bit, such as `/tmp`.
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

/// Does nothing, because on other systems permissions are inherited from the folder.
#[cfg(not(unix))]
fn narrow(_: &Path) {}
