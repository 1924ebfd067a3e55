//! Generates pages in `docs`, and data for the web app, the npm package and tests. The tests fail if a file is out of
//! date; if `JANGGUN_WRITE` is set, they rewrite it.
#![cfg(feature = "json")]

mod endings;
mod package;
mod rules;
mod spoken;
mod web_names;

use std::fs;
use std::path::PathBuf;

use janggi::Preset;
use janggi::ruleset::{Field, Mark};

/// Compares a file with its generated text, or writes it if `JANGGUN_WRITE` is set. `name` is its path in the
/// repository.
fn page(name: &str, text: &str) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..").join(name);
    if std::env::var_os("JANGGUN_WRITE").is_some() {
        fs::write(&path, text).expect("docs can be written");
    }
    let found = fs::read_to_string(&path).unwrap_or_default();
    assert!(
        found == text,
        "{name} is stale; write it with JANGGUN_WRITE=1 cargo test -p janggi --features cp949,json --test docs"
    );
}

#[test]
fn the_rules_pages_are_what_the_core_says() {
    page("docs/rules.md", &rules::rules_page());
    page("docs/reference/rule-sets.md", &rules::rule_sets_page());
}

#[test]
fn the_endings_page_is_what_the_core_says() {
    page("docs/reference/endings.md", &endings::page());
}

#[test]
fn the_fields_and_codes_of_the_web_page_are_those_of_the_core() {
    page("web/src/domain/movements.gen.ts", &web_names::movements());
}

#[test]
fn the_rule_sets_of_the_package_are_those_of_the_core() {
    page("bindings/npm/src/rule-sets.gen.ts", &package::rule_sets());
    page("bindings/npm/src/sources.gen.ts", &package::sources());
}

#[test]
fn the_table_of_spoken_sentences_is_what_the_core_says() {
    page("crates/janggi/testdata/spoken.jsonl", &spoken::table());
}

/// `cargo test -p janggi --features cp949,json --test docs sources -- --nocapture` prints the guesses.
#[test]
fn every_value_has_a_source_and_guesses_are_told() {
    for preset in Preset::ALL {
        let guesses: Vec<Field> = preset.guesses().collect();
        for field in Field::ALL {
            let source = preset.source(field);
            assert!(!source.cite.is_empty(), "{} {field} has no source", preset.id());
            assert_eq!(
                guesses.contains(&field),
                source.mark == Mark::Guess,
                "{} {field} is a guess or is not",
                preset.id()
            );
            if source.mark == Mark::Guess {
                let value = preset.rules().value(field);
                println!("{:16} {:26} {value:32} {}", preset.id(), field.path(), source.cite);
            }
        }
    }
    assert_eq!(Preset::Pychess.guesses().count(), 0, "pychess is measured");
}

#[test]
fn every_word_of_a_value_has_a_name_in_both_languages() {
    let words: Vec<&str> = janggi::explain::VALUE_WORDS.iter().map(|(word, _)| *word).collect();
    for preset in Preset::ALL {
        for field in Field::ALL {
            let mut texts = Vec::new();
            rules::words(&preset.rules().value(field), &mut texts);
            for text in texts {
                let league = field == Field::LeagueScore;
                assert!(league || words.contains(&text.as_str()), "{field}: {text}");
            }
        }
    }
}
