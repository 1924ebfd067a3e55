//! The name and a one-line description of each preset.

use crate::explain::text::Text;
use crate::explain::texts::rule_sets;
use crate::ruleset::Preset;

impl Preset {
    /// Returns the name of the rule set, as shown in selection lists.
    #[must_use]
    pub const fn name(self) -> Text {
        match self {
            Self::Kakao => rule_sets::PRESETS_KAKAO,
            Self::Casual => rule_sets::PRESETS_CASUAL,
            Self::KjaPoints => rule_sets::PRESETS_KJA_POINTS,
            Self::KjaDecisive => rule_sets::PRESETS_KJA_DECISIVE,
            Self::Kjf2022 => rule_sets::PRESETS_KJF_2022,
            Self::Hangame => rule_sets::PRESETS_HANGAME,
            Self::Pychess => rule_sets::PRESETS_PYCHESS,
            Self::NorthKorean => rule_sets::PRESETS_NORTH_KOREAN,
            Self::Koopkorea1a => rule_sets::PRESETS_KOOPKOREA_1A,
            Self::Koopkorea1b => rule_sets::PRESETS_KOOPKOREA_1B,
            Self::Koopkorea1c => rule_sets::PRESETS_KOOPKOREA_1C,
            Self::Koopkorea2 => rule_sets::PRESETS_KOOPKOREA_2,
            Self::Koopkorea3 => rule_sets::PRESETS_KOOPKOREA_3,
            Self::Heptathlon => rule_sets::PRESETS_HEPTATHLON,
            Self::Vchess => rule_sets::PRESETS_VCHESS,
            Self::Chesswar => rule_sets::PRESETS_CHESSWAR,
            Self::Xiangqi => rule_sets::PRESETS_XIANGQI,
            Self::FsfTraditional => rule_sets::PRESETS_FSF_TRADITIONAL,
            Self::FsfModern => rule_sets::PRESETS_FSF_MODERN,
            Self::FsfCasual => rule_sets::PRESETS_FSF_CASUAL,
            Self::Record => rule_sets::PRESETS_RECORD,
        }
    }

    /// Returns a one-line description that distinguishes this rule set from the others.
    #[must_use]
    pub const fn about(self) -> Text {
        match self {
            Self::Kakao => rule_sets::ABOUTS_KAKAO,
            Self::Casual => rule_sets::ABOUTS_CASUAL,
            Self::KjaPoints => rule_sets::ABOUTS_KJA_POINTS,
            Self::KjaDecisive => rule_sets::ABOUTS_KJA_DECISIVE,
            Self::Kjf2022 => rule_sets::ABOUTS_KJF_2022,
            Self::Hangame => rule_sets::ABOUTS_HANGAME,
            Self::Pychess => rule_sets::ABOUTS_PYCHESS,
            Self::NorthKorean => rule_sets::ABOUTS_NORTH_KOREAN,
            Self::Koopkorea1a => rule_sets::ABOUTS_KOOPKOREA_1A,
            Self::Koopkorea1b => rule_sets::ABOUTS_KOOPKOREA_1B,
            Self::Koopkorea1c => rule_sets::ABOUTS_KOOPKOREA_1C,
            Self::Koopkorea2 => rule_sets::ABOUTS_KOOPKOREA_2,
            Self::Koopkorea3 => rule_sets::ABOUTS_KOOPKOREA_3,
            Self::Heptathlon => rule_sets::ABOUTS_HEPTATHLON,
            Self::Vchess => rule_sets::ABOUTS_VCHESS,
            Self::Chesswar => rule_sets::ABOUTS_CHESSWAR,
            Self::Xiangqi => rule_sets::ABOUTS_XIANGQI,
            Self::FsfTraditional => rule_sets::ABOUTS_FSF_TRADITIONAL,
            Self::FsfModern => rule_sets::ABOUTS_FSF_MODERN,
            Self::FsfCasual => rule_sets::ABOUTS_FSF_CASUAL,
            Self::Record => rule_sets::ABOUTS_RECORD,
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::explain::Language;
    use crate::ruleset::Preset;

    /// KoopKorea's manual lists 1A to 1C under "semi-official tournament rule" and 2 as the friendly match.
    #[test]
    fn only_the_second_rule_of_koopkorea_is_called_friendly() {
        for preset in Preset::ALL {
            let about = preset.about();
            let friendly = preset == Preset::Koopkorea2;
            assert_eq!(
                about.in_language(Language::English).contains("Friendly"),
                friendly,
                "{}",
                preset.id()
            );
            assert_eq!(
                about.in_language(Language::Korean).contains("친선"),
                friendly,
                "{}",
                preset.id()
            );
        }
    }
}
