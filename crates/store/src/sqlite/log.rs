//! The writer's connection. Checks the files before each batch, counts commits and runs checkpoints.

use super::checkpoint::Checkpoints;
use super::commits::CommitCount;
use super::error::sql_error;
use super::identity::OpenFiles;
use crate::CommandError;
use crate::sql::{self, Batches, LastEvents, Outcome, Sql, SqlError, Transactions, Work};
use rusqlite::Connection;

pub(super) struct Log {
    // Dropped before the writer's connection, which must be closed last to empty the WAL.
    checkpoints: Checkpoints,
    counted: Counted,
    files: OpenFiles,
    known: LastEvents,
}

struct Counted {
    connection: Connection,
    count: CommitCount,
}

impl Log {
    pub(super) fn new(
        connection: Connection,
        checkpoints: Checkpoints,
        (files, count): (OpenFiles, CommitCount),
    ) -> Self {
        Self {
            checkpoints,
            counted: Counted { connection, count },
            files,
            known: LastEvents::default(),
        }
    }
}

impl Batches for Log {
    fn commit(&mut self, works: &[Work]) -> Vec<Outcome> {
        match self.files.replaced() {
            None => sql::commit(&mut self.counted, &mut self.known, works),
            Some(path) => {
                let gone =
                    CommandError::Database(format!("{} is not the file any more that was opened", path.display()));
                works.iter().map(|_| Err(gone.clone())).collect()
            }
        }
    }

    fn answered(&mut self) {
        self.checkpoints.after_commit(&self.counted.connection);
    }
}

impl Transactions for Counted {
    type Connection = Connection;

    fn transaction<T>(&mut self, work: impl FnOnce(&Connection) -> Result<T, SqlError>) -> Result<T, SqlError> {
        let Self { connection, count } = self;
        connection.begin()?;
        let counted = work(connection).and_then(|done| {
            count.count(connection).map_err(|error| sql_error(&error))?;
            Ok(done)
        });
        let committed = counted.and_then(|done| connection.commit().map(|()| done));
        if committed.is_ok() {
            count.committed();
        }
        // After some errors, SQLite has already rolled back the transaction.
        if committed.is_err() && connection.is_in_transaction() {
            connection.roll_back()?;
        }
        committed
    }
}
