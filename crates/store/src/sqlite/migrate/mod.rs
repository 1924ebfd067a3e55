//! Migrates old databases to the current schema: first a copy, then the migrations, of which those to versions 3 and 13
//! are partly in Rust.
//!
//! - `versions` the versions of the schema
//! - `context` external inputs of a migration, and its progress reports
//! - `run` the migrations in order
//! - `copy` the copy of the file, and the disk space it needs
//! - `upgrade` rewrites the data of version 2 for version 3
//! - `terms` the terms of a game that rows have since version 13
//! - `unreadable` games that could not be read, stored unchanged and listed

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
