//! Maps addresses to pages, with the same table as the browser (`web/src/platform/router.svelte.ts`).

use super::page::{Page, Segment, Shape};
use super::table::PAGES;
use play::{GameId, Player};

/// A parsed address.
#[derive(Debug, Clone, Copy)]
pub(super) struct Address {
    pub(super) page: &'static Page,
    pub(super) subject: Subject,
    /// Whether the path contains values in addition to fixed words.
    pub(super) has_values: bool,
}

/// The subject of a page, such as a game or a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Subject {
    /// The page is not about one game or player.
    General,
    Game(GameId),
    Player(Player),
    /// There is no page at this address.
    Missing,
}

/// Maximum number of parts that are compared; no path in the table has as many.
const TOO_MANY: usize = 5;

impl Address {
    /// Parses a path.
    pub(super) fn of(path: &str) -> Self {
        Self::in_table(&PAGES, path)
    }

    /// Like [`Address::of`], with a table whose last page is for unknown addresses.
    pub(super) fn in_table<const N: usize>(pages: &'static [Page; N], path: &str) -> Self {
        let parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).take(TOO_MANY).collect();
        let found = pages
            .iter()
            .flat_map(|page| page.paths.iter().map(move |path| (page, *path)))
            .find_map(|(page, path)| Some((page, path, subject(path, &parts)?)));
        match found {
            Some((page, path, subject)) => Self {
                page,
                subject,
                has_values: path.iter().any(|segment| matches!(segment, Segment::Value(..))),
            },
            None => Self {
                page: &pages[N - 1],
                subject: Subject::Missing,
                has_values: false,
            },
        }
    }
}

/// Returns the subject of a page if the parts of an address match the page's path.
fn subject(path: &[Segment], parts: &[&str]) -> Option<Subject> {
    if path.len() != parts.len() {
        return None;
    }
    path.iter()
        .zip(parts)
        .try_fold(Subject::General, |subject, (segment, part)| match segment {
            Segment::Word(word) => (word == part).then_some(subject),
            Segment::Value(_, Shape::Any) => Some(subject),
            Segment::Value(_, Shape::Game) => part.parse().ok().map(Subject::Game),
            Segment::Value(_, Shape::Player) => part.parse().ok().map(Subject::Player),
            Segment::Value(_, Shape::KeptAnalysis) => is_kept_analysis(part).then_some(subject),
            Segment::Value(_, Shape::Problem) => (*part == "today" || is_problem(part)).then_some(subject),
            Segment::Value(_, Shape::OneOf(words)) => words.contains(part).then_some(subject),
        })
}

/// Returns whether an analysis stored in a browser can have this name.
fn is_kept_analysis(name: &str) -> bool {
    let fits = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'-');
    name.len() <= 80 && name.bytes().all(fits)
}

/// Returns whether a problem can have this id.
fn is_problem(id: &str) -> bool {
    id.len() == 10 && id.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
}

#[cfg(test)]
mod tests {
    use super::Address;
    use crate::pages::table::PAGES;
    use serde_json::Value;

    /// Addresses with their pages. Lines are never removed, because old links must keep working. The browser's tests
    /// read the same file (`router.test.ts`).
    const ADDRESSES: &str = include_str!("../../testdata/addresses.jsonl");

    #[test]
    fn an_address_means_the_page_that_it_always_meant() {
        let mut count = 0;
        for line in ADDRESSES.lines() {
            let line: Value = serde_json::from_str(line).unwrap();
            let address = line["address"].as_str().unwrap();
            let path = address.split(['?', '#']).next().unwrap();
            assert_eq!(Address::of(path).page.name, line["page"]["name"], "{address}");
            count += 1;
        }
        assert!(count > 60, "{count} lines");
    }

    #[test]
    fn every_example_is_of_its_page_and_has_its_frame() {
        for page in &PAGES {
            assert!(!page.examples.is_empty(), "{}", page.name);
            for example in page.examples {
                let path = example.split(['?', '#']).next().unwrap();
                assert_eq!(Address::of(path).page.name, page.name, "{example}");
            }
        }
    }
}
