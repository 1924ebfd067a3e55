//! Durations of a lease and its requests.

use crate::Millis;

/// The durations that all servers of a database agree on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Terms {
    /// Time until a lease expires if it is not renewed.
    pub lasts: Millis,
    /// Interval between renewals by the owner.
    pub renewed_every: Millis,
    /// Interval between requests by other servers.
    pub asked_every: Millis,
    /// Maximum time for the database to answer.
    pub patience: Millis,
}
