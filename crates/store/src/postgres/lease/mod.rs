//! The lease of the database, which decides which server uses it. `play::lease` has the rules, this module the SQL.
//!
//! - `row` the statements; they follow the rules of `play::lease::LeaseRow`
//! - `connection` the connection for them
//! - `claim` requests for the lease, and the first steps of a new owner
//! - `keeper` the thread that renews it
//! - `fence` the check in every write transaction

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

/// A server that dies is replaced within five seconds: four until the lease expires, and half a second until the next
/// request.
pub(super) const TERMS: Terms = Terms {
    lasts: Millis::from_seconds(4),
    renewed_every: Millis::from_seconds(1),
    asked_every: Millis(500),
    patience: Millis::from_seconds(2),
};
