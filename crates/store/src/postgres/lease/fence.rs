//! The ownership check in every write transaction.

use super::super::Owner;
use super::keeper::FenceSignal;
use super::row;
use play::lease::Epoch;

/// Guard of write transactions, which allows them only during one ownership of the lease.
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

    /// Returns the SQL that begins a transaction and selects its number. The result is empty if another server is the
    /// owner now. The row is locked until the transaction ends, but in a way that still allows the owner to renew the
    /// lease.
    pub(in super::super) fn begin(&self) -> String {
        format!(
            "BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE;
             SELECT pg_current_xact_id() FROM leases WHERE {} FOR KEY SHARE",
            self.condition
        )
    }

    /// Tells the keeper that the database has refused a write.
    pub(in super::super) fn refused(&self) {
        self.signal.notify();
    }
}
