//! Why a run could not be made. What a run finds wrong with the server is in its report instead.

use std::io;

/// Why a run could not be made.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// A file, a process or a connection.
    #[error("{what}: {cause}")]
    Io {
        what: String,
        /// Error of the system.
        cause: io::Error,
    },
    /// The server did not start.
    #[error("the server does not start: {0}")]
    NotStarted(String),
    /// The connection ended before the answer.
    #[error("the server closed the connection")]
    Disconnected,
    /// The server refused something that it has to do.
    #[error("the server refused {what}: {answer}")]
    Refused {
        /// The text sent.
        what: String,
        answer: String,
    },
    /// The arguments contradict each other, or this machine lacks what they need.
    #[error("{0}")]
    Impossible(String),
}

impl Failure {
    /// Turns an error of the system into a failure of `what`.
    pub(crate) fn io(what: impl Into<String>) -> impl FnOnce(io::Error) -> Self {
        let what = what.into();
        move |cause| Self::Io { what, cause }
    }
}
