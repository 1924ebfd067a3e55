//! Tests that decisions and engine experiments are numbered without gaps, and that the page on hints has the numbers in
//! the code.

use super::tree::{files, read};

#[test]
fn decisions_are_numbered_without_a_gap() {
    for (number, page) in (1..).zip(files("docs/decisions", &["md"])) {
        let name = page.rsplit('/').next().unwrap_or_default();
        assert!(
            name.starts_with(&format!("{number:04}-")),
            "{page} is not number {number}"
        );
        let text = read(&page);
        assert!(
            text.starts_with(&format!("# {number}. ")),
            "{page}: its title has another number"
        );
    }
}

#[test]
fn the_engine_log_counts_its_experiments_without_a_gap() {
    let log = read("docs/engine/log.md");
    let numbers: Vec<usize> = log
        .lines()
        .filter_map(|line| line.strip_prefix("| ")?.split(' ').next()?.parse().ok())
        .collect();
    assert!(numbers.len() >= 60, "only {} experiments", numbers.len());
    assert_eq!(numbers, (1..=numbers.len()).collect::<Vec<_>>());
    for page in files("docs/decisions", &["md"]) {
        let text = read(&page);
        for rest in text.split("docs/engine/log.md,\nentries ").skip(1) {
            let named: Vec<usize> = rest
                .split(|c: char| !c.is_ascii_digit())
                .take(5)
                .filter_map(|n| n.parse().ok())
                .collect();
            assert!(
                named.iter().all(|one| numbers.contains(one)),
                "{page}: entries {named:?}"
            );
        }
    }
}

/// For example, `200_000` in the code must be `200,000` on the page.
#[test]
fn the_page_on_hints_gives_the_numbers_of_the_code() {
    let page = read("docs/hints.md");
    let code: Vec<String> = files("web/src", &["ts"]).iter().map(|file| read(file)).collect();
    for name in ["HINT_NODES", "GAME_NODES", "SURE_NODES"] {
        let value = code
            .iter()
            .find_map(|text| text.split_once(&format!("{name} = "))?.1.split(';').next());
        let value = value
            .unwrap_or_else(|| panic!("no {name} in web/src"))
            .replace('_', ",");
        assert!(page.contains(&value), "docs/hints.md does not say {value} ({name})");
    }
}
