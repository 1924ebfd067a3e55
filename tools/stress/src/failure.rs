//! Errors that make a run impossible. Faults of the server are reported in the results instead.

use std::io;

/// Reason why a run was not possible.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// A file, process or connection failed.
    #[error("{what}: {cause}")]
    Io {
        what: String,
        /// Error returned by the operating system.
        cause: io::Error,
    },
    /// The server did not start.
    #[error("the server does not start: {0}")]
    NotStarted(String),
    /// The connection ended before the answer arrived.
    #[error("the server closed the connection")]
    Disconnected,
    /// The server refused a valid request.
    #[error("the server refused {what}: {answer}")]
    Refused {
        /// Text of the request.
        what: String,
        answer: String,
    },
    /// The arguments are contradictory, or not possible on this machine.
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
