//! The pages' copies of the catalogue of names: `web/src/i18n/rule-names.gen.ts`; what only the editor of house rules
//! says, `web/src/features/rulesets/field-help.gen.ts`; and the laws of movement, `web/src/domain/movements.gen.ts`.

use std::fmt::Write;

use janggi::explain::{Text, VALUE_PHRASES, VALUE_WORDS};
use janggi::ruleset::{Coded, Field, Mark};
use janggi::{Cause, Movement, Side};
use serde_json::{Value, json};

const HEAD: &str = r#"// Written by `JANGGUN_WRITE=1 cargo test -p janggi --all-features --test docs` from crates/janggi/src/explain/names.rs.
// Do not edit.
// Names of the fields of a rule set, of their values and of endings, in Korean and English.

export interface Name {
  ko: string;
  en: string;
}

export interface FieldNames {
  name: Name;
  /** The words for codes, in the order of a picker; numbers and objects have phrases. */
  values?: Record<string, Name>;
}
"#;

const HELP_HEAD: &str = r#"// Written by `JANGGUN_WRITE=1 cargo test -p janggi --all-features --test docs` from crates/janggi/src/explain/names.rs.
// Do not edit.
// What the fields of a rule set decide, in Korean and English.
import type { Name } from "../../i18n/rule-names.gen";
"#;

const MOVEMENTS_HEAD: &str = r#"// Written by `JANGGUN_WRITE=1 cargo test -p janggi --all-features --test docs` from crates/janggi/src/ruleset.
// Do not edit.

/** Every law of movement: the values of the field `movement` of a rule set. */
"#;

const MOVEMENT_TYPE: &str = r#"
/** How the pieces move. */
export type Movement = (typeof MOVEMENTS)[number];

/** Fields that mean nothing under Xiangqi, whose law gives what they would say. */
export const NOT_IN_XIANGQI: readonly string[] = [
"#;

fn name(text: Text) -> String {
    let quoted = |text: &str| Value::from(text).to_string();
    format!("{{ ko: {}, en: {} }}", quoted(text.ko), quoted(text.en))
}

fn table<'a>(page: &mut String, constant: &str, rows: impl Iterator<Item = (&'a str, Text)>) {
    write!(page, "\nexport const {constant}: Record<string, Name> = {{\n").expect("text");
    for (code, text) in rows {
        writeln!(page, "  {}: {},", json!(code), name(text)).expect("text");
    }
    page.push_str("};\n");
}

pub(crate) fn help() -> String {
    let mut page = String::from(HELP_HEAD);
    let rows = Field::ALL.into_iter().map(|field| (field.path(), field.help()));
    table(&mut page, "FIELD_HELP", rows);
    page
}

pub(crate) fn module() -> String {
    let mut page = String::from(HEAD);
    page.push_str("\nexport const FIELD_NAMES: Record<string, FieldNames> = {\n");
    for field in Field::ALL {
        writeln!(page, "  {}: {{", json!(field.path())).expect("text");
        writeln!(page, "    name: {},", name(field.name())).expect("text");
        if !field.codes().is_empty() {
            page.push_str("    values: {\n");
            for code in field.codes() {
                let word = field
                    .word(code)
                    .unwrap_or_else(|| panic!("{field}: no word for {code}"));
                writeln!(page, "      {code}: {},", name(word)).expect("text");
            }
            page.push_str("    },\n");
        }
        page.push_str("  },\n");
    }
    page.push_str("};\n");
    // The words that stand inside lists and objects.
    let inner = ["draw", "points", "mover_loses", "refused"];
    let words = VALUE_WORDS.iter().filter(|(code, _)| inner.contains(code));
    table(&mut page, "RESULT_NAMES", words.copied());
    table(&mut page, "VALUE_PHRASES", VALUE_PHRASES.iter().copied());
    table(
        &mut page,
        "ENDING_NAMES",
        Cause::ALL.into_iter().map(|cause| (cause.code(), cause.name())),
    );
    let marks = Mark::ALL.map(|mark| (mark.letter().to_string(), mark.sentence()));
    let marks = marks.iter().map(|(letter, text)| (letter.as_str(), *text));
    table(&mut page, "MARK_NAMES", marks);
    page.push_str(
        "\n// The sides by law of movement.\nexport const SIDE_NAMES: Record<string, { cho: Name; han: Name }> = {\n",
    );
    for movement in Movement::ALL.iter().copied() {
        let side = |side| name(movement.side_name(side));
        let (cho, han) = (side(Side::Cho), side(Side::Han));
        writeln!(page, "  {}: {{ cho: {cho}, han: {han} }},", movement.code()).expect("text");
    }
    page.push_str("};\n");
    page
}

/// The laws of movement, and what Xiangqi leaves out of a rule set.
pub(crate) fn movements() -> String {
    let codes: Vec<&str> = Movement::ALL.iter().map(|movement| movement.code()).collect();
    let mut page = format!("{MOVEMENTS_HEAD}export const MOVEMENTS = {} as const;\n", json!(codes));
    page.push_str(MOVEMENT_TYPE);
    for field in Field::ALL
        .into_iter()
        .filter(|field| !field.concerns(Movement::Xiangqi))
    {
        writeln!(page, "  {},", json!(field.path())).expect("text");
    }
    page.push_str("];\n");
    page
}

/// The reader of JSON names the words that it expects: they are those of the catalogue, in its order.
#[test]
fn the_codes_of_a_field_are_those_that_the_reader_knows() {
    for field in Field::ALL {
        if field.codes().is_empty() || field == Field::PerpetualCheck {
            continue;
        }
        let mut rules = janggi::Preset::Heptathlon.rules().to_value();
        rules[field.path()] = json!("?");
        let faults = janggi::Rules::from_value(&rules).expect_err("no field knows that word");
        let expected = faults
            .0
            .iter()
            .find(|fault| fault.path == field.path())
            .expect("a fault of the field");
        let expected = expected.to_string();
        let mut known: Vec<&str> = expected.split('"').skip(1).step_by(2).collect();
        let mut listed: Vec<&str> = field.codes().to_vec();
        known.sort_unstable();
        listed.sort_unstable();
        assert_eq!(known, listed, "{field}: {expected}");
    }
}
