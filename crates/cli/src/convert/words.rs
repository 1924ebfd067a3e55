//! What a conversion says of what it leaves out, in the language of the user: Korean, English or Dutch.

use janggi::record::Content;

/// The user's language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Language {
    /// 한국어
    Ko,
    /// English
    En,
    /// Nederlands
    Nl,
}

impl Language {
    /// The language of `LC_ALL`, `LC_MESSAGES` or `LANG`; English by default.
    pub(crate) fn of_environment() -> Self {
        let named = ["LC_ALL", "LC_MESSAGES", "LANG"]
            .iter()
            .find_map(|name| std::env::var(name).ok().filter(|value| !value.is_empty()))
            .unwrap_or_default();
        match named.get(..2) {
            Some("ko") => Self::Ko,
            Some("nl") => Self::Nl,
            _ => Self::En,
        }
    }
}

/// Stable word for programs.
pub(crate) const fn code(content: Content) -> &'static str {
    match content {
        Content::FaultMark => "left_out_fault_mark",
        Content::Headers => "left_out_headers",
        Content::Result => "left_out_result",
        Content::Variations => "left_out_variations",
        Content::Comments => "left_out_comments",
        Content::Glyphs => "left_out_glyphs",
        Content::Drawings => "left_out_drawings",
        Content::Times => "left_out_times",
        Content::Rules => "left_out_rules",
    }
}

/// The warning that `count` items of one kind were left out of `games` games.
pub(crate) fn left_out(content: Content, count: u64, games: u64, language: Language) -> String {
    let text = content.left_out_of(count, games);
    match language {
        Language::Ko => text.ko,
        Language::En => text.en,
        Language::Nl => text.nl,
    }
}

#[cfg(test)]
mod tests {
    use super::code;
    use janggi::record::Content;

    #[test]
    fn every_kind_has_its_code() {
        for content in Content::ALL {
            assert_eq!(code(content), format!("left_out_{}", content.code()));
        }
    }
}
