//! Why a command of xtask stopped. Every variant prints as one sentence that says what to do about it.

use std::fmt;
use std::path::PathBuf;

/// Why a command stopped.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The command line makes no sense.
    Usage(String),
    /// Something that xtask cannot install by itself is not on this machine.
    Missing {
        /// What is not there.
        what: String,
        /// What the person can do about it.
        cure: String,
    },
    /// A program ran and said no.
    Command {
        /// The command line as a person would type it.
        line: String,
        /// Its exit status, or how else it ended.
        status: String,
        /// The last lines that it printed; none where it printed on a terminal.
        last_lines: Vec<String>,
    },
    /// A file or folder could not be read or written.
    File {
        path: PathBuf,
        /// What the system said.
        error: std::io::Error,
    },
    /// What was built does not do what it must.
    Wrong(String),
    /// Steps of `test` that did not pass; they have already said why.
    Steps(usize),
}

impl Failure {
    /// A closure that turns an I/O error at `path` into a failure.
    pub(crate) fn at(path: impl Into<PathBuf>) -> impl FnOnce(std::io::Error) -> Self {
        let path = path.into();
        move |error| Self::File { path, error }
    }

    /// The last lines of the program that failed.
    pub(crate) fn last_lines(&self) -> &[String] {
        match self {
            Self::Command { last_lines, .. } => last_lines,
            Self::Usage(_) | Self::Missing { .. } | Self::File { .. } | Self::Wrong(_) | Self::Steps(_) => &[],
        }
    }

    /// 2 for bad usage, else 1.
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
