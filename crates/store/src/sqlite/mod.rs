//! The interface, implemented with one SQLite file in a locked folder. Opening, locking and backups are specific to
//! this database.
//!
//! - `open` the data folder; `private` its permissions; `commits` whether its log is complete; `lock` exclusive use;
//!   `identity` whether the database is still the same; `error` why the folder cannot be used
//! - `operate` the operator's access; `farms` rated wins that the operator may want to check; `backup` backup and
//!   restore; `copy` copying a file
//! - `migrate` migrations of old files; `migrations` the schema
//! - `writer` the only thread that writes, `apply` its SQL, `last_events` its cache, `pace` the interval of its
//!   commits, `checkpoint` emptying its log; `readers` the threads that read, `select` their SQL; `ratings` the SQL of
//!   ratings, `accounts` that of accounts, `chat` that of chat, `shared` that of shared analyses, `push` that of web
//!   push, `records` that of players' records
//! - `columns` values as stored in columns
//!
//! # Durability
//!
//! A command is answered only after `COMMIT` has returned with `journal_mode = WAL` and `synchronous = FULL`, that is,
//! after the operating system has confirmed the write. There is one writer thread. Commits start a few milliseconds
//! apart, and all commands queued meanwhile go into the next one, so that many games share one sync while a single
//! command does not wait.

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
