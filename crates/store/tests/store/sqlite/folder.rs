//! A data folder for one test, on the disk of the build folder, because tmpfs would not test syncing.

use std::path::{Path, PathBuf};

/// A temporary folder, removed at the end of the test.
pub(crate) struct Folder {
    _kept: tempfile::TempDir,
    path: PathBuf,
}

impl Folder {
    /// Creates a temporary folder, and chooses a path `below` it that does not exist yet.
    pub(crate) fn new(below: &str) -> Self {
        let kept = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
        let path = kept.path().join(below);
        Self { _kept: kept, path }
    }

    pub(crate) fn path(&self) -> &Path {
        &self.path
    }
}
