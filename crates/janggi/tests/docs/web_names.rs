//! Generates `web/src/domain/movements.gen.ts`, data of rule sets for web pages that do not load the rules module.
//! Names are not included; they are messages in `texts/`.

use std::fmt::Write;

use janggi::Movement;
use janggi::ruleset::{Coded, Field};
use serde_json::json;

const MOVEMENTS_HEAD: &str = r#"// Written by `JANGGUN_WRITE=1 cargo test -p janggi --features cp949,json --test docs` from crates/janggi/src/ruleset.
// Do not edit.

/** Every variant: the values of the field `movement` of a rule set. */
"#;

const MOVEMENT_TYPE: &str = r#"
/** A variant. */
export type Movement = (typeof MOVEMENTS)[number];

/** Fields that do not apply in Xiangqi, because the variant itself determines them. */
export const NOT_IN_XIANGQI: readonly string[] = [
"#;

const FIELD_HEAD: &str = r#"
/** Fields of a rule set in display order, each with its codes in display order; empty if its values are more than codes. */
export const FIELD_CODES: Readonly<Record<string, readonly string[]>> = {
"#;

/// Returns the file: the variants, the fields that do not apply in Xiangqi, and all fields with their codes.
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
    page.push_str(FIELD_HEAD);
    for field in Field::ALL {
        writeln!(page, "  {}: {},", json!(field.path()), json!(field.codes())).expect("text");
    }
    page.push_str("};\n");
    page
}

/// The errors of the JSON reader list the codes that it accepts. These codes must be the same as those of
/// `Field::codes`.
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
