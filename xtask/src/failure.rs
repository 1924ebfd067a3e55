//! Reasons why a command of xtask stopped. Each is printed as a sentence that says what to do.

use std::fmt;
use std::path::PathBuf;

/// Reason why a command stopped.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The command line is invalid.
    Usage(String),
    /// Something is missing on this machine that xtask cannot install itself.
    Missing {
        /// The missing program or file.
        what: String,
        /// Advice for the user.
        cure: String,
    },
    /// A program ran and returned an error.
    Command {
        /// Command line as it would be typed.
        line: String,
        /// Exit status or signal.
        status: String,
        /// Last lines of its output; empty if it wrote to a terminal.
        last_lines: Vec<String>,
    },
    /// A file or folder could not be read or written.
    File {
        path: PathBuf,
        /// Error of the operating system.
        error: std::io::Error,
    },
    /// The result of a build fails a check.
    Wrong(String),
    /// Number of failed steps of `test`, which have already printed the reasons.
    Steps(usize),
}

impl Failure {
    /// Returns a closure that converts an I/O error at `path` to a failure.
    pub(crate) fn at(path: impl Into<PathBuf>) -> impl FnOnce(std::io::Error) -> Self {
        let path = path.into();
        move |error| Self::File { path, error }
    }

    /// Returns the last lines of the program that failed.
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
