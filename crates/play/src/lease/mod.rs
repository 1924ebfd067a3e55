//! Leases, which determine the server that owns a shared database.
//!
//! A lease has an owner and expires by the database's clock unless the owner renews it. Each grant has a new epoch, a
//! number that only increases. The database checks the epoch in every write transaction, so a server that was suspended
//! can no longer write after another server has acquired the lease.
//!
//! - `row` the row in the database and its rules, which the store also implements in SQL (a test compares the two)
//! - `terms` durations
//! - `holder` the server's side: requests, renewals, and whether the server may act as the owner
//!
//! This module must not depend on how requests reach the database. `tests/all/lease` checks all interleavings of events
//! for a few servers over a short time.

mod holder;
mod row;
mod terms;

pub use holder::{Action, Event, Holder, State};
pub use row::{Epoch, LeaseRow};
pub use terms::Terms;
