//! Tests that the user guide and ARCHITECTURE.md are short, and that translated pages have the same commands.
//!
//! The READMEs must also have the same links and the same number of table rows in all languages.

use super::tree::{files, read};

/// Returns the pages of the user guide: those directly in `docs`, README.md and SECURITY.md.
fn guide() -> Vec<String> {
    let pages = files("docs", &["md"])
        .into_iter()
        .filter(|page| page.matches('/').count() == 1);
    pages.chain(["README.md", "SECURITY.md"].map(str::to_owned)).collect()
}

fn words(page: &str) -> usize {
    read(page).split_whitespace().count()
}

#[test]
fn the_guide_has_at_most_ten_thousand_words() {
    let pages = guide();
    assert!(pages.len() >= 10, "only {pages:?}");
    let counted: Vec<(usize, String)> = pages.into_iter().map(|page| (words(&page), page)).collect();
    let sum: usize = counted.iter().map(|(words, _)| words).sum();
    assert!(sum <= 10_000, "{sum} words: {counted:?}");
}

#[test]
fn the_architecture_has_at_most_1500_words() {
    let words = words("ARCHITECTURE.md");
    assert!(words <= 1_500, "{words} words");
}

/// Returns the lines in code blocks of a page, without comments at their ends.
fn commands(page: &str) -> Vec<String> {
    let text = read(page);
    let blocks = text.split("```").skip(1).step_by(2);
    let lines = blocks.flat_map(|block| {
        block
            .lines()
            .skip(1)
            .map(|line| line.split(" # ").next().unwrap_or_default())
    });
    lines.map(|line| line.trim_end().to_owned()).collect()
}

/// Returns the targets of links and images on a page, except links to its translations.
fn targets(page: &str) -> Vec<String> {
    let text = read(page);
    let targets = text.split("](").skip(1).filter_map(|rest| rest.split(')').next());
    targets
        .filter(|target| !target.starts_with("README"))
        .map(str::to_owned)
        .collect()
}

#[test]
fn the_readmes_of_all_languages_have_the_same_commands_and_links() {
    let (english_commands, english_targets) = (commands("README.md"), targets("README.md"));
    assert!(english_commands.len() >= 8 && english_targets.len() >= 15);
    for page in ["README.ko.md", "README.nl.md"] {
        assert_eq!(commands(page), english_commands, "{page}");
        assert_eq!(targets(page), english_targets, "{page}");
        assert_eq!(rows(page), rows("README.md"), "{page}");
    }
}

#[test]
fn the_pages_about_two_servers_have_the_same_commands() {
    let english = commands("docs/reference/two-servers.md");
    assert!(english.len() >= 50, "{}", english.len());
    assert_eq!(commands("docs/reference/two-servers.ko.md"), english);
}

fn rows(page: &str) -> usize {
    read(page).lines().filter(|line| line.starts_with('|')).count()
}
