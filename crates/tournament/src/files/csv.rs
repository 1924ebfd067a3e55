//! Reads entries from text separated by commas, semicolons or tabs, and writes standings as CSV.

use std::fmt::Write as _;

use super::headings::{GEUP, columns};
use crate::entry::{Birth, DivisionId, Entry};
use crate::figures::Figure;
use crate::standings::Row;
use crate::state::State;
use crate::tie::TieBreak;

/// Reason why a table cannot be read. Lines are counted from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CsvError {
    TooLong,
    /// The first line has no heading for names, such as `name` or 이름.
    NoNames,
    BadCell {
        line: usize,
        column: &'static str,
    },
    /// A line has more values than the table has headings.
    TooManyCells {
        line: usize,
    },
    /// A quotation mark is not closed.
    OpenQuote {
        line: usize,
    },
}

impl CsvError {
    /// Returns the stable code of this error.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::TooLong => "csv_too_long",
            Self::NoNames => "csv_no_names",
            Self::BadCell { .. } => "csv_cell",
            Self::TooManyCells { .. } => TOO_MANY_CELLS,
            Self::OpenQuote { .. } => "csv_quote",
        }
    }
}

/// Fault code of a line with more values than columns, such as a list without line breaks.
pub(crate) const TOO_MANY_CELLS: &str = "csv_too_many_cells";

/// Reads entries. The first line contains the headings of the columns, in any order; unknown columns are skipped. A
/// division is one of the names in `divisions`, or a number from 1. Team members are separated by `/`.
///
/// # Errors
/// [`CsvError`] if the text is too long, has no column for names, or contains a line that cannot be read.
pub fn read_entries(text: &str, divisions: &[&str]) -> Result<Vec<Entry>, CsvError> {
    if text.len() > 1_000_000 {
        return Err(CsvError::TooLong);
    }
    let text = text.trim_start_matches('\u{feff}');
    let first = text.lines().next().unwrap_or_default();
    let rows = rows(text, separator(first))?;
    let mut rows = rows.into_iter();
    let headings = rows.next().map(|(_, cells)| cells).unwrap_or_default();
    let columns = columns(&headings);
    if !columns.contains(&Some("name")) {
        return Err(CsvError::NoNames);
    }
    let mut entries = Vec::new();
    for (line, cells) in rows {
        if cells.iter().all(|cell| cell.trim().is_empty()) {
            continue;
        }
        if count(&cells) > columns.len() {
            return Err(CsvError::TooManyCells { line });
        }
        let mut entry = Entry::default();
        for (column, cell) in columns.iter().zip(&cells) {
            let cell = cell.trim();
            let Some(column) = column.filter(|_| !cell.is_empty()) else {
                continue;
            };
            set(&mut entry, column, cell, divisions).ok_or(CsvError::BadCell {
                line,
                column: field(column),
            })?;
        }
        entries.push(entry);
    }
    Ok(entries)
}

/// Sets a field of an entry; `None` if the cell cannot be parsed.
pub(crate) fn set(entry: &mut Entry, column: &str, cell: &str, divisions: &[&str]) -> Option<()> {
    if is_unknown(cell) && !matches!(column, "name" | "division" | "members") {
        return Some(());
    }
    let text = cell.strip_prefix('\'').unwrap_or(cell).to_owned();
    match column {
        "name" => entry.name = text,
        "roman" => entry.roman = Some(text),
        "club" => entry.club = Some(text),
        "federation" => entry.federation = Some(text),
        "rating" => entry.rating = Some(cell.parse().ok()?),
        "grade" => set_grade(entry, cell)?,
        GEUP if cell.parse::<u8>().is_ok() => set_grade(entry, &format!("{cell}급"))?,
        GEUP => set_grade(entry, cell)?,
        "birth" => entry.birth = Some(Birth::parse(cell)?),
        "members" => entry.members = text.split('/').map(|name| name.trim().to_owned()).collect(),
        _ => {
            let named = divisions.iter().position(|name| *name == cell);
            let numbered = || cell.parse::<usize>().ok()?.checked_sub(1);
            entry.division = DivisionId(u8::try_from(named.or_else(numbered)?).ok()?);
        }
    }
    Some(())
}

/// Sets the grade of an entry, and keeps its text if that says more than the number; `None` if it cannot be parsed.
#[must_use]
pub fn set_grade(entry: &mut Entry, text: &str) -> Option<()> {
    entry.grade = Some(grade(text)?);
    let text = text.trim();
    let is_number = text.starts_with(|first| matches!(half_width(first), '0'..='9' | '-' | '+'));
    entry.grade_text = (!is_number).then(|| text.to_owned());
    Some(())
}

/// Returns the field of an entry that a column sets.
pub(crate) fn field(column: &'static str) -> &'static str {
    if column == GEUP { "grade" } else { column }
}

/// Returns the number of cells, without empty ones at the end.
pub(crate) fn count(cells: &[String]) -> usize {
    let last = cells.iter().rposition(|cell| !cell.trim().is_empty());
    last.map_or(0, |last| last + 1)
}

/// Returns whether the text of a cell means that the value is unknown. Standings of earlier versions have `-` for
/// unknown grades.
#[must_use]
pub fn is_unknown(cell: &str) -> bool {
    const WORDS: [&str; 14] = [
        "-",
        "–",
        "?",
        "모름",
        "모르겠음",
        "모릅니다",
        "미상",
        "없음",
        "무급",
        "무단",
        "unknown",
        "none",
        "onbekend",
        "geen",
    ];
    WORDS.contains(&cell.trim().to_lowercase().as_str())
}

/// Parses a grade: `3단`, `삼단`, `아마 3단` and `3d` are 3, `2급` and `2k` are -2, `초단` is 1. A plain number is used as
/// is.
#[must_use]
pub fn grade(text: &str) -> Option<i8> {
    let text: String = text.trim().to_lowercase().chars().map(half_width).collect();
    let text = ["아마추어", "아마", "프로"]
        .iter()
        .find_map(|word| text.strip_prefix(word))
        .unwrap_or(&text);
    if matches!(text.trim(), "초단" | "初段" | "shodan") {
        return Some(1);
    }
    let dan = ["단", "段", "dan", "d"].iter().find_map(|word| text.strip_suffix(word));
    let geup = ["급", "級", "geup", "k"]
        .iter()
        .find_map(|word| text.strip_suffix(word));
    let number = |text: &str| text.trim().parse::<i8>().ok();
    let counted = |text: &str| number(text).or_else(|| spelled(text.trim())).filter(|grade| *grade > 0);
    match (dan, geup) {
        (Some(dan), _) => counted(dan),
        (None, Some(geup)) => counted(geup).map(|grade| -grade),
        (None, None) => number(text).filter(|grade| *grade != 0),
    }
}

/// Returns the ordinary form of a full-width digit; other characters unchanged.
fn half_width(one: char) -> char {
    match one {
        '０'..='９' => char::from(b'0' + (u32::from(one) - u32::from('０')) as u8),
        other => other,
    }
}

/// Parses a number below 100 that is written in words, such as 삼 or 三, or 십이 for 12.
fn spelled(text: &str) -> Option<i8> {
    let digit = |text: &str| {
        let mut letters = text.chars();
        let letter = letters.next().filter(|_| letters.next().is_none())?;
        let find = |word: &str| word.chars().position(|one| one == letter);
        let index = find("일이삼사오육칠팔구").or_else(|| find("一二三四五六七八九"))?;
        i8::try_from(index + 1).ok()
    };
    let Some((tens, ones)) = text.split_once(['십', '十']) else {
        return digit(text);
    };
    let tens = if tens.is_empty() { 1 } else { digit(tens)? };
    let ones = if ones.is_empty() { 0 } else { digit(ones)? };
    Some(tens * 10 + ones)
}

/// Returns the separator of a line: a tab, else a semicolon, else a comma.
pub(crate) fn separator(first: &str) -> char {
    let marks = ['\t', ';', ','];
    marks.into_iter().find(|mark| first.contains(*mark)).unwrap_or(',')
}

/// Splits a text into rows of cells, each with the number of its first line. Quoted cells may contain line breaks.
pub(crate) fn rows(text: &str, separator: char) -> Result<Vec<(usize, Vec<String>)>, CsvError> {
    let mut rows = Vec::new();
    let (mut cells, mut cell) = (Vec::new(), String::new());
    let (mut line, mut begins, mut quoted_since) = (1, 1, None);
    let mut characters = text.chars().peekable();
    while let Some(one) = characters.next() {
        match (one, quoted_since) {
            ('"', Some(_)) if characters.peek() == Some(&'"') => {
                characters.next();
                cell.push('"');
            }
            ('"', Some(_)) => quoted_since = None,
            ('"', None) if cell.trim().is_empty() => {
                cell.clear();
                quoted_since = Some(line);
            }
            ('\n', None) => {
                cells.push(std::mem::take(&mut cell));
                rows.push((begins, std::mem::take(&mut cells)));
                begins = line + 1;
            }
            ('\r', None) => {}
            (one, None) if one == separator => cells.push(std::mem::take(&mut cell)),
            (one, _) => cell.push(one),
        }
        line += usize::from(one == '\n');
    }
    if let Some(line) = quoted_since {
        return Err(CsvError::OpenQuote { line });
    }
    if !cell.is_empty() || !cells.is_empty() {
        cells.push(cell);
        rows.push((begins, cells));
    }
    Ok(rows)
}

/// Writes a table of standings: rank, number, name, club, points, and the values of the criteria that were compared.
#[must_use]
pub fn write_standings(state: &State, rows: &[Row]) -> String {
    let mut ties = Vec::new();
    for figure in rows.iter().flat_map(|row| &row.figures) {
        if !ties.contains(&figure.tie) {
            ties.push(figure.tie);
        }
    }
    let mut text = "rank,number,name,club,points".to_owned();
    for tie in &ties {
        let _ = write!(text, ",{}", tie.code());
    }
    text.push('\n');
    for row in rows {
        let entry = &state.players[&row.id].entry;
        let club = entry.club.as_deref().unwrap_or_default();
        let _ = write!(
            text,
            "{},{},{},{},{}",
            row.rank,
            row.id,
            quoted(&entry.name),
            quoted(club),
            row.points
        );
        for tie in &ties {
            let figure = row.figures.iter().find(|figure| figure.tie == *tie);
            let _ = write!(text, ",{}", figure.map(figure_cell).unwrap_or_default());
        }
        text.push('\n');
    }
    text
}

/// Returns the value of a criterion. Grades are written as `3d` and `2k`, as [`grade`] reads them.
fn figure_cell(figure: &Figure) -> String {
    match (figure.tie, figure.grade()) {
        (_, Some(grade)) if grade > 0 => format!("{grade}d"),
        (_, Some(grade)) => format!("{}k", -grade),
        (TieBreak::Grade, None) => String::new(),
        (_, None) => figure.text(),
    }
}

/// Quotes a cell if necessary. Text that a spreadsheet would interpret as a formula is prefixed with an apostrophe.
#[must_use]
pub fn quoted(cell: &str) -> String {
    let escaped = if cell.starts_with(['=', '+', '-', '@']) {
        format!("'{cell}")
    } else {
        cell.to_owned()
    };
    if escaped.contains([',', '"', '\n', ';', '\t']) {
        format!("\"{}\"", escaped.replace('"', "\"\""))
    } else {
        escaped
    }
}

#[cfg(test)]
mod tests {
    use super::{figure_cell, read_entries};
    use crate::figures::Figure;
    use crate::tie::TieBreak;

    #[test]
    fn headings_are_known_however_they_are_written() {
        let known = |heading: &str| super::super::headings::columns(&["이름".to_owned(), heading.to_owned()])[1];
        for (column, headings) in [
            (
                "grade",
                "급/단;급·단;급ㆍ단;급 / 단;단/급;단급;단;Grade;graad;기력;실력;niveau;Level;Speelsterkte",
            ),
            ("geup", "급;급수"),
            (
                "birth",
                "출생연도;출생년도;생년;생년월일;생년월일(6자리);출생 연도;Date of birth;geboortedatum;출생;출생일;생일;DOB;D.O.B.;\
                 Born;Geb. datum;geboortejaar",
            ),
            ("club", "소속;소 속;소속(기우회);동호회;* 소속;클럽;학교;지부"),
        ] {
            for heading in headings.split(';') {
                assert_eq!(known(heading), Some(column), "{heading}");
            }
        }
        for heading in ["나이", "비고", "번호", "연락처", "", "이름", "성명", "선수3", "소속 2"] {
            assert_eq!(known(heading), None, "{heading}");
        }
        // Without names, 선수 is not the column for the members of teams.
        assert_eq!(
            super::super::headings::columns(&["번호".to_owned(), "선수".to_owned()]),
            [None, Some("name")]
        );
        let entries = read_entries("성 명,급수,단\n김철수,5,\n이영희,,2\n박민수,3급,\n", &[]).expect("a good table");
        let grades: Vec<Option<i8>> = entries.iter().map(|entry| entry.grade).collect();
        assert_eq!(grades, [Some(-5), Some(2), Some(-3)]);
        let bad = read_entries("이름,급수\n김철수,많음\n", &[]);
        assert_eq!(
            bad,
            Err(super::CsvError::BadCell {
                line: 2,
                column: "grade"
            })
        );
    }

    #[test]
    fn a_grade_keeps_its_words() {
        let kept = |cell: &str| {
            let entries = read_entries(&format!("name,grade\nKim,{cell}\n"), &[]).expect("a good table");
            entries[0].grade_text.clone()
        };
        for cell in ["초단", "아마2단", "아마 3단", "삼단", "프로 3단", "Shodan"] {
            assert_eq!(kept(cell).as_deref(), Some(cell));
        }
        for cell in ["3단", "２단", "5급", "3d", "-2", "모름"] {
            assert_eq!(kept(cell), None, "{cell}");
        }
    }

    #[test]
    fn grades_in_standings_can_be_read() {
        let figure = |value| Figure {
            tie: TieBreak::Grade,
            value: vec![value],
        };
        let read = |cell: &str| {
            let entries = read_entries(&format!("name,grade\nKim,{cell}\n"), &[]).expect("a good table");
            entries[0].grade.map(i64::from)
        };
        for grade in (-30..=10).filter(|grade| *grade != 0) {
            assert_eq!(read(&figure_cell(&figure(grade))), Some(grade));
            // Earlier versions wrote numbers, and `-` for an unknown grade.
            assert_eq!(read(&figure(grade).text()), Some(grade));
        }
        assert_eq!(
            (figure_cell(&figure(3)), figure_cell(&figure(-2))),
            ("3d".to_owned(), "2k".to_owned())
        );
        for (grade, cells) in [
            (1, "초단; 1단;1 Dan;1D;일단;一段;아마초단"),
            (2, "이단;二段;２단"),
            (3, "삼단;三段;아마3단;아마 3단;프로 3단;프로3단;아마추어 3단;３ 단"),
            (4, "사단"),
            (5, "오단"),
            (6, "육단"),
            (7, "칠단"),
            (8, "팔단"),
            (9, "구단;九段"),
            (10, "십단;十段;１０단"),
            (-1, "일급;一級;１급"),
            (-10, "십급"),
            (-12, "십이급;아마 12급"),
            (-20, "이십급"),
        ] {
            for cell in cells.split(';') {
                assert_eq!(read(cell), Some(grade), "{cell}");
            }
        }
        for cell in ["단", "아마", "삼", "삼사단", "0단", "세단", "십십단"] {
            assert_eq!(super::grade(cell), None, "{cell}");
        }
        for cell in [
            "모름",
            "모르겠음",
            "모릅니다",
            "무단",
            "onbekend",
            "Unknown",
            "-",
            "?",
            "",
        ] {
            assert_eq!(read(cell), None, "{cell}");
        }
        let unknown = figure(i64::MIN);
        assert_eq!((read(&figure_cell(&unknown)), read(&unknown.text())), (None, None));
    }
}
