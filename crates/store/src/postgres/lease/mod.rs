//! The lease of the database: which server uses it. `play::lease` decides, this carries it out.
//!
//! - `row` the statements; the same rule as `play::lease::LeaseRow`
//! - `connection` the connection for them
//! - `claim` asking for the lease, and what its new owner does first
//! - `keeper` the thread that renews it
//! - `fence` the check in every transaction that writes

mod claim;
mod connection;
mod fence;
mod keeper;
mod row;
#[cfg(test)]
mod tests;

pub(super) use claim::{Attempt, Claim, Granted, Purpose};
pub(super) use fence::Fence;
pub(super) use keeper::Keeper;

use play::Millis;
use play::lease::Terms;

/// A server that dies is followed within five seconds: four in which the lease ends, and half a second until the next
/// question.
pub(super) const TERMS: Terms = Terms {
    lasts: Millis::from_seconds(4),
    renewed_every: Millis::from_seconds(1),
    asked_every: Millis(500),
    patience: Millis::from_seconds(2),
};
