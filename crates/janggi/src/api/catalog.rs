//! Presets and sentences for clients that show rules and endings without hard-coding them.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use serde::Serialize;
use serde_json::Value;

use super::json::to_json;
use super::object::Object;
use crate::explain::sentences::{
    ERRORS, ILLEGAL, VARIANTS, Variant, by_points, by_points_of_xiangqi, by_points_without_deom,
};
use crate::explain::{Text, VALUE_WORDS};
use crate::ruleset::{Field, Mark};
use crate::side::Side;
use crate::{Cause, Outcome, Preset, RefusalCause, Rules};

/// A named rule set.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(rename = "Preset"))]
pub(super) struct PresetEntry {
    #[cfg_attr(test, ts(type = "Text"))]
    about: Text,
    /// Earlier revisions, latest first. A game continues under the revision that it started with.
    earlier: Vec<EarlierRevision>,
    /// Each value with its reliability and source, by field path.
    #[cfg_attr(test, ts(type = "Record<string, PresetField>"))]
    fields: Object<PresetField>,
    /// Paths of the fields with a guessed value.
    guesses: Vec<&'static str>,
    id: &'static str,
    #[cfg_attr(test, ts(type = "Text"))]
    name: Text,
    revision: u16,
    /// The rule set as JSON, in the form that requests accept.
    #[cfg_attr(test, ts(type = "Record<string, unknown>"))]
    rules: Value,
}

/// An earlier revision of a preset.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct EarlierRevision {
    revision: u16,
    /// The rule set as JSON, in the same form as `rules` of the newest revision.
    #[cfg_attr(test, ts(type = "Record<string, unknown>"))]
    rules: Value,
    /// This revision's values that differ from the newest revision, by field path.
    #[cfg_attr(test, ts(type = "Record<string, unknown>"))]
    values: Object<Value>,
}

/// A value of a preset.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct PresetField {
    /// The reliability of the value, as a letter; `Sentences.marks` explains the letters.
    mark: char,
    source: &'static str,
    #[cfg_attr(test, ts(type = "unknown"))]
    value: Value,
}

/// Text templates by code. Fact names are in braces.
type Table = Object<Text>;

/// The texts of rules, endings, refusals and errors in every language.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct Sentences {
    #[cfg_attr(test, ts(type = "Text"))]
    by_points: Text,
    /// Replaces `by_points` in a game of Xiangqi.
    #[cfg_attr(test, ts(type = "Text"))]
    by_points_of_xiangqi: Text,
    /// Replaces `by_points` in a game without a deom.
    #[cfg_attr(test, ts(type = "Text"))]
    by_points_without_deom: Text,
    #[cfg_attr(test, ts(type = "Record<string, Text>"))]
    endings: Table,
    #[cfg_attr(test, ts(type = "Record<string, Text>"))]
    errors: Table,
    #[cfg_attr(test, ts(type = "Record<string, Text>"))]
    fields: Table,
    #[cfg_attr(test, ts(type = "Record<string, Text>"))]
    illegal: Table,
    #[cfg_attr(test, ts(type = "Record<string, Text>"))]
    marks: Table,
    #[cfg_attr(test, ts(type = "Record<string, Text>"))]
    outcomes: Table,
    #[cfg_attr(test, ts(type = "Record<string, Text>"))]
    refusals: Table,
    #[cfg_attr(test, ts(type = "Record<string, Text>"))]
    values: Table,
    /// Sentences that replace sentences of `endings` if a fact has a certain value.
    variants: Vec<EndingVariant>,
}

/// A sentence that replaces an ending's usual sentence if a fact has a certain value.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct EndingVariant {
    code: &'static str,
    fact: &'static str,
    #[cfg_attr(test, ts(type = "Text"))]
    text: Text,
    value: &'static str,
}

impl From<&Variant> for EndingVariant {
    fn from(variant: &Variant) -> Self {
        Self {
            code: variant.cause.code(),
            fact: variant.fact,
            text: variant.text,
            value: variant.value,
        }
    }
}

/// Returns every preset as a JSON list, in display order.
///
/// Each is `{"id","revision","name":{language:text},"about":{language:text},"rules":{…},
/// "fields":{path:{"value","mark","source"}},"guesses":[path],"earlier":[{"revision","rules","values":{path:value}}]}`.
#[must_use]
pub fn presets() -> String {
    to_json(&Preset::ALL.map(preset))
}

fn preset(preset: Preset) -> PresetEntry {
    let rules = preset.rules();
    let mut fields = Object::new();
    for field in Field::ALL {
        let source = preset.source(field);
        let entry = PresetField {
            mark: source.mark.letter(),
            source: source.cite,
            value: rules.value(field),
        };
        fields.insert(field.path(), entry);
    }
    PresetEntry {
        about: preset.about(),
        earlier: earlier(preset, &rules),
        fields,
        guesses: preset.guesses().map(Field::path).collect(),
        id: preset.id(),
        name: preset.name(),
        revision: preset.revision(),
        rules: rules.to_value(),
    }
}

fn earlier(preset: Preset, newest: &Rules) -> Vec<EarlierRevision> {
    let entry = |(revision, rules): (u16, Rules)| {
        let mut values = Object::new();
        for field in Field::ALL {
            let value = rules.value(field);
            if value != newest.value(field) {
                values.insert(field.path(), value);
            }
        }
        EarlierRevision {
            revision,
            rules: rules.to_value(),
            values,
        }
    };
    let all = (1..=preset.revision())
        .rev()
        .zip(preset.revisions().map(|(_, rules)| rules));
    all.skip(1).map(entry).collect()
}

/// Returns every sentence and word as one JSON object.
///
/// `endings`, `refusals`, `illegal`, `errors`, `outcomes`, `fields`, `values` and `marks` are objects of
/// `{language:text}` by code, field path or letter. `by_points`, `by_points_of_xiangqi` and `by_points_without_deom` are
/// `{language:text}`, and `variants` is a list of `{"code","fact","value","text"}`: if the fact, written as text, has the
/// value, the text replaces that of the ending. The first variant that fits counts.
///
/// Templates contain fact names in braces. When a template is filled in, a fact whose name ends in `_half` is halved.
/// `cho` and `han` become the names of the sides, and lists are written as in a sentence (`65, 24 and 33`).
#[must_use]
pub fn sentences() -> String {
    let mut marks = Table::new();
    for mark in Mark::ALL {
        marks.insert(&mark.letter().to_string(), mark.sentence());
    }
    let outcomes = [
        Outcome::Win(Side::Cho),
        Outcome::Win(Side::Han),
        Outcome::Draw,
        Outcome::None,
    ];
    to_json(&Sentences {
        by_points: by_points(),
        by_points_of_xiangqi: by_points_of_xiangqi(),
        by_points_without_deom: by_points_without_deom(),
        endings: table(&Cause::ALL.map(|cause| (cause.code(), cause.sentence()))),
        errors: table(ERRORS),
        fields: table(&Field::ALL.map(|field| (field.path(), field.name()))),
        illegal: table(ILLEGAL),
        marks,
        outcomes: table(&outcomes.map(|outcome| (outcome.code(), outcome.sentence()))),
        refusals: table(&RefusalCause::ALL.map(|cause| (cause.code(), cause.sentence()))),
        values: table(VALUE_WORDS),
        variants: VARIANTS.iter().map(EndingVariant::from).collect(),
    })
}

fn table(rows: &[(&str, Text)]) -> Table {
    let mut table = Table::new();
    for (code, text) in rows {
        table.insert(code, *text);
    }
    table
}
