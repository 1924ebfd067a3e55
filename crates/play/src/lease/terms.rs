//! How long everything takes.

use crate::Millis;

/// The times of a lease.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Terms {
    /// How long a lease lasts without being renewed.
    pub lasts: Millis,
    /// How often its owner renews it.
    pub renewed_every: Millis,
    /// How often others ask for it.
    pub asked_every: Millis,
    /// How long the database may take to answer.
    pub patience: Millis,
}
