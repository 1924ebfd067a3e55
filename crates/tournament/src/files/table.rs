//! Reads pasted tables of entries, with or without headings, and reports faults row by row.

use serde::Serialize;

use super::csv::{CsvError, TOO_MANY_CELLS, count, field, grade, is_unknown, rows, separator, set};
use super::headings::{are_headings, columns, named};
use crate::entry::{Birth, DivisionId, Entry};
use crate::state::State;

/// A table of entries.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Table {
    pub rows: Vec<TableRow>,
    /// Columns in order. Those that are skipped have `None`.
    pub columns: Vec<Option<&'static str>>,
    /// Cells of the first row, if the table has no headings; otherwise empty.
    pub first: Vec<String>,
    /// Headings of the columns that are skipped although they have contents.
    pub unread: Vec<String>,
    /// Columns with contents whose headings are not known, so that their meaning may be chosen.
    pub unknown: Vec<UnknownColumn>,
}

/// A column whose heading is not known.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct UnknownColumn {
    /// Position, from 0.
    pub at: usize,
    pub heading: String,
}

/// A row of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TableRow {
    /// First line of the row in the text, from 1.
    pub line: usize,
    /// The entry, as far as it could be read.
    pub entry: Entry,
    pub fault: Option<RowFault>,
}

/// Reason why a row cannot be entered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RowFault {
    /// Stable code: `csv_cell`, `csv_too_many_cells`, or the code of a refusal, such as `bad_entry` or `same_entry`.
    pub code: &'static str,
    /// Column of the faulty value, if known.
    pub column: Option<&'static str>,
}

/// Maximum number of cells in a line of a table without headings. With more, the text is probably a list without line
/// breaks.
const MOST_CELLS: usize = 7;

/// Reads a table. If the first line has no headings, the columns are those in `chosen`. Any others are guessed from
/// their contents: names first, then dates of birth, grades, and clubs. A column of numbers before the names is
/// skipped. With headings, `chosen` is for the columns whose headings are not known. Lines without a division are for
/// `division`.
///
/// # Errors
/// [`CsvError::TooLong`] and [`CsvError::OpenQuote`]. Other faults are reported with their line.
pub fn read(state: &State, division: DivisionId, text: &str, chosen: &[Option<String>]) -> Result<Table, CsvError> {
    if text.len() > 1_000_000 {
        return Err(CsvError::TooLong);
    }
    let text = text.trim_start_matches('\u{feff}');
    let first = text.lines().find(|line| !line.trim().is_empty()).unwrap_or_default();
    let mut lines: Vec<(usize, Vec<String>)> = rows(text, separator(first))?;
    lines.retain(|(_, cells)| cells.iter().any(|cell| !cell.trim().is_empty()));
    let mut first = lines.first().map(|(_, cells)| cells.clone()).unwrap_or_default();
    let (mut unread, mut unknown) = (Vec::new(), Vec::new());
    let mut columns = columns(&first);
    let chosen: Vec<Option<&'static str>> = chosen.iter().map(|column| named(column.as_deref()?)).collect();
    let most = if columns.contains(&Some("name")) || are_headings(&columns) {
        lines.remove(0);
        unknown = skipped(&first, &columns, &lines);
        choose(&mut columns, &unknown, &chosen, &lines);
        let left = unknown.iter().filter(|column| columns[column.at].is_none());
        unread = left.map(|column| column.heading.clone()).collect();
        first.clear();
        columns.len()
    } else {
        columns = guessed(&lines, chosen);
        MOST_CELLS
    };
    let rows = read_rows(state, division, lines, &columns, most);
    Ok(Table {
        rows,
        columns,
        first,
        unread,
        unknown,
    })
}

/// Reads the lines below the headings. Lines with more than `most` cells are faulty.
fn read_rows(
    state: &State,
    division: DivisionId,
    lines: Vec<(usize, Vec<String>)>,
    columns: &[Option<&'static str>],
    most: usize,
) -> Vec<TableRow> {
    let divisions: Vec<&str> = state.plan.divisions.iter().map(|one| one.name.as_str()).collect();
    let mut entered = state.clone();
    let read = lines.into_iter().map(|(line, cells)| {
        let mut entry = Entry {
            division,
            ..Entry::default()
        };
        let mut fault = (count(&cells) > most).then_some(RowFault {
            code: TOO_MANY_CELLS,
            column: None,
        });
        for (column, cell) in columns.iter().zip(&cells) {
            let cell = cell.trim();
            let Some(column) = column.filter(|_| !cell.is_empty()) else {
                continue;
            };
            if set(&mut entry, column, cell, &divisions).is_none() {
                fault = fault.or(Some(RowFault {
                    code: "csv_cell",
                    column: Some(field(column)),
                }));
            }
        }
        let fault = fault.or_else(|| refused(&mut entered, &entry));
        TableRow { line, entry, fault }
    });
    read.collect()
}

/// Gives the columns with unknown headings the meanings in `chosen` that no other column has. If none is for names, the
/// first one that is not full of numbers is.
fn choose(
    columns: &mut [Option<&'static str>],
    unknown: &[UnknownColumn],
    chosen: &[Option<&'static str>],
    lines: &[(usize, Vec<String>)],
) {
    for UnknownColumn { at, .. } in unknown {
        let column = chosen.get(*at).copied().flatten();
        columns[*at] = column.filter(|_| !columns.contains(&column));
    }
    if columns.contains(&Some("name")) {
        return;
    }
    let has_digits = |at: usize| {
        let mut cells = lines.iter().filter_map(|(_, cells)| cells.get(at));
        cells.any(|cell| cell.contains(|one: char| one.is_ascii_digit()))
    };
    let free = |column: &&UnknownColumn| columns[column.at].is_none() && !has_digits(column.at);
    if let Some(UnknownColumn { at, .. }) = unknown.iter().find(free) {
        columns[*at] = Some("name");
    }
}

/// Returns the columns that are skipped although they have headings and contents.
fn skipped(
    headings: &[String],
    columns: &[Option<&'static str>],
    lines: &[(usize, Vec<String>)],
) -> Vec<UnknownColumn> {
    let has_contents = |at: usize| {
        let cells = lines.iter().filter_map(|(_, cells)| cells.get(at));
        cells.into_iter().any(|cell| !cell.trim().is_empty())
    };
    let all = headings.iter().zip(columns).enumerate();
    all.filter(|(at, (heading, column))| column.is_none() && !heading.trim().is_empty() && has_contents(*at))
        .map(|(at, (heading, _))| UnknownColumn {
            at,
            heading: heading.trim().to_owned(),
        })
        .collect()
}

/// Enters an entry into `state`, or returns the reason for refusing it.
fn refused(state: &mut State, entry: &Entry) -> Option<RowFault> {
    let refusal = match state.decide_entry(entry) {
        Ok(event) => {
            return state.apply(&event).is_none().then_some(RowFault {
                code: "bad_entry",
                column: None,
            });
        }
        Err(refusal) => refusal,
    };
    let column = match &refusal {
        crate::Refusal::BadEntry { field } => Some(*field),
        _ => None,
    };
    Some(RowFault {
        code: refusal.code(),
        column,
    })
}

/// Guesses from their contents the columns of a table without headings that follow the known ones.
fn guessed(lines: &[(usize, Vec<String>)], known: Vec<Option<&'static str>>) -> Vec<Option<&'static str>> {
    let width = lines.iter().map(|(_, cells)| cells.len()).max().unwrap_or(0);
    let mut columns = known;
    for position in columns.len()..width {
        let cells = lines.iter().filter_map(|(_, cells)| cells.get(position));
        let cells: Vec<&str> = cells.map(|cell| cell.trim()).filter(|cell| !cell.is_empty()).collect();
        let are = |fits: &dyn Fn(&str) -> bool| {
            let fitting = cells.iter().filter(|cell| fits(cell)).count();
            !cells.is_empty() && fitting * 2 > cells.len()
        };
        let is_number = |cell: &str| {
            cell.trim_end_matches('.')
                .parse::<u16>()
                .is_ok_and(|number| number < 1_000)
        };
        let is_grade = |cell: &str| grade(cell).is_some() || is_unknown(cell);
        let is_free = |column: &str| !columns.contains(&Some(column));
        let found = if is_free("name") {
            (!are(&is_number)).then_some("name")
        } else if is_free("birth") && are(&|cell| Birth::parse(cell).is_some()) {
            Some("birth")
        } else if is_free("grade") && cells.iter().any(|cell| grade(cell).is_some()) && are(&is_grade) {
            Some("grade")
        } else if is_free("club") && !are(&is_number) {
            Some("club")
        } else {
            None
        };
        columns.push(found);
    }
    columns
}

#[cfg(test)]
mod tests {
    use super::read;
    use crate::entry::DivisionId;
    use crate::plan::{DivisionPlan, Format, Games, Plan};
    use crate::state::Tournament;
    use crate::{Scoring, Side, TieOrder};

    fn plan_of(name: &str) -> DivisionPlan {
        DivisionPlan {
            name: name.to_owned(),
            format: Format::RoundRobin { cycles: 1 },
            games: Games::Single,
            scoring: Scoring::KOREAN,
            ties: TieOrder::Kja.ties(),
            initial: Side::Cho,
        }
    }

    fn cup_plan() -> Plan {
        Plan {
            name: "Cup".to_owned(),
            place: None,
            date: None,
            divisions: Vec::new(),
            lateness: crate::plan::Lateness::default(),
            fee: None,
            rules: None,
        }
    }

    fn rows(names: &[&str], division: u8, text: &str) -> Vec<super::TableRow> {
        let plan = Plan {
            divisions: names.iter().map(|name| plan_of(name)).collect(),
            ..cup_plan()
        };
        let cup = Tournament::open(plan, 0, None).expect("a good plan");
        read(cup.state(), DivisionId(division), text, &[])
            .expect("a table")
            .rows
    }

    /// Reads a table with these columns, and returns its columns, first cells, and names.
    fn read_as(chosen: &[&str], text: &str) -> (Vec<&'static str>, Vec<String>, Vec<String>) {
        let plan = Plan {
            divisions: vec![plan_of("")],
            ..cup_plan()
        };
        let cup = Tournament::open(plan, 0, None).expect("a good plan");
        let chosen: Vec<Option<String>> = chosen
            .iter()
            .map(|name| (!name.is_empty()).then(|| (*name).to_owned()))
            .collect();
        let table = read(cup.state(), DivisionId(0), text, &chosen).expect("a table");
        let columns = table.columns.iter().map(|column| column.unwrap_or_default()).collect();
        let names = table.rows.iter().map(|row| row.entry.name.clone()).collect();
        (columns, table.first, names)
    }

    #[test]
    fn chosen_columns_are_not_guessed_again() {
        let list = "김철수\t종로\t3단\n이영희\t수원\t2급\n";
        let guess = read_as(&[], list);
        assert_eq!(guess.0, ["name", "club", "grade"]);
        assert_eq!(guess.1, ["김철수", "종로", "3단"]);
        // On its own, the remaining line would be guessed differently.
        let left = "이영희\t1951\t3단";
        assert_eq!(read_as(&[], left).0, ["name", "birth", "grade"]);
        assert_eq!(read_as(&guess.0, left).0, guess.0);
        let swapped = read_as(&["club", "name", ""], list);
        assert_eq!(
            (swapped.0, swapped.2),
            (vec!["club", "name", ""], vec!["종로".to_owned(), "수원".to_owned()])
        );
        // Only columns that are new are guessed, and an unknown name is skipped.
        assert_eq!(read_as(&["club", "strange"], list).0, ["club", "", "name"]);
        let headings = read_as(&["club", "name"], "이름\t소속\n김철수\t종로");
        assert_eq!(
            (headings.0, headings.1.len(), headings.2),
            (vec!["name", "club"], 0, vec!["김철수".to_owned()])
        );
    }

    fn told(text: &str) -> Vec<String> {
        let row = |row: &super::TableRow| {
            let fault = row.fault.as_ref().map(|fault| (fault.code, fault.column));
            let entry = &row.entry;
            format!(
                "{}: {} {} {} {} {fault:?}",
                row.line,
                entry.name,
                entry.club.as_deref().unwrap_or("-"),
                entry.grade.map_or_else(|| "-".to_owned(), |grade| grade.to_string()),
                entry.birth.map_or_else(|| "-".to_owned(), |birth| birth.to_string()),
            )
        };
        rows(&[""], 0, text).iter().map(row).collect()
    }

    #[test]
    fn columns_are_told_by_headings_or_by_their_cells() {
        let wanted = ["1: 김철수 종로 3 1944-03-05 None", "2: 이영희 수원 -2 1951 None"];
        assert_eq!(told("김철수,종로,3단,1944-03-05\n이영희,수원,2급,1951\n"), wanted);
        assert_eq!(
            told("김철수\t1944. 3. 5.\t3단\t종로\n이영희\t1951년\t2급\t수원"),
            wanted
        );
        assert_eq!(told("1;김철수;종로;3단;19440305\n2;이영희;수원;2급;1951년생"), wanted);
        let with_headings =
            told("소속,이름,비고,단급,생년월일\n종로,김철수,회장,3단,1944-03-05\n수원,이영희,,2급,1951");
        assert_eq!(
            with_headings,
            ["2: 김철수 종로 3 1944-03-05 None", "3: 이영희 수원 -2 1951 None"]
        );
        assert_eq!(
            told("김철수\n\n이영희\n"),
            ["1: 김철수 - - - None", "3: 이영희 - - - None"]
        );
        assert_eq!(told(""), [""; 0]);
    }

    #[test]
    fn columns_that_are_not_read_are_told() {
        let plan = Plan {
            divisions: vec![plan_of("")],
            ..cup_plan()
        };
        let cup = Tournament::open(plan, 0, None).expect("a good plan");
        let unread = |text: &str| read(cup.state(), DivisionId(0), text, &[]).expect("a table").unread;
        assert_eq!(
            unread("번호,이름,나이,비고,급/단,성명,\n1,김철수,67,,초단,,\n2,이영희,,,5급,이순희,x\n"),
            ["번호", "나이", "성명"]
        );
        assert_eq!(unread("김철수,종로,초단\n이영희,수원,5급\n"), [""; 0]);
    }

    #[test]
    fn columns_with_unknown_headings_are_chosen() {
        let list = "이름,소속,장기력,태어남,메모\n김철수,종로,3단,53.4.2,\n";
        assert_eq!(read_as(&[], list).0, ["name", "club", "", "", ""]);
        let chosen = ["name", "club", "grade", "birth", ""];
        assert_eq!(read_as(&chosen, list).0, chosen);
        // Known headings are never overruled, and nothing is read twice.
        assert_eq!(
            read_as(&["birth", "name", "club", "birth", "birth"], list).0,
            ["name", "club", "", "birth", ""]
        );
        // A list may lack a known heading for the names.
        let (columns, _, names) = read_as(&[], "번호,누구,소속,기력\n1,김철수,종로,3단\n2,이영희,수원,2급\n");
        assert_eq!(columns, ["", "name", "club", "grade"]);
        assert_eq!(names, ["김철수", "이영희"]);
    }

    #[test]
    fn unknown_values_may_be_said_in_words() {
        assert_eq!(
            told("김철수,종로,초단,1944\n이영희,없음,모름,모름\n박민수,수원,-,1951\n"),
            [
                "1: 김철수 종로 1 1944 None",
                "2: 이영희 - - - None",
                "3: 박민수 수원 - 1951 None",
            ]
        );
        assert_eq!(
            told("naam,graad\nKim,onbekend\nLee,Unknown\nPark,1 Dan\n"),
            ["2: Kim - - - None", "3: Lee - - - None", "4: Park - 1 - None"]
        );
    }

    #[test]
    fn a_list_without_line_breaks_is_not_one_player() {
        let fault = |text: &str| rows(&[""], 0, text)[0].fault.as_ref().map(|fault| fault.code);
        let list = "Kim,Seoul,1d,1944,Lee,Suwon,2d,1951";
        assert_eq!(fault(list), Some("csv_too_many_cells"));
        assert_eq!(
            fault(&format!("name,club,grade,birth\n{list}")),
            Some("csv_too_many_cells")
        );
        assert_eq!(fault("1,Kim,Seoul,1d,1944,,,,,"), None);
    }

    #[test]
    fn only_lines_without_a_division_are_for_the_one_asked_for() {
        let read = rows(&["A조", "B조"], 1, "이름,부\n김철수,A조\n이영희,\n박민수,2\n");
        let divisions: Vec<u8> = read.iter().map(|row| row.entry.division.0).collect();
        assert_eq!(divisions, [0, 1, 1]);
    }

    #[test]
    fn what_cannot_be_entered_is_told_line_by_line() {
        assert_eq!(
            told("name,grade,birth\nKim,3d,1944\nLee,three,1951\nKim,3d,1944\n,1d,1950\nPark,,31-12\n"),
            [
                "2: Kim - 3 1944 None",
                "3: Lee - - 1951 Some((\"csv_cell\", Some(\"grade\")))",
                "4: Kim - 3 1944 Some((\"same_entry\", None))",
                "5:  - 1 1950 Some((\"bad_entry\", Some(\"name\")))",
                "6: Park - - - Some((\"csv_cell\", Some(\"birth\")))",
            ]
        );
    }
}
