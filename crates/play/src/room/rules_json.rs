//! A game's rules in its first event: every field by its dotted path, as the judge reads it.

use janggi::Rules;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use serde_json::Value;

pub(super) fn serialize<S: Serializer>(rules: &Rules, to: S) -> Result<S::Ok, S::Error> {
    rules.to_value().serialize(to)
}

pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Rules, D::Error> {
    Rules::from_value(&Value::deserialize(from)?).map_err(|faults| D::Error::custom(format!("{faults:?}")))
}
