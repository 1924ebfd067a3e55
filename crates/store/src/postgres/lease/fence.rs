//! The ownership check at the start of a write transaction.

use super::super::error::failed;
use super::super::session::Session;
use super::super::{Owner, PostgresError};
use super::keeper::FenceSignal;
use super::{leader, row};
use play::lease::Epoch;

/// A guard that allows write transactions only during one ownership of the lease.
pub(in super::super) struct Fence {
    condition: String,
    signal: FenceSignal,
}

impl Fence {
    pub(super) fn new(owner: &Owner, epoch: Epoch, signal: FenceSignal) -> Self {
        Self {
            condition: row::condition(owner, epoch),
            signal,
        }
    }

    /// Returns the SQL that begins a transaction and selects its number. It selects no row if another server is the
    /// owner now. The lease row stays locked until the transaction ends, but the lock still allows renewals.
    pub(in super::super) fn begin(&self) -> String {
        format!(
            "BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE;
             SELECT pg_current_xact_id() FROM leases WHERE {} FOR KEY SHARE",
            self.condition
        )
    }

    /// Stores the address at which other servers reach this owner, and returns the secret that authenticates them.
    /// Fails if another server is the owner now.
    pub(in super::super) async fn publish(
        &self,
        session: &mut Session,
        address: &str,
    ) -> Result<String, PostgresError> {
        let published = leader::publish(session, &self.condition, address)
            .await
            .map_err(failed)?;
        published.ok_or_else(|| {
            self.refused();
            PostgresError::Database("another server has taken the lease already".to_owned())
        })
    }

    /// Notifies the keeper that the database has refused a write.
    pub(in super::super) fn refused(&self) {
        self.signal.notify();
    }
}
