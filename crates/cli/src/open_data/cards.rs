//! READMEs of the open data. Their templates are the Markdown files in this folder.

use super::games::Months;

const GAMES: &str = include_str!("games.md");
const PROBLEMS: &str = include_str!("problems.md");
const TABLES: &str = include_str!("tables.md");
const ALL: &str = include_str!("all.md");

pub(super) fn games(months: &Months, licence: &str) -> String {
    let total: u64 = months.values().sum();
    let rows = months.iter().map(|(month, games)| format!("| {month} | {games} |\n"));
    filled(
        GAMES,
        &[
            ("total", &total.to_string()),
            ("months", &rows.collect::<String>()),
            // The licence comes last, because the operator's text must not be searched for placeholders.
            ("licence", licence),
        ],
    )
}

pub(super) fn problems(from_games: usize, composed: usize) -> String {
    filled(
        PROBLEMS,
        &[
            ("total", &(from_games + composed).to_string()),
            ("from_games", &from_games.to_string()),
            ("composed", &composed.to_string()),
        ],
    )
}

pub(super) fn tables(files: usize) -> String {
    filled(TABLES, &[("files", &files.to_string())])
}

/// Returns the README of the entire folder. `parts` are its subfolders with their contents.
pub(super) fn all(parts: &[(&str, String)]) -> String {
    let rows = parts
        .iter()
        .map(|(folder, contents)| format!("| `{folder}` | {contents} |\n"));
    filled(ALL, &[("parts", &rows.collect::<String>())])
}

fn filled(card: &str, values: &[(&str, &str)]) -> String {
    values.iter().fold(card.to_owned(), |card, (name, value)| {
        card.replace(&format!("{{{name}}}"), value)
    })
}
