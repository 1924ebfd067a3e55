//! Execution of several commands in one transaction.

use super::apply::apply;
use super::connection::Sql;
use super::error::SqlError;
use super::last_events::LastEvents;
use super::ratings;
use crate::{Command, CommandError, Swap};
use play::rating::RatingUpdate;

pub(crate) type Outcome = Result<Swap, CommandError>;

/// A unit of writing, executed completely or not at all.
pub(crate) enum Work {
    Command(Command),
    /// A command with rating changes, executed only if the ratings from which they were computed are unchanged.
    Rate(Command, Box<RatingUpdate>),
}

impl Work {
    /// Executes the unit, stopping at the first error. Does nothing if its ratings are outdated.
    fn apply(&self, connection: &dyn Sql, known: &mut LastEvents) -> Result<Swap, SqlError> {
        match self {
            Self::Command(command) => apply(connection, known, command)?,
            Self::Rate(writes, update) => match ratings::compare(connection, update)? {
                Swap::Outdated => return Ok(Swap::Outdated),
                Swap::Done => {
                    apply(connection, known, writes)?;
                    ratings::put(connection, update)?;
                }
            },
        }
        Ok(Swap::Done)
    }
}

/// A connection that can write in transactions.
pub(crate) trait Transactions {
    type Connection: Sql;

    /// Calls `work` in a transaction. Commits if it succeeds, and rolls back otherwise.
    fn transaction<T>(&mut self, work: impl FnOnce(&Self::Connection) -> Result<T, SqlError>) -> Result<T, SqlError>;
}

/// Commits a batch in one transaction. A failed unit does not undo the others unless its error ends the transaction.
pub(crate) fn commit(log: &mut impl Transactions, known: &mut LastEvents, works: &[Work]) -> Vec<Outcome> {
    // Savepoints cost SQLite a copy of every changed page and PostgreSQL two statements. Units nearly
    // always succeed, so the first attempt does not use savepoints.
    let mut refused = false;
    let committed = log.transaction(|connection| {
        let applied = works.iter().map(|work| work.apply(connection, known));
        let swaps: Result<Vec<Swap>, _> = applied.collect();
        swaps.inspect_err(|_| refused = true)
    });
    if committed.is_err() {
        known.forget();
    }
    let outcomes = match committed {
        Err(_) if refused => log.transaction(|connection| {
            let applied = works.iter().map(|work| apply_whole(connection, work));
            applied.collect()
        }),
        committed => committed.map(|swaps| swaps.into_iter().map(Ok).collect()),
    };
    outcomes.unwrap_or_else(|error| works.iter().map(|_| Err(error.clone().into())).collect())
}

/// Executes one unit completely or not at all. The outer error means that the whole transaction has failed.
fn apply_whole(connection: &dyn Sql, work: &Work) -> Result<Outcome, SqlError> {
    connection.execute("SAVEPOINT command", &[])?;
    // The cache is not used here, because the command may be undone.
    let outcome = work.apply(connection, &mut LastEvents::default());
    match outcome {
        Err(error) if !connection.is_in_transaction() => return Err(error),
        Err(_) => {
            connection.execute("ROLLBACK TO SAVEPOINT command", &[])?;
        }
        Ok(_) => {}
    }
    connection.execute("RELEASE SAVEPOINT command", &[])?;
    Ok(outcome.map_err(CommandError::from))
}
