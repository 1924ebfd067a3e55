//! The check in every transaction that writes.

use super::super::Owner;
use super::keeper::FenceSignal;
use super::row;
use play::lease::Epoch;

/// Lets only transactions of one ownership write.
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

    /// Begins a transaction and returns its number; no row if the ownership has passed on. The row stays as it is until the
    /// transaction ends, except that its owner may renew it.
    pub(in super::super) fn begin(&self) -> String {
        format!(
            "BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE;
             SELECT pg_current_xact_id() FROM leases WHERE {} FOR KEY SHARE",
            self.condition
        )
    }

    /// The database has refused to write.
    pub(in super::super) fn refused(&self) {
        self.signal.notify();
    }
}
