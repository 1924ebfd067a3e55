//! Reasons why a server does not start, or ends.

use std::io;
use std::net::SocketAddr;
use store::postgres::PostgresError;
use store::sqlite::OpenError;

/// Reason why a server could not start or had to end.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The data folder cannot be used.
    #[error(transparent)]
    Data(#[from] OpenError),
    /// The PostgreSQL database cannot be used.
    #[error(transparent)]
    Database(#[from] PostgresError),
    /// Another server took the database over, because this one had not been heard of for too long.
    #[error("another server has taken over the database {place}: start this one again, and it waits as a standby")]
    LeaseLost {
        /// The address of the database.
        place: String,
    },
    /// Another program listens there.
    #[error("{addr} is in use by another program: choose another with --addr")]
    PortInUse {
        /// The requested address.
        addr: SocketAddr,
    },
    /// The address cannot be listened on.
    #[error("cannot listen on {addr}: {cause}")]
    Listen {
        /// The requested address.
        addr: SocketAddr,
        /// Error of the operating system.
        cause: io::Error,
    },
    /// The system has no certificates, or something else against encrypted mail.
    #[error("mail cannot be sent: {0}")]
    Mail(String),
    /// The system has no certificates, or something else against web push.
    #[error("notifications cannot be pushed: {0}")]
    Push(String),
    /// The system gives no threads or signals.
    #[error("cannot start: {0}")]
    System(#[source] io::Error),
}

impl ServeError {
    /// Returns the stable code of this failure.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Data(error) => error.code(),
            Self::Database(error) => error.code(),
            Self::LeaseLost { .. } => "db_lease_lost",
            Self::PortInUse { .. } => "port_in_use",
            Self::Listen { .. } => "cannot_listen",
            Self::Mail(_) => "cannot_mail",
            Self::Push(_) => "cannot_push",
            Self::System(_) => "cannot_start",
        }
    }
}
