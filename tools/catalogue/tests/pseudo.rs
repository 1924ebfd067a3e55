//! Tests that the pseudo-language has every message of the source language, with accents and the same variables.

use std::path::Path;

use catalogue::Catalogue;
use catalogue::languages::{PSEUDO, SOURCE};
use catalogue::message::{Part, Pattern};

/// Returns the literal text of a pattern, including all cases.
fn words(pattern: &Pattern) -> String {
    let of = |part: &Part| match part {
        Part::Words(words) => words.clone(),
        Part::Value(_) => String::new(),
        Part::Choice { cases, otherwise, .. } => {
            let cases = cases.iter().map(|(_, pattern)| pattern);
            cases.chain([otherwise]).map(words).collect()
        }
    };
    pattern.iter().map(of).collect()
}

#[test]
fn every_message_is_made_from_the_source() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let catalogue = Catalogue::read(&root).expect("no faults").with_pseudo();
    let (source, pseudo) = (&catalogue.messages[SOURCE], &catalogue.messages[PSEUDO.code]);
    let mut count = 0;
    assert!(source.keys().eq(pseudo.keys()));
    for (file, messages) in source {
        assert_eq!(messages.len(), pseudo[file].len(), "{file}");
        for (plain, made) in messages.iter().zip(&pseudo[file]) {
            let text = words(&made.text);
            assert_eq!(plain.id, made.id);
            assert_eq!(plain.variables(), made.variables(), "{}", plain.id);
            assert!(!text.contains(|letter: char| letter.is_ascii_alphabetic()), "{text}");
            assert_eq!(text.chars().count(), words(&plain.text).chars().count(), "{text}");
            count += 1;
        }
    }
    assert!(count > 2000, "{count}");
    for (path, text) in catalogue.output() {
        let is_rust = path.extension().is_some_and(|ending| ending == "rs");
        if is_rust && !path.ends_with("mod.rs") && text.contains("Language::Dutch") {
            assert!(text.contains("Language::Pseudo"), "{}", path.display());
        }
    }
}
