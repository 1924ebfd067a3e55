//! The writer's connection and its cache of event numbers.

use super::connection::PgConnection;
use crate::sql::{self, Batches, LastEvents, Outcome, Sql, SqlError, Transactions, Work};

pub(super) struct Log {
    connection: PgConnection,
    known: LastEvents,
}

impl Log {
    pub(super) fn new(connection: PgConnection) -> Self {
        Self {
            connection,
            known: LastEvents::default(),
        }
    }
}

impl Batches for Log {
    fn commit(&mut self, works: &[Work]) -> Vec<Outcome> {
        sql::commit(&mut self.connection, &mut self.known, works)
    }
}

impl Transactions for PgConnection {
    type Connection = Self;

    fn transaction<T>(&mut self, work: impl FnOnce(&Self) -> Result<T, SqlError>) -> Result<T, SqlError> {
        self.begin()?;
        let committed = work(self).and_then(|done| self.commit().map(|()| done));
        if committed.is_err() && self.is_in_transaction() {
            self.roll_back()?;
        }
        committed
    }
}
