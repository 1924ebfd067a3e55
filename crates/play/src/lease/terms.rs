//! Durations of a lease and its requests.

use crate::Millis;

/// Durations that are the same for all servers of a database.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Terms {
    /// Time until a lease expires if it is not renewed.
    pub lasts: Millis,
    /// Interval between renewals by the owner.
    pub renewed_every: Millis,
    /// Time after a refused or failed request until the next one.
    pub asked_every: Millis,
    /// Time after which an unanswered request counts as failed.
    pub patience: Millis,
}
