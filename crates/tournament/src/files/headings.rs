//! Headings of the columns in lists of entries, as Korean, English and Dutch speakers write them. Must not depend on
//! what the columns contain.

/// Columns of entries, each with its accepted headings, which are compared without spaces and punctuation.
const COLUMNS: [(&str, &[&str]); 10] = [
    (
        "name",
        &[
            "name",
            "fullname",
            "player",
            "playername",
            "이름",
            "성명",
            "성함",
            "선수명",
            "선수이름",
            "선수성명",
            "참가자",
            "참가자명",
            "참가자이름",
            "참가자성명",
            "참가선수",
            "대국자",
            "출전자",
            "출전선수",
            "회원명",
            "naam",
            "speler",
            "spelersnaam",
            "deelnemer",
        ],
    ),
    ("roman", &["roman", "로마자", "영문", "영문명", "영문이름", "영문성명"]),
    (
        "club",
        &[
            "club",
            "clubname",
            "school",
            "affiliation",
            "소속",
            "소속명",
            "소속단체",
            "소속기관",
            "소속클럽",
            "소속기우회",
            "단체",
            "단체명",
            "동호회",
            "동호회명",
            "기우회",
            "클럽",
            "클럽명",
            "학교",
            "학교명",
            "지부",
            "소속지부",
            "기원",
            "복지관",
            "경로당",
            "vereniging",
            "schaakvereniging",
            "clubnaam",
        ],
    ),
    ("division", &["division", "부", "부문", "groep"]),
    ("rating", &["rating", "elo", "레이팅"]),
    (
        "grade",
        &[
            "grade",
            "level",
            "strength",
            "dan",
            "급단",
            "단급",
            "단",
            "단위",
            "단급위",
            "급단위",
            "기력",
            "실력",
            "공인단",
            "공인급단",
            "공인단급",
            "급수단수",
            "단수",
            "graad",
            "niveau",
            "sterkte",
            "speelsterkte",
        ],
    ),
    (GEUP, &["급", "급수", "geup", "kyu"]),
    (
        "birth",
        &[
            "birth",
            "born",
            "dob",
            "dateofbirth",
            "birthdate",
            "birthday",
            "yearofbirth",
            "birthyear",
            "생년월일",
            "생년",
            "생년도",
            "생일",
            "생월일",
            "출생",
            "출생일",
            "출생일자",
            "출생년월일",
            "출생연월일",
            "출생연도",
            "출생년도",
            "출생년",
            "주민번호앞자리",
            "geboren",
            "geboorte",
            "geboortedatum",
            "geboortejaar",
            "gebdatum",
            "gebjaar",
        ],
    ),
    ("federation", &["federation", "연맹", "bond"]),
    (
        "members",
        &[
            "members",
            "players",
            "선수",
            "선수명단",
            "팀원",
            "선수단",
            "leden",
            "spelers",
            "teamleden",
        ],
    ),
];

/// Column for grades whose plain numbers are geup (급): 5 is 5급.
pub(crate) const GEUP: &str = "geup";

/// Returns the columns for a line of headings; `None` for those that are skipped. Of two headings for the same column,
/// the first one counts. A heading such as 선수 is for names if the table has no other column for them.
pub(crate) fn columns(headings: &[String]) -> Vec<Option<&'static str>> {
    let mut columns: Vec<Option<&'static str>> = Vec::new();
    for heading in headings {
        let found = column(heading);
        columns.push(found.filter(|_| !columns.contains(&found)));
    }
    if !columns.contains(&Some("name"))
        && let Some(members) = columns.iter_mut().find(|column| **column == Some("members"))
    {
        *members = Some("name");
    }
    columns
}

/// Returns the column for a heading, if known. Spaces, punctuation and remarks in brackets are ignored: `급 / 단` and
/// `생년월일(6자리)` are known.
fn column(heading: &str) -> Option<&'static str> {
    let bare = heading
        .split(['(', '[', '（'])
        .next()
        .unwrap_or_default()
        .to_lowercase();
    // Digits stay: 선수3 is a name, not the heading 선수.
    let counts = |one: &char| one.is_ascii_alphanumeric() || ('가'..='힣').contains(one);
    let bare: String = bare.chars().filter(counts).collect();
    let known = COLUMNS.iter().find(|(_, names)| names.contains(&bare.as_str()));
    known.map(|(column, _)| *column)
}

/// Returns whether a line contains headings although none is for names: a line about a player has at most one cell that
/// is also a heading.
pub(crate) fn are_headings(columns: &[Option<&'static str>]) -> bool {
    columns.iter().flatten().count() >= 2
}

/// Returns the column with this name, if known.
pub(crate) fn named(name: &str) -> Option<&'static str> {
    COLUMNS.iter().map(|(column, _)| *column).find(|column| *column == name)
}
