//! Written by `cargo xtask generate` from texts/*/verdicts.ftl.

use janggi::explain::Language;

pub(crate) fn game(language: Language, file: impl core::fmt::Display, number: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("{file}, {number}번째 대국"),
        Language::English => format!("{file}, game {number}"),
        Language::Dutch => format!("{file}, partij {number}"),
    }
}

pub(crate) fn recorded(language: Language, result: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("기보에 적힌 결과: {result}"),
        Language::English => format!("The record says: {result}."),
        Language::Dutch => format!("Volgens de notatie: {result}."),
    }
}

pub(crate) fn agree(language: Language) -> &'static str {
    match language {
        Language::Korean => "모든 규칙의 판정이 같습니다.",
        Language::English => "All rule sets lead to the same result.",
        Language::Dutch => "Alle sets spelregels geven dezelfde uitslag.",
    }
}

pub(crate) fn no_end(language: Language) -> &'static str {
    match language {
        Language::Korean => "이 기보 안에서는 어느 규칙으로도 대국이 끝나지 않습니다. 기권, 시간패, 합의처럼 기보에 적히지 않은 일로 끝났다면 그 결과를 따릅니다.",
        Language::English => "No rule set ends the game within this record. If the game ended in a way that is not recorded, such as by resignation, loss on time or agreement, that decides the result.",
        Language::Dutch => "Volgens geen enkele set spelregels eindigt de partij binnen deze notatie. Eindigde de partij door iets wat er niet in staat, zoals opgeven, tijdsoverschrijding of een afspraak, dan geldt dat.",
    }
}

pub(crate) fn part_start(language: Language) -> &'static str {
    match language {
        Language::Korean => "시작부터 규칙마다 판정이 다릅니다.",
        Language::English => "The rule sets disagree from the start.",
        Language::Dutch => "De spelregels lopen vanaf het begin uiteen.",
    }
}

pub(crate) fn part_after(language: Language, ply: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("{ply}수째를 둔 뒤부터 규칙마다 판정이 다릅니다."),
        Language::English => format!("The rule sets disagree after move {ply}."),
        Language::Dutch => format!("De spelregels lopen na zet {ply} uiteen."),
    }
}

pub(crate) fn at_start(language: Language) -> &'static str {
    match language {
        Language::Korean => "시작",
        Language::English => "At the start",
        Language::Dutch => "Aan het begin",
    }
}

pub(crate) fn at_ply(language: Language, ply: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("{ply}수째를 둔 뒤"),
        Language::English => format!("After move {ply}"),
        Language::Dutch => format!("Na zet {ply}"),
    }
}

pub(crate) fn at_end(language: Language, ply: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("기보의 마지막({ply}수째)"),
        Language::English => format!("At the end of the record, after move {ply}"),
        Language::Dutch => format!("Aan het eind van de notatie, na zet {ply}"),
    }
}

pub(crate) fn refused(language: Language, reason: impl core::fmt::Display, step: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("다음 수 {step}: 둘 수 없는 수입니다. {reason}"),
        Language::English => format!("The next move, {step}, is not allowed. {reason}"),
        Language::Dutch => format!("De volgende zet, {step}, mag niet. {reason}"),
    }
}

pub(crate) fn no_start_arrangement_not_allowed(language: Language) -> &'static str {
    match language {
        Language::Korean => "이렇게 시작할 수 없습니다. 이 규칙에는 없는 차림입니다.",
        Language::English => "The game cannot start like this: these rules do not allow this setup.",
        Language::Dutch => "De partij kan zo niet beginnen: volgens deze regels is deze opstelling niet toegestaan.",
    }
}

pub(crate) fn no_start_matsang_forbidden(language: Language) -> &'static str {
    match language {
        Language::Korean => "이렇게 시작할 수 없습니다. 이 규칙은 맞상을 금합니다.",
        Language::English => "The game cannot start like this: elephants on opposite wings are forbidden.",
        Language::Dutch => "De partij kan zo niet beginnen: olifanten tegenover elkaar zijn verboden.",
    }
}

pub(crate) fn no_start_generals_facing(language: Language) -> &'static str {
    match language {
        Language::Korean => "이렇게 시작할 수 없습니다. 두 궁이 마주 보고 있습니다.",
        Language::English => "The game cannot start like this: the generals face each other.",
        Language::Dutch => "De partij kan zo niet beginnen: de generaals staan tegenover elkaar.",
    }
}

pub(crate) fn no_start_bad_position(language: Language) -> &'static str {
    match language {
        Language::Korean => "이렇게 시작할 수 없습니다. 둘 수 없는 국면입니다.",
        Language::English => "The game cannot start like this: the position cannot be played.",
        Language::Dutch => "De partij kan zo niet beginnen: deze stelling is niet speelbaar.",
    }
}

pub(crate) fn open(language: Language, cho: impl core::fmt::Display, cho_points: impl core::fmt::Display, han: impl core::fmt::Display, han_points: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("아직 끝나지 않았습니다. 점수: {cho} {cho_points}, {han} {han_points}"),
        Language::English => format!("The game goes on. Points: {cho} {cho_points}, {han} {han_points}."),
        Language::Dutch => format!("De partij gaat door. Punten: {cho} {cho_points}, {han} {han_points}."),
    }
}

pub(crate) fn both_pass(language: Language, result: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("지금 양쪽이 한 수씩 쉬면: {result}"),
        Language::English => format!("If both sides pass now: {result}."),
        Language::Dutch => format!("Als beide kanten nu passen: {result}."),
    }
}

pub(crate) fn called(language: Language, result: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("지금 빅장을 부르면: {result}"),
        Language::English => format!("If bikjang is called now: {result}."),
        Language::Dutch => format!("Als nu Bigjang wordt gemeld: {result}."),
    }
}

pub(crate) fn agreed(language: Language, result: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("합의하여 끝내면: {result}"),
        Language::English => format!("If both agree to end the game: {result}."),
        Language::Dutch => format!("Als beide kanten de partij in overleg beëindigen: {result}."),
    }
}

pub(crate) fn winner(language: Language, side: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("{side} 승"),
        Language::English => format!("{side} wins"),
        Language::Dutch => format!("{side} wint"),
    }
}

pub(crate) fn draw(language: Language) -> &'static str {
    match language {
        Language::Korean => "무승부",
        Language::English => "a draw",
        Language::Dutch => "gelijkspel",
    }
}

pub(crate) fn source(language: Language, cite: impl core::fmt::Display, mark: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("출처({mark}): {cite}"),
        Language::English => format!("Source: {cite} {mark}."),
        Language::Dutch => format!("Bron: {cite} {mark}."),
    }
}

pub(crate) fn other_game(language: Language, names: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("다른 게임의 규칙이라 비교하지 않음: {names}"),
        Language::English => format!("Rules of other games, not compared: {names}"),
        Language::Dutch => format!("Regels van andere spellen, niet vergeleken: {names}"),
    }
}

pub(crate) fn not_official(language: Language) -> &'static str {
    match language {
        Language::Korean => "이 프로그램에 담긴 규칙으로 계산한 판정이며, 어느 협회의 공식 판정도 아닙니다.",
        Language::English => "Worked out by Janggun from its own rule sets. This is not a decision by any association.",
        Language::Dutch => "Dit heeft Janggun berekend met zijn eigen sets spelregels. Het is geen beslissing van een bond.",
    }
}
