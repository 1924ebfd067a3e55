//! Descriptions of the data, for people who download it. The texts are in the files beside this one.

use super::games::Months;

const GAMES: &str = include_str!("games.md");
const PROBLEMS: &str = include_str!("problems.md");
const TABLES: &str = include_str!("tables.md");
const ALL: &str = include_str!("all.md");

/// Returns the card of the games.
pub(super) fn games(months: &Months, licence: &str) -> String {
    let total: u64 = months.values().sum();
    let rows = months.iter().map(|(month, games)| format!("| {month} | {games} |\n"));
    filled(
        GAMES,
        &[
            ("total", &total.to_string()),
            ("months", &rows.collect::<String>()),
            // Last, because it is the operator's text.
            ("licence", licence),
        ],
    )
}

/// Returns the card of the problems.
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

/// Returns the card of the endgame tables.
pub(super) fn tables(files: usize) -> String {
    filled(TABLES, &[("files", &files.to_string())])
}

/// Returns the card of the whole folder.
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
