//! The interface, implemented with a PostgreSQL database of which one server has the use.
//!
//! - `address` where the database is and how to get there; `open` checks and migrations; `lock` against a second server; `error` why a
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
//! The writer's connection holds an advisory lock of the database, so that a second server is refused. A server whose
//! connection was lost takes the lock again, or writes nothing any more if another server has it.

mod address;
mod connection;
mod error;
mod lock;
mod log;
mod open;
mod session;
mod statement;
mod value;

pub use address::PostgresAddress;
pub(crate) use connection::PgConnection;
pub use error::PostgresError;
pub use open::{PostgresReader, PostgresStore, newest_version};
pub(crate) use open::{locked, locked_new_or_unfinished};
