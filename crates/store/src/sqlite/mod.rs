//! The contract, implemented with one SQLite file in a locked folder. Opening, locking and backups are specific to this
//! database.
//!
//! - `open` the data folder; `private` who may read it; `commits` whether its log is whole; `lock` who may use it; `identity` whether it is the database that it was; `error` why it cannot be used
//! - `operate` what its operator does; `farms` rated wins that he may want to look at; `backup` copies of it, and back; `copy` how a file is copied
//! - `migrate` old files to the present schema; `migrations` the schema
//! - `writer` the one thread that writes, `apply` its SQL, `last_events` what it need not ask, `pace` how often it commits, `checkpoint` empties its log; `readers` the threads that read, `select` their SQL; `ratings` the SQL of ratings, `accounts` that of accounts, `chat` that of chat, `shared` that of shared analyses, `push` that of web push, `records` that of players' records
//! - `columns` how values are written in columns
//!
//! # Durability
//!
//! A command is answered only after `COMMIT` returned with `journal_mode = WAL` and `synchronous = FULL`, that is after
//! the operating system confirmed the write. There is one writer thread. Commits begin a few milliseconds apart, and
//! whatever queued up meanwhile goes into the next one, so many games share one sync and a lone one waits for nothing.

mod accounts;
mod apply;
mod backup;
mod chat;
mod checkpoint;
mod columns;
mod commits;
mod copy;
mod error;
mod farms;
mod identity;
mod last_events;
mod lock;
mod migrate;
mod open;
mod operate;
mod pace;
mod private;
mod push;
mod ratings;
mod readers;
mod records;
mod select;
mod shared;
mod writer;

pub use backup::{BackupError, backup, restore};
pub use error::OpenError;
pub use farms::{FarmBounds, FarmLine};
pub use migrate::newest_version;
pub use open::{DATABASE_FILE, LOCK_FILE, SqliteReader, SqliteStore};
pub use operate::{AccountLine, Amount, Operator, Stored, compact};
