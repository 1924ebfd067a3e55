//! Tests that the documentation states the right number of rule sets and engine levels.

use crate::tree::root;
use janggi::{Movement, Preset};
use play::room::Level;
use std::fs;

/// Returns the number of rule sets as an English word.
fn rule_sets() -> &'static str {
    match Preset::ALL.len() {
        21 => "twenty-one",
        other => panic!("{other} rule sets: give the number in words here, and in the texts"),
    }
}

#[test]
fn numbers_in_the_readmes_are_those_of_the_code() {
    let of_janggi = Preset::ALL
        .iter()
        .filter(|preset| preset.rules().movement == Movement::Janggi)
        .count();
    let (all, levels) = (Preset::ALL.len(), Level::MOST);
    let sets = rule_sets();
    let said = [
        ("README.md", format!("Janggun has {sets} rule sets")),
        ("README.md", format!("| Janggi rule sets | {of_janggi} (")),
        ("README.md", format!("against the engine ({levels} levels")),
        ("README.ko.md", format!("{all}가지 규칙")),
        ("README.ko.md", format!("| 장기 규칙 | {of_janggi}가지(")),
        ("README.ko.md", format!("엔진({levels}단계)")),
        ("README.nl.md", format!("{all} sets spelregels")),
        ("README.nl.md", format!("| sets Janggi-regels | {of_janggi} (")),
        ("README.nl.md", format!("tegen de engine ({levels} niveaus")),
        ("docs/rules.md", format!("{sets} rule sets of Janggun")),
        ("docs/library.md", format!("{sets} presets")),
        ("docs/ratings.md", format!("The engine has {levels} levels")),
        (
            "bindings/python/README.md",
            format!("{sets} rule sets, explained results"),
        ),
        ("bindings/python/README.md", format!("# {sets} rule sets")),
        ("bindings/npm/README.md", format!("{sets} rule sets, explained results")),
        ("bindings/npm/README.md", format!("// {sets} rule sets")),
    ];
    for (file, words) in said {
        let text = fs::read_to_string(root().join(file)).expect(file);
        assert!(text.contains(&words), "{file} does not say: {words}");
    }
}
