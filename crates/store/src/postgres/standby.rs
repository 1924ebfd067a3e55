//! A standby server, which waits until the database is free.

use super::lease::{Attempt, Claim, Leader, Purpose};
use super::{PostgresAddress, PostgresError, PostgresStore};
use std::fmt;
use std::time::Duration;

/// A standby server that waits for the lease of a database.
pub struct PostgresStandby {
    claim: Claim,
}

/// Result of an attempt to open the database.
#[derive(Debug)]
pub enum StandbyAttempt {
    /// This server now owns the database.
    Opened(Box<PostgresStore>),
    /// The lease was not granted, usually because another server holds it.
    InUse,
}

impl fmt::Debug for PostgresStandby {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("PostgresStandby")
    }
}

impl PostgresStandby {
    /// Creates a standby that has not requested the lease yet.
    ///
    /// # Errors
    ///
    /// [`PostgresError::Database`] if the async runtime cannot be created.
    pub fn new(address: &PostgresAddress) -> Result<Self, PostgresError> {
        Claim::new(address, Purpose::Use).map(|claim| Self { claim })
    }

    /// Sets the address at which other servers reach this one, such as `10.0.0.2:8080`. It is published once this
    /// server owns the database.
    #[must_use]
    pub fn reachable_at(mut self, address: String) -> Self {
        self.claim.set_reachable_at(address);
        self
    }

    /// Returns the owner found when the lease was last refused. `None` if that owner or this server has no address for
    /// other servers.
    #[must_use]
    pub fn leader(&self) -> Option<&Leader> {
        self.claim.leader()
    }

    /// Requests the lease, and opens the database if it is granted. Blocks, so it must not be called on an async
    /// thread.
    ///
    /// # Errors
    ///
    /// See [`PostgresError`]. The method may be called again after an error.
    pub fn try_open(&mut self) -> Result<StandbyAttempt, PostgresError> {
        Ok(match self.claim.try_acquire()? {
            Attempt::Granted(granted) => StandbyAttempt::Opened(Box::new(PostgresStore::of(granted)?)),
            Attempt::Refused(_) => StandbyAttempt::InUse,
        })
    }

    /// Returns the time to wait before the next request.
    #[must_use]
    pub fn pause(&self) -> Duration {
        self.claim.pause()
    }
}
