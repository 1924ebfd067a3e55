//! The row of a lease and its transitions. Times are readings of the database's clock.

use crate::{Millis, Moment};
use std::fmt;

/// The number of a grant of the lease. Every grant has a greater number than all earlier ones.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Epoch(pub u64);

impl fmt::Display for Epoch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A lease as stored in the database.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct LeaseRow<O> {
    /// The owner; `None` once the lease has been released.
    pub owner: Option<O>,
    /// Number of the last grant.
    pub epoch: Epoch,
    /// Time at which the lease expires unless it is renewed.
    pub until: Moment,
    /// Duration of a grant or renewal.
    pub lasts: Millis,
}

impl<O: PartialEq> LeaseRow<O> {
    /// Returns whether the lease is held. If `until` is more than two durations ahead, the clock was set back since it
    /// was written, and the lease counts as free.
    #[must_use]
    pub fn is_held(&self, now: Moment) -> bool {
        self.owner.is_some() && now < self.until && self.until <= now + self.lasts.times(2)
    }

    /// Grants the lease, or returns `None` if another owner holds it.
    #[must_use]
    pub fn grant(row: Option<&Self>, owner: O, lasts: Millis, now: Moment) -> Option<Self> {
        // An owner that requests the lease again did not receive the earlier grant, so it has not written anything
        // under it.
        let is_free = row.is_none_or(|row| !row.is_held(now) || row.owner.as_ref() == Some(&owner));
        is_free.then(|| Self {
            owner: Some(owner),
            epoch: Epoch(row.map_or(0, |row| row.epoch.0) + 1),
            until: now + lasts,
            lasts,
        })
    }

    /// Renews the lease, even if it has expired. Returns `false` if it has been released or granted again.
    #[must_use]
    pub fn renew(&mut self, owner: &O, epoch: Epoch, now: Moment) -> bool {
        let admitted = self.admits(owner, epoch);
        if admitted {
            self.until = now + self.lasts;
        }
        admitted
    }

    /// Releases the lease if `owner` still owns it with `epoch`. The row keeps the epoch, so that no later grant reuses
    /// its number.
    pub fn release(&mut self, owner: &O, epoch: Epoch) {
        if self.admits(owner, epoch) {
            self.owner = None;
        }
    }

    /// Returns whether `owner` still owns the lease with `epoch`, so that its transactions may write (fencing). Ignores
    /// the expiry.
    #[must_use]
    pub fn admits(&self, owner: &O, epoch: Epoch) -> bool {
        self.owner.as_ref() == Some(owner) && self.epoch == epoch
    }
}
