//! Tests that every public item has a doc comment. Modules, fields and variants are not checked.

use super::tree::{files, read};

const ITEMS: [&str; 7] = ["fn", "struct", "enum", "trait", "type", "const", "static"];

/// Returns whether a line defines a public item, such as `pub const fn name(` or `pub struct Name`.
fn is_public_item(line: &str) -> bool {
    let words = line.strip_prefix("pub ").unwrap_or_default().split(' ');
    let mut words = words.skip_while(|word| ["unsafe", "async"].contains(word));
    words.next().is_some_and(|word| ITEMS.contains(&word)) && !line.contains('$')
}

/// Returns the lines that define public items without a doc comment.
fn undocumented(source: &str) -> Vec<&str> {
    let lines: Vec<&str> = source
        .lines()
        .map(str::trim)
        .take_while(|line| *line != "mod tests {")
        .collect();
    let documented = |item: usize| {
        let mut in_attribute = false;
        for line in lines[..item].iter().rev() {
            in_attribute = (in_attribute || line.ends_with(']')) && !line.starts_with("#[");
            if !in_attribute && !line.starts_with("#[") {
                return line.starts_with("///");
            }
        }
        false
    };
    let items = (0..lines.len()).filter(|&item| is_public_item(lines[item]));
    items
        .filter(|&item| !documented(item))
        .map(|item| lines[item])
        .collect()
}

#[test]
fn every_public_item_has_a_doc_comment() {
    let sources = ["crates", "tools", "xtask", "bindings"]
        .iter()
        .flat_map(|folder| files(folder, &["rs"]));
    let sources: Vec<String> = sources.filter(|file| file.contains("/src/")).collect();
    assert!(sources.len() >= 300, "only {} files", sources.len());
    let found: Vec<String> = sources
        .iter()
        .flat_map(|file| {
            undocumented(&read(file))
                .into_iter()
                .map(|line| format!("{file}: {line}"))
                .collect::<Vec<_>>()
        })
        .collect();
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn attributes_do_not_hide_a_missing_comment() {
    let bare = "#[derive(\n    Clone,\n)]\n#[must_use]\npub const fn bare() {}\npub struct Bare;";
    assert_eq!(undocumented(bare), ["pub const fn bare() {}", "pub struct Bare;"]);
    let documented =
        "/// Said.\n#[derive(\n    Clone,\n)]\n#[must_use]\npub async fn said() {}\nmod tests {\npub fn test() {}";
    assert_eq!(undocumented(documented), [""; 0]);
}
