//! The citations of each preset.

use crate::ruleset::preset::Preset;
use crate::ruleset::source::mark::Row;
use crate::ruleset::source::{korean, programs, texts};

/// Returns a preset's own rows. `lookup` adds the rows that the preset shares with related presets.
pub(super) const fn rows(preset: Preset) -> &'static [Row] {
    match preset {
        Preset::Kakao => korean::KAKAO,
        Preset::KjaPoints => korean::KJA_POINTS,
        Preset::KjaDecisive => korean::KJA_DECISIVE,
        Preset::Kjf2022 => korean::KJF_2022,
        Preset::Casual => korean::CASUAL,
        Preset::NorthKorean => texts::NORTH_KOREAN,
        Preset::Heptathlon => texts::HEPTATHLON,
        Preset::Vchess => texts::VCHESS,
        Preset::Chesswar => texts::CHESSWAR,
        Preset::Xiangqi => texts::XIANGQI,
        Preset::Koopkorea1a => texts::KOOPKOREA_1A,
        Preset::Koopkorea1b => texts::KOOPKOREA_1B,
        Preset::Koopkorea1c => texts::KOOPKOREA_1C,
        Preset::Koopkorea2 => texts::KOOPKOREA_2,
        Preset::Koopkorea3 => texts::KOOPKOREA_3,
        Preset::Hangame => korean::HANGAME,
        Preset::Record => programs::RECORD,
        Preset::Pychess => programs::PYCHESS,
        Preset::FsfTraditional => programs::FSF_TRADITIONAL,
        Preset::FsfModern => programs::FSF_MODERN,
        Preset::FsfCasual => programs::FSF_CASUAL,
    }
}
