//! Atomic writing of files.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::Path;

/// Writes to a temporary file next to `path`, then renames it.
pub(crate) fn put(path: &Path, bytes: &[u8]) -> io::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    let part = path.with_extension("part");
    let mut file = File::create(&part)?;
    file.write_all(bytes)?;
    file.sync_all()?;
    fs::rename(&part, path)
}
