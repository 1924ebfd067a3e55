//! Written by `cargo xtask generate` from texts/*/left-out.ftl.

use alloc::format;
use alloc::string::String;

use crate::explain::Language;

pub(crate) fn fault_mark(language: Language, count: u64, games: u64) -> String {
    match language {
        Language::Korean => format!("기보가 잘렸다는 표시 {count}개(대국 {games}판): 이 형식에는 적을 수 없어 빠졌습니다"),
        Language::English => format!("{} omitted from {}: not supported by this format", if count == 1 { format!("{count} note about a fault in the record") } else { format!("{count} notes about faults in the record") }, if games == 1 { format!("{games} game") } else { format!("{games} games") }),
        Language::Dutch => format!("{} weggelaten uit {}: dit formaat heeft er geen plaats voor", if count == 1 { format!("{count} markering van een onvolledige notatie") } else { format!("{count} markeringen van onvolledige notaties") }, if games == 1 { format!("{games} partij") } else { format!("{games} partijen") }),
    }
}

pub(crate) fn headers(language: Language, count: u64, games: u64) -> String {
    match language {
        Language::Korean => format!("헤더 항목 {count}개(대국 {games}판): 이 형식에는 적을 수 없어 빠졌습니다"),
        Language::English => format!("{} omitted from {}: not supported by this format", if count == 1 { format!("{count} header") } else { format!("{count} headers") }, if games == 1 { format!("{games} game") } else { format!("{games} games") }),
        Language::Dutch => format!("{} weggelaten uit {}: dit formaat heeft er geen plaats voor", if count == 1 { format!("{count} kopregel") } else { format!("{count} kopregels") }, if games == 1 { format!("{games} partij") } else { format!("{games} partijen") }),
    }
}

pub(crate) fn result(language: Language, count: u64, games: u64) -> String {
    match language {
        Language::Korean => format!("결과나 그 이유 {count}개(대국 {games}판): 이 형식에는 적을 수 없어 빠졌습니다"),
        Language::English => format!("{} omitted from {}: not supported by this format", if count == 1 { format!("{count} result or its cause") } else { format!("{count} results or their causes") }, if games == 1 { format!("{games} game") } else { format!("{games} games") }),
        Language::Dutch => format!("{} weggelaten uit {}: dit formaat heeft er geen plaats voor", if count == 1 { format!("{count} uitslag of de reden ervan") } else { format!("{count} uitslagen of de redenen ervan") }, if games == 1 { format!("{games} partij") } else { format!("{games} partijen") }),
    }
}

pub(crate) fn variations(language: Language, count: u64, games: u64) -> String {
    match language {
        Language::Korean => format!("변화도 {count}개(대국 {games}판): 이 형식에는 적을 수 없어 빠졌습니다"),
        Language::English => format!("{} omitted from {}: not supported by this format", if count == 1 { format!("{count} variation") } else { format!("{count} variations") }, if games == 1 { format!("{games} game") } else { format!("{games} games") }),
        Language::Dutch => format!("{} weggelaten uit {}: dit formaat heeft er geen plaats voor", if count == 1 { format!("{count} variant") } else { format!("{count} varianten") }, if games == 1 { format!("{games} partij") } else { format!("{games} partijen") }),
    }
}

pub(crate) fn comments(language: Language, count: u64, games: u64) -> String {
    match language {
        Language::Korean => format!("해설 {count}개(대국 {games}판): 이 형식에는 적을 수 없어 빠졌습니다"),
        Language::English => format!("{} omitted from {}: not supported by this format", if count == 1 { format!("{count} comment") } else { format!("{count} comments") }, if games == 1 { format!("{games} game") } else { format!("{games} games") }),
        Language::Dutch => format!("{} weggelaten uit {}: dit formaat heeft er geen plaats voor", if count == 1 { format!("{count} commentaar") } else { format!("{count} commentaren") }, if games == 1 { format!("{games} partij") } else { format!("{games} partijen") }),
    }
}

pub(crate) fn glyphs(language: Language, count: u64, games: u64) -> String {
    match language {
        Language::Korean => format!("평가 기호 {count}개(대국 {games}판): 이 형식에는 적을 수 없어 빠졌습니다"),
        Language::English => format!("{} omitted from {}: not supported by this format", if count == 1 { format!("{count} evaluation mark") } else { format!("{count} evaluation marks") }, if games == 1 { format!("{games} game") } else { format!("{games} games") }),
        Language::Dutch => format!("{} weggelaten uit {}: dit formaat heeft er geen plaats voor", if count == 1 { format!("{count} beoordelingsteken") } else { format!("{count} beoordelingstekens") }, if games == 1 { format!("{games} partij") } else { format!("{games} partijen") }),
    }
}

pub(crate) fn drawings(language: Language, count: u64, games: u64) -> String {
    match language {
        Language::Korean => format!("화살표와 동그라미 {count}개(대국 {games}판): 이 형식에는 적을 수 없어 빠졌습니다"),
        Language::English => format!("{} omitted from {}: not supported by this format", if count == 1 { format!("{count} arrow or circle") } else { format!("{count} arrows and circles") }, if games == 1 { format!("{games} game") } else { format!("{games} games") }),
        Language::Dutch => format!("{} weggelaten uit {}: dit formaat heeft er geen plaats voor", if count == 1 { format!("{count} pijl of ring") } else { format!("{count} pijlen en ringen") }, if games == 1 { format!("{games} partij") } else { format!("{games} partijen") }),
    }
}

pub(crate) fn times(language: Language, count: u64, games: u64) -> String {
    match language {
        Language::Korean => format!("수별 시간 기록 {count}개(대국 {games}판): 이 형식에는 적을 수 없어 빠졌습니다"),
        Language::English => format!("{} omitted from {}: not supported by this format", if count == 1 { format!("{count} clock time") } else { format!("{count} clock times") }, if games == 1 { format!("{games} game") } else { format!("{games} games") }),
        Language::Dutch => format!("{} weggelaten uit {}: dit formaat heeft er geen plaats voor", if count == 1 { format!("{count} genoteerde kloktijd") } else { format!("{count} genoteerde kloktijden") }, if games == 1 { format!("{games} partij") } else { format!("{games} partijen") }),
    }
}

pub(crate) fn rules(language: Language, count: u64, games: u64) -> String {
    match language {
        Language::Korean => format!("규칙과 판정 {count}개(대국 {games}판): 이 형식에는 적을 수 없어 빠졌습니다"),
        Language::English => format!("{} omitted from {}: not supported by this format", if count == 1 { format!("{count} rule set with its verdict") } else { format!("{count} rule sets with their verdicts") }, if games == 1 { format!("{games} game") } else { format!("{games} games") }),
        Language::Dutch => format!("{} weggelaten uit {}: dit formaat heeft er geen plaats voor", if count == 1 { format!("{count} set spelregels met de uitslag") } else { format!("{count} sets spelregels met de uitslagen") }, if games == 1 { format!("{games} partij") } else { format!("{games} partijen") }),
    }
}
