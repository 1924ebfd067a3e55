//! Tests that the npm package has the words of the `janggi` crate for all codes of the rules module. The module itself
//! contains no words.
#![cfg(not(any(feature = "records", feature = "tournament")))]

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use serde_json::Value;

/// Texts of a constant in `texts.gen.ts`, by group and code.
type Groups = BTreeMap<String, BTreeMap<String, Value>>;

fn groups(constant: &str) -> Groups {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../bindings/npm/src/texts.gen.ts");
    let module = fs::read_to_string(path).expect("the module of texts");
    let (_, after) = module
        .split_once(&format!("export const {constant}:"))
        .expect("the constant");
    let (_, value) = after.split_once(" = ").expect("its value");
    let (json, _) = value.split_once(";\n").expect("its end");
    serde_json::from_str(json).expect("JSON")
}

/// Asserts that the package has a text of the `janggi` crate in all its languages, except the pseudo-language. The
/// package may have more languages.
fn assert_same(code: &str, core: &Value, package: Option<&Value>) {
    let package = package.unwrap_or_else(|| panic!("{code} has no words in the package"));
    let texts = core.as_object().expect("a text").iter();
    for (language, text) in texts.filter(|(language, _)| *language != "en-XA") {
        assert_eq!(package.get(language), Some(text), "{code} in {language}");
    }
    for (language, text) in package.as_object().expect("a text") {
        assert_ne!(text.as_str(), Some(""), "{code} in {language}");
    }
}

fn assert_same_table(name: &str, core: &Value, package: &BTreeMap<String, Value>) {
    let core = core.as_object().expect("a table");
    assert!(!core.is_empty(), "{name}");
    for (code, text) in core {
        assert_same(&format!("{name}.{code}"), text, package.get(code));
    }
    for code in package.keys() {
        assert!(core.contains_key(code), "{name}.{code} is no code of the core");
    }
}

#[test]
fn every_sentence_of_the_core_is_in_the_package() {
    let core: Value = serde_json::from_str(&janggi::api::sentences()).expect("JSON");
    let sentences = groups("RULE_SENTENCES");
    let names = groups("RULE_NAMES");
    for table in ["endings", "refusals", "illegal", "errors"] {
        assert_same_table(table, &core[table], &sentences[table]);
    }
    for table in ["fields", "values", "marks"] {
        assert_same_table(table, &core[table], &names[table]);
    }
    assert_same_table("outcomes", &core["outcomes"], &groups("OUTCOMES")["janggi"]);
    let points = &sentences["points"];
    assert_same("by_points", &core["by_points"], points.get("janggi"));
    assert_same(
        "by_points_of_xiangqi",
        &core["by_points_of_xiangqi"],
        points.get("xiangqi"),
    );
    assert_same(
        "by_points_without_deom",
        &core["by_points_without_deom"],
        points.get("janggi_without_deom"),
    );
    let variants = core["variants"].as_array().expect("a list");
    assert_eq!(variants.len(), sentences["variants"].len());
    for variant in variants {
        let word = |field: &str| variant[field].as_str().expect("a word").to_owned();
        let code = format!("{}.{}", word("code"), word("value"));
        assert_same(&code, &variant["text"], sentences["variants"].get(&code));
    }
}

#[test]
fn every_preset_of_the_core_has_its_name_in_the_package() {
    let core: Value = serde_json::from_str(&janggi::api::presets()).expect("JSON");
    let sets = groups("RULE_SETS");
    let presets = core.as_array().expect("a list");
    assert_eq!(
        (presets.len(), presets.len()),
        (sets["presets"].len(), sets["abouts"].len())
    );
    for preset in presets {
        let id = preset["id"].as_str().expect("an id");
        assert_same(id, &preset["name"], sets["presets"].get(id));
        assert_same(id, &preset["about"], sets["abouts"].get(id));
    }
}

/// The module's answers must not contain hangul in endings, warnings or reasons for refusals.
#[test]
fn answers_are_codes_and_facts() {
    for line in [
        r#"{"rules":"kakao","moves":["a4b4","pass","pass"],"warnings":true}"#,
        r#"{"rules":"kakao","moves":["a1a9"],"why":["a1a5"]}"#,
        r#"{"rules":"casual","fen":"4k4/9/9/9/9/9/9/R8/9/4K4 w - - 0 1","moves":["call"]}"#,
    ] {
        let answer = janggun_wasm::answer(line);
        let is_hangul = |letter: char| ('\u{ac00}'..='\u{d7a3}').contains(&letter);
        assert!(!answer.contains(is_hangul), "{answer}");
    }
}
