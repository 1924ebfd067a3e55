//! Tests that names in the code use established terms instead of the project's former private words.

use super::rust_names::{Reach, definitions};
use super::script_names;
use super::tree::{files, read};

/// Words that names must not contain, each with the established term.
const PRIVATE: &[(&str, &str)] = &[
    ("anyhow", "random"),
    ("ask", "handle, request or query"),
    ("asks", "requests"),
    ("bell", "notify"),
    ("by lot", "random"),
    ("carrier", "delivery"),
    ("clumsy", "scripted player"),
    ("coincidence", "precedence"),
    ("come back", "resume"),
    ("customer", "owner"),
    ("deed", "action"),
    ("desk", "broker, session or api"),
    ("dial", "tuned parameter"),
    ("dry", "closed"),
    ("falls at", "flag time"),
    ("fetch ahead", "prefetch"),
    ("foul", "forfeit"),
    ("found", "on_answer, or what it is"),
    ("give back", "close"),
    ("greet", "send_snapshot"),
    ("hall", "lobby state"),
    ("hire", "register"),
    ("household", "rate limit key"),
    ("letter book", "outbox"),
    ("look up", "check, probe or find"),
    ("lot", "assignment"),
    ("makers", "limiter"),
    ("nobody", "background or none"),
    ("or break", "continue or stop"),
    ("outlook", "decision rules"),
    ("painter", "picture renderer"),
    ("paper", "page, document or payload"),
    ("papers", "documentation"),
    ("pass on", "forward"),
    ("payer", "client key"),
    ("post office", "mail dispatcher"),
    ("praise", "history bonus"),
    ("prune whole", "node pruning"),
    ("recount", "refresh"),
    ("rung", "pairing"),
    ("sketch", "synthetic"),
    ("surroundings", "context"),
    ("survey", "static evaluation"),
    ("table shelf", "table cache"),
    ("tell", "send, broadcast or report"),
    ("thinker", "search thread"),
    ("turn was given", "last was null move"),
    ("wait until wanted", "wait for stop"),
    ("was said", "is triggered"),
];

/// Splits a name into lower-case words: both `NotFound` and `not_found` become `not found`.
fn words(name: &str) -> String {
    let mut text = String::new();
    let letters: Vec<char> = name.chars().collect();
    for (at, letter) in letters.iter().enumerate() {
        let after_small = at > 0 && (letters[at - 1].is_lowercase() || letters[at - 1].is_ascii_digit());
        let before_small = at > 0 && letters.get(at + 1).is_some_and(|next| next.is_lowercase());
        if *letter == '_' || *letter == '$' {
            text.push(' ');
        } else {
            if letter.is_uppercase() && (after_small || (before_small && letters[at - 1].is_uppercase())) {
                text.push(' ');
            }
            text.extend(letter.to_lowercase());
        }
    }
    text
}

/// Returns the first private word of a name, with the established term.
fn private_word(name: &str) -> Option<(&'static str, &'static str)> {
    let words = format!(" {} ", words(name).replace("not found", ""));
    PRIVATE
        .iter()
        .copied()
        .find(|(word, _)| words.contains(&format!(" {word} ")))
}

/// Returns each name that Rust code defines or TypeScript code exports, with its file. Test code is left out, because
/// test names are sentences.
fn defined() -> Vec<(String, String)> {
    let mut found = Vec::new();
    for file in ["crates", "xtask", "tools", "bindings", "fuzz"]
        .iter()
        .flat_map(|folder| files(folder, &["rs"]))
        .filter(|file| !file.contains("/tests/"))
    {
        let names = definitions(&read(&file))
            .into_iter()
            .filter(|one| one.reach != Reach::Tests);
        found.extend(names.map(|one| (one.name, file.clone())));
    }
    for file in ["web/src", "bindings/npm/src"]
        .iter()
        .flat_map(|folder| files(folder, &["ts"]))
    {
        found.extend(
            script_names::exported(&read(&file))
                .into_iter()
                .map(|name| (name, file.clone())),
        );
    }
    found
}

#[test]
fn names_use_the_words_of_the_field() {
    let defined = defined();
    assert!(defined.len() >= 4000, "only {} names found", defined.len());
    let found: Vec<String> = defined
        .iter()
        .filter_map(|(name, file)| {
            let (word, better) = private_word(name)?;
            Some(format!("{file}: `{name}`: \"{word}\" is better called {better}"))
        })
        .collect();
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn words_are_whole_whatever_the_case() {
    for name in [
        "JobDesk",
        "desk",
        "hire_desk",
        "DESK_SIZE",
        "tellAll",
        "HTTPDesk",
        "comeBack",
        "found_one",
    ] {
        assert!(private_word(name).is_some(), "{name}: {}", words(name));
    }
    for name in [
        "NotFound",
        "PAGE_NOT_FOUND",
        "Desktop",
        "foundation",
        "slot",
        "intelligent",
        "pilot",
        "task",
        "back_come",
    ] {
        assert_eq!(private_word(name), None, "{name}: {}", words(name));
    }
}
