//! Leases decide which server owns something in a shared database: at present, the whole database.
//!
//! A lease has an owner and expires by the database's clock unless the owner renews it. Each owner gets a new epoch, a
//! number that only increases. The database checks the epoch in every write transaction, so that a server that was
//! suspended for longer than its lease can no longer write.
//!
//! - `row` the row in the database and its rules; the store implements them in SQL, and a test compares both
//! - `terms` durations
//! - `holder` the server's part: requests, renewals, and whether the server may continue
//!
//! Must not depend on how requests reach the database. `tests/all/lease` checks all interleavings of a few servers.

mod holder;
mod row;
mod terms;

pub use holder::{Action, Event, Holder, State};
pub use row::{Epoch, LeaseRow};
pub use terms::Terms;
