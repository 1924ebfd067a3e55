//! Values of statement parameters and columns.

use super::error::SqlError;
use crate::{AccessTokenHash, LetterId, LinkHash, NoticeId, TokenHash};
use std::borrow::Cow;

/// The value of a statement parameter or a column.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Value<'a> {
    Null,
    /// Stored as an integer in SQLite.
    Bool(bool),
    Integer(i64),
    Text(Cow<'a, str>),
    Blob(&'a [u8]),
}

/// The columns of a row.
pub(crate) trait Columns {
    /// Returns the value of a column, numbered from 0.
    fn value(&self, column: usize) -> Result<Value<'_>, SqlError>;
}

/// Conversion to a stored value.
pub(crate) trait ToValue {
    fn value(&self) -> Value<'_>;
}

/// Conversion from a stored value.
pub(crate) trait FromValue: Sized {
    /// Converts a value, or returns the reason why it is invalid.
    fn from_value(value: Value<'_>) -> Result<Self, String>;
}

/// Creates the parameters of a statement, starting with `?1`.
macro_rules! values {
    ($($value:expr),* $(,)?) => {
        [$(crate::sql::ToValue::value(&$value)),*]
    };
}
pub(crate) use values;

pub(super) fn unexpected(value: &Value<'_>) -> String {
    let kind = match value {
        Value::Null => "no value",
        Value::Bool(_) => "a truth value",
        Value::Integer(_) => "a number",
        Value::Text(_) => "a text",
        Value::Blob(_) => "bytes",
    };
    format!("{kind} is stored in place of another kind of value")
}

impl<T: ToValue + ?Sized> ToValue for &T {
    fn value(&self) -> Value<'_> {
        (**self).value()
    }
}

impl<T: ToValue> ToValue for Option<T> {
    fn value(&self) -> Value<'_> {
        self.as_ref().map_or(Value::Null, ToValue::value)
    }
}

impl<T: FromValue> FromValue for Option<T> {
    fn from_value(value: Value<'_>) -> Result<Self, String> {
        match value {
            Value::Null => Ok(None),
            value => T::from_value(value).map(Some),
        }
    }
}

impl ToValue for bool {
    fn value(&self) -> Value<'_> {
        Value::Bool(*self)
    }
}

impl FromValue for bool {
    fn from_value(value: Value<'_>) -> Result<Self, String> {
        match value {
            Value::Bool(found) => Ok(found),
            Value::Integer(found) => Ok(found != 0),
            other => Err(unexpected(&other)),
        }
    }
}

impl FromValue for i64 {
    fn from_value(value: Value<'_>) -> Result<Self, String> {
        match value {
            Value::Integer(found) => Ok(found),
            other => Err(unexpected(&other)),
        }
    }
}

impl ToValue for i64 {
    fn value(&self) -> Value<'_> {
        Value::Integer(*self)
    }
}

/// Implements the conversions for integers narrower than `i64`.
macro_rules! numbers {
    ($($number:ty)+) => {
        $(impl ToValue for $number {
            fn value(&self) -> Value<'_> {
                Value::Integer(i64::from(*self))
            }
        }

        impl FromValue for $number {
            fn from_value(value: Value<'_>) -> Result<Self, String> {
                let found = i64::from_value(value)?;
                found.try_into().map_err(|_| format!("the number {found} is out of range"))
            }
        })+
    };
}
numbers! { u8 u16 u32 i32 }

impl ToValue for str {
    fn value(&self) -> Value<'_> {
        Value::Text(Cow::Borrowed(self))
    }
}

impl ToValue for String {
    fn value(&self) -> Value<'_> {
        self.as_str().value()
    }
}

impl FromValue for String {
    fn from_value(value: Value<'_>) -> Result<Self, String> {
        match value {
            Value::Text(found) => Ok(found.into_owned()),
            other => Err(unexpected(&other)),
        }
    }
}

impl ToValue for [u8] {
    fn value(&self) -> Value<'_> {
        Value::Blob(self)
    }
}

impl ToValue for Vec<u8> {
    fn value(&self) -> Value<'_> {
        Value::Blob(self)
    }
}

impl FromValue for Vec<u8> {
    fn from_value(value: Value<'_>) -> Result<Self, String> {
        match value {
            Value::Blob(found) => Ok(found.to_owned()),
            other => Err(unexpected(&other)),
        }
    }
}

impl<const LENGTH: usize> ToValue for [u8; LENGTH] {
    fn value(&self) -> Value<'_> {
        Value::Blob(self)
    }
}

impl<const LENGTH: usize> FromValue for [u8; LENGTH] {
    fn from_value(value: Value<'_>) -> Result<Self, String> {
        match value {
            Value::Blob(found) => found
                .try_into()
                .map_err(|_| format!("{} bytes are stored in place of {LENGTH}", found.len())),
            other => Err(unexpected(&other)),
        }
    }
}

/// Implements the conversions for newtypes that are stored as their inner value.
macro_rules! stored_as_held {
    ($($name:ident)+) => {
        $(impl ToValue for $name {
            fn value(&self) -> Value<'_> {
                self.0.value()
            }
        }

        impl FromValue for $name {
            fn from_value(value: Value<'_>) -> Result<Self, String> {
                FromValue::from_value(value).map(Self)
            }
        })+
    };
}
stored_as_held! { TokenHash AccessTokenHash LinkHash LetterId NoticeId }
