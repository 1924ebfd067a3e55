//! Errors that keep a server from starting or make it stop.

use std::io;
use std::net::SocketAddr;
use store::postgres::PostgresError;
use store::sqlite::OpenError;

/// Reason why a server could not start or had to stop.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The data folder cannot be used.
    #[error(transparent)]
    Data(#[from] OpenError),
    /// The PostgreSQL database cannot be used.
    #[error(transparent)]
    Database(#[from] PostgresError),
    /// Another server has taken over the database, because this one failed to renew its lease.
    #[error("another server has taken over the database {place}: start this one again, and it waits as a standby")]
    LeaseLost {
        /// The address of the database.
        place: String,
    },
    /// Another program listens on the address.
    #[error("{addr} is in use by another program: choose another with --addr")]
    PortInUse {
        /// The requested address.
        addr: SocketAddr,
    },
    /// The server cannot listen on the address.
    #[error("cannot listen on {addr}: {cause}")]
    Listen {
        /// The requested address.
        addr: SocketAddr,
        /// Error of the operating system.
        cause: io::Error,
    },
    /// Encrypted mail cannot be set up, for example because the system has no certificates.
    #[error("mail cannot be sent: {0}")]
    Mail(String),
    /// Web push cannot be set up, for example because the system has no certificates.
    #[error("notifications cannot be pushed: {0}")]
    Push(String),
    /// Another error of the operating system, for example when threads or signal handlers are created.
    #[error("cannot start: {0}")]
    System(#[source] io::Error),
}

impl ServeError {
    /// Returns a stable code for this error.
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
