//! Terms for related games (비슷한 놀이).

use crate::explain::Text;
use crate::explain::texts::glossary as texts;
use crate::glossary::term::{Group, Term, form};

const fn term(id: &'static str, romanised: &'static str, word: Text, about: Text) -> Term {
    Term::new(Group::Relatives, id, romanised, word, about)
}

pub(super) const TERMS: [Term; 7] = [
    term("xiangqi", "syangchi", texts::XIANGQI_WORD, texts::XIANGQI_ABOUT)
        .hanja("象棋")
        .others(&[form("중국 장기", "Jungguk janggi")]),
    term("river", "gang", texts::RIVER_WORD, texts::RIVER_ABOUT)
        .hanja("江")
        .diagram("9/9/9/9/9/9/9/9/9/9", &["a5", "i5", "a6", "i6"]),
    term(
        "flying-general",
        "bijang",
        texts::FLYING_GENERAL_WORD,
        texts::FLYING_GENERAL_ABOUT,
    )
    .hanja("飛將")
    .diagram("3k5/9/9/9/9/9/9/9/9/3K5", &["d1", "d10"]),
    term(
        "chaturanga",
        "chaturangga",
        texts::CHATURANGA_WORD,
        texts::CHATURANGA_ABOUT,
    ),
    term("shogi", "syogi", texts::SHOGI_WORD, texts::SHOGI_ABOUT)
        .hanja("將棋")
        .others(&[form("일본 장기", "Ilbon janggi")]),
    term("baduk", "baduk", texts::BADUK_WORD, texts::BADUK_ABOUT),
    term(
        "gwangsanghui",
        "Gwangsanghui",
        texts::GWANGSANGHUI_WORD,
        texts::GWANGSANGHUI_ABOUT,
    )
    .hanja("廣象戱"),
];
