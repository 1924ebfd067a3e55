//! The member list as CSV, in the reader's language. Headings and grades have the format that the tournament import
//! reads.

use super::registry::Clubs;
use super::rights::manages;
use crate::error::AppError;
use crate::texts::club_list as texts;
use jiff::Timestamp;
use jiff::tz::TimeZone;
use play::rating::GEUPS;
use play::{ClubId, Player};
use store::ClubRole;
use tournament::files::csv::quoted;
use wire::Code;
use wire::account::Language;

/// A row of the CSV file.
#[derive(Debug, Clone)]
struct Line {
    name: String,
    role: ClubRole,
    grade: Option<u8>,
    since_ms: i64,
}

impl Clubs {
    /// Returns the members as CSV, for the owner and officers only. Waiting players are left out.
    ///
    /// # Errors
    ///
    /// `unknown_club`, `not_officer`.
    pub(crate) async fn csv(&self, club: ClubId, by: Player, language: Language) -> Result<String, AppError> {
        let store = &self.services.store;
        let row = store.club(club).await?.ok_or(Code::UnknownClub)?;
        if !manages(store.club_role(club, by).await?) {
            return Err(Code::NotOfficer.into());
        }
        let mut rows = store.club_members(club).await?;
        rows.retain(|row| row.role != ClubRole::Waiting);
        let people = self.people(club, &rows).await?;
        let lines = people.into_iter().zip(&rows).map(|(player, row)| Line {
            name: player.name.unwrap_or_default(),
            role: row.role,
            grade: player.rating.and_then(|rating| rating.grade),
            since_ms: row.since_ms,
        });
        Ok(written(&row.text.name, lines, language))
    }
}

fn written(club: &str, lines: impl Iterator<Item = Line>, language: Language) -> String {
    let headings = [
        texts::name(language),
        texts::role(language),
        texts::grade(language),
        texts::joined(language),
        texts::club(language),
    ];
    // Excel recognises UTF-8 only by its byte order mark.
    let mut text = format!("\u{feff}{}\n", headings.join(","));
    for line in lines {
        let cells = [
            line.name,
            role(line.role, language).to_owned(),
            line.grade.map_or_else(String::new, |grade| grade_name(grade, language)),
            day(line.since_ms),
            club.to_owned(),
        ];
        text += &cells.map(|cell| quoted(&cell)).join(",");
        text.push('\n');
    }
    text
}

fn role(role: ClubRole, language: Language) -> &'static str {
    match role {
        ClubRole::Owner => texts::owner(language),
        ClubRole::Officer => texts::officer(language),
        ClubRole::Member | ClubRole::Waiting => texts::member(language),
    }
}

/// Returns the day in UTC, such as `2026-11-30`.
fn day(ms: i64) -> String {
    let at = Timestamp::from_millisecond(ms).unwrap_or_default();
    TimeZone::UTC.to_datetime(at).date().to_string()
}

fn grade_name(grade: u8, language: Language) -> String {
    match grade.checked_sub(GEUPS) {
        Some(dan) if dan > 0 => texts::dan(language, dan),
        _ => texts::geup(language, (GEUPS + 1).saturating_sub(grade)),
    }
}

#[cfg(test)]
mod tests {
    use super::{Line, written};
    use store::ClubRole;
    use tournament::files::csv::read_entries;
    use wire::account::Language;

    fn line(name: &str, role: ClubRole, grade: Option<u8>) -> Line {
        Line {
            name: name.to_owned(),
            role,
            grade,
            since_ms: 1_764_000_000_000,
        }
    }

    fn lines() -> [Line; 4] {
        [
            line("한신", ClubRole::Owner, Some(21)),
            line("=cmd|' /C calc'!A0", ClubRole::Officer, Some(1)),
            line("a, \"b\"", ClubRole::Member, Some(18)),
            line("새내기", ClubRole::Member, None),
        ]
    }

    #[test]
    fn tournament_directors_can_paste_the_list() {
        for language in [Language::Korean, Language::English, Language::Dutch] {
            let text = written("종로, 장기회", lines().into_iter(), language);
            let entries = read_entries(&text, &[]).expect("a list of entries");
            let found: Vec<_> = entries.iter().map(|entry| (entry.name.as_str(), entry.grade)).collect();
            let expected = [
                ("한신", Some(3)),
                ("=cmd|' /C calc'!A0", Some(-18)),
                ("a, \"b\"", Some(-1)),
                ("새내기", None),
            ];
            assert_eq!(found, expected, "{language}");
            let clubs = entries
                .iter()
                .all(|entry| entry.club.as_deref() == Some("종로, 장기회"));
            assert!(clubs, "{language}");
        }
    }

    #[test]
    fn no_cell_is_a_formula() {
        let text = written("@종로", lines().into_iter(), Language::Korean);
        let wanted = "\u{feff}이름,역할,급수,가입일,소속\n한신,회장,3단,2025-11-24,'@종로\n\
                      '=cmd|' /C calc'!A0,총무,18급,2025-11-24,'@종로\n";
        assert!(text.starts_with(wanted), "{text}");
    }
}
