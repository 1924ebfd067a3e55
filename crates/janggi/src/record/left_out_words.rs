//! Messages about content of a record that a format cannot hold.

use alloc::string::String;

use super::left_out::Content;
use crate::explain::Language;
use crate::explain::texts::left_out;

impl Content {
    /// Returns the message that `count` items of this kind were left out of `games` games.
    #[must_use]
    pub fn left_out_of(self, count: u64, games: u64, language: Language) -> String {
        let sentence = match self {
            Content::FaultMark => left_out::fault_mark,
            Content::Headers => left_out::headers,
            Content::Result => left_out::result,
            Content::Variations => left_out::variations,
            Content::Comments => left_out::comments,
            Content::Glyphs => left_out::glyphs,
            Content::Drawings => left_out::drawings,
            Content::Times => left_out::times,
            Content::Rules => left_out::rules,
        };
        sentence(language, count, games)
    }
}

#[cfg(test)]
mod tests {
    use super::Content;
    use crate::explain::Language;
    use alloc::string::ToString;

    #[test]
    fn every_kind_has_its_words() {
        for content in Content::ALL {
            for language in Language::ALL {
                let text = content.left_out_of(1, 2, language);
                assert!(text.contains('1') && text.contains('2'), "{text}");
            }
            let code = serde_json::to_value(content).expect("a word");
            assert_eq!(code, content.code().to_string());
        }
        assert_eq!(
            Content::Comments.left_out_of(3, 1, Language::English),
            "3 comments omitted from 1 game: not supported by this format"
        );
    }
}
