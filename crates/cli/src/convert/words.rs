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
    /// From `LC_ALL`, `LC_MESSAGES` or `LANG`; English where they name none of the others.
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
        Content::Times => "left_out_times",
        Content::Rules => "left_out_rules",
    }
}

/// The warning that `count` items of one kind were left out of `games` games.
pub(crate) fn left_out(content: Content, count: u64, games: u64, language: Language) -> String {
    let name = name(content, count == 1, language);
    match language {
        Language::Ko => format!("{name} {count}개가 빠졌습니다(대국 {games}판). 이 형식에는 적을 자리가 없습니다"),
        Language::En => {
            let word = if games == 1 { "game" } else { "games" };
            format!("{count} {name} left out of {games} {word}: this format has no place for them")
        }
        Language::Nl => {
            let word = if games == 1 { "partij" } else { "partijen" };
            format!("{count} {name} weggelaten uit {games} {word}: dit formaat heeft er geen plaats voor")
        }
    }
}

const fn name(content: Content, single: bool, language: Language) -> &'static str {
    let (ko, [en_one, en], [nl_one, nl]) = match content {
        Content::FaultMark => (
            "기보가 잘렸다는 표시",
            ["mark that a record was cut off", "marks that a record was cut off"],
            [
                "merk dat een notatie is afgebroken",
                "merken dat een notatie is afgebroken",
            ],
        ),
        Content::Headers => ("헤더", ["header", "headers"], ["kopregel", "kopregels"]),
        Content::Result => (
            "결과나 그 까닭",
            ["result or its reason", "results or their reasons"],
            ["uitslag of de reden ervan", "uitslagen of de redenen ervan"],
        ),
        Content::Variations => ("변화수", ["variation", "variations"], ["variant", "varianten"]),
        Content::Comments => ("해설", ["comment", "comments"], ["opmerking", "opmerkingen"]),
        Content::Times => (
            "수마다 쓴 시간",
            ["time of a move", "times of moves"],
            ["bedenktijd van een zet", "bedenktijden van zetten"],
        ),
        Content::Rules => (
            "규칙과 판정",
            ["rule set with its verdict", "rule sets with their verdicts"],
            ["regelset met de uitspraak", "regelsets met de uitspraken"],
        ),
    };
    match (language, single) {
        (Language::Ko, _) => ko,
        (Language::En, true) => en_one,
        (Language::En, false) => en,
        (Language::Nl, true) => nl_one,
        (Language::Nl, false) => nl,
    }
}

#[cfg(test)]
mod tests {
    use super::{Language, code, left_out};
    use janggi::record::Content;

    #[test]
    fn every_kind_has_its_code_and_its_words() {
        for content in Content::ALL {
            assert_eq!(code(content), format!("left_out_{}", content.code()));
            for language in [Language::Ko, Language::En, Language::Nl] {
                assert!(left_out(content, 1, 1, language).contains('1'));
            }
        }
        assert_eq!(
            left_out(Content::Comments, 3, 1, Language::En),
            "3 comments left out of 1 game: this format has no place for them"
        );
    }
}
