//! Written by `cargo xtask generate` from texts/*/tournament.ftl.

use janggi::explain::Language;

pub(crate) fn round_group(language: Language, round: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("{round}회전 · 예선 리그"),
        Language::English => format!("Round {round}, groups"),
        Language::Dutch => format!("Ronde {round}, poules"),
    }
}

pub(crate) fn round_plain(language: Language, round: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("{round}회전"),
        Language::English => format!("Round {round}"),
        Language::Dutch => format!("Ronde {round}"),
    }
}

pub(crate) fn round_knockout_name(language: Language, of: u64) -> String {
    match language {
        Language::Korean => if of == 2 { String::from("결승") } else if of == 4 { String::from("준결승") } else { format!("{of}강") },
        Language::English => if of == 2 { String::from("Final") } else if of == 4 { String::from("Semi-finals") } else if of == 8 { String::from("Quarter-finals") } else { format!("Round of {of}") },
        Language::Dutch => if of == 2 { String::from("Finale") } else if of == 4 { String::from("Halve finales") } else if of == 8 { String::from("Kwartfinales") } else if of == 16 { String::from("Achtste finales") } else if of == 32 { String::from("Zestiende finales") } else { format!("Ronde van de laatste {of}") },
    }
}

pub(crate) fn round_knockout(language: Language, name: impl core::fmt::Display, round: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("{name} ({round}회전)"),
        Language::English => format!("{name} (round {round})"),
        Language::Dutch => format!("{name} (ronde {round})"),
    }
}

pub(crate) fn table(language: Language, cho: impl core::fmt::Display, han: impl core::fmt::Display, table: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("{table}번 테이블: {cho} (초) – {han} (한)"),
        Language::English => format!("Board {table}: {cho} (Cho) – {han} (Han)"),
        Language::Dutch => format!("Bord {table}: {cho} (Cho) – {han} (Han)"),
    }
}

pub(crate) fn third_place(language: Language) -> &'static str {
    match language {
        Language::Korean => "3·4위전",
        Language::English => "for third place",
        Language::Dutch => "om de derde plaats",
    }
}

pub(crate) fn bye_allocated(language: Language, name: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("{name}: 부전승"),
        Language::English => format!("{name}: bye"),
        Language::Dutch => format!("{name}: vrije ronde"),
    }
}

pub(crate) fn bye_rest(language: Language, name: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("{name}: 이번 회전 쉼"),
        Language::English => format!("{name}: sits out this round"),
        Language::Dutch => format!("{name}: deze ronde vrij"),
    }
}

pub(crate) fn bye_half(language: Language, name: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("{name}: 휴식 신청"),
        Language::English => format!("{name}: requested bye"),
        Language::Dutch => format!("{name}: aangevraagde vrije ronde"),
    }
}

pub(crate) fn bye_zero(language: Language, name: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("{name}: 불참"),
        Language::English => format!("{name}: absent"),
        Language::Dutch => format!("{name}: afwezig"),
    }
}

pub(crate) fn group(language: Language, n: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("{n}조"),
        Language::English => format!("Group {n}"),
        Language::Dutch => format!("Poule {n}"),
    }
}

pub(crate) fn column_place(language: Language) -> &'static str {
    match language {
        Language::Korean => "순위",
        Language::English => "Place",
        Language::Dutch => "Plaats",
    }
}

pub(crate) fn column_name(language: Language) -> &'static str {
    match language {
        Language::Korean => "이름",
        Language::English => "Name",
        Language::Dutch => "Naam",
    }
}

pub(crate) fn column_club(language: Language) -> &'static str {
    match language {
        Language::Korean => "소속",
        Language::English => "Club",
        Language::Dutch => "Vereniging",
    }
}

pub(crate) fn column_points(language: Language) -> &'static str {
    match language {
        Language::Korean => "승점",
        Language::English => "Points",
        Language::Dutch => "Punten",
    }
}

pub(crate) fn withdrawn(language: Language) -> &'static str {
    match language {
        Language::Korean => "기권",
        Language::English => "withdrawn",
        Language::Dutch => "teruggetrokken",
    }
}

pub(crate) fn dan(language: Language, n: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("{n}단"),
        Language::English => format!("{n} dan"),
        Language::Dutch => format!("{n} dan"),
    }
}

pub(crate) fn geup(language: Language, n: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("{n}급"),
        Language::English => format!("{n} geup"),
        Language::Dutch => format!("{n} geup"),
    }
}

pub(crate) fn result_full(language: Language, name: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("{name} 완승"),
        Language::English => format!("{name} won"),
        Language::Dutch => format!("{name} wint"),
    }
}

pub(crate) fn result_counted(language: Language, name: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("{name} 점수승"),
        Language::English => format!("{name} won on points"),
        Language::Dutch => format!("{name} wint op punten"),
    }
}

pub(crate) fn result_draw(language: Language) -> &'static str {
    match language {
        Language::Korean => "무승부",
        Language::English => "draw",
        Language::Dutch => "gelijkspel",
    }
}

pub(crate) fn result_forfeit(language: Language, name: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("{name} 기권승"),
        Language::English => format!("{name} won by forfeit"),
        Language::Dutch => format!("{name} wint reglementair"),
    }
}

pub(crate) fn result_both_forfeit(language: Language) -> &'static str {
    match language {
        Language::Korean => "두 선수 모두 불참: 양쪽 패",
        Language::English => "neither player appeared: both lose",
        Language::Dutch => "geen van beiden verscheen: beiden verliezen",
    }
}

pub(crate) fn result_missing(language: Language) -> &'static str {
    match language {
        Language::Korean => "아직 결과 없음",
        Language::English => "no result yet",
        Language::Dutch => "nog geen uitslag",
    }
}

pub(crate) fn tie_points(language: Language) -> &'static str {
    match language {
        Language::Korean => "승점",
        Language::English => "points",
        Language::Dutch => "punten",
    }
}

pub(crate) fn tie_direct_encounter(language: Language) -> &'static str {
    match language {
        Language::Korean => "승자승",
        Language::English => "head-to-head",
        Language::Dutch => "onderling resultaat",
    }
}

pub(crate) fn tie_full_wins(language: Language) -> &'static str {
    match language {
        Language::Korean => "완승",
        Language::English => "full wins",
        Language::Dutch => "volle winst",
    }
}

pub(crate) fn tie_counted_wins(language: Language) -> &'static str {
    match language {
        Language::Korean => "점수승",
        Language::English => "wins on points",
        Language::Dutch => "winst op punten",
    }
}

pub(crate) fn tie_wins(language: Language) -> &'static str {
    match language {
        Language::Korean => "다승",
        Language::English => "wins",
        Language::Dutch => "gewonnen",
    }
}

pub(crate) fn tie_won_on_board(language: Language) -> &'static str {
    match language {
        Language::Korean => "실제 대국 승수",
        Language::English => "wins on the board",
        Language::Dutch => "gewonnen op het bord",
    }
}

pub(crate) fn tie_han_wins(language: Language) -> &'static str {
    match language {
        Language::Korean => "한(漢) 승수",
        Language::English => "wins with Han",
        Language::Dutch => "gewonnen met Han",
    }
}

pub(crate) fn tie_buchholz(language: Language) -> &'static str {
    match language {
        Language::Korean => "상대 승점 합",
        Language::English => "Buchholz",
        Language::Dutch => "Buchholz",
    }
}

pub(crate) fn tie_buchholz_cut1(language: Language) -> &'static str {
    match language {
        Language::Korean => "상대 승점 합(최저 1명 제외)",
        Language::English => "Buchholz cut 1",
        Language::Dutch => "Buchholz zonder de laagste",
    }
}

pub(crate) fn tie_buchholz_cut2(language: Language) -> &'static str {
    match language {
        Language::Korean => "상대 승점 합(최저 2명 제외)",
        Language::English => "Buchholz cut 2",
        Language::Dutch => "Buchholz zonder de laagste twee",
    }
}

pub(crate) fn tie_buchholz_median1(language: Language) -> &'static str {
    match language {
        Language::Korean => "상대 승점 합(최고·최저 제외)",
        Language::English => "median Buchholz",
        Language::Dutch => "mediaan-Buchholz",
    }
}

pub(crate) fn tie_sonneborn_berger(language: Language) -> &'static str {
    match language {
        Language::Korean => "상대 승점×얻은 승점의 합",
        Language::English => "Sonneborn-Berger",
        Language::Dutch => "Sonneborn-Berger",
    }
}

pub(crate) fn tie_progressive(language: Language) -> &'static str {
    match language {
        Language::Korean => "누적 승점",
        Language::English => "progressive score",
        Language::Dutch => "progressieve score",
    }
}

pub(crate) fn tie_koya(language: Language) -> &'static str {
    match language {
        Language::Korean => "상위권 상대에게 얻은 승점",
        Language::English => "Koya",
        Language::Dutch => "Koya",
    }
}

pub(crate) fn tie_board_points(language: Language) -> &'static str {
    match language {
        Language::Korean => "개인 승점 합계",
        Language::English => "board points",
        Language::Dutch => "bordpunten",
    }
}

pub(crate) fn tie_match_points(language: Language) -> &'static str {
    match language {
        Language::Korean => "단체전 승점",
        Language::English => "match points",
        Language::Dutch => "matchpunten",
    }
}

pub(crate) fn tie_top_boards(language: Language) -> &'static str {
    match language {
        Language::Korean => "순번별 개인 승점",
        Language::English => "points by board",
        Language::Dutch => "punten per bord",
    }
}

pub(crate) fn tie_grade(language: Language) -> &'static str {
    match language {
        Language::Korean => "급·단",
        Language::English => "grade",
        Language::Dutch => "graad",
    }
}

pub(crate) fn tie_elder(language: Language) -> &'static str {
    match language {
        Language::Korean => "생년월일",
        Language::English => "date of birth",
        Language::Dutch => "geboortedatum",
    }
}

pub(crate) fn tie_rating(language: Language) -> &'static str {
    match language {
        Language::Korean => "레이팅",
        Language::English => "rating",
        Language::Dutch => "rating",
    }
}

pub(crate) fn tie_drawn(language: Language) -> &'static str {
    match language {
        Language::Korean => "추첨 번호",
        Language::English => "number drawn",
        Language::Dutch => "lotnummer",
    }
}

pub(crate) fn tie_play_off(language: Language) -> &'static str {
    match language {
        Language::Korean => "순위 결정전",
        Language::English => "play-off",
        Language::Dutch => "beslissingspartij",
    }
}

pub(crate) fn entered(language: Language, n: impl core::fmt::Display, name: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("참가 접수: {name} (접수 번호 {n})"),
        Language::English => format!("Entered: {name} (entry no. {n})"),
        Language::Dutch => format!("Ingeschreven: {name} (inschrijfnr. {n})"),
    }
}

pub(crate) fn drawn(language: Language) -> &'static str {
    match language {
        Language::Korean => "번호 추첨 결과:",
        Language::English => "Numbers drawn:",
        Language::Dutch => "Lotnummers:",
    }
}

pub(crate) fn reported(language: Language, result: impl core::fmt::Display, table: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("{table}번 테이블: {result}"),
        Language::English => format!("Board {table}: {result}"),
        Language::Dutch => format!("Bord {table}: {result}"),
    }
}

pub(crate) fn missing(language: Language, n: u64) -> String {
    match language {
        Language::Korean => format!("아직 입력하지 않은 결과가 {n}개 있습니다."),
        Language::English => if n == 1 { format!("{n} result is missing.") } else { format!("{n} results are missing.") },
        Language::Dutch => if n == 1 { format!("Er ontbreekt nog {n} uitslag.") } else { format!("Er ontbreken nog {n} uitslagen.") },
    }
}

pub(crate) fn undone(language: Language) -> &'static str {
    match language {
        Language::Korean => "되돌렸습니다.",
        Language::English => "Undone.",
        Language::Dutch => "Ongedaan gemaakt.",
    }
}

pub(crate) fn withdrew(language: Language, name: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("{name}: 기권으로 처리했습니다."),
        Language::English => format!("{name} has withdrawn."),
        Language::Dutch => format!("{name} heeft zich teruggetrokken."),
    }
}

pub(crate) fn bad_grade(language: Language, text: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("“{text}”: 급·단으로 읽을 수 없습니다. 3단, 2급처럼 적으세요."),
        Language::English => format!("\"{text}\" is not a grade. Write 3d for 3 dan, or 2k for 2 geup."),
        Language::Dutch => format!("‘{text}’ is geen graad. Schrijf bijvoorbeeld 3 dan of 2 geup."),
    }
}

pub(crate) fn bad_birth(language: Language, text: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("“{text}”: 생년월일로 읽을 수 없습니다. 1951 또는 1951-03-14처럼 적으세요."),
        Language::English => format!("\"{text}\" is not a date. Write it like 1951 or 1951-03-14."),
        Language::Dutch => format!("‘{text}’ is geen datum. Schrijf bijvoorbeeld 1951 of 1951-03-14."),
    }
}

pub(crate) fn csv_too_long(language: Language) -> &'static str {
    match language {
        Language::Korean => "명단이 너무 깁니다.",
        Language::English => "The list is too long.",
        Language::Dutch => "De lijst is te lang.",
    }
}

pub(crate) fn csv_no_names(language: Language) -> &'static str {
    match language {
        Language::Korean => "첫 줄에 ‘이름’ 칸이 없습니다. 첫 줄에 칸 이름(이름, 소속, 급·단, 생년월일)을 적으세요.",
        Language::English => "The first line has no column \"name\". Name the columns in that line: name, club, grade, birth.",
        Language::Dutch => "In de eerste regel ontbreekt de kolom ‘naam’. Zet daar de namen van de kolommen: naam, vereniging, graad, geboren.",
    }
}

pub(crate) fn csv_quote(language: Language, line: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("{line}번째 줄: 따옴표가 닫히지 않았습니다."),
        Language::English => format!("Line {line}: a quotation mark is not closed."),
        Language::Dutch => format!("Regel {line}: een aanhalingsteken is niet gesloten."),
    }
}

pub(crate) fn csv_cell_grade(language: Language) -> &'static str {
    match language {
        Language::Korean => "급·단을 읽을 수 없습니다. 3단, 2급처럼 적으세요.",
        Language::English => "The grade cannot be read. Write it like 3 dan or 2 geup.",
        Language::Dutch => "De graad is niet te lezen. Schrijf bijvoorbeeld 3 dan of 2 geup.",
    }
}

pub(crate) fn csv_cell_birth(language: Language) -> &'static str {
    match language {
        Language::Korean => "생년월일을 읽을 수 없습니다. 1951 또는 1951-03-14처럼 적으세요.",
        Language::English => "The date of birth cannot be read. Write it like 1951 or 1951-03-14.",
        Language::Dutch => "De geboortedatum is niet te lezen. Schrijf bijvoorbeeld 1951 of 1951-03-14.",
    }
}

pub(crate) fn csv_cell_rating(language: Language) -> &'static str {
    match language {
        Language::Korean => "레이팅을 읽을 수 없습니다.",
        Language::English => "The rating cannot be read.",
        Language::Dutch => "De rating is niet te lezen.",
    }
}

pub(crate) fn csv_cell_division(language: Language) -> &'static str {
    match language {
        Language::Korean => "그런 부가 없습니다.",
        Language::English => "There is no such division.",
        Language::Dutch => "Die groep bestaat niet.",
    }
}

pub(crate) fn csv_cell_other(language: Language) -> &'static str {
    match language {
        Language::Korean => "읽을 수 없는 칸이 있습니다.",
        Language::English => "A field cannot be read.",
        Language::Dutch => "Een veld is niet te lezen.",
    }
}

pub(crate) fn csv_too_many_cells(language: Language) -> &'static str {
    match language {
        Language::Korean => "이 줄에 칸이 너무 많습니다. 한 줄에 한 명(단체전은 한 팀)씩 적거나 첫 줄에 모든 칸의 이름을 적으세요.",
        Language::English => "There are too many values in this line. Write one player or team per line, or name every column in the first line.",
        Language::Dutch => "Deze regel heeft te veel waarden. Zet elke speler op een eigen regel, of zet in de eerste regel de naam van elke kolom.",
    }
}

pub(crate) fn csv_line(language: Language, fault: impl core::fmt::Display, line: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("{line}번째 줄: {fault}"),
        Language::English => format!("Line {line}: {fault}"),
        Language::Dutch => format!("Regel {line}: {fault}"),
    }
}

pub(crate) fn created(language: Language, file: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("만든 파일: {file}"),
        Language::English => format!("Created: {file}"),
        Language::Dutch => format!("Aangemaakt: {file}"),
    }
}

pub(crate) fn kept_apart(language: Language, a: impl core::fmt::Display, b: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("{a} – {b}: 서로 만나지 않게 합니다."),
        Language::English => format!("{a} and {b} are now kept apart."),
        Language::Dutch => format!("{a} en {b} worden zo mogelijk niet tegen elkaar ingedeeld."),
    }
}

pub(crate) fn excused_zero(language: Language, name: impl core::fmt::Display, round: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("{name}: {round}회전 불참"),
        Language::English => format!("{name} will not play in round {round}."),
        Language::Dutch => format!("{name} speelt niet in ronde {round}."),
    }
}

pub(crate) fn excused_half(language: Language, name: impl core::fmt::Display, round: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("{name}: {round}회전 휴식 신청(정해진 휴식 승점을 받음)"),
        Language::English => format!("{name} will not play in round {round}, and gets the points for a requested bye."),
        Language::Dutch => format!("{name} speelt niet in ronde {round} en krijgt de punten van een aangevraagde vrije ronde."),
    }
}

pub(crate) fn late_deduction(language: Language, minutes: impl core::fmt::Display, name: impl core::fmt::Display, seconds: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("{name} 지각: 시계에서 {minutes}분 {seconds}초를 뺍니다."),
        Language::English => format!("{name} is late: take {minutes} min {seconds} s off the clock."),
        Language::Dutch => format!("{name} is te laat: trek {minutes} min {seconds} s van de bedenktijd af."),
    }
}

pub(crate) fn late_lost(language: Language, name: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("{name}: 지각으로 졌습니다."),
        Language::English => format!("{name} is too late and loses the game."),
        Language::Dutch => format!("{name} is te laat en heeft verloren."),
    }
}

pub(crate) fn played_off(language: Language) -> &'static str {
    match language {
        Language::Korean => "순위 결정전 결과를 입력했습니다.",
        Language::English => "Play-off entered.",
        Language::Dutch => "Beslissingspartij ingevoerd.",
    }
}

pub(crate) fn recorded(language: Language, moves: u64, table: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("{table}번 테이블: 기보를 넣었습니다({moves}수)."),
        Language::English => if moves == 1 { format!("Board {table}: record attached, {moves} move") } else { format!("Board {table}: record attached, {moves} moves") },
        Language::Dutch => if moves == 1 { format!("Bord {table}: notatie toegevoegd, {moves} zet") } else { format!("Bord {table}: notatie toegevoegd, {moves} zetten") },
    }
}

pub(crate) fn record_removed(language: Language, table: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("{table}번 테이블: 기보를 지웠습니다."),
        Language::English => format!("Board {table}: record removed"),
        Language::Dutch => format!("Bord {table}: notatie verwijderd"),
    }
}

pub(crate) fn format_groups(language: Language, qualifiers: u64, size: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("{size}명씩 조별 리그(조마다 {qualifiers}명 진출) 후 토너먼트"),
        Language::English => if qualifiers == 1 { format!("Groups of {size} (winner of each), then knock-out") } else { format!("Groups of {size} (top {qualifiers} of each), then knock-out") },
        Language::Dutch => format!("Poules van {size} (per poule {qualifiers} door), dan knock-out"),
    }
}

pub(crate) fn format_knockout(language: Language) -> &'static str {
    match language {
        Language::Korean => "토너먼트",
        Language::English => "Knock-out",
        Language::Dutch => "Knock-out",
    }
}

pub(crate) fn format_round_robin(language: Language) -> &'static str {
    match language {
        Language::Korean => "풀리그",
        Language::English => "Round robin",
        Language::Dutch => "Iedereen tegen iedereen",
    }
}

pub(crate) fn format_swiss(language: Language, rounds: u64) -> String {
    match language {
        Language::Korean => format!("스위스 리그 {rounds}회전"),
        Language::English => format!("Swiss, {}", if rounds == 1 { format!("{rounds} round") } else { format!("{rounds} rounds") }),
        Language::Dutch => format!("Zwitsers, {}", if rounds == 1 { format!("{rounds} ronde") } else { format!("{rounds} ronden") }),
    }
}

pub(crate) fn format_arena(language: Language) -> &'static str {
    match language {
        Language::Korean => "아레나",
        Language::English => "Arena",
        Language::Dutch => "Arena",
    }
}

pub(crate) fn proposal_in_time(language: Language, format: impl core::fmt::Display, hours: impl core::fmt::Display, minutes: impl core::fmt::Display, rounds: u64) -> String {
    match language {
        Language::Korean => format!("{format}: {rounds}회전, {hours}시간 {minutes}분"),
        Language::English => format!("{format}: {}, {hours} h {minutes} min", if rounds == 1 { format!("{rounds} round") } else { format!("{rounds} rounds") }),
        Language::Dutch => format!("{format}: {}, {hours} u {minutes} min", if rounds == 1 { format!("{rounds} ronde") } else { format!("{rounds} ronden") }),
    }
}

pub(crate) fn proposal_too_long(language: Language, format: impl core::fmt::Display, hours: impl core::fmt::Display, minutes: impl core::fmt::Display, rounds: u64) -> String {
    match language {
        Language::Korean => format!("{format}: {rounds}회전, {hours}시간 {minutes}분(정한 시간보다 김)"),
        Language::English => format!("{format}: {}, {hours} h {minutes} min (longer than you have)", if rounds == 1 { format!("{rounds} round") } else { format!("{rounds} rounds") }),
        Language::Dutch => format!("{format}: {}, {hours} u {minutes} min (langer dan de beschikbare tijd)", if rounds == 1 { format!("{rounds} ronde") } else { format!("{rounds} ronden") }),
    }
}

pub(crate) fn note_points_in_comments(language: Language) -> &'static str {
    match language {
        Language::Korean => "이 파일 형식에는 승·무·패만 담깁니다. 승점(7·4·2·0 등)은 주석 줄에 적으며, 이 프로그램은 읽지만 다른 프로그램은 건너뜁니다.",
        Language::English => "The file holds only wins, draws and losses. The points (such as 7, 4, 2 and 0) are in comment lines, which Janggun reads and other programs skip.",
        Language::Dutch => "Het bestand kent alleen winst, gelijkspel en verlies. De punten (zoals 7, 4, 2 en 0) staan in commentaarregels, die Janggun leest en andere programma's overslaan.",
    }
}

pub(crate) fn note_series_as_one_game(language: Language) -> &'static str {
    match language {
        Language::Korean => "여러 판으로 승부를 가린 대결은 승자만 적고 각 대국은 적지 않았습니다.",
        Language::English => "Only the winner of each series is written, not its games.",
        Language::Dutch => "Van elke tweekamp staat alleen de winnaar erin, niet de partijen.",
    }
}

pub(crate) fn note_data_left_out(language: Language) -> &'static str {
    match language {
        Language::Korean => "소속, 급·단 같은 정보는 빠집니다.",
        Language::English => "Details such as clubs and grades are left out.",
        Language::Dutch => "Gegevens zoals verenigingen en graden zijn weggelaten.",
    }
}

pub(crate) fn note_stages_as_rounds(language: Language) -> &'static str {
    match language {
        Language::Korean => "조별 리그와 토너먼트를 한 대회의 회전으로 적었습니다.",
        Language::English => "Groups and knock-out are written as rounds of one tournament.",
        Language::Dutch => "Poules en knock-out staan er als ronden van één toernooi in.",
    }
}

pub(crate) fn note_penalties_left_out(language: Language) -> &'static str {
    match language {
        Language::Korean => "벌점은 빠집니다.",
        Language::English => "Penalty points are left out.",
        Language::Dutch => "Puntenaftrek is weggelaten.",
    }
}

pub(crate) fn note_teams_in_comments(language: Language) -> &'static str {
    match language {
        Language::Korean => "단체전 승점을 세는 방법은 주석 줄에 적으며, 이 프로그램은 읽지만 다른 프로그램은 건너뜁니다.",
        Language::English => "The way team points are counted is stored in comment lines, which Janggun reads and other programs skip.",
        Language::Dutch => "Hoe de punten van teams worden geteld, staat in commentaarregels, die Janggun leest en andere programma's overslaan.",
    }
}

pub(crate) fn note_names_cut(language: Language) -> &'static str {
    match language {
        Language::Korean => "긴 이름은 칸 너비에 맞추어 잘랐습니다.",
        Language::English => "Long names are cut to the width of their column.",
        Language::Dutch => "Lange namen zijn afgekapt op de breedte van hun kolom.",
    }
}

pub(crate) fn note_record_missing(language: Language, games: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("기보가 없는 대국: {games}"),
        Language::English => format!("No record: {games}"),
        Language::Dutch => format!("Geen notatie: {games}"),
    }
}

pub(crate) fn note_record_differs(language: Language, games: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("기보에 적힌 승자가 입력한 결과와 다른 대국: {games}"),
        Language::English => format!("Winner in the record differs from the result: {games}"),
        Language::Dutch => format!("De notatie noemt een andere winnaar: {games}"),
    }
}

pub(crate) fn relax_forbidden_pairs(language: Language) -> &'static str {
    match language {
        Language::Korean => "만나지 않게 한 선수끼리 대국하게 하기",
        Language::English => "let players who were to be kept apart meet",
        Language::Dutch => "spelers tegen elkaar laten spelen die niet tegen elkaar ingedeeld mochten worden",
    }
}

pub(crate) fn relax_second_bye(language: Language) -> &'static str {
    match language {
        Language::Korean => "한 선수에게 부전승을 한 번 더 주기",
        Language::English => "give a player a second bye",
        Language::Dutch => "een speler een tweede vrije ronde geven",
    }
}

pub(crate) fn relax_sides(language: Language) -> &'static str {
    match language {
        Language::Korean => "한 선수가 같은 진영을 다시 잡게 하기",
        Language::English => "let a player have the same side again",
        Language::Dutch => "een speler nog eens dezelfde kant geven",
    }
}

pub(crate) fn relax_rematch(language: Language) -> &'static str {
    match language {
        Language::Korean => "이미 만난 선수끼리 다시 만나게 하기",
        Language::English => "let two players meet again",
        Language::Dutch => "twee spelers nog eens tegen elkaar laten spelen",
    }
}

pub(crate) fn no_pairing(language: Language) -> &'static str {
    match language {
        Language::Korean => "규칙을 모두 지키는 대진이 없습니다. 다음 가운데 하나를 허용하면 됩니다:",
        Language::English => "No pairing satisfies all the rules. Any one of these exceptions would allow a pairing:",
        Language::Dutch => "Geen indeling voldoet aan alle regels. Met een van deze uitzonderingen kan het wel:",
    }
}

pub(crate) fn no_pairing_at_all(language: Language) -> &'static str {
    match language {
        Language::Korean => "규칙을 모두 지키는 대진이 없으며, 규칙 하나만 풀어서는 짤 수 없습니다.",
        Language::English => "No pairing satisfies all the rules, and a single exception would not be enough.",
        Language::Dutch => "Geen indeling voldoet aan alle regels, ook niet met één uitzondering.",
    }
}

pub(crate) fn refusal_same_entry(language: Language) -> &'static str {
    match language {
        Language::Korean => "이미 접수한 선수입니다.",
        Language::English => "This player has already been entered.",
        Language::Dutch => "Deze speler is al ingeschreven.",
    }
}

pub(crate) fn refusal_entries_closed(language: Language) -> &'static str {
    match language {
        Language::Korean => "첫 회전 대진이 이미 나와 더 접수할 수 없습니다.",
        Language::English => "The first round has been paired, so no more players can enter.",
        Language::Dutch => "De eerste ronde is ingedeeld: inschrijven kan niet meer.",
    }
}

pub(crate) fn refusal_results_missing(language: Language) -> &'static str {
    match language {
        Language::Korean => "아직 입력하지 않은 결과가 있습니다. 먼저 입력해 주세요.",
        Language::English => "Results of some boards are missing. Enter them first.",
        Language::Dutch => "Er ontbreken uitslagen. Vul die eerst in.",
    }
}

pub(crate) fn refusal_not_enough_players(language: Language) -> &'static str {
    match language {
        Language::Korean => "선수가 모자랍니다.",
        Language::English => "There are not enough players.",
        Language::Dutch => "Er zijn te weinig spelers.",
    }
}

pub(crate) fn refusal_finished(language: Language) -> &'static str {
    match language {
        Language::Korean => "모든 회전이 끝났습니다.",
        Language::English => "All rounds have been played.",
        Language::Dutch => "Alle ronden zijn gespeeld.",
    }
}

pub(crate) fn refusal_closed(language: Language) -> &'static str {
    match language {
        Language::Korean => "이미 마감했습니다.",
        Language::English => "This tournament or division is closed.",
        Language::Dutch => "Dit toernooi of deze groep is al afgesloten.",
    }
}

pub(crate) fn refusal_no_such_table(language: Language) -> &'static str {
    match language {
        Language::Korean => "이 회전에는 그 번호의 테이블이 없습니다.",
        Language::English => "There is no such board in this round.",
        Language::Dutch => "Dat bord bestaat niet in deze ronde.",
    }
}

pub(crate) fn refusal_no_such_entry(language: Language) -> &'static str {
    match language {
        Language::Korean => "그런 선수가 없습니다.",
        Language::English => "There is no such player.",
        Language::Dutch => "Die speler bestaat niet.",
    }
}

pub(crate) fn refusal_already_reported(language: Language) -> &'static str {
    match language {
        Language::Korean => "이미 결과가 있습니다. 고치려면 --correct와 함께 사유를 적으세요.",
        Language::English => "This game already has a result. To change it, add --correct with a reason.",
        Language::Dutch => "Deze partij heeft al een uitslag. Wijzigen kan met --correct en een reden.",
    }
}

pub(crate) fn refusal_not_reported(language: Language) -> &'static str {
    match language {
        Language::Korean => "아직 결과가 없는 대국입니다.",
        Language::English => "This game has no result yet.",
        Language::Dutch => "Deze partij heeft nog geen uitslag.",
    }
}

pub(crate) fn refusal_no_draws(language: Language) -> &'static str {
    match language {
        Language::Korean => "이 대회에는 무승부가 없습니다.",
        Language::English => "There are no draws in this tournament.",
        Language::Dutch => "In dit toernooi is gelijkspel niet mogelijk.",
    }
}

pub(crate) fn refusal_draw_in_knockout(language: Language) -> &'static str {
    match language {
        Language::Korean => "토너먼트 대국은 승자를 가려야 합니다.",
        Language::English => "A knock-out game needs a winner.",
        Language::Dutch => "Een knock-outpartij moet een winnaar hebben.",
    }
}

pub(crate) fn refusal_round_depends_on_it(language: Language) -> &'static str {
    match language {
        Language::Korean => "뒤 회전의 대진이 이 결과로 정해졌습니다. 그 대진부터 되돌리세요.",
        Language::English => "A later round depends on this result. Undo its pairings first.",
        Language::Dutch => "Een latere ronde hangt van deze uitslag af. Maak eerst de indeling van die ronde ongedaan.",
    }
}

pub(crate) fn refusal_no_reason(language: Language) -> &'static str {
    match language {
        Language::Korean => "사유를 적으세요.",
        Language::English => "Give a reason.",
        Language::Dutch => "Geef een reden.",
    }
}

pub(crate) fn refusal_already_recorded(language: Language) -> &'static str {
    match language {
        Language::Korean => "이미 기보가 있습니다. 바꾸려면 --replace를 붙이세요.",
        Language::English => "This game already has a record. To change it, add --replace.",
        Language::Dutch => "Deze partij heeft al een notatie. Vervangen kan met --replace.",
    }
}

pub(crate) fn refusal_not_recorded(language: Language) -> &'static str {
    match language {
        Language::Korean => "이 대국에는 기보가 없습니다.",
        Language::English => "This game has no record.",
        Language::Dutch => "Deze partij heeft geen notatie.",
    }
}

pub(crate) fn refusal_bad_record(language: Language) -> &'static str {
    match language {
        Language::Korean => "기보가 아니거나 너무 깁니다.",
        Language::English => "This is not a game record, or it is too long.",
        Language::Dutch => "Dit is geen partijnotatie, of de notatie is te lang.",
    }
}

pub(crate) fn refusal_nothing_to_undo(language: Language) -> &'static str {
    match language {
        Language::Korean => "되돌릴 것이 없습니다.",
        Language::English => "There is nothing to undo.",
        Language::Dutch => "Er is niets ongedaan te maken.",
    }
}

pub(crate) fn refusal_tie_undecided(language: Language) -> &'static str {
    match language {
        Language::Korean => "성적이 모두 같은 선수들이 있어 진출자나 본선 자리를 정할 수 없습니다. 순위 결정전을 두게 하고 그 결과를 입력하세요.",
        Language::English => "Players are tied, and their order decides who advances or whom they meet. Let them play each other, and enter the result as a play-off.",
        Language::Dutch => "Er staan spelers gelijk, en hun volgorde bepaalt wie doorgaat of tegen wie. Laat ze een beslissingspartij spelen en voer de uitslag in.",
    }
}

pub(crate) fn refusal_other(language: Language) -> &'static str {
    match language {
        Language::Korean => "지금은 할 수 없습니다.",
        Language::English => "This is not possible right now.",
        Language::Dutch => "Dat kan nu niet.",
    }
}
