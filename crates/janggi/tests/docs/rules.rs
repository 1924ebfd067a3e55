//! Generates `docs/rules.md`, the common rules, and `docs/reference/rule-sets.md`, the values of every rule set.

use janggi::Preset;
use janggi::explain::Language;
use janggi::ruleset::{Field, Mark};
use serde_json::Value;
use std::fmt::Write;

const RULES: &str = include_str!("rules.md");
const RULE_SETS: &str = include_str!("rule-sets.md");

/// Collects every string inside a field's value.
pub(crate) fn words(value: &Value, found: &mut Vec<String>) {
    match value {
        Value::String(word) => found.push(word.clone()),
        Value::Array(items) => items.iter().for_each(|item| words(item, found)),
        Value::Object(fields) => fields.values().for_each(|value| words(value, found)),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

/// Formats a value for a table cell.
fn cell(value: &Value) -> String {
    match value {
        Value::Null => "–".to_owned(),
        Value::String(word) => word.clone(),
        Value::Array(items) if items.is_empty() => "none".to_owned(),
        Value::Array(items) => items.iter().map(cell).collect::<Vec<_>>().join("; "),
        Value::Object(fields) => {
            let known = fields.iter().filter(|(_, value)| !value.is_null());
            known
                .map(|(name, value)| format!("{name} {}", cell(value)))
                .collect::<Vec<_>>()
                .join(", ")
        }
        Value::Bool(_) | Value::Number(_) => value.to_string(),
    }
}

/// Converts half points to points, such as 3 to 1.5.
fn points(value: &Value) -> Option<String> {
    value.as_f64().map(|half| (half / 2.0).to_string())
}

/// Returns the page with the common rules and a comparison of the rule sets.
pub(crate) fn rules_page() -> String {
    let mut page = String::from(RULES);
    glance(&mut page);
    page
}

/// Returns the page with the values of every rule set and their sources.
pub(crate) fn rule_sets_page() -> String {
    let mut page = String::from(RULE_SETS);
    fields(&mut page);
    page.push_str("\n## Every rule set\n\nThe letter next to a value says how reliable its source is:\n\n");
    for mark in Mark::ALL {
        let sentence = mark.sentence();
        writeln!(
            page,
            "- **{}** {} ({})",
            mark.letter(),
            sentence.in_language(Language::English),
            sentence.in_language(Language::Korean)
        )
        .expect("text");
    }
    for preset in Preset::ALL {
        rule_set(&mut page, preset);
    }
    house_rules(&mut page);
    page
}

/// Writes a table that compares some fields of all rule sets.
fn glance(page: &mut String) {
    let columns = [
        Field::Deom,
        Field::BikjangMode,
        Field::BikjangGate,
        Field::BikjangAccept,
        Field::PassDouble,
        Field::Repetition,
        Field::PerpetualCheck,
        Field::DrawOffer,
    ];
    page.push_str("\n## Rule sets at a glance\n\n| rule set |");
    columns
        .iter()
        .for_each(|field| page.push_str(&format!(" {} |", field.name().in_language(Language::English))));
    page.push_str("\n|---|");
    columns.iter().for_each(|_| page.push_str("---|"));
    for preset in Preset::ALL {
        let rules = preset.rules();
        write!(page, "\n| [`{0}`](reference/rule-sets.md#{0}) |", preset.id()).expect("text");
        for field in columns {
            let value = rules.value(field);
            let short = match field {
                Field::Deom => points(&value).unwrap_or_default(),
                Field::Repetition => repetition(&value),
                Field::PerpetualCheck => value["n"].as_u64().map_or("–".to_owned(), |n| format!("loses at {n}")),
                _ => cell(&value),
            };
            write!(page, " {short} |").expect("text");
        }
    }
    page.push('\n');
}

fn repetition(value: &Value) -> String {
    let rules = value.as_array().into_iter().flatten().map(|rule| {
        let n = rule["n"].as_u64().map_or(String::new(), |n| format!(" {n}"));
        format!(
            "{}{n}: {}",
            rule["kind"].as_str().unwrap_or(""),
            rule["result"].as_str().unwrap_or("")
        )
    });
    let rules: Vec<String> = rules.collect();
    if rules.is_empty() {
        "–".to_owned()
    } else {
        rules.join("; ")
    }
}

fn fields(page: &mut String) {
    page.push_str("\n## Fields\n\n| path | | |\n|---|---|---|\n");
    for field in Field::ALL {
        let name = field.name();
        writeln!(
            page,
            "| `{field}` | {} | {} |",
            name.in_language(Language::English),
            name.in_language(Language::Korean)
        )
        .expect("text");
    }
}

fn rule_set(page: &mut String, preset: Preset) {
    let (name, about) = (preset.name(), preset.about());
    let rules = preset.rules();
    write!(
        page,
        "\n### {}\n\n**{}** · {}\n\n{}\n\n{}\n\n",
        preset.id(),
        name.in_language(Language::English),
        name.in_language(Language::Korean),
        about.in_language(Language::English),
        about.in_language(Language::Korean)
    )
    .expect("text");
    page.push_str("| field | value | | source |\n|---|---|---|---|\n");
    for field in Field::ALL.into_iter().filter(|field| field.concerns(rules.movement)) {
        let value = match field {
            Field::Deom => points(&rules.value(field)).map(|points| format!("{} half points: {points}", rules.deom.0)),
            _ => None,
        };
        let value = value.unwrap_or_else(|| cell(&rules.value(field)));
        let source = preset.source(field);
        let (mark, cite) = match means_nothing(field, &rules) {
            false => (source.mark.letter().to_string(), source.cite),
            true => ("–".to_owned(), "–"),
        };
        writeln!(page, "| `{field}` | {value} | {mark} | {cite} |").expect("text");
    }
    let guesses: Vec<String> = preset.guesses().map(|field| format!("`{field}`")).collect();
    if guesses.is_empty() {
        page.push_str("\nNo value is a guess.\n");
    } else {
        writeln!(page, "\nGuesses: {}.", guesses.join(", ")).expect("text");
    }
}

/// Returns whether a field has no value because of another field's value, and therefore needs no source.
fn means_nothing(field: Field, rules: &janggi::Rules) -> bool {
    let concerns = field.needs_bikjang() || field == Field::DrawOfferResult || field == Field::SetupFirst;
    concerns && rules.value(field).is_null()
}

fn house_rules(page: &mut String) {
    let example = r#"{"schema": 1, "base": "kakao@1", "set": {"bikjang.mode": "off", "limit.total_plies.n": 300}}"#;
    let rules = janggi::Rules::from_json(example).expect("the example is a rule set");
    let words = janggi::explain::VALUE_WORDS;
    write!(
        page,
        "\n## House rules\n\nYou can define your own rule set with the same fields: as a preset with changes, or with a value for every field. If a rule set has \
         faults, it is rejected with the path of each of them.\n\n```json\n{example}\n```\n\nThe same with all fields:\n\n```json\n{}\n```\n\nCodes of values:\n\n| code | | |\n|---|---|---|\n",
        serde_json::to_string_pretty(&rules.to_value()).expect("JSON"),
    )
    .expect("text");
    for (word, text) in words {
        let (en, ko) = (text.in_language(Language::English), text.in_language(Language::Korean));
        writeln!(page, "| `{word}` | {en} | {ko} |").expect("text");
    }
}
