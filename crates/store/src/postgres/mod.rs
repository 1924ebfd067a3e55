//! The store, implemented with a PostgreSQL database that is used by one server at a time.
//!
//! - `address` the database's address; `open` opening it, `schema` its version and migrations; `lease` the lock against
//!   a second server, `owner` a server's name; `error` reasons why a database cannot be used
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
//! If a connection is lost before `COMMIT`, nothing has changed. If it is lost during `COMMIT`, the result is unknown:
//! the writer reconnects and asks the database whether the transaction was committed (`pg_xact_status`). Only if that
//! is not possible, the answer is [`crate::CommandError::Unknown`].
//!
//! # One server
//!
//! The server with the lease of the database uses it. Others wait, and one of them takes over when the owner dies or
//! stops for longer than the lease lasts. Every transaction of the writer checks in the database that its server still
//! has the lease.

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
