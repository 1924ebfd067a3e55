//! The commands and queries in SQL, once for all databases. Each statement is written as SQLite writes it, with
//! parameters `?1`, `?2` …; what a database needs otherwise is in its implementation of [`Sql`].
//!
//! - `connection` what a database provides; `value` values on their way in and out; `columns` values as stored in
//!   columns; `error` why a statement failed
//! - `apply` the commands, `last_events` their cache; `select` the queries; `ratings` the SQL of ratings, `accounts`
//!   that of accounts, `chat` that of chat, `shared` that of shared analyses, `push` that of web push, `records` that of
//!   players' records
//! - `batch` many commands in one transaction; `writer` the only thread that writes, `pace` the interval of its
//!   commits; `readers` the threads that read

mod accounts;
mod apply;
mod batch;
mod chat;
mod columns;
mod connection;
mod error;
mod farms;
mod last_events;
mod operate;
mod pace;
mod push;
mod ratings;
mod readers;
mod records;
mod select;
mod shared;
mod value;
mod writer;

pub(crate) use apply::apply;
pub(crate) use batch::{Outcome, Transactions, Work, commit};

pub(crate) use connection::{Row, Rows, Sql};
pub(crate) use error::SqlError;
pub use farms::{FarmBounds, FarmLine};
pub(crate) use last_events::LastEvents;
pub use operate::{AccountLine, Amount, Operator, Stored};
pub(crate) use readers::Readers;
pub(crate) use select::{HasReaders, unreadable_games};
pub(crate) use value::{Columns, ToValue, Value, values};
pub(crate) use writer::{Batches, HasWriter, Writer};

/// The table that marks an incomplete copy of a database.
pub(crate) const UNFINISHED: &str = "unfinished_copy";
