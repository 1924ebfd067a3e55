//! A server that waits for the database.

use super::lease::{Attempt, Claim, Purpose};
use super::{PostgresAddress, PostgresError, PostgresStore};
use std::fmt;
use std::time::Duration;

/// A claim of a server that waits for the lease of a database.
pub struct PostgresStandby {
    claim: Claim,
}

/// Answer to a standby.
#[derive(Debug)]
pub enum StandbyAttempt {
    /// This server now has the database.
    Opened(Box<PostgresStore>),
    /// Another server has the database.
    InUse,
}

impl fmt::Debug for PostgresStandby {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("PostgresStandby")
    }
}

impl PostgresStandby {
    /// Creates a standby that has not asked yet.
    ///
    /// # Errors
    ///
    /// [`PostgresError::Database`] if the system cannot create the runtime to wait with.
    pub fn new(address: &PostgresAddress) -> Result<Self, PostgresError> {
        Claim::new(address, Purpose::Use).map(|claim| Self { claim })
    }

    /// Asks for the database, and opens it if it is free. Blocks, so it must not be called on an async thread.
    ///
    /// # Errors
    ///
    /// See [`PostgresError`]. The caller may ask again after an error.
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
