//! Migration of old databases to the current schema. The database is copied first. The migrations to versions 3 and 13
//! are partly in Rust.
//!
//! - `versions` the versions of the schema
//! - `context` inputs and progress reports of a migration
//! - `run` the migrations in order
//! - `copy` the copy of the file, and the required disk space
//! - `upgrade` rewrites the rows of version 2 for version 3
//! - `terms` fills in the columns that version 13 added to games
//! - `unreadable` stores games that could not be read, and lists them in the log

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
pub use versions::newest_version;
