//! Implementation of the shared SQL interface for SQLite.

use super::error::sql_error;
use super::identity::APPLICATION_ID;
use crate::sql::{Columns, Row, Sql, SqlError, Value};
use rusqlite::types::{ToSqlOutput, ValueRef};
use rusqlite::{Connection, ToSql, params_from_iter};
use std::borrow::Cow;

impl Sql for Connection {
    fn execute(&self, sql: &str, params: &[Value<'_>]) -> Result<usize, SqlError> {
        let changed = self
            .prepare_cached(sql)
            .and_then(|mut statement| statement.execute(params_from_iter(params)));
        changed.map_err(|error| sql_error(&error))
    }

    fn each(
        &self,
        sql: &str,
        params: &[Value<'_>],
        read: &mut dyn FnMut(Row<'_>) -> Result<(), SqlError>,
    ) -> Result<(), SqlError> {
        let mut select = self.prepare_cached(sql).map_err(|error| sql_error(&error))?;
        let mut rows = select
            .query(params_from_iter(params))
            .map_err(|error| sql_error(&error))?;
        while let Some(row) = rows.next().map_err(|error| sql_error(&error))? {
            read(Row::new(row))?;
        }
        Ok(())
    }

    /// Rewrites a field in the header of the file with the value it already has.
    fn probe(&self) -> Result<(), SqlError> {
        self.pragma_update(None, "application_id", APPLICATION_ID)
            .map_err(|error| sql_error(&error))
    }

    fn is_in_transaction(&self) -> bool {
        !self.is_autocommit()
    }

    fn begin(&self) -> Result<(), SqlError> {
        Sql::execute(self, "BEGIN IMMEDIATE", &[]).map(drop)
    }

    fn begin_snapshot(&self) -> Result<(), SqlError> {
        Sql::execute(self, "BEGIN", &[]).map(drop)
    }

    fn commit(&self) -> Result<(), SqlError> {
        Sql::execute(self, "COMMIT", &[]).map(drop)
    }

    fn roll_back(&self) -> Result<(), SqlError> {
        Sql::execute(self, "ROLLBACK", &[]).map(drop)
    }

    fn has_table(&self, name: &str) -> Result<bool, SqlError> {
        self.table_exists(None, name).map_err(|error| sql_error(&error))
    }

    fn unreadable_games(&self) -> &'static str {
        "SELECT CAST(id AS BLOB), reason FROM unreadable_games ORDER BY id"
    }
}

impl ToSql for Value<'_> {
    fn to_sql(&self) -> Result<ToSqlOutput<'_>, rusqlite::Error> {
        Ok(ToSqlOutput::Borrowed(match self {
            Self::Null => ValueRef::Null,
            Self::Bool(value) => ValueRef::Integer((*value).into()),
            Self::Integer(value) => ValueRef::Integer(*value),
            Self::Text(value) => ValueRef::Text(value.as_bytes()),
            Self::Blob(value) => ValueRef::Blob(value),
        }))
    }
}

impl Columns for rusqlite::Row<'_> {
    fn value(&self, column: usize) -> Result<Value<'_>, SqlError> {
        match self.get_ref(column).map_err(|error| sql_error(&error))? {
            ValueRef::Null => Ok(Value::Null),
            ValueRef::Integer(value) => Ok(Value::Integer(value)),
            ValueRef::Text(bytes) => match str::from_utf8(bytes) {
                Ok(text) => Ok(Value::Text(Cow::Borrowed(text))),
                Err(error) => Err(SqlError::Damaged(error.to_string())),
            },
            ValueRef::Blob(bytes) => Ok(Value::Blob(bytes)),
            ValueRef::Real(value) => Err(SqlError::Damaged(format!(
                "the number {value} is stored in place of another kind of value"
            ))),
        }
    }
}
