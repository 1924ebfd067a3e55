//! Failures of a command: a line on standard error with a stable code, and the exit status.
//!
//! This module distinguishes bad usage (exit status 2) from failed work (1). It must not print to standard output.

use std::fmt;
use std::io;
use std::process::ExitCode;

/// Reason why a command stopped.
#[derive(Debug)]
pub enum Failure {
    /// The command line, or a file or value named in it, is invalid. The exit status is 2.
    Usage {
        /// Stable code for scripts.
        code: &'static str,
        /// Explanation as a sentence.
        detail: String,
    },
    /// The command is valid but could not be completed. The exit status is 1.
    Work {
        /// Stable code for scripts.
        code: &'static str,
        /// Explanation as a sentence.
        detail: String,
    },
    /// The reader of standard output has closed the pipe, as in `janggun perft … | head -1`. This is not an error, so
    /// the exit status is 0 and no message is printed.
    ReaderGone,
}

impl Failure {
    /// Creates a usage error.
    pub fn usage(code: &'static str, detail: impl fmt::Display) -> Self {
        Self::Usage {
            code,
            detail: detail.to_string(),
        }
    }

    /// Creates a work error.
    pub fn work(code: &'static str, detail: impl fmt::Display) -> Self {
        Self::Work {
            code,
            detail: detail.to_string(),
        }
    }

    /// Prints the failure, if it has a message, on standard error after the program's name. Returns the exit status.
    pub fn report(&self, program: &str) -> ExitCode {
        match self {
            Self::Usage { code, detail } => {
                eprintln!("{program}: {code}: {detail}");
                ExitCode::from(2)
            }
            Self::Work { code, detail } => {
                eprintln!("{program}: {code}: {detail}");
                ExitCode::from(1)
            }
            Self::ReaderGone => ExitCode::SUCCESS,
        }
    }
}

/// Converts an error from writing to standard output. Errors of named files are reported with the path of the file
/// instead.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Self::ReaderGone,
            _ => Self::work("output_failed", error),
        }
    }
}
