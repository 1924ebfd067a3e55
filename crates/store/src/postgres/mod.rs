//! PostgreSQL implementation of the store. A database is used by one server at a time.
//!
//! - `address` the address of a database; `open` opening it, `schema` its version and migrations; `lease` protection
//!   against a second server, `owner` the name of a process; `error` reasons why a database cannot be used; `standby` a
//!   server that waits for the lease
//! - `connection` implementation of the shared SQL interface, `session` an open connection, `statement` translation of
//!   statements, `value` conversion of values
//! - `log` the connection that writes; `migrations` the schema
//!
//! # Durability
//!
//! A command is answered only after `COMMIT` has returned with `synchronous_commit` on. The changes are then on the
//! disk of the database server and of its synchronous standbys, if it has any. There is one writer thread with one
//! connection. Commands that are queued while it works are committed together in its next transactions.
//!
//! If a connection is lost before `COMMIT`, nothing has changed. If it is lost during `COMMIT`, the writer reconnects
//! and asks the database whether the transaction was committed (`pg_xact_status`). The result is
//! [`crate::CommandError::Unknown`] only if that fails.
//!
//! # One server
//!
//! Only the server that holds the lease uses the database. Other servers wait, and one of them takes over when the
//! owner releases the lease, crashes, or pauses for longer than the lease lasts. Every write transaction of a server
//! checks in the database that the server still owns the lease. [`crate::Operator`] and [`PostgresReader`] do not need
//! the lease.

mod address;
mod connection;
mod error;
mod lease;
mod log;
mod open;
mod owner;
mod schema;
mod session;
mod standby;
mod statement;
mod value;

pub use address::PostgresAddress;
pub use error::PostgresError;
pub use lease::Leader;
pub(crate) use open::{Owned, owned, owned_new_or_unfinished};
pub use open::{PostgresReader, PostgresStore};
use owner::Owner;
pub use schema::newest_version;
pub use standby::{PostgresStandby, StandbyAttempt};
