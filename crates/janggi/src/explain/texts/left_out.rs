//! Written by `cargo xtask generate` from texts/*/left-out.ftl.

use alloc::format;
use alloc::string::String;

use crate::explain::Language;

pub(crate) fn fault_mark(language: Language, count: u64, games: u64) -> String {
    match language {
        Language::Korean => format!("기보가 잘렸다는 표시 {count}개가 빠졌습니다(대국 {games}판). 이 형식에는 적을 자리가 없습니다"),
        Language::English => format!("{} left out of {}: this format has no place for them", if count == 1 { format!("{count} mark that a record was cut off") } else { format!("{count} marks that a record was cut off") }, if games == 1 { format!("{games} game") } else { format!("{games} games") }),
        Language::Dutch => format!("{} weggelaten uit {}: dit formaat heeft er geen plaats voor", if count == 1 { format!("{count} merk dat een notatie is afgebroken") } else { format!("{count} merken dat een notatie is afgebroken") }, if games == 1 { format!("{games} partij") } else { format!("{games} partijen") }),
    }
}

pub(crate) fn headers(language: Language, count: u64, games: u64) -> String {
    match language {
        Language::Korean => format!("헤더 {count}개가 빠졌습니다(대국 {games}판). 이 형식에는 적을 자리가 없습니다"),
        Language::English => format!("{} left out of {}: this format has no place for them", if count == 1 { format!("{count} header") } else { format!("{count} headers") }, if games == 1 { format!("{games} game") } else { format!("{games} games") }),
        Language::Dutch => format!("{} weggelaten uit {}: dit formaat heeft er geen plaats voor", if count == 1 { format!("{count} kopregel") } else { format!("{count} kopregels") }, if games == 1 { format!("{games} partij") } else { format!("{games} partijen") }),
    }
}

pub(crate) fn result(language: Language, count: u64, games: u64) -> String {
    match language {
        Language::Korean => format!("결과나 그 이유 {count}개가 빠졌습니다(대국 {games}판). 이 형식에는 적을 자리가 없습니다"),
        Language::English => format!("{} left out of {}: this format has no place for them", if count == 1 { format!("{count} result or its reason") } else { format!("{count} results or their reasons") }, if games == 1 { format!("{games} game") } else { format!("{games} games") }),
        Language::Dutch => format!("{} weggelaten uit {}: dit formaat heeft er geen plaats voor", if count == 1 { format!("{count} uitslag of de reden ervan") } else { format!("{count} uitslagen of de redenen ervan") }, if games == 1 { format!("{games} partij") } else { format!("{games} partijen") }),
    }
}

pub(crate) fn variations(language: Language, count: u64, games: u64) -> String {
    match language {
        Language::Korean => format!("변화수 {count}개가 빠졌습니다(대국 {games}판). 이 형식에는 적을 자리가 없습니다"),
        Language::English => format!("{} left out of {}: this format has no place for them", if count == 1 { format!("{count} variation") } else { format!("{count} variations") }, if games == 1 { format!("{games} game") } else { format!("{games} games") }),
        Language::Dutch => format!("{} weggelaten uit {}: dit formaat heeft er geen plaats voor", if count == 1 { format!("{count} variant") } else { format!("{count} varianten") }, if games == 1 { format!("{games} partij") } else { format!("{games} partijen") }),
    }
}

pub(crate) fn comments(language: Language, count: u64, games: u64) -> String {
    match language {
        Language::Korean => format!("해설 {count}개가 빠졌습니다(대국 {games}판). 이 형식에는 적을 자리가 없습니다"),
        Language::English => format!("{} left out of {}: this format has no place for them", if count == 1 { format!("{count} comment") } else { format!("{count} comments") }, if games == 1 { format!("{games} game") } else { format!("{games} games") }),
        Language::Dutch => format!("{} weggelaten uit {}: dit formaat heeft er geen plaats voor", if count == 1 { format!("{count} opmerking") } else { format!("{count} opmerkingen") }, if games == 1 { format!("{games} partij") } else { format!("{games} partijen") }),
    }
}

pub(crate) fn glyphs(language: Language, count: u64, games: u64) -> String {
    match language {
        Language::Korean => format!("평가 기호 {count}개가 빠졌습니다(대국 {games}판). 이 형식에는 적을 자리가 없습니다"),
        Language::English => format!("{} left out of {}: this format has no place for them", if count == 1 { format!("{count} evaluation mark") } else { format!("{count} evaluation marks") }, if games == 1 { format!("{games} game") } else { format!("{games} games") }),
        Language::Dutch => format!("{} weggelaten uit {}: dit formaat heeft er geen plaats voor", if count == 1 { format!("{count} beoordelingsteken") } else { format!("{count} beoordelingstekens") }, if games == 1 { format!("{games} partij") } else { format!("{games} partijen") }),
    }
}

pub(crate) fn drawings(language: Language, count: u64, games: u64) -> String {
    match language {
        Language::Korean => format!("화살표와 동그라미 {count}개가 빠졌습니다(대국 {games}판). 이 형식에는 적을 자리가 없습니다"),
        Language::English => format!("{} left out of {}: this format has no place for them", if count == 1 { format!("{count} arrow or ring") } else { format!("{count} arrows and rings") }, if games == 1 { format!("{games} game") } else { format!("{games} games") }),
        Language::Dutch => format!("{} weggelaten uit {}: dit formaat heeft er geen plaats voor", if count == 1 { format!("{count} pijl of ring") } else { format!("{count} pijlen en ringen") }, if games == 1 { format!("{games} partij") } else { format!("{games} partijen") }),
    }
}

pub(crate) fn times(language: Language, count: u64, games: u64) -> String {
    match language {
        Language::Korean => format!("수마다 적힌 시간 {count}개가 빠졌습니다(대국 {games}판). 이 형식에는 적을 자리가 없습니다"),
        Language::English => format!("{} left out of {}: this format has no place for them", if count == 1 { format!("{count} time of a move") } else { format!("{count} times of moves") }, if games == 1 { format!("{games} game") } else { format!("{games} games") }),
        Language::Dutch => format!("{} weggelaten uit {}: dit formaat heeft er geen plaats voor", if count == 1 { format!("{count} tijd van een zet") } else { format!("{count} tijden van zetten") }, if games == 1 { format!("{games} partij") } else { format!("{games} partijen") }),
    }
}

pub(crate) fn rules(language: Language, count: u64, games: u64) -> String {
    match language {
        Language::Korean => format!("규칙과 판정 {count}개가 빠졌습니다(대국 {games}판). 이 형식에는 적을 자리가 없습니다"),
        Language::English => format!("{} left out of {}: this format has no place for them", if count == 1 { format!("{count} rule set with its verdict") } else { format!("{count} rule sets with their verdicts") }, if games == 1 { format!("{games} game") } else { format!("{games} games") }),
        Language::Dutch => format!("{} weggelaten uit {}: dit formaat heeft er geen plaats voor", if count == 1 { format!("{count} regelset met de uitspraak") } else { format!("{count} regelsets met de uitspraken") }, if games == 1 { format!("{games} partij") } else { format!("{games} partijen") }),
    }
}
