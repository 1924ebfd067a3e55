//! Migrates old databases to the current schema: a copy first, then the migrations, those of versions 3 and 13 partly
//! in Rust.
//!
//! - `versions` the versions of the schema
//! - `context` what a migration takes from outside, and how it says how far it is
//! - `run` the migrations in their order
//! - `copy` the copy of the file and the room that it needs
//! - `upgrade` what version 2 held, written as version 3 holds it
//! - `terms` what version 13 keeps of a game's terms in its row
//! - `unreadable` what could not be read: kept as it was, and listed

mod context;
mod copy;
mod run;
mod terms;
mod unreadable;
mod upgrade;
mod versions;

#[cfg(test)]
mod tests;

pub(super) use context::MigrationContext;
pub(super) use copy::copy_first;
pub(super) use run::migrate;
pub(super) use unreadable::all as unreadable_games;
pub use versions::newest_version;
