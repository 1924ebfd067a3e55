//! The lock that keeps a second server out of a data folder. The kernel releases it when the process ends.

use super::OpenError;
use super::private;
use std::fs::{File, TryLockError};
use std::ops::Deref;
use std::path::Path;

/// A locked file. Dropping it releases the lock.
pub(super) struct FolderLock(File);

impl Deref for FolderLock {
    type Target = File;

    fn deref(&self) -> &File {
        &self.0
    }
}

impl Drop for FolderLock {
    fn drop(&mut self) {
        // Closing the file is not enough. A child process that another thread is starting has a copy of the descriptor
        // until it calls `exec`, and the lock lasts as long as any copy is open.
        let _ = self.0.unlock();
    }
}

/// Locks `path`, creating the file if it is missing.
pub(super) fn take(folder: &Path, path: &Path) -> Result<FolderLock, OpenError> {
    let unwritable = |cause| OpenError::Unwritable {
        path: path.to_owned(),
        cause,
    };
    // The file must not be truncated: its text records whether the folder has a database, and another process may hold
    // the lock.
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
