//! A standby server, which waits until the database is free.

use super::lease::{Attempt, Claim, Purpose};
use super::{PostgresAddress, PostgresError, PostgresStore};
use std::fmt;
use std::time::Duration;

/// A claim of a server that waits for the lease of a database.
pub struct PostgresStandby {
    claim: Claim,
}

/// Result of an attempt to open the database.
#[derive(Debug)]
pub enum StandbyAttempt {
    /// This server now owns the database.
    Opened(Box<PostgresStore>),
    /// Another server owns the database.
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
