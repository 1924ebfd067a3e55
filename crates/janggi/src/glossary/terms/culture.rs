//! Terms for players, associations and history (사람과 역사).

use crate::explain::Text;
use crate::explain::texts::glossary as texts;
use crate::glossary::term::{Group, Term};

const fn term(id: &'static str, romanised: &'static str, word: Text, about: Text) -> Term {
    Term::new(Group::Culture, id, romanised, word, about)
}

pub(super) const TERMS: [Term; 7] = [
    term("janggi", "janggi", texts::JANGGI_WORD, texts::JANGGI_ABOUT)
        .sounds("djang-Gi")
        .spelt(&["changgi", "jangki"])
        .hanja("將棋"),
    term("geup", "geup", texts::GEUP_WORD, texts::GEUP_ABOUT).hanja("級"),
    term("dan", "dan", texts::DAN_WORD, texts::DAN_ABOUT)
        .sounds("dan")
        .hanja("段"),
    term("tournament", "daehoe", texts::TOURNAMENT_WORD, texts::TOURNAMENT_ABOUT).hanja("大會"),
    term("kja", "Daehan Janggi Hyeophoe", texts::KJA_WORD, texts::KJA_ABOUT).hanja("大韓將棋協會"),
    term("kjf", "Daehan Janggi Yeonmaeng", texts::KJF_WORD, texts::KJF_ABOUT).hanja("大韓將棋聯盟"),
    term("chu-han", "Chohan jeonjaeng", texts::CHU_HAN_WORD, texts::CHU_HAN_ABOUT).hanja("楚漢戰爭"),
];
