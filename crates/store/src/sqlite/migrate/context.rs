//! Inputs of a migration, and its progress reports.

use std::io;
use std::path::Path;

/// A point that a migration has reached.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::sqlite) enum Step {
    /// The copy is being written.
    Copying,
    /// The copy is complete.
    Copied,
    /// This many games are written again, and nothing is committed.
    Games(usize),
    /// Everything is written, and nothing is committed.
    Written,
    Committed,
}

/// Inputs of a migration.
pub(in crate::sqlite) struct MigrationContext<'a> {
    /// Returns the free bytes on the disk of a folder.
    pub(in crate::sqlite) free_space: &'a dyn Fn(&Path) -> io::Result<u64>,
    /// Called at every point reached.
    pub(in crate::sqlite) reached: &'a dyn Fn(Step),
}

impl MigrationContext<'static> {
    /// The disk as it is.
    pub(in crate::sqlite) fn real() -> Self {
        Self {
            free_space: &|folder| fs4::available_space(folder),
            reached: &|_| (),
        }
    }
}
