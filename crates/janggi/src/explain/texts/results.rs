//! Written by `cargo xtask generate` from texts/*/results.ftl.

use alloc::format;
use alloc::string::String;

use crate::explain::Language;

pub(crate) fn won(language: Language, other: impl core::fmt::Display, own: impl core::fmt::Display, side: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("{side} {own} : {other} 점수승"),
        Language::English => format!("{side} wins {own} : {other}"),
        Language::Dutch => format!("{side} wint met {own} : {other}"),
    }
}

pub(crate) fn drawn(language: Language, cho: impl core::fmt::Display, han: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("{cho} : {han} 무승부"),
        Language::English => format!("draw {cho} : {han}"),
        Language::Dutch => format!("gelijkspel {cho} : {han}"),
    }
}

pub(crate) fn draw(language: Language) -> &'static str {
    match language {
        Language::Korean => "무승부",
        Language::English => "draw",
        Language::Dutch => "gelijkspel",
    }
}

pub(crate) fn none(language: Language) -> &'static str {
    match language {
        Language::Korean => "결과 없음",
        Language::English => "no result",
        Language::Dutch => "geen uitslag",
    }
}
