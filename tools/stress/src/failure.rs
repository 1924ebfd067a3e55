//! Errors that make a run impossible. Faults of the server are reported in the results instead.

use std::io;

/// An error that makes a run impossible.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// A file, process or connection failed.
    #[error("{what}: {cause}")]
    Io { what: String, cause: io::Error },
    /// The server did not start.
    #[error("the server does not start: {0}")]
    NotStarted(String),
    /// The connection failed, or the answer did not arrive in time.
    #[error("the server closed the connection")]
    Disconnected,
    /// The server refused a valid request.
    #[error("the server refused {what}: {answer}")]
    Refused {
        /// The request or a description of it.
        what: String,
        answer: String,
    },
    /// The run is not possible with these arguments or on this machine.
    #[error("{0}")]
    Impossible(String),
}

impl Failure {
    /// Returns a function that converts an I/O error to a failure of `what`.
    pub(crate) fn io(what: impl Into<String>) -> impl FnOnce(io::Error) -> Self {
        let what = what.into();
        move |cause| Self::Io { what, cause }
    }
}
