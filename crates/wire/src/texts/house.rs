//! Written by `cargo xtask generate` from texts/*/house.ftl.

use janggi::explain::Language;

pub(crate) fn names_chick(language: Language) -> &'static str {
    match language {
        Language::Korean => "병아리",
        Language::English => "Chick",
        Language::Dutch => "Kuiken",
    }
}

pub(crate) fn names_squirrel(language: Language) -> &'static str {
    match language {
        Language::Korean => "다람쥐",
        Language::English => "Squirrel",
        Language::Dutch => "Eekhoorn",
    }
}

pub(crate) fn names_crane(language: Language) -> &'static str {
    match language {
        Language::Korean => "두루미",
        Language::English => "Crane",
        Language::Dutch => "Kraanvogel",
    }
}

pub(crate) fn names_fox(language: Language) -> &'static str {
    match language {
        Language::Korean => "여우",
        Language::English => "Fox",
        Language::Dutch => "Vos",
    }
}

pub(crate) fn names_tiger(language: Language) -> &'static str {
    match language {
        Language::Korean => "호랑이",
        Language::English => "Tiger",
        Language::Dutch => "Tijger",
    }
}

pub(crate) fn label(language: Language, name: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("{name} (컴퓨터)"),
        Language::English => format!("{name} (computer)"),
        Language::Dutch => format!("{name} (computer)"),
    }
}
