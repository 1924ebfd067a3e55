//! Conversion of values to and from the PostgreSQL protocol.

use crate::sql::{Columns, SqlError, Value};
use bytes::BytesMut;
use std::borrow::Cow;
use std::error::Error;
use tokio_postgres::Row;
use tokio_postgres::types::{FromSql, IsNull, ToSql, Type, to_sql_checked};

type Failed = Box<dyn Error + Sync + Send>;

impl ToSql for Value<'_> {
    fn to_sql(&self, of: &Type, out: &mut BytesMut) -> Result<IsNull, Failed> {
        match self {
            Self::Null => Ok(IsNull::Yes),
            Self::Bool(value) => value.to_sql_checked(of, out),
            // This case occurs when copying from SQLite, which stores booleans as integers.
            Self::Integer(value) if *of == Type::BOOL => (*value != 0).to_sql_checked(of, out),
            Self::Integer(value) => value.to_sql_checked(of, out),
            Self::Text(value) => value.to_sql_checked(of, out),
            Self::Blob(value) => value.to_sql_checked(of, out),
        }
    }

    // The conversions in `to_sql` check the type.
    fn accepts(_: &Type) -> bool {
        true
    }

    to_sql_checked!();
}

/// A value of a column, of any type that the shared queries return.
struct Column<'a>(Value<'a>);

impl<'a> FromSql<'a> for Column<'a> {
    fn from_sql(of: &Type, raw: &'a [u8]) -> Result<Self, Failed> {
        Ok(Self(match *of {
            Type::BOOL => Value::Bool(bool::from_sql(of, raw)?),
            Type::INT4 => Value::Integer(i32::from_sql(of, raw)?.into()),
            Type::INT8 => Value::Integer(i64::from_sql(of, raw)?),
            Type::BYTEA => Value::Blob(raw),
            _ => Value::Text(Cow::Borrowed(<&str>::from_sql(of, raw)?)),
        }))
    }

    fn from_sql_null(_: &Type) -> Result<Self, Failed> {
        Ok(Self(Value::Null))
    }

    fn accepts(of: &Type) -> bool {
        *of == Type::NAME
            || matches!(
                *of,
                Type::BOOL | Type::INT4 | Type::INT8 | Type::BYTEA | Type::TEXT | Type::VARCHAR
            )
    }
}

impl Columns for Row {
    fn value(&self, column: usize) -> Result<Value<'_>, SqlError> {
        let found: Result<Column<'_>, _> = self.try_get(column);
        found
            .map(|Column(value)| value)
            .map_err(|error| SqlError::Damaged(error.to_string()))
    }
}
