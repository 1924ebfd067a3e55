//! The lock that keeps a second server out of a data folder. The kernel drops it when the process ends, however it ends.

use super::OpenError;
use std::fs::{File, OpenOptions, TryLockError};
use std::path::Path;

/// Locks `path`, making the file where it is missing. Dropping the file gives the lock back.
pub(super) fn take(folder: &Path, path: &Path) -> Result<File, OpenError> {
    let unwritable = |cause| OpenError::Unwritable {
        path: path.to_owned(),
        cause,
    };
    // Not truncated: it says whether the folder has a database, and the holder must not be disturbed.
    let file = OpenOptions::new()
        .create(true)
        .truncate(false)
        .read(true)
        .write(true)
        .open(path)
        .map_err(unwritable)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(OpenError::InUse {
            path: folder.to_owned(),
        }),
        Err(TryLockError::Error(cause)) => Err(unwritable(cause)),
    }
}
