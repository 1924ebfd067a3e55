//! The row of a lease, and the only ways in which it changes. Times are those of the database's clock.

use crate::{Millis, Moment};
use std::fmt;

/// The number of an ownership. It only grows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Epoch(pub u64);

impl fmt::Display for Epoch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A lease as the database keeps it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct LeaseRow<O> {
    /// `None` once the owner has given it back.
    pub owner: Option<O>,
    /// The number of the last ownership.
    pub epoch: Epoch,
    /// When it ends unless it is renewed.
    pub until: Moment,
    /// How long the owner has it each time.
    pub lasts: Millis,
}

impl<O: PartialEq> LeaseRow<O> {
    /// Returns whether somebody has the lease. An end that is further away than any owner can have asked for was written
    /// before the clock was set back, and does not count: its owner, if it lives, writes another one in a moment.
    #[must_use]
    pub fn is_held(&self, now: Moment) -> bool {
        self.owner.is_some() && now < self.until && self.until <= now + self.lasts.times(2)
    }

    /// Gives the lease to who asks, unless somebody else has it. `None`: refused, the row stays as it was.
    #[must_use]
    pub fn grant(row: Option<&Self>, owner: O, lasts: Millis, now: Moment) -> Option<Self> {
        // An owner that asks again has not heard of its grant, and so has written nothing.
        let is_free = row.is_none_or(|row| !row.is_held(now) || row.owner.as_ref() == Some(&owner));
        is_free.then(|| Self {
            owner: Some(owner),
            epoch: Epoch(row.map_or(0, |row| row.epoch.0) + 1),
            until: now + lasts,
            lasts,
        })
    }

    /// Prolongs the lease. `false`: refused, because it is another's by now. One that has ended is prolonged if nobody
    /// else has got it since.
    #[must_use]
    pub fn renew(&mut self, owner: &O, epoch: Epoch, now: Moment) -> bool {
        let admitted = self.admits(owner, epoch);
        if admitted {
            self.until = now + self.lasts;
        }
        admitted
    }

    /// Takes the lease back from an owner that stops. The epoch stays, so that it is never given out twice.
    pub fn release(&mut self, owner: &O, epoch: Epoch) {
        if self.admits(owner, epoch) {
            self.owner = None;
        }
    }

    /// Returns whether a transaction of this ownership may write: the fence.
    #[must_use]
    pub fn admits(&self, owner: &O, epoch: Epoch) -> bool {
        self.owner.as_ref() == Some(owner) && self.epoch == epoch
    }
}
