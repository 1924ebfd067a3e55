//! Written by `cargo xtask generate` from texts/*/club-list.ftl.

use janggi::explain::Language;

pub(crate) fn name(language: Language) -> &'static str {
    match language {
        Language::Korean => "이름",
        Language::English => "name",
        Language::Dutch => "naam",
    }
}

pub(crate) fn role(language: Language) -> &'static str {
    match language {
        Language::Korean => "역할",
        Language::English => "role",
        Language::Dutch => "functie",
    }
}

pub(crate) fn grade(language: Language) -> &'static str {
    match language {
        Language::Korean => "급수",
        Language::English => "grade",
        Language::Dutch => "graad",
    }
}

pub(crate) fn joined(language: Language) -> &'static str {
    match language {
        Language::Korean => "가입일",
        Language::English => "joined",
        Language::Dutch => "lid sinds",
    }
}

pub(crate) fn club(language: Language) -> &'static str {
    match language {
        Language::Korean => "소속",
        Language::English => "club",
        Language::Dutch => "vereniging",
    }
}

pub(crate) fn owner(language: Language) -> &'static str {
    match language {
        Language::Korean => "회장",
        Language::English => "owner",
        Language::Dutch => "voorzitter",
    }
}

pub(crate) fn officer(language: Language) -> &'static str {
    match language {
        Language::Korean => "총무",
        Language::English => "officer",
        Language::Dutch => "bestuurslid",
    }
}

pub(crate) fn member(language: Language) -> &'static str {
    match language {
        Language::Korean => "회원",
        Language::English => "member",
        Language::Dutch => "lid",
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
