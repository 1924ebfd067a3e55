//! The lease, which determines which server may use the database. The rules are in `play::lease`; this module contains
//! the SQL.
//!
//! - `row` the statements, which implement the rules of `play::lease::LeaseRow`
//! - `connection` the connection for these statements
//! - `claim` requests for the lease, and the first steps of a new owner
//! - `keeper` the thread that renews the lease
//! - `fence` the check in every write transaction
//! - `leader` the address of the owner, for other servers

mod claim;
mod connection;
mod fence;
mod keeper;
mod leader;
mod row;
#[cfg(test)]
mod tests;

pub(super) use claim::{Attempt, Claim, Granted, Purpose};
pub(super) use fence::Fence;
pub(super) use keeper::Keeper;
pub use leader::Leader;

use play::Millis;
use play::lease::Terms;

/// Terms under which a dead server is replaced within five seconds: its lease expires after four seconds, and a standby
/// server requests it every half second.
pub(super) const TERMS: Terms = Terms {
    lasts: Millis::from_seconds(4),
    renewed_every: Millis::from_seconds(1),
    asked_every: Millis(500),
    patience: Millis::from_seconds(2),
};
