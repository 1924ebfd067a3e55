//! A JSON parser that rejects objects with duplicate keys. `serde_json` alone would silently keep only one of the
//! values. I-JSON (RFC 7493) also forbids such objects.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use serde::de::{Deserialize, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Number, Value};

/// Parses a JSON value.
///
/// # Errors
/// If the text is not JSON, or an object has duplicate keys.
pub(crate) fn parse(text: &str) -> serde_json::Result<Value> {
    serde_json::from_str::<Unique>(text).map(|unique| unique.0)
}

struct Unique(Value);

impl<'de> Deserialize<'de> for Unique {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(Reader).map(Self)
    }
}

struct Reader;

impl<'de> Visitor<'de> for Reader {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a JSON value")
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E>(self, value: bool) -> Result<Value, E> {
        Ok(Value::Bool(value))
    }

    fn visit_i64<E>(self, value: i64) -> Result<Value, E> {
        Ok(Value::Number(value.into()))
    }

    fn visit_u64<E>(self, value: u64) -> Result<Value, E> {
        Ok(Value::Number(value.into()))
    }

    fn visit_f64<E>(self, value: f64) -> Result<Value, E> {
        Ok(Number::from_f64(value).map_or(Value::Null, Value::Number))
    }

    fn visit_str<E>(self, value: &str) -> Result<Value, E> {
        Ok(Value::String(value.to_string()))
    }

    fn visit_string<E>(self, value: String) -> Result<Value, E> {
        Ok(Value::String(value))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut access: A) -> Result<Value, A::Error> {
        let mut list = Vec::new();
        while let Some(Unique(value)) = access.next_element()? {
            list.push(value);
        }
        Ok(Value::Array(list))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut access: A) -> Result<Value, A::Error> {
        let mut object = Map::new();
        while let Some((key, Unique(value))) = access.next_entry::<String, Unique>()? {
            if object.contains_key(&key) {
                return Err(A::Error::custom(format_args!("the key {key:?} stands there twice")));
            }
            object.insert(key, value);
        }
        Ok(Value::Object(object))
    }
}

#[cfg(test)]
mod tests {
    use super::parse;

    #[test]
    fn it_reads_what_serde_reads_but_no_key_twice() {
        for text in [
            "null",
            "[true, -1, 18446744073709551615, 1.5, \"\\u0061\", {}]",
            r#"{"a": {"b": [1, {"a": null}]}, "b": "a"}"#,
        ] {
            let usual: serde_json::Value = serde_json::from_str(text).expect("JSON");
            assert_eq!(parse(text).expect("JSON"), usual, "{text}");
        }
        for text in [r#"{"a": 1, "a": 1}"#, r#"[{"x": {"a": 1, "b": 2, "\u0061": 3}}]"#] {
            let error = parse(text).expect_err("a key twice").to_string();
            assert!(error.contains("\"a\" stands there twice"), "{error}");
        }
        for text in ["", "{", "[1,]", "{\"a\" 1}", "nul", "1 2"] {
            assert!(parse(text).is_err(), "{text}");
        }
    }
}
