//! A data folder for one test, on the disk of the build folder, because syncing is not tested on tmpfs.

use std::path::{Path, PathBuf};

/// A temporary folder, removed at the end of the test.
pub(crate) struct Folder {
    _kept: tempfile::TempDir,
    path: PathBuf,
}

impl Folder {
    /// Returns the path of a folder that does not exist yet, `below` a new one.
    pub(crate) fn new(below: &str) -> Self {
        let kept = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
        let path = kept.path().join(below);
        Self { _kept: kept, path }
    }

    pub(crate) fn path(&self) -> &Path {
        &self.path
    }
}
