//! The JSON of the rules in a game's first event, in the form of [`Rules::to_value`].

use std::sync::LazyLock;

use janggi::{Preset, Rules};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use serde_json::value::RawValue;

/// The presets as JSON text. Most games use one of them, and comparing text is faster than parsing it.
static PRESETS: LazyLock<Vec<(String, Rules)>> = LazyLock::new(|| {
    let rules = Preset::ALL.iter().map(|preset| preset.rules());
    rules.map(|rules| (rules.to_value().to_string(), rules)).collect()
});

pub(super) fn serialize<S: Serializer>(rules: &Rules, to: S) -> Result<S::Ok, S::Error> {
    rules.to_value().serialize(to)
}

pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Rules, D::Error> {
    let text = Box::<RawValue>::deserialize(from)?;
    let written_so = |(written, _): &&(String, Rules)| *written == text.get();
    if let Some((_, rules)) = PRESETS.iter().find(written_so) {
        return Ok(rules.clone());
    }
    Rules::from_json(text.get()).map_err(|faults| D::Error::custom(format!("{faults:?}")))
}
