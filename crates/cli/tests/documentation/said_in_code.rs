//! Tests that messages for users are in the catalogue (`texts/`), not in the code.
//!
//! The code must not contain Korean words, except in the files of [`KOREAN`]. It must not branch on the language
//! either, because every new language would need another branch.

use super::tree::{files, read};

/// Files and folders that may contain Korean words, with the reason.
const KOREAN: &[(&str, &str)] = &[
    ("crates/cli/src/bench/records.rs", "a made-up record, to be read"),
    ("crates/janggi/src/api/records.rs", "a header of .gib files"),
    (
        "crates/janggi/src/arrangement.rs",
        "notation: the order of horses and elephants",
    ),
    (
        "crates/janggi/src/explain/particles.rs",
        "the grammar of Korean messages",
    ),
    (
        "crates/janggi/src/glossary/terms/",
        "the words of Janggi are Korean in every language",
    ),
    ("crates/janggi/src/notation/", "notation"),
    ("crates/janggi/src/record/", "what stands in files of records"),
    ("crates/janggi/src/ruleset/source/", "sources in their own words"),
    ("crates/janggi/src/setup_names.rs", "what players may type"),
    (
        "crates/server/src/identity/",
        "names that nobody may take, and passwords that are too common",
    ),
    (
        "crates/wire/src/convert/records.rs",
        "what is written into files for Korean programs",
    ),
    ("crates/tournament/src/entry.rs", "dates of birth as Koreans write them"),
    (
        "crates/tournament/src/files/csv.rs",
        "headings and grades as clubs write them into tables",
    ),
    ("crates/tournament/src/files/games.rs", "headers of `.gib` files"),
    ("crates/tournament/src/files/headings.rs", "headings of lists"),
    ("crates/wire/src/schema.rs", "a table of the documentation"),
];

fn is_hangul(letter: char) -> bool {
    ('가'..='힣').contains(&letter)
}

/// Returns the Rust sources of the crates and the Python package, without comment lines and tests.
fn sources() -> impl Iterator<Item = (String, String)> {
    let of_people = |path: &String| {
        let is_source =
            (path.starts_with("crates/") && path.contains("/src/")) || path.starts_with("bindings/python/src/");
        is_source && !path.contains("/texts/") && !path.ends_with("/tests.rs")
    };
    files("", &["rs"]).into_iter().filter(of_people).map(|path| {
        let text = read(&path);
        let code = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
        let lines = code.lines().filter(|line| !line.trim_start().starts_with("//"));
        let code = lines.collect::<Vec<_>>().join("\n");
        (path, code)
    })
}

/// Returns the lines with at least two Korean syllables. A single syllable may be the name of a piece.
fn korean_lines(code: &str) -> Vec<&str> {
    let is_word = |line: &&str| {
        let code = line.split(" // ").next().unwrap_or_default();
        code.chars().filter(|letter| is_hangul(*letter)).count() > 1
    };
    code.lines().filter(is_word).map(str::trim).collect()
}

/// Returns the lines with a `match` arm for a language. Comparisons with a language are allowed.
fn choices(code: &str) -> Vec<&str> {
    let is_arm = |line: &&str| {
        let (pattern, _) = line.split_once("=>").unwrap_or_default();
        pattern.contains("Language::")
    };
    code.lines().filter(is_arm).collect()
}

#[test]
fn no_korean_word_stands_in_the_code_without_a_reason() {
    let mut needed = vec![false; KOREAN.len()];
    let mut faults = Vec::new();
    for (path, code) in sources() {
        let lines = korean_lines(&code);
        if lines.is_empty() {
            continue;
        }
        match KOREAN.iter().position(|(place, _)| path.starts_with(place)) {
            Some(at) => needed[at] = true,
            None => faults.push(format!("{path}: {lines:#?}")),
        }
    }
    assert!(faults.is_empty(), "messages belong in texts/:\n{}", faults.join("\n"));
    for ((place, _), needed) in KOREAN.iter().zip(needed) {
        assert!(needed, "{place} has no Korean words any more");
    }
}

#[test]
fn no_code_chooses_by_language() {
    let faults: Vec<String> = sources()
        .flat_map(|(path, code)| {
            let lines = choices(&code)
                .into_iter()
                .map(|line| format!("{path}: {}", line.trim()));
            lines.collect::<Vec<_>>()
        })
        .collect();
    assert!(faults.is_empty(), "a message of texts/ chooses:\n{}", faults.join("\n"));
}

#[test]
fn words_and_choices_are_seen() {
    assert_eq!(
        korean_lines("let a = \"도움말\";\nb(\"초\") // 초의 장\n"),
        ["let a = \"도움말\";"]
    );
    assert_eq!(
        choices("Language::Dutch => \"ja\",\nx == Language::Dutch"),
        ["Language::Dutch => \"ja\","]
    );
    assert_eq!(choices("(Language::Korean, _) => 1").len(), 1);
}
