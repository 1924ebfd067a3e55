//! Leases, which decide which server owns a shared database.
//!
//! A lease has an owner and expires by the database's clock unless the owner renews it. Each owner gets a new epoch, a
//! number that only increases. The database checks the epoch in every write transaction, so that a server that was
//! suspended for longer than its lease can no longer write.
//!
//! - `row` the row in the database and its rules, which the store implements again in SQL (a test compares the two)
//! - `terms` durations
//! - `holder` the server's part: requests, renewals, and the right to continue as the owner
//!
//! This module must not depend on how requests reach the database. `tests/all/lease` checks all interleavings of events
//! for a few servers.

mod holder;
mod row;
mod terms;

pub use holder::{Action, Event, Holder, State};
pub use row::{Epoch, LeaseRow};
pub use terms::Terms;
