//! What is said where a format has no place for what a record has, in Korean, English and Dutch.

use alloc::format;
use alloc::string::String;

use serde::Serialize;

use super::left_out::Content;

/// One text in every language of the user.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LeftOutText {
    /// 한국어
    pub ko: String,
    /// English
    pub en: String,
    /// Nederlands
    pub nl: String,
}

impl Content {
    /// That `count` items of this kind were left out of `games` games.
    #[must_use]
    pub fn left_out_of(self, count: u64, games: u64) -> LeftOutText {
        let (ko, [en_one, en_many], [nl_one, nl_many]) = self.names();
        let number = |one, many, count| if count == 1 { one } else { many };
        let (en, nl) = (number(en_one, en_many, count), number(nl_one, nl_many, count));
        let en_games = number("game", "games", games);
        let nl_games = number("partij", "partijen", games);
        LeftOutText {
            ko: format!("{ko} {count}개가 빠졌습니다(대국 {games}판). 이 형식에는 적을 자리가 없습니다"),
            en: format!("{count} {en} left out of {games} {en_games}: this format has no place for them"),
            nl: format!("{count} {nl} weggelaten uit {games} {nl_games}: dit formaat heeft er geen plaats voor"),
        }
    }

    /// In Korean; one and several in English and Dutch.
    const fn names(self) -> (&'static str, [&'static str; 2], [&'static str; 2]) {
        match self {
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
            Content::Glyphs => (
                "평가 기호",
                ["evaluation mark", "evaluation marks"],
                ["beoordelingsteken", "beoordelingstekens"],
            ),
            Content::Drawings => (
                "화살표와 동그라미",
                ["arrow or ring", "arrows and rings"],
                ["pijl of ring", "pijlen en ringen"],
            ),
            Content::Times => (
                "수마다 적힌 시간",
                ["time of a move", "times of moves"],
                ["tijd van een zet", "tijden van zetten"],
            ),
            Content::Rules => (
                "규칙과 판정",
                ["rule set with its verdict", "rule sets with their verdicts"],
                ["regelset met de uitspraak", "regelsets met de uitspraken"],
            ),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Content;
    use alloc::string::ToString;

    #[test]
    fn every_kind_has_its_words() {
        for content in Content::ALL {
            let text = content.left_out_of(1, 2);
            assert!(
                [text.ko, text.en, text.nl]
                    .iter()
                    .all(|text| text.contains('1') && text.contains('2'))
            );
            let code = serde_json::to_value(content).expect("a word");
            assert_eq!(code, content.code().to_string());
        }
        assert_eq!(
            Content::Comments.left_out_of(3, 1).en,
            "3 comments left out of 1 game: this format has no place for them"
        );
    }
}
