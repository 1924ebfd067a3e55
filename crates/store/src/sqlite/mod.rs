//! The store, implemented with a SQLite file in a locked folder. Opening, locking and backups are specific to SQLite.
//!
//! - `open` the data folder; `private` its permissions; `commits` detection of a lost WAL; `lock` exclusive use;
//!   `identity` detection of a lost, replaced or damaged database; `error` reasons why the folder cannot be used
//! - `operator` the operator's access; `locked` access for copying between databases; `backup` backup and restore;
//!   `copy` copying a file
//! - `migrate` migrations of old files; `migrations` SQL of the schema
//! - `connection` implementation of the shared SQL interface; `log` the writer's connection, `checkpoint` the
//!   checkpoints of its WAL
//!
//! # Durability
//!
//! A command succeeds only after `COMMIT` has returned. With `journal_mode = WAL` and `synchronous = FULL`, the
//! operating system has then confirmed the write. There is one writer thread. Under load, it starts commits several
//! milliseconds apart, so that many games share one sync. Otherwise, a command hardly waits.

mod backup;
mod checkpoint;
mod commits;
mod connection;
mod copy;
mod error;
mod identity;
mod lock;
mod locked;
mod log;
mod migrate;
mod open;
mod operator;
mod private;

pub use backup::{BackupError, backup, restore};
pub use error::OpenError;
pub(crate) use locked::Locked;
pub use migrate::newest_version;
pub use open::{DATABASE_FILE, LOCK_FILE, SqliteReader, SqliteStore, make_folder};
pub use operator::compact;
