//! Runs the migrations in order.

use super::context::{MigrationContext, Step};
use super::versions::{EVENTS_STAND_ALONE, ROWS_SAY_TERMS, newest_version, runner, version};
use super::{terms, unreadable, upgrade};
use crate::sqlite::error::{OpenError, plain_error};
use refinery::Target;
use rusqlite::{Connection, Transaction, TransactionBehavior, params};
use std::ops::RangeInclusive;

/// Migrates a database of version `found` (0 if it is new) to the newest version. If this fails or is killed, the
/// database keeps the version of the last committed migration.
pub(in crate::sqlite) fn migrate(
    connection: &mut Connection,
    found: u32,
    context: &MigrationContext<'_>,
) -> Result<(), OpenError> {
    if found < EVENTS_STAND_ALONE {
        // The rows are written with the current commands, which need the newest schema, so all later migrations are
        // applied in the same transaction.
        up_to(connection, EVENTS_STAND_ALONE - 1)?;
        at_once(
            connection,
            EVENTS_STAND_ALONE..=newest_version(),
            context,
            |transaction| upgrade::rows(transaction, context),
        )?;
    } else if found < ROWS_SAY_TERMS {
        up_to(connection, ROWS_SAY_TERMS - 1)?;
        at_once(connection, ROWS_SAY_TERMS..=ROWS_SAY_TERMS, context, |transaction| {
            terms::fill(transaction)
        })?;
    }
    runner().run(connection).map_err(Box::new)?;
    unreadable::list(connection).map_err(|error| plain_error(&error))?;
    Ok(())
}

fn up_to(connection: &mut Connection, version: u32) -> Result<(), OpenError> {
    let target = Target::Version(version.try_into().expect("a small number"));
    runner().set_target(target).run(connection).map_err(Box::new)?;
    Ok(())
}

/// Applies the migrations in `versions`, calls `write`, and records the migrations, all in one transaction.
fn at_once(
    connection: &mut Connection,
    versions: RangeInclusive<u32>,
    context: &MigrationContext<'_>,
    write: impl FnOnce(&Transaction<'_>) -> Result<(), rusqlite::Error>,
) -> Result<(), OpenError> {
    let runner = runner();
    let mut migrations: Vec<_> = runner
        .get_migrations()
        .iter()
        .filter(|migration| versions.contains(&version(migration)))
        .collect();
    migrations.sort_by_key(|migration| version(migration));
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    for migration in &migrations {
        transaction.execute_batch(migration.sql().unwrap_or_default())?;
    }
    write(&transaction)?;
    for migration in migrations {
        // Inserts the row that refinery itself would write.
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
