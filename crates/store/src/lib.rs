//! Rows and migrations of a Janggun server: one SQLite file in a locked folder.
//!
//! Owns the file, its lock, its schema and every SQL statement. It must not know HTTP, sockets or the rules of Janggi:
//! event bodies and game cards pass through as JSON text.
//!
//! # Durability
//!
//! [`Store::write`] answers only after `COMMIT` returned with `journal_mode = WAL` and `synchronous = FULL`, that is after
//! the operating system confirmed the write. There is one writer thread. Whatever queued up while it waited for the disk
//! goes into its next transaction, so many games share one sync and a lone one waits for nothing.

mod error;
mod lock;
mod open;
mod read;
mod rows;
mod write;

pub use error::{OpenError, StoreError};
pub use open::{DATABASE_FILE, LOCK_FILE, Store, newest_version};
pub use rows::{AnalysisRow, EventRow, GameRow, GuestRow, Page, Phase, Write};
