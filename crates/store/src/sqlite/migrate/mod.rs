//! Old databases to the present schema: the copy first, then the migrations, the one of version 3 in Rust.
//!
//! - `versions` the versions of the schema
//! - `context` what a migration takes from outside, and how it says how far it is
//! - `run` the migrations in their order
//! - `copy` the copy of the file and the room that it needs
//! - `upgrade` what version 2 held, written as version 3 holds it
//! - `unreadable` what could not be read: kept as it was, and listed

mod context;
mod copy;
mod run;
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
