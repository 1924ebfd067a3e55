//! Runs the migrations, the one of version 3 in Rust.

use super::context::{MigrationContext, Step};
use super::versions::{EVENTS_STAND_ALONE, runner, version};
use super::{unreadable, upgrade};
use crate::sqlite::error::OpenError;
use refinery::Target;
use rusqlite::{Connection, TransactionBehavior, params};

/// Brings a database of version `found`, 0 where it is new, to the newest one. What fails or is killed leaves it at the
/// version before.
pub(in crate::sqlite) fn migrate(
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

/// The tables, the rows and the version numbers in one transaction. The rows are written by the commands of today, so
/// the tables of later versions, which only add to those of version 3, are made before them.
fn stand_alone(connection: &mut Connection, context: &MigrationContext<'_>) -> Result<(), OpenError> {
    let runner = runner();
    let mut migrations: Vec<_> = runner
        .get_migrations()
        .iter()
        .filter(|migration| version(migration) >= EVENTS_STAND_ALONE)
        .collect();
    migrations.sort_by_key(|migration| version(migration));
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    for migration in &migrations {
        transaction.execute_batch(migration.sql().unwrap_or_default())?;
    }
    upgrade::rows(&transaction, context)?;
    for migration in migrations {
        // Exactly the row that refinery would write.
        transaction.execute(
            "INSERT INTO refinery_schema_history (version, name, applied_on, checksum)
             VALUES (?1, ?2, strftime('%Y-%m-%dT%H:%M:%SZ'), ?3)",
            params![version(migration), migration.name(), migration.checksum().to_string()],
        )?;
    }
    (context.reached)(Step::Written);
    transaction.commit()?;
    (context.reached)(Step::Committed);
    Ok(())
}
