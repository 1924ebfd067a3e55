//! External inputs of a migration, and its progress reports.

use std::io;
use std::path::Path;

/// A step that a migration has reached.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::sqlite) enum Step {
    /// The copy is being written.
    Copying,
    /// The copy is complete.
    Copied,
    /// This many games have been rewritten, but not yet committed.
    Games(usize),
    /// Everything has been written, but not yet committed.
    Written,
    Committed,
}

/// External inputs and callbacks of a migration, which tests replace.
pub(in crate::sqlite) struct MigrationContext<'a> {
    /// Returns the free bytes on the disk of a folder.
    pub(in crate::sqlite) free_space: &'a dyn Fn(&Path) -> io::Result<u64>,
    /// Called at every step.
    pub(in crate::sqlite) reached: &'a dyn Fn(Step),
}

impl MigrationContext<'static> {
    /// Returns the context with the real disk and without progress reports.
    pub(in crate::sqlite) fn real() -> Self {
        Self {
            free_space: &|folder| fs4::available_space(folder),
            reached: &|_| (),
        }
    }
}
