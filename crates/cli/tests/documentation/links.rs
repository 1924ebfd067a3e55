//! Tests that the files, headings, paths and commands that pages refer to exist.
//!
//! Also tests that the reference lists every flag of `janggun serve`.

use super::tree::{pages, read, root};
use std::collections::BTreeSet;
use std::process::Command;

/// Pages about the past, which may name files and commands that no longer exist.
const HISTORY: [&str; 2] = ["CHANGELOG.md", "docs/engine/log.md"];

/// Returns the contents of inline code spans, outside code blocks.
pub(crate) fn quoted(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut in_block = false;
    for line in text.lines() {
        if line.trim_start().starts_with("```") {
            in_block = !in_block;
        } else if !in_block {
            found.extend(line.split('`').skip(1).step_by(2).map(str::to_owned));
        }
    }
    found
}

#[test]
fn links_lead_somewhere() {
    for page in pages() {
        let folder = root().join(&page).parent().expect("a file has a folder").to_owned();
        for rest in read(&page).split("](").skip(1) {
            let target = rest.split(')').next().unwrap_or_default();
            if target.starts_with("http") || target.starts_with('#') {
                continue;
            }
            let file = target.split('#').next().unwrap_or_default();
            assert!(folder.join(file).exists(), "{page} links to {target}");
        }
    }
}

/// Returns the anchors that GitHub generates for the headings of a page.
fn anchors(text: &str) -> Vec<String> {
    let headings = text.lines().filter(|line| line.starts_with('#'));
    let kept = |c: &char| c.is_alphanumeric() || " -_".contains(*c);
    headings
        .map(|line| line.trim_start_matches('#').trim().to_lowercase())
        .map(|title| title.chars().filter(kept).collect::<String>().replace(' ', "-"))
        .collect()
}

#[test]
fn links_lead_to_headings() {
    let mut checked = 0;
    for page in pages() {
        let text = read(&page);
        let folder = root().join(&page).parent().expect("a file has a folder").to_owned();
        for target in text.split("](").skip(1).filter_map(|rest| rest.split(')').next()) {
            let Some((file, anchor)) = target.split_once('#').filter(|_| !target.starts_with("http")) else {
                continue;
            };
            let linked = match file {
                "" => text.clone(),
                file => std::fs::read_to_string(folder.join(file)).expect(target),
            };
            assert!(
                anchors(&linked).iter().any(|one| one == anchor),
                "{page} links to {target}"
            );
            checked += 1;
        }
    }
    assert!(checked >= 40, "only {checked} links to headings");
}

/// Returns whether a quoted word is a path that starts with a top-level folder. Patterns are not paths.
fn is_path(word: &str) -> bool {
    let folders = [
        "crates", "web", "xtask", "docs", "tools", "bindings", "e2e", "fuzz", ".ci", ".cargo",
    ];
    let begins = folders
        .iter()
        .any(|folder| word.strip_prefix(folder).is_some_and(|rest| rest.starts_with('/')));
    begins && !word.contains([' ', '*', '…', '{', '<', '='])
}

#[test]
fn named_paths_exist() {
    let mut checked = 0;
    for page in pages().iter().filter(|page| !HISTORY.contains(&page.as_str())) {
        for word in quoted(&read(page)).iter().filter(|word| is_path(word)) {
            // Files with these prefixes are generated, so they need not exist.
            let made = [
                "web/dist",
                "web/public",
                "bindings/npm/dist",
                "e2e/test-results",
                "fuzz/grown",
            ];
            let made = made.iter().any(|made| word.starts_with(made));
            assert!(made || root().join(word).exists(), "{page} names `{word}`");
            checked += 1;
        }
    }
    assert!(checked >= 40, "only {checked} paths found");
}

#[test]
fn commands_in_the_pages_exist() {
    let usage = janggun(&["--help"]);
    let xtask = read("xtask/src/main.rs");
    let mut checked = 0;
    for page in pages() {
        let text = read(&page);
        for word in text.split("cargo xtask ").skip(1) {
            let name: String = word.chars().take_while(char::is_ascii_lowercase).collect();
            assert!(
                name.is_empty() || xtask.contains(&format!("        \"{name}\" ")),
                "{page}: cargo xtask {name}"
            );
            checked += 1;
        }
        for words in quoted(&text).iter().filter_map(|word| word.strip_prefix("janggun ")) {
            let name = words.split(' ').next().unwrap_or_default();
            if name.chars().all(|c| c.is_ascii_lowercase()) && !HISTORY.contains(&page.as_str()) {
                assert!(usage.contains(&format!("  {name} ")), "{page}: janggun {name}");
                checked += 1;
            }
        }
    }
    let lab = read("tools/lab/src/bin/janggun-lab/main.rs");
    for page in pages() {
        for words in read(&page).split("janggun-lab ").skip(1) {
            let name: String = words.chars().take_while(char::is_ascii_lowercase).collect();
            let (first, rest) = name.split_at(name.len().min(1));
            let variant = format!("    {}{rest}(", first.to_ascii_uppercase());
            assert!(name.is_empty() || lab.contains(&variant), "{page}: janggun-lab {name}");
            checked += 1;
        }
    }
    assert!(checked >= 20, "only {checked} commands found");
}

#[test]
fn the_reference_lists_every_flag_of_serve() {
    let help = janggun(&["serve", "--help"]);
    let page = read("docs/reference/server.md") + &read("docs/reference/settings.md");
    let flags = help.split_whitespace().filter_map(|word| word.strip_prefix("--"));
    let flags: BTreeSet<String> = flags
        .map(|flag| {
            flag.chars()
                .take_while(|c| c.is_ascii_lowercase() || *c == '-')
                .collect()
        })
        .filter(|flag| flag != "help" && flag != "version")
        .collect();
    assert!(flags.len() >= 15, "{flags:?}");
    for flag in flags {
        assert!(
            page.contains(&format!("`--{flag}")),
            "neither docs/reference/server.md nor settings.md mentions --{flag}"
        );
    }
}

fn janggun(words: &[&str]) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_janggun")).args(words).output();
    String::from_utf8(output.expect("it runs").stdout).expect("UTF-8")
}
