//! What clients need to show rules and endings without knowing any: presets with names, values, sources and guesses, and
//! every sentence.

use alloc::string::{String, ToString};

use serde_json::{Map, Value, json};

use crate::explain::sentences::{ERRORS, ILLEGAL, by_points};
use crate::explain::{Text, VALUE_WORDS};
use crate::referee::{Cause, Outcome, RefusalCause};
use crate::ruleset::{Field, Mark, Preset};
use crate::side::Side;

/// Every preset as a JSON list, in the order of a picker:
/// `{"id","revision","name":{"ko","en"},"about":{"ko","en"},"rules":{…every field…},
/// "fields":{path:{"value","mark","source"}},"guesses":[path]}`.
#[must_use]
pub fn presets() -> String {
    Preset::ALL.into_iter().map(preset).collect::<Value>().to_string()
}

fn preset(preset: Preset) -> Value {
    let rules = preset.rules();
    let fields: Map<String, Value> = Field::ALL
        .into_iter()
        .map(|field| {
            let source = preset.source(field);
            let cell = json!({
                "value": rules.value(field), "mark": source.mark.letter().to_string(), "source": source.cite,
            });
            (field.path().to_string(), cell)
        })
        .collect();
    json!({
        "id": preset.id(),
        "revision": preset.revision(),
        "name": preset.name(),
        "about": preset.about(),
        "rules": rules,
        "fields": fields,
        "guesses": preset.guesses().map(Field::path).collect::<Value>(),
    })
}

/// Every sentence and word as one JSON object:
/// `endings`, `refusals`, `illegal`, `errors`, `outcomes`, `fields`, `values`, `marks` by code, and `by_points`, each
/// `{"ko","en"}`; endings also carry whether they can be claimed only.
///
/// A template names facts in braces; a fact whose name ends in `_half` is shown halved, `cho` and `han` by name, lists
/// with commas.
#[must_use]
pub fn sentences() -> String {
    json!({
        "endings": table(Cause::ALL.map(|cause| (cause.code(), cause.sentence()))),
        "refusals": table(RefusalCause::ALL.map(|cause| (cause.code(), cause.sentence()))),
        "illegal": table(ILLEGAL.iter().copied()),
        "errors": table(ERRORS.iter().copied()),
        "outcomes": table(
            [Outcome::Win(Side::Cho), Outcome::Win(Side::Han), Outcome::Draw, Outcome::None]
                .map(|outcome| (outcome.code(), outcome.sentence())),
        ),
        "by_points": by_points(),
        "fields": table(Field::ALL.map(|field| (field.path(), field.name()))),
        "values": table(VALUE_WORDS.iter().copied()),
        "marks": Mark::ALL
            .map(|mark| (mark.letter().to_string(), json!(mark.sentence())))
            .into_iter()
            .collect::<Map<_, _>>(),
    })
    .to_string()
}

fn table(rows: impl IntoIterator<Item = (&'static str, Text)>) -> Value {
    Value::Object(
        rows.into_iter()
            .map(|(code, text)| (code.to_string(), json!(text)))
            .collect(),
    )
}
