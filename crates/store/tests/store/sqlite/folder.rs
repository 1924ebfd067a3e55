//! A data folder for one test. It is in the build folder, because syncing cannot be tested on a tmpfs.

use std::path::{Path, PathBuf};

/// A temporary folder, removed at the end of the test.
pub(crate) struct Folder {
    _kept: tempfile::TempDir,
    path: PathBuf,
}

impl Folder {
    /// Creates a temporary folder. The data folder is the path `below` in it, which does not exist yet.
    pub(crate) fn new(below: &str) -> Self {
        let kept = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
        let path = kept.path().join(below);
        Self { _kept: kept, path }
    }

    pub(crate) fn path(&self) -> &Path {
        &self.path
    }
}
