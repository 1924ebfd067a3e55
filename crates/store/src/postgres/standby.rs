//! A server that waits until the database is its own.

use super::lease::{Attempt, Claim, Purpose};
use super::{PostgresAddress, PostgresError, PostgresStore};
use std::fmt;
use std::time::Duration;

/// A server that waits for the lease of a database.
pub struct PostgresStandby {
    claim: Claim,
}

/// An answer to a standby.
#[derive(Debug)]
pub enum StandbyAttempt {
    /// The database is ours.
    Opened(Box<PostgresStore>),
    /// Another server has it.
    InUse,
}

impl fmt::Debug for PostgresStandby {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("PostgresStandby")
    }
}

impl PostgresStandby {
    /// Creates one that has not asked yet.
    ///
    /// # Errors
    ///
    /// [`PostgresError::Database`] if the system gives nothing to wait with.
    pub fn new(address: &PostgresAddress) -> Result<Self, PostgresError> {
        Claim::new(address, Purpose::Use).map(|claim| Self { claim })
    }

    /// Asks for the database, and opens it if it is free. Blocks, so it must not be called on an async thread.
    ///
    /// # Errors
    ///
    /// See [`PostgresError`]. It may be asked again after one.
    pub fn try_open(&mut self) -> Result<StandbyAttempt, PostgresError> {
        Ok(match self.claim.try_acquire()? {
            Attempt::Granted(granted) => StandbyAttempt::Opened(Box::new(PostgresStore::of(granted)?)),
            Attempt::Refused(_) => StandbyAttempt::InUse,
        })
    }

    /// Returns how long to wait before the next question.
    #[must_use]
    pub fn pause(&self) -> Duration {
        self.claim.pause()
    }
}
