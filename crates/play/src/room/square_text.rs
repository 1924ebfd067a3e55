//! Serialization of squares in stored events, such as `"a10"`.

use std::fmt;

use janggi::Square;
use serde::de::{Error, Visitor};
use serde::{Deserialize, Deserializer, Serializer};

pub(super) fn serialize<S: Serializer>(square: &Square, to: S) -> Result<S::Ok, S::Error> {
    to.collect_str(square)
}

pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Square, D::Error> {
    from.deserialize_str(Text)
}

/// Serde visitor that parses a square without copying its text.
struct Text;

impl Visitor<'_> for Text {
    type Value = Square;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a square such as a10")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Square, E> {
        read(text)
    }
}

pub(super) fn read<E: Error>(text: &str) -> Result<Square, E> {
    text.parse().map_err(|_| E::custom("not a square"))
}

/// Serialization of lists of squares, such as `["a10"]`.
pub(super) mod list {
    use super::{Deserialize, Deserializer, Serializer, Square};

    pub(in crate::room) fn serialize<S: Serializer>(squares: &[Square], to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(squares.iter().map(ToString::to_string))
    }

    pub(in crate::room) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Square>, D::Error> {
        let names = Vec::<String>::deserialize(from)?;
        names.iter().map(|name| super::read(name)).collect()
    }
}
