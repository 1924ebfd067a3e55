//! The interface that a database must implement.

use super::error::SqlError;
use super::value::{Columns, FromValue, Value};

/// A connection to a database. Statements are prepared on first use and cached.
pub(crate) trait Sql {
    /// Executes a statement and returns the number of changed rows.
    fn execute(&self, sql: &str, params: &[Value<'_>]) -> Result<usize, SqlError>;

    /// Passes the rows of a query to `read`, stopping at the first error.
    fn each(
        &self,
        sql: &str,
        params: &[Value<'_>],
        read: &mut dyn FnMut(Row<'_>) -> Result<(), SqlError>,
    ) -> Result<(), SqlError>;

    /// Writes to the disk without changing any data.
    fn probe(&self) -> Result<(), SqlError>;

    /// Commits the transaction. On success, its changes are durable.
    fn commit(&self) -> Result<(), SqlError>;

    fn roll_back(&self) -> Result<(), SqlError>;

    /// Returns whether a transaction is open. Some errors end the transaction.
    fn is_in_transaction(&self) -> bool;

    /// Begins a transaction that writes.
    fn begin(&self) -> Result<(), SqlError>;

    /// Begins a transaction in which all queries see the database at the same point in time.
    fn begin_snapshot(&self) -> Result<(), SqlError>;

    fn has_table(&self, name: &str) -> Result<bool, SqlError>;

    /// Returns the SQL that selects the ids and reasons of unreadable games, ordered by id. An id may be bytes that are
    /// not valid text.
    fn unreadable_games(&self) -> &'static str;
}

/// Queries that convert rows to values.
pub(crate) trait Rows: Sql {
    /// Returns the rows of a query.
    fn all<T>(
        &self,
        sql: &str,
        params: &[Value<'_>],
        mut read: impl FnMut(Row<'_>) -> Result<T, SqlError>,
    ) -> Result<Vec<T>, SqlError> {
        let mut rows = Vec::new();
        self.each(sql, params, &mut |row| {
            rows.push(read(row)?);
            Ok(())
        })?;
        Ok(rows)
    }

    /// Returns the row of a query that returns at most one row.
    fn optional<T>(
        &self,
        sql: &str,
        params: &[Value<'_>],
        read: impl Fn(Row<'_>) -> Result<T, SqlError>,
    ) -> Result<Option<T>, SqlError> {
        let mut found = None;
        self.each(sql, params, &mut |row| {
            found = Some(read(row)?);
            Ok(())
        })?;
        Ok(found)
    }

    /// Returns the row of a query that returns exactly one row.
    fn one<T>(
        &self,
        sql: &str,
        params: &[Value<'_>],
        read: impl Fn(Row<'_>) -> Result<T, SqlError>,
    ) -> Result<T, SqlError> {
        let found = self.optional(sql, params, read)?;
        found.ok_or_else(|| SqlError::Failed("a query returned no row".to_owned()))
    }
}

impl<T: Sql + ?Sized> Rows for T {}

/// A row of a query.
#[derive(Clone, Copy)]
pub(crate) struct Row<'a>(&'a dyn Columns);

impl<'a> Row<'a> {
    pub(crate) fn new(columns: &'a dyn Columns) -> Self {
        Self(columns)
    }

    /// Returns the value of a column, numbered from 0. Returns an error if the value cannot be converted.
    pub(crate) fn get<T: FromValue>(self, column: usize) -> Result<T, SqlError> {
        T::from_value(self.0.value(column)?).map_err(SqlError::Damaged)
    }

    /// Returns the value of a column without conversion.
    pub(crate) fn value(self, column: usize) -> Result<Value<'a>, SqlError> {
        self.0.value(column)
    }
}
