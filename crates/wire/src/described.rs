//! JSON schemas for use in `#[schemars(with = "…")]` on fields.

use janggi::ruleset::Coded;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use std::borrow::Cow;

/// Schema of a variant, written as its code.
pub(crate) struct Movement;

impl JsonSchema for Movement {
    fn schema_name() -> Cow<'static, str> {
        "Movement".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        let codes: Vec<_> = janggi::Movement::ALL.iter().map(|movement| movement.code()).collect();
        json_schema!({ "type": "string", "enum": codes, "description": "A variant." })
    }
}

/// Schema of a language of the server, written as its code.
pub(crate) struct Language;

impl JsonSchema for Language {
    fn schema_name() -> Cow<'static, str> {
        "Language".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "string", "enum": codes(), "description": "A language of the server." })
    }
}

/// Schema of a sentence in every language, keyed by language code.
pub(crate) struct Sentences;

impl JsonSchema for Sentences {
    fn schema_name() -> Cow<'static, str> {
        "Sentences".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        let text = json_schema!({ "type": "string" });
        let properties: serde_json::Map<_, _> = codes().into_iter().map(|code| (code, text.clone().into())).collect();
        json_schema!({
            "type": "object",
            "properties": properties,
            "required": codes(),
            "description": "A sentence in every language of the server.",
        })
    }
}

fn codes() -> Vec<String> {
    janggi::Language::ALL.iter().map(ToString::to_string).collect()
}

/// Schema of a rule set, written as the id of a preset or as an object.
pub(crate) struct RulesChoice;

impl JsonSchema for RulesChoice {
    fn schema_name() -> Cow<'static, str> {
        "RulesChoice".into()
    }

    fn inline_schema() -> bool {
        true
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": ["string", "object"] })
    }
}
