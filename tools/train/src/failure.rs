//! Failures of a command. They are reported with a stable code on standard error, and the exit status is 1.

use std::fmt;
use std::io;
use std::path::Path;

/// Reason why a command failed.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Failure {
    /// Stable, machine-readable code.
    pub(crate) code: &'static str,
    pub(crate) detail: String,
}

impl Failure {
    pub(crate) fn new(code: &'static str, detail: impl fmt::Display) -> Failure {
        Failure {
            code,
            detail: detail.to_string(),
        }
    }

    /// Returns a function that converts an I/O error of this file to a failure.
    pub(crate) fn file(path: &Path) -> impl FnOnce(io::Error) -> Failure + '_ {
        move |error| Failure::new("file", format!("{}: {error}", path.display()))
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.code, self.detail)
    }
}
