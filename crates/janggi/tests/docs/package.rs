//! Generates the data of the presets in the npm package. Values and their reliability are in
//! `bindings/npm/src/rule-sets.gen.ts`, and their sources in `bindings/npm/src/sources.gen.ts`. Names are not included;
//! they are messages in `texts/`.

use std::fmt::Write;

use janggi::ruleset::Field;
use janggi::{Preset, Rules};
use serde_json::{Map, Value, json};

const HEAD: &str =
    "// Written by `JANGGUN_WRITE=1 cargo test -p janggi --all-features --test docs` from crates/janggi/src/ruleset.
// Do not edit.

";

const ROWS_HEAD: &str = "
/** An earlier revision, with its differences from the newest. */
export type EarlierRow = readonly [revision: number, values: Readonly<Record<string, unknown>>];

/** A preset. `values`, and `marks` with a letter for the reliability of each value, are in the order of the fields. */
export type Row = readonly [id: string, revision: number, values: readonly unknown[], marks: string, earlier: readonly EarlierRow[]];

/** Every preset, in the order in which pickers show them; the newest of the earlier revisions first. */
export const ROWS: readonly Row[] = [
";

/// Returns the values that differ from the newest revision, by field path.
fn otherwise(rules: &Rules, newest: &Rules) -> Value {
    let differing = Field::ALL
        .into_iter()
        .filter(|field| rules.value(*field) != newest.value(*field));
    let values: Map<String, Value> = differing
        .map(|field| (field.path().to_owned(), rules.value(field)))
        .collect();
    values.into()
}

/// Returns the values that rule sets omit in JSON, by field path. These are the values of fields that are newer than
/// the first rule sets.
fn unwritten() -> Map<String, Value> {
    let mut found = Map::new();
    for preset in Preset::ALL {
        for (_, rules) in preset.revisions() {
            let written = rules.to_value();
            for field in Field::ALL {
                if written.get(field.path()).is_none() {
                    let value = rules.value(field);
                    let known = found.insert(field.path().to_owned(), value.clone());
                    assert!(
                        known.is_none_or(|known| known == value),
                        "{field} is left out with two values"
                    );
                }
            }
        }
    }
    found
}

/// Returns the contents of `rule-sets.gen.ts`.
pub(crate) fn rule_sets() -> String {
    let paths = Field::ALL.map(Field::path);
    let mut page = format!(
        "{HEAD}/** Paths of the fields of a rule set, in display order. */\nexport const FIELDS: readonly string[] = {};\n\n\
         /** Values that a rule set does not write out. */\n\
         export const UNWRITTEN: Readonly<Record<string, unknown>> = {};\n",
        json!(paths),
        json!(unwritten())
    );
    page.push_str(ROWS_HEAD);
    for preset in Preset::ALL {
        let newest = preset.rules();
        let values = Field::ALL.map(|field| newest.value(field));
        let marks: String = Field::ALL
            .map(|field| preset.source(field).mark.letter())
            .iter()
            .collect();
        let revisions = (1..=preset.revision()).rev().zip(preset.revisions());
        let earlier: Vec<Value> = revisions
            .skip(1)
            .map(|(revision, (_, rules))| json!([revision, otherwise(&rules, &newest)]))
            .collect();
        let row = json!([preset.id(), preset.revision(), values, marks, earlier]);
        writeln!(page, "  {row},").expect("text");
    }
    page.push_str("];\n");
    page
}

/// Returns the contents of `sources.gen.ts`. Each source is listed once, and values refer to it by number.
pub(crate) fn sources() -> String {
    let mut cites: Vec<&str> = Vec::new();
    let mut rows = String::new();
    for preset in Preset::ALL {
        let numbers = Field::ALL.map(|field| {
            let cite = preset.source(field).cite;
            cites.iter().position(|known| *known == cite).unwrap_or_else(|| {
                cites.push(cite);
                cites.len() - 1
            })
        });
        writeln!(rows, "  {}: {},", json!(preset.id()), json!(numbers)).expect("text");
    }
    let mut page = format!("{HEAD}/** Every source, cited in English. */\nexport const CITES: readonly string[] = [\n");
    for cite in cites {
        writeln!(page, "  {},", json!(cite)).expect("text");
    }
    page.push_str(
        "];\n\n/** For each preset the place in `CITES` of the source of each value, in the order of the fields. */\n\
         export const SOURCES: Readonly<Record<string, readonly number[]>> = {\n",
    );
    page.push_str(&rows);
    page.push_str("};\n");
    page
}
