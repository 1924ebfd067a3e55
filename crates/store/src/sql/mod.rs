//! The commands and queries in SQL, shared by all databases. Statements use syntax common to SQLite and PostgreSQL,
//! except for the parameters `?1`, `?2` …, which are translated for PostgreSQL.
//!
//! - `connection` the interface of a database; `value` values of parameters and columns; `columns` the stored forms of
//!   enums and ids; `error` errors of statements
//! - `apply` the commands, `last_events` the cache of event numbers; `select` the queries; `ratings`, `accounts`,
//!   `chat`, `shared` (shared analyses), `push` (web push), `records` (players' records), `tournaments`,
//!   `tournament_chat` and `clubs` the SQL of each subject; `operate` and `farms` the queries and changes of the
//!   operator
//! - `batch` several commands in one transaction; `writer` the writer thread, `pace` the interval between its
//!   commits; `readers` the threads that read

mod accounts;
mod apply;
mod batch;
mod chat;
mod clubs;
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
mod tournament_chat;
mod tournaments;
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

/// Name of the table that marks an incomplete copy of a database.
pub(crate) const UNFINISHED: &str = "unfinished_copy";
