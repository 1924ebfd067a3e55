//! Inputs and progress reports of a migration, which tests can replace.

use std::io;
use std::path::Path;

/// A step that a migration has reached.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::sqlite) enum Step {
    /// The copy is being written.
    Copying,
    /// The copy is complete.
    Copied,
    /// Number of games that have been processed, but not yet committed.
    Games(usize),
    /// Everything has been written, but not yet committed.
    Written,
    Committed,
}

/// Inputs and callbacks of a migration.
pub(in crate::sqlite) struct MigrationContext<'a> {
    /// Returns the number of free bytes on the disk that contains a folder.
    pub(in crate::sqlite) free_space: &'a dyn Fn(&Path) -> io::Result<u64>,
    /// Called when a step is reached.
    pub(in crate::sqlite) reached: &'a dyn Fn(Step),
}

impl MigrationContext<'static> {
    /// Returns a context that uses the real disk and ignores progress reports.
    pub(in crate::sqlite) fn real() -> Self {
        Self {
            free_space: &|folder| fs4::available_space(folder),
            reached: &|_| (),
        }
    }
}
