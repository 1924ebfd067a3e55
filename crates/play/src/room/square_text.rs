//! Squares as stored events write them: `"a10"`.

use janggi::Square;
use serde::{Deserialize, Deserializer, Serializer, de::Error};

pub(super) fn serialize<S: Serializer>(square: &Square, to: S) -> Result<S::Ok, S::Error> {
    to.collect_str(square)
}

/// The square of a text.
pub(super) fn read<E: Error>(text: &str) -> Result<Square, E> {
    text.parse().map_err(|_| E::custom("not a square"))
}

/// Lists of them: `["a10"]`.
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
