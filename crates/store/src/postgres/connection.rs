//! Implementation of the shared SQL interface for a PostgreSQL connection.
//!
//! The client library is asynchronous. Each thread that reads or writes owns a connection with a single-threaded
//! runtime, and blocks on each statement.

use super::error::{is_lost, sql_error, words};
use super::lease::Fence;
use super::session::Session;
use super::{PostgresAddress, PostgresError};
use crate::sql::{Row, Rows, Sql, SqlError, Value, values};
use std::cell::{Cell, RefCell};
use std::sync::Arc;
use std::time::Duration;
use tokio::runtime::{Builder, Runtime};
use tokio_postgres::Error;

/// Number of attempts to find out whether a transaction was committed, and the pause after each. The pauses add up to
/// five seconds, so that the database server can restart in the meantime.
const ASKED: usize = 20;
const PAUSE: Duration = Duration::from_millis(250);

/// The statements that begin a transaction and return its number.
const BEGIN: &str = "BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE; SELECT pg_current_xact_id()";

/// A connection that is reopened on the next use if it was lost.
pub(crate) struct PgConnection {
    runtime: Runtime,
    address: PostgresAddress,
    session: RefCell<Option<Session>>,
    transaction: Cell<Transaction>,
    fence: Option<Fence>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Transaction {
    None,
    Reads,
    /// A write transaction, with its number.
    Writes(u64),
}

/// The reason a statement failed.
enum Failure {
    /// The connection was lost. An open transaction ended with it.
    Lost(String),
    Refused(SqlError),
}

impl From<Failure> for SqlError {
    fn from(failure: Failure) -> Self {
        match failure {
            Failure::Lost(reason) => Self::Failed(reason),
            Failure::Refused(error) => error,
        }
    }
}

impl PgConnection {
    /// Creates a connection without connecting yet. With a fence, write transactions can begin only while this server
    /// owns the database.
    pub(super) fn new(address: &PostgresAddress, fence: Option<Fence>) -> Result<Self, PostgresError> {
        let runtime = Builder::new_current_thread().enable_all().build();
        Ok(Self {
            runtime: runtime.map_err(|error| PostgresError::Database(error.to_string()))?,
            address: address.clone(),
            session: RefCell::new(None),
            transaction: Cell::new(Transaction::None),
            fence,
        })
    }

    pub(super) fn connect(&self) -> Result<(), PostgresError> {
        let session = self.connected()?;
        *self.session.borrow_mut() = Some(session);
        Ok(())
    }

    fn connected(&self) -> Result<Session, PostgresError> {
        self.runtime.block_on(async {
            let opened = Session::open(&self.address).await;
            opened.map_err(|error| PostgresError::Unreachable {
                place: self.address.to_string(),
                reason: words(&error),
            })
        })
    }

    /// Calls `work` with the session, opening it if necessary. If the connection is lost outside a transaction, reopens
    /// it and repeats the call once.
    fn run<T>(&self, work: impl AsyncFn(&mut Session) -> Result<T, Error>) -> Result<T, Failure> {
        let again = self.transaction.get() == Transaction::None;
        match self.run_once(&work) {
            Err(Failure::Lost(_)) if again => self.run_once(&work),
            done => done,
        }
    }

    fn run_once<T>(&self, work: &impl AsyncFn(&mut Session) -> Result<T, Error>) -> Result<T, Failure> {
        let mut kept = self.session.borrow_mut();
        let mut session = match kept.take() {
            Some(session) => session,
            None => self
                .connected()
                .map_err(|error| Failure::Refused(SqlError::Failed(error.to_string())))?,
        };
        let done = self.runtime.block_on(work(&mut session));
        match done {
            Err(error) if is_lost(&error, &session.client) => {
                self.transaction.set(Transaction::None);
                Err(Failure::Lost(words(&error)))
            }
            done => {
                *kept = Some(session);
                done.map_err(|error| Failure::Refused(sql_error(&error)))
            }
        }
    }

    /// Calls `work` with the session, which must be open.
    pub(super) fn lend<T>(
        &self,
        work: impl AsyncFnOnce(&mut Session) -> Result<T, PostgresError>,
    ) -> Result<T, PostgresError> {
        let mut session = self.session.borrow_mut();
        let closed = || PostgresError::Database("the connection is closed".to_owned());
        self.runtime.block_on(work(session.as_mut().ok_or_else(closed)?))
    }

    /// Stores the address at which other servers reach this one, and returns the secret that authenticates them. The
    /// connection must have a fence.
    pub(super) fn publish(&self, address: &str) -> Result<String, PostgresError> {
        let fence = self.fence.as_ref();
        let without = || PostgresError::Database("the database has no owner".to_owned());
        let fence = fence.ok_or_else(without)?;
        self.lend(async |session| fence.publish(session, address).await)
    }

    /// Finds out whether a transaction was committed if the response to its COMMIT was lost. If the database server has
    /// restarted or crashed since then, `number` may belong to a different transaction, and the result stays unknown.
    fn fate_of(&self, number: u64, life: &str, lost: String) -> Result<(), SqlError> {
        let sql = format!("SELECT pg_xact_status('{number}')");
        for _ in 0..ASKED {
            // This query does not need the lease, so it works even if another server owns the database now.
            let status = self.runtime.block_on(async {
                let session = Session::open(&self.address).await?;
                if &*session.life != life {
                    return Ok(None);
                }
                session.text(&sql).await
            });
            match status.as_ref().map(Option::as_deref) {
                Ok(Some("committed")) => return Ok(()),
                Ok(Some("aborted")) => return Err(SqlError::Failed(lost)),
                Ok(None) => break,
                // The transaction is still in progress, or the database cannot be reached.
                Ok(Some(_)) | Err(_) => self.pause(),
            }
        }
        Err(SqlError::Unknown(lost))
    }

    #[expect(
        clippy::disallowed_methods,
        reason = "the store waits for a database server that restarts"
    )]
    fn pause(&self) {
        std::thread::sleep(PAUSE);
    }

    fn end(&self, sql: &str) -> Result<(), Failure> {
        let ended = self.run(async |session| session.client.batch_execute(sql).await);
        self.transaction.set(Transaction::None);
        ended
    }
}

impl Sql for PgConnection {
    fn execute(&self, sql: &str, params: &[Value<'_>]) -> Result<usize, SqlError> {
        let changed = self.run(async |session| {
            let statement = session.statement(sql).await?;
            session.client.execute_raw(&statement, params).await
        })?;
        Ok(usize::try_from(changed).unwrap_or(usize::MAX))
    }

    fn each(
        &self,
        sql: &str,
        params: &[Value<'_>],
        read: &mut dyn FnMut(Row<'_>) -> Result<(), SqlError>,
    ) -> Result<(), SqlError> {
        let rows = self.run(async |session| {
            let statement = session.statement(sql).await?;
            let params: Vec<_> = params
                .iter()
                .map(|param| param as &(dyn tokio_postgres::types::ToSql + Sync))
                .collect();
            session.client.query(&statement, &params).await
        })?;
        rows.iter().try_for_each(|row| read(Row::new(row)))
    }

    /// Updates a row to its current value.
    fn probe(&self) -> Result<(), SqlError> {
        let sql = "UPDATE stored_bytes SET bytes = bytes WHERE what = 'records'";
        self.execute(sql, &[]).map(drop)
    }

    fn begin(&self) -> Result<(), SqlError> {
        let begin = self.fence.as_ref().map_or_else(|| BEGIN.to_owned(), Fence::begin);
        let number = self.run(async |session| session.text(&begin).await)?;
        if let (None, Some(fence)) = (&number, &self.fence) {
            self.end("ROLLBACK")?;
            fence.refused();
            return Err(SqlError::NotOurs);
        }
        let number = number.and_then(|number| number.parse().ok());
        let number = number.ok_or_else(|| SqlError::Failed("a transaction has no number".to_owned()))?;
        self.transaction.set(Transaction::Writes(number));
        Ok(())
    }

    fn begin_snapshot(&self) -> Result<(), SqlError> {
        let sql = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";
        self.run(async |session| session.client.batch_execute(sql).await)?;
        self.transaction.set(Transaction::Reads);
        Ok(())
    }

    fn commit(&self) -> Result<(), SqlError> {
        let transaction = self.transaction.get();
        let life = self.session.borrow().as_ref().map(|session| Arc::clone(&session.life));
        match (self.end("COMMIT"), transaction, life) {
            (Err(Failure::Lost(reason)), Transaction::Writes(number), Some(life)) => {
                self.fate_of(number, &life, reason)
            }
            (ended, ..) => Ok(ended?),
        }
    }

    fn roll_back(&self) -> Result<(), SqlError> {
        match self.end("ROLLBACK") {
            // If the connection is lost, the database rolls back the transaction.
            Err(Failure::Lost(_)) => Ok(()),
            ended => Ok(ended?),
        }
    }

    fn is_in_transaction(&self) -> bool {
        self.transaction.get() != Transaction::None
    }

    fn has_table(&self, name: &str) -> Result<bool, SqlError> {
        let sql = "SELECT EXISTS (SELECT 1 FROM pg_tables WHERE schemaname = current_schema() AND tablename = ?1)";
        self.one(sql, &values![name], |row| row.get(0))
    }

    fn unreadable_games(&self) -> &'static str {
        "SELECT id, reason FROM unreadable_games ORDER BY id"
    }
}
