//! The lock that keeps a second server out of a data folder. The kernel drops it when the process ends, however it ends.

use super::OpenError;
use super::private;
use std::fs::{File, TryLockError};
use std::ops::Deref;
use std::path::Path;

/// A locked file. Dropping it gives the lock back.
pub(super) struct FolderLock(File);

impl Deref for FolderLock {
    type Target = File;

    fn deref(&self) -> &File {
        &self.0
    }
}

impl Drop for FolderLock {
    fn drop(&mut self) {
        // Closing alone is not enough: a child that another thread is starting right now holds a copy of the
        // descriptor until it executes its program, and the lock lasts as long as any copy is open.
        let _ = self.0.unlock();
    }
}

/// Locks `path`, making the file where it is missing.
pub(super) fn take(folder: &Path, path: &Path) -> Result<FolderLock, OpenError> {
    let unwritable = |cause| OpenError::Unwritable {
        path: path.to_owned(),
        cause,
    };
    // Not truncated: it shows whether the folder has a database, and the lock's holder must not be disturbed.
    let file = private::file(path).map_err(unwritable)?;
    match file.try_lock() {
        Ok(()) => Ok(FolderLock(file)),
        Err(TryLockError::WouldBlock) => Err(OpenError::InUse {
            path: folder.to_owned(),
        }),
        Err(TryLockError::Error(cause)) => Err(unwritable(cause)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_copy_of_the_descriptor_does_not_keep_the_lock() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("lock");
        let lock = take(folder.path(), &path).unwrap();
        let copy = lock.try_clone().unwrap();
        assert_eq!(take(folder.path(), &path).err().unwrap().code(), "data_in_use");
        drop(lock);
        assert!(take(folder.path(), &path).is_ok());
        drop(copy);
    }
}
