//! Written by `cargo xtask generate` from texts/*/previews.ftl.

use janggi::explain::Language;

pub(crate) fn site(language: Language) -> &'static str {
    match language {
        Language::Korean => "장군",
        Language::English => "Janggun",
        Language::Dutch => "Janggun",
    }
}

pub(crate) fn invitation(language: Language) -> &'static str {
    match language {
        Language::Korean => "장기 한 판 두실래요?",
        Language::English => "How about a game of Janggi?",
        Language::Dutch => "Zin in een partij Janggi?",
    }
}

pub(crate) fn invited_by(language: Language, host: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("{host} 님이 장기 대국에 초대했습니다"),
        Language::English => format!("{host} invites you to a game of Janggi"),
        Language::Dutch => format!("{host} nodigt je uit voor een partij Janggi"),
    }
}

pub(crate) fn waiting(language: Language) -> &'static str {
    match language {
        Language::Korean => "상대를 기다리는 중",
        Language::English => "waiting for an opponent",
        Language::Dutch => "wacht op een tegenstander",
    }
}

pub(crate) fn arranging(language: Language) -> &'static str {
    match language {
        Language::Korean => "차림을 정하는 중",
        Language::English => "choosing setups",
        Language::Dutch => "opstellingen worden gekozen",
    }
}

pub(crate) fn turn(language: Language, number: impl core::fmt::Display, side: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("{number}수째, {side} 차례"),
        Language::English => format!("move {number}, {side} to move"),
        Language::Dutch => format!("zet {number}, {side} aan zet"),
    }
}

pub(crate) fn ended(language: Language, cause: impl core::fmt::Display, outcome: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("{outcome} ({cause})"),
        Language::English => format!("{outcome} ({cause})"),
        Language::Dutch => format!("{outcome} ({cause})"),
    }
}

pub(crate) fn wins(language: Language, side: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("{side} 승"),
        Language::English => format!("{side} wins"),
        Language::Dutch => format!("{side} wint"),
    }
}

pub(crate) fn draw(language: Language) -> &'static str {
    match language {
        Language::Korean => "무승부",
        Language::English => "Draw",
        Language::Dutch => "gelijkspel",
    }
}

pub(crate) fn no_result(language: Language) -> &'static str {
    match language {
        Language::Korean => "결과 없음",
        Language::English => "No result",
        Language::Dutch => "geen uitslag",
    }
}

pub(crate) fn computer(language: Language, level: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("컴퓨터 {level}단계"),
        Language::English => format!("Computer, level {level}"),
        Language::Dutch => format!("Computer, niveau {level}"),
    }
}

pub(crate) fn guest(language: Language) -> &'static str {
    match language {
        Language::Korean => "게스트",
        Language::English => "Guest",
        Language::Dutch => "Gast",
    }
}

pub(crate) fn house_rules(language: Language) -> &'static str {
    match language {
        Language::Korean => "나만의 규칙",
        Language::English => "House rules",
        Language::Dutch => "Huisregels",
    }
}

pub(crate) fn rated(language: Language) -> &'static str {
    match language {
        Language::Korean => "레이팅 대국",
        Language::English => "rated",
        Language::Dutch => "voor de rating",
    }
}

pub(crate) fn own_position(language: Language) -> &'static str {
    match language {
        Language::Korean => "직접 놓은 국면에서 시작",
        Language::English => "from a custom position",
        Language::Dutch => "vanuit een eigen stelling",
    }
}

pub(crate) fn handicap(language: Language, pieces: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("접장기: 한(漢)이 뗀 기물 {pieces}"),
        Language::English => format!("handicap (Han leaves out: {pieces})"),
        Language::Dutch => format!("voorgift van Han: {pieces}"),
    }
}

pub(crate) fn no_clock(language: Language) -> &'static str {
    match language {
        Language::Korean => "시간제한 없음",
        Language::English => "no clock",
        Language::Dutch => "zonder klok",
    }
}

pub(crate) fn fischer(language: Language, increment: impl core::fmt::Display, main: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("{main} + 한 수에 {increment}초"),
        Language::English => format!("{main} + {increment} s"),
        Language::Dutch => format!("{main} + {increment} s"),
    }
}

pub(crate) fn byoyomi(language: Language, main: impl core::fmt::Display, period: impl core::fmt::Display, periods: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("{main} + 초읽기 {period}초 {periods}회"),
        Language::English => format!("{main}, byoyomi {periods} × {period} s"),
        Language::Dutch => format!("{main}, byoyomi {periods} × {period} s"),
    }
}

pub(crate) fn total(language: Language, main: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("양쪽 합해 {main}"),
        Language::English => format!("{main} for the whole game"),
        Language::Dutch => format!("{main} voor de hele partij"),
    }
}

pub(crate) fn total_and_move(language: Language, limit: impl core::fmt::Display, main: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("양쪽 합해 {main}, 한 수 {limit}초"),
        Language::English => format!("{main} for the whole game, {limit} s per move"),
        Language::Dutch => format!("{main} voor de hele partij, {limit} s per zet"),
    }
}

pub(crate) fn correspondence(language: Language, days: u64) -> String {
    match language {
        Language::Korean => format!("통신 대국, 한 수에 {days}일"),
        Language::English => if days == 1 { String::from("1 day per move") } else { format!("{days} days per move") },
        Language::Dutch => if days == 1 { String::from("een dag per zet") } else { format!("{days} dagen per zet") },
    }
}

pub(crate) fn minutes(language: Language, n: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("{n}분"),
        Language::English => format!("{n} min"),
        Language::Dutch => format!("{n} min"),
    }
}

pub(crate) fn seconds(language: Language, n: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("{n}초"),
        Language::English => format!("{n} s"),
        Language::Dutch => format!("{n} s"),
    }
}

pub(crate) fn minutes_seconds(language: Language, minutes: impl core::fmt::Display, seconds: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("{minutes}분 {seconds}초"),
        Language::English => format!("{minutes} min {seconds} s"),
        Language::Dutch => format!("{minutes} min {seconds} s"),
    }
}

pub(crate) fn sides_cho(language: Language) -> &'static str {
    match language {
        Language::Korean => "초(楚)",
        Language::English => "Cho",
        Language::Dutch => "Cho",
    }
}

pub(crate) fn sides_han(language: Language) -> &'static str {
    match language {
        Language::Korean => "한(漢)",
        Language::English => "Han",
        Language::Dutch => "Han",
    }
}

pub(crate) fn sides_red(language: Language) -> &'static str {
    match language {
        Language::Korean => "홍",
        Language::English => "Red",
        Language::Dutch => "Rood",
    }
}

pub(crate) fn sides_black(language: Language) -> &'static str {
    match language {
        Language::Korean => "흑",
        Language::English => "Black",
        Language::Dutch => "Zwart",
    }
}

pub(crate) fn pieces_general(language: Language) -> &'static str {
    match language {
        Language::Korean => "궁",
        Language::English => "general",
        Language::Dutch => "generaal",
    }
}

pub(crate) fn pieces_guard(language: Language) -> &'static str {
    match language {
        Language::Korean => "사",
        Language::English => "guard",
        Language::Dutch => "adviseur",
    }
}

pub(crate) fn pieces_horse(language: Language) -> &'static str {
    match language {
        Language::Korean => "마",
        Language::English => "horse",
        Language::Dutch => "paard",
    }
}

pub(crate) fn pieces_elephant(language: Language) -> &'static str {
    match language {
        Language::Korean => "상",
        Language::English => "elephant",
        Language::Dutch => "olifant",
    }
}

pub(crate) fn pieces_chariot(language: Language) -> &'static str {
    match language {
        Language::Korean => "차",
        Language::English => "chariot",
        Language::Dutch => "strijdwagen",
    }
}

pub(crate) fn pieces_cannon(language: Language) -> &'static str {
    match language {
        Language::Korean => "포",
        Language::English => "cannon",
        Language::Dutch => "kanon",
    }
}

pub(crate) fn pieces_soldier(language: Language) -> &'static str {
    match language {
        Language::Korean => "병",
        Language::English => "soldier",
        Language::Dutch => "soldaat",
    }
}
