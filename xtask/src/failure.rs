//! Errors of xtask's commands. Their messages say what to do.

use std::fmt;
use std::path::PathBuf;

/// Error that ends a command of xtask.
#[derive(Debug)]
pub(crate) enum Failure {
    Usage(String),
    /// A requirement of the command is not met, and xtask cannot solve the problem itself.
    Missing {
        /// Description of the problem.
        what: String,
        /// Advice for the user.
        cure: String,
    },
    /// A program failed, or wrote to standard error although it should not.
    Command {
        /// Command line as it would be typed.
        line: String,
        /// Exit status or signal.
        status: String,
        /// Last lines of its output; empty if it wrote directly to a terminal.
        last_lines: Vec<String>,
    },
    /// A file or folder could not be read or written.
    File {
        path: PathBuf,
        error: std::io::Error,
    },
    /// A check failed.
    Wrong(String),
    /// Number of failed steps of `test`. Their errors have already been printed.
    Steps(usize),
}

impl Failure {
    /// Returns a closure that converts an I/O error at `path` to a failure.
    pub(crate) fn at(path: impl Into<PathBuf>) -> impl FnOnce(std::io::Error) -> Self {
        let path = path.into();
        move |error| Self::File { path, error }
    }

    /// Returns the last lines of a failed program's output.
    pub(crate) fn last_lines(&self) -> &[String] {
        match self {
            Self::Command { last_lines, .. } => last_lines,
            Self::Usage(_) | Self::Missing { .. } | Self::File { .. } | Self::Wrong(_) | Self::Steps(_) => &[],
        }
    }

    /// Returns 2 for invalid usage, otherwise 1.
    pub(crate) fn exit_status(&self) -> u8 {
        match self {
            Self::Usage(_) => 2,
            Self::Missing { .. } | Self::Command { .. } | Self::File { .. } | Self::Wrong(_) | Self::Steps(_) => 1,
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Usage(text) | Self::Wrong(text) => f.write_str(text),
            Self::Missing { what, cure } => write!(f, "{what}: {cure}"),
            Self::Command { line, status, .. } => write!(f, "`{line}` failed ({status}); its own words are above"),
            Self::File { path, error } => write!(f, "{}: {error}", path.display()),
            Self::Steps(failed) => write!(
                f,
                "{failed} step(s) failed; `cargo xtask test NAME` runs one of them again"
            ),
        }
    }
}
