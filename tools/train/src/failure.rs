//! Failures of a command: one line on standard error with a stable code, and exit status 1 (2 for bad usage).

use std::fmt;
use std::io;
use std::path::Path;

/// Reason why a command stopped.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Failure {
    /// Stable code for programs.
    pub(crate) code: &'static str,
    /// A sentence for people.
    pub(crate) detail: String,
}

impl Failure {
    /// Creates a failure with its details in a sentence.
    pub(crate) fn new(code: &'static str, detail: impl fmt::Display) -> Failure {
        Failure {
            code,
            detail: detail.to_string(),
        }
    }

    /// Converts an error of reading or writing a file.
    pub(crate) fn file(path: &Path) -> impl FnOnce(io::Error) -> Failure + '_ {
        move |error| Failure::new("file", format!("{}: {error}", path.display()))
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.code, self.detail)
    }
}
