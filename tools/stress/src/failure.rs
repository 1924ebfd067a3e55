//! Reasons why a run was not possible. Faults of the server are in the run's report instead.

use std::io;

/// Reason why a run was not possible.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// A file, process or connection failed.
    #[error("{what}: {cause}")]
    Io {
        what: String,
        /// Error of the operating system.
        cause: io::Error,
    },
    /// The server did not start.
    #[error("the server does not start: {0}")]
    NotStarted(String),
    /// The connection ended before the answer.
    #[error("the server closed the connection")]
    Disconnected,
    /// The server refused something that it must accept.
    #[error("the server refused {what}: {answer}")]
    Refused {
        /// The text sent.
        what: String,
        answer: String,
    },
    /// The arguments are contradictory, or this machine lacks what they need.
    #[error("{0}")]
    Impossible(String),
}

impl Failure {
    /// Converts an I/O error to a failure of `what`.
    pub(crate) fn io(what: impl Into<String>) -> impl FnOnce(io::Error) -> Self {
        let what = what.into();
        move |cause| Self::Io { what, cause }
    }
}
