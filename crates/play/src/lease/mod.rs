//! Which server owns something in a shared database: the whole database today, a game perhaps later.
//!
//! A lease has an owner and ends by the database's clock unless the owner renews it. Each owner gets a new epoch, a number
//! that only grows. The database checks the epoch in every transaction that writes, so that a server which was stopped for
//! longer than its lease lasts changes nothing afterwards.
//!
//! - `row` what the database keeps and decides; the store does the same in SQL, and a test compares both
//! - `terms` how long everything takes
//! - `holder` what a server does: asks, renews, and knows whether it may go on
//!
//! Must not know how questions reach the database. `tests/lease` goes through all interleavings of a few servers.

mod holder;
mod row;
mod terms;

pub use holder::{Action, Event, Holder, State};
pub use row::{Epoch, LeaseRow};
pub use terms::Terms;
