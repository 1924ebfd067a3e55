//! Reading, writing and comparing rows.

use super::tables::Table;
use crate::sql::{Row, Rows, Sql, SqlError, ToValue, UNFINISHED, Value, values};
use sha2::{Digest, Sha256};
use std::borrow::Cow;

/// Maximum number of rows that are read at once and written in one transaction.
const STEP: u32 = 200;
/// Minimum number of copied rows between two reports.
const REPORTED: u64 = 1_000;

/// An owned value, which can outlive its row. Booleans become integers, as in SQLite.
pub(super) enum Kept {
    Null,
    Integer(i64),
    Text(String),
    Blob(Vec<u8>),
}

impl ToValue for Kept {
    fn value(&self) -> Value<'_> {
        match self {
            Self::Null => Value::Null,
            Self::Integer(number) => Value::Integer(*number),
            Self::Text(text) => Value::Text(Cow::Borrowed(text)),
            Self::Blob(bytes) => Value::Blob(bytes),
        }
    }
}

impl From<Value<'_>> for Kept {
    fn from(value: Value<'_>) -> Self {
        match value {
            Value::Null => Self::Null,
            Value::Bool(value) => Self::Integer(value.into()),
            Value::Integer(number) => Self::Integer(number),
            Value::Text(text) => Self::Text(text.into_owned()),
            Value::Blob(bytes) => Self::Blob(bytes.to_owned()),
        }
    }
}

pub(super) type KeptRow = Vec<Kept>;

fn kept(row: Row<'_>, columns: usize) -> Result<KeptRow, SqlError> {
    (0..columns).map(|column| row.value(column).map(Kept::from)).collect()
}

/// Returns the key of the last row of a table.
pub(super) fn last_key(connection: &dyn Sql, table: &Table) -> Result<Option<KeptRow>, SqlError> {
    connection.optional(&table.last(), &[], |row| kept(row, table.key))
}

/// Returns up to [`STEP`] rows of a table after a key, ordered by key.
fn step(connection: &dyn Sql, table: &Table, after: Option<&[Kept]>) -> Result<Vec<KeptRow>, SqlError> {
    let mut params: Vec<Value<'_>> = after.into_iter().flatten().map(ToValue::value).collect();
    params.push(STEP.value());
    connection.all(&table.select(after.is_some()), &params, |row| {
        kept(row, table.columns.len())
    })
}

/// Copies the rows of a table that come after the last row in the target.
pub(super) fn copy(
    source: &dyn Sql,
    target: &dyn Sql,
    table: &Table,
    mut report: impl FnMut(u64),
) -> Result<(), SqlError> {
    let (mut last, mut copied, mut reported) = (last_key(target, table)?, 0, 0);
    let insert = table.insert();
    loop {
        let mut rows = step(source, table, last.as_deref())?;
        if rows.is_empty() {
            return Ok(());
        }
        target.begin()?;
        let written = rows.iter().try_for_each(|row| {
            let params: Vec<Value<'_>> = row.iter().map(ToValue::value).collect();
            target.execute(&insert, &params).map(drop)
        });
        let written = written.and_then(|()| target.commit());
        if written.is_err() && target.is_in_transaction() {
            target.roll_back()?;
        }
        written?;
        copied += u64::try_from(rows.len()).unwrap_or(u64::MAX);
        if copied - reported >= REPORTED {
            reported = copied;
            report(copied);
        }
        last = rows.pop().map(|mut row| {
            row.truncate(table.key);
            row
        });
    }
}

/// Number and hash of the rows of a table.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct TableDigest {
    pub(super) rows: u64,
    hash: [u8; 32],
}

/// Hashes all rows of a table, ordered by key. Each value is preceded by its kind and length, so that different rows
/// never produce the same input.
pub(super) fn digest(connection: &dyn Sql, table: &Table) -> Result<TableDigest, SqlError> {
    let (mut last, mut rows, mut hash): (Option<KeptRow>, u64, _) = (None, 0, Sha256::new());
    loop {
        let mut found = step(connection, table, last.as_deref())?;
        for value in found.iter().flatten() {
            let (kind, bytes): (u8, Cow<'_, [u8]>) = match value {
                Kept::Null => (0, Cow::Borrowed(&[])),
                Kept::Integer(number) => (1, Cow::Owned(number.to_be_bytes().to_vec())),
                Kept::Text(text) => (2, Cow::Borrowed(text.as_bytes())),
                Kept::Blob(bytes) => (3, Cow::Borrowed(bytes)),
            };
            hash.update([kind]);
            hash.update(u64::try_from(bytes.len()).unwrap_or(u64::MAX).to_be_bytes());
            hash.update(&bytes);
        }
        rows += u64::try_from(found.len()).unwrap_or(u64::MAX);
        match found.pop() {
            None => break,
            Some(mut row) => {
                row.truncate(table.key);
                last = Some(row);
            }
        }
    }
    Ok(TableDigest {
        rows,
        hash: hash.finalize().into(),
    })
}

/// Returns the source of an unfinished copy; `None` if the database is not one.
pub(super) fn unfinished(target: &dyn Sql) -> Result<Option<String>, SqlError> {
    if !target.has_table(UNFINISHED)? {
        return Ok(None);
    }
    target.optional(&format!("SELECT place FROM {UNFINISHED}"), &[], |row| row.get(0))
}

/// Marks the database as an unfinished copy of `place`.
pub(super) fn note_unfinished(target: &dyn Sql, place: &str) -> Result<(), SqlError> {
    target.begin()?;
    let noted = target
        .execute(&format!("CREATE TABLE {UNFINISHED} (place TEXT NOT NULL)"), &[])
        .and_then(|_| {
            target.execute(
                &format!("INSERT INTO {UNFINISHED} (place) VALUES (?1)"),
                &values![place],
            )
        })
        .and_then(|_| target.commit());
    if noted.is_err() && target.is_in_transaction() {
        target.roll_back()?;
    }
    noted
}
