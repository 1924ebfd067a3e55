//! Tests docs/development/glossary.md: every term has a Korean name, a meaning of one sentence, and a source file that
//! defines it. Only UCI has no Korean name.

use super::rust_names::definitions;
use super::script_names;
use super::tree::read;
use std::collections::BTreeSet;

/// Returns the rows of the glossary: term, Korean name, meaning, and the name that defines it in a file.
fn rows() -> Vec<[String; 4]> {
    let page = read("docs/development/glossary.md");
    let rows: Vec<[String; 4]> = page
        .lines()
        .filter(|line| line.starts_with("| ") && !line.starts_with("| term |"))
        .map(|line| {
            let cells: Vec<String> = line
                .trim_matches('|')
                .split('|')
                .map(|cell| cell.trim().to_owned())
                .collect();
            <[String; 4]>::try_from(cells).unwrap_or_else(|cells| panic!("not four cells: {cells:?}"))
        })
        .collect();
    assert!(rows.len() >= 60, "only {} terms", rows.len());
    rows
}

/// Returns the names that a source file defines.
///
/// In TypeScript and Svelte, private names are included only if they are functions or methods.
fn defined(file: &str) -> BTreeSet<String> {
    let source = read(file);
    if file.ends_with(".rs") {
        definitions(&source).into_iter().map(|one| one.name).collect()
    } else {
        let exported = script_names::exported(&source);
        exported.into_iter().chain(script_names::functions(&source)).collect()
    }
}

#[test]
fn every_term_lives_where_the_glossary_says() {
    let mut wrong = Vec::new();
    for [term, _, _, place] in rows() {
        let parts: Vec<&str> = place.split('`').collect();
        let [_, name, " in ", file, ""] = parts.as_slice() else {
            panic!("{term}: its place is `name` in `file`, not {place}");
        };
        let exists = super::tree::root().join(file).is_file();
        if !exists || !defined(file).contains(*name) {
            wrong.push(format!("{term}: {file} {}", if exists { name } else { "is not there" }));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_term_has_its_korean_and_one_sentence() {
    for [term, korean, meaning, _] in rows() {
        let hangul = |c: char| ('가'..='힣').contains(&c);
        assert!(korean.contains(hangul) || korean == "UCI", "{term}: no Korean");
        let sentences = meaning.matches(". ").count() + usize::from(meaning.ends_with('.'));
        assert_eq!(sentences, 1, "{term}: {meaning}");
    }
}

#[test]
fn no_term_is_told_twice() {
    let mut seen = BTreeSet::new();
    for [term, _, meaning, _] in rows() {
        assert!(seen.insert(term.clone()) && seen.insert(meaning), "{term}");
    }
}
