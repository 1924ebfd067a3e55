//! How a command fails: one line on standard error with a stable code, and the exit status.
//!
//! Owns the split between bad usage (2) and failed work (1); must not print anything on standard output.

use std::fmt;
use std::io;
use std::process::ExitCode;

/// Why a command stopped.
#[derive(Debug)]
pub enum Failure {
    /// The command line or what it names is not right; nothing was done. Exit status 2.
    Usage {
        /// Stable word for programs.
        code: &'static str,
        /// A sentence for people.
        detail: String,
    },
    /// The command was understood but could not be carried out. Exit status 1.
    Work {
        /// Stable word for programs.
        code: &'static str,
        /// A sentence for people.
        detail: String,
    },
    /// Whoever read our output has gone. Exit status 0, in silence: `janggun perft … | head -1` is not an error.
    ReaderGone,
}

impl Failure {
    /// Bad usage.
    pub fn usage(code: &'static str, detail: impl fmt::Display) -> Self {
        Self::Usage {
            code,
            detail: detail.to_string(),
        }
    }

    /// Failed work.
    pub fn work(code: &'static str, detail: impl fmt::Display) -> Self {
        Self::Work {
            code,
            detail: detail.to_string(),
        }
    }

    /// Prints the line on standard error, after the name of the program, and returns the exit status.
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

/// Only standard output is written without saying which file it was.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Self::ReaderGone,
            _ => Self::work("output_failed", error),
        }
    }
}
