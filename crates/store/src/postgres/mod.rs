//! The interface, implemented with a PostgreSQL database of which one server has the use.
//!
//! - `address` where the database is and how to get there; `open` how it is opened, `schema` its version and migrations; `lease` against a second server, `owner` a server's name; `error` why a
//!   database cannot be used
//! - `connection` the connection as the shared SQL sees it, `session` one connection's life, `statement` the text of
//!   statements, `value` values as the protocol has them
//! - `log` the connection that writes; `migrations` the schema
//!
//! # Durability
//!
//! A command is answered only after `COMMIT` has returned with `synchronous_commit` on: the database server has written
//! it to its disk, and to that of its synchronous standbys, if it has any. There is one writer thread with one
//! connection; all commands queued while it works go into its next transaction.
//!
//! A connection that is lost before `COMMIT` has changed nothing. One that is lost during `COMMIT` has or has not: the
//! writer connects again and asks the database for the fate of that transaction (`pg_xact_status`). Only if that is not
//! possible, the answer is [`crate::CommandError::Unknown`].
//!
//! # One server
//!
//! A server that has the lease of the database uses it; others wait, and one of them takes over when the owner dies or stops
//! for longer than the lease lasts. Every transaction of the writer checks in the database that the lease is still its own.

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
pub(crate) use open::{Owned, owned, owned_new_or_unfinished};
pub use open::{PostgresReader, PostgresStore};
use owner::Owner;
pub use schema::newest_version;
pub use standby::{PostgresStandby, StandbyAttempt};
