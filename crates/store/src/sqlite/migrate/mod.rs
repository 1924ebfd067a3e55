//! Migration of old databases to the current schema: first a copy, then the migrations. The migrations to versions 3
//! and 13 are partly in Rust.
//!
//! - `versions` the versions of the schema
//! - `context` external inputs of a migration, and its progress reports
//! - `run` the migrations in order
//! - `copy` the copy of the file, and the disk space it needs
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
