//! Old databases to the present schema: the copy first, then the migrations, the one of version 3 in Rust.
//!
//! - `copy` the copy of the file and the room that it needs
//! - `upgrade` what version 2 held, written as version 3 holds it
//! - `unreadable` what could not be read: kept as it was, and listed

mod copy;
mod unreadable;
mod upgrade;

#[cfg(test)]
mod tests;

use super::OpenError;
use refinery::{Runner, Target};
use rusqlite::{Connection, TransactionBehavior, params};
use std::io;
use std::path::Path;

pub(super) use copy::copy_first;
pub(super) use unreadable::all as unreadable_games;

/// The version from which games are written with events that need no referee.
const EVENTS_STAND_ALONE: u32 = 3;

mod embedded {
    refinery::embed_migrations!("src/sqlite/migrations");
}

/// A point that a migration has reached.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Step {
    /// The copy is being written.
    Copying,
    /// The copy is complete.
    Copied,
    /// So many games are written anew, and nothing is committed.
    Games(usize),
    /// Everything is written, and nothing is committed.
    Written,
    /// It is committed.
    Committed,
}

/// What a migration takes from outside.
pub(super) struct MigrationContext<'a> {
    /// How many bytes are free on the disk of a folder.
    pub(super) free_space: &'a dyn Fn(&Path) -> io::Result<u64>,
    /// Told of every point reached.
    pub(super) reached: &'a dyn Fn(Step),
}

impl MigrationContext<'static> {
    /// The disk as it is.
    pub(super) fn real() -> Self {
        Self {
            free_space: &|folder| fs4::available_space(folder),
            reached: &|_| (),
        }
    }
}

/// The newest schema version this program knows.
#[must_use]
pub fn newest_version() -> u32 {
    let runner = runner();
    let newest = runner.get_migrations().iter().map(version).max();
    newest.unwrap_or(0)
}

fn runner() -> Runner {
    embedded::migrations::runner()
}

fn version(migration: &refinery::Migration) -> u32 {
    u32::try_from(migration.version()).expect("migrations are numbered from 1")
}

/// Brings a database of version `found`, 0 where it is new, to the newest one. What fails or is killed leaves it at the
/// version before.
pub(super) fn migrate(
    connection: &mut Connection,
    found: u32,
    context: &MigrationContext<'_>,
) -> Result<(), OpenError> {
    if found < EVENTS_STAND_ALONE {
        let before = Target::Version((EVENTS_STAND_ALONE - 1).try_into().expect("a small number"));
        runner().set_target(before).run(connection).map_err(Box::new)?;
        stand_alone(connection, context)?;
    }
    runner().run(connection).map_err(Box::new)?;
    unreadable::list(connection)?;
    Ok(())
}

/// The tables, the rows and the version number in one transaction.
fn stand_alone(connection: &mut Connection, context: &MigrationContext<'_>) -> Result<(), OpenError> {
    let runner = runner();
    let migration = runner
        .get_migrations()
        .iter()
        .find(|migration| version(migration) == EVENTS_STAND_ALONE)
        .expect("it is embedded");
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    transaction.execute_batch(migration.sql().unwrap_or_default())?;
    upgrade::rows(&transaction, context)?;
    // Exactly the row that refinery would write.
    transaction.execute(
        "INSERT INTO refinery_schema_history (version, name, applied_on, checksum)
         VALUES (?1, ?2, strftime('%Y-%m-%dT%H:%M:%SZ'), ?3)",
        params![EVENTS_STAND_ALONE, migration.name(), migration.checksum().to_string()],
    )?;
    (context.reached)(Step::Written);
    transaction.commit()?;
    (context.reached)(Step::Committed);
    Ok(())
}
