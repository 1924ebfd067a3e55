//! Terms for the end of a game (승부).

use crate::explain::Text;
use crate::explain::texts::glossary as texts;
use crate::glossary::term::{Group, Term, form};

const fn term(id: &'static str, romanised: &'static str, word: Text, about: Text) -> Term {
    Term::new(Group::Ending, id, romanised, word, about)
}

pub(super) const TERMS: [Term; 14] = [
    term("mate", "oetong", texts::MATE_WORD, texts::MATE_ABOUT)
        .sounds("wè-toong")
        .spelt(&["weh-tong"])
        .hanja("外通")
        .others(&[form("외통 장군", "oetong janggun")])
        .diagram("R3k4/1R7/9/9/9/9/9/9/3K5/9", &["e10"]),
    term(
        "mating-move",
        "oetongsu",
        texts::MATING_MOVE_WORD,
        texts::MATING_MOVE_ABOUT,
    )
    .sounds("wè-toong-soe")
    .hanja("外通手"),
    term("mated", "oetongpae", texts::MATED_WORD, texts::MATED_ABOUT)
        .sounds("wè-toong-pè")
        .hanja("外通敗"),
    term("bikjang", "bikjang", texts::BIKJANG_WORD, texts::BIKJANG_ABOUT)
        .sounds("bieG-djang")
        .spelt(&["bigjang"])
        .hanja("빅將")
        .north("궁장", "gungjang")
        .diagram("9/4k4/9/9/9/9/9/9/4K4/9", &["e2", "e9"]),
    term("points", "jeom", texts::POINTS_WORD, texts::POINTS_ABOUT)
        .sounds("djom")
        .hanja("點")
        .others(&[form("점수", "jeomsu")]),
    term("deom", "deom", texts::DEOM_WORD, texts::DEOM_ABOUT).sounds("dom"),
    term(
        "win-on-points",
        "jeomsuseung",
        texts::WIN_ON_POINTS_WORD,
        texts::WIN_ON_POINTS_ABOUT,
    )
    .hanja("點數勝"),
    term("draw", "museungbu", texts::DRAW_WORD, texts::DRAW_ABOUT)
        .hanja("無勝負")
        .others(&[form("비김", "bigim")]),
    term(
        "dead-position",
        "gimul bujok",
        texts::DEAD_POSITION_WORD,
        texts::DEAD_POSITION_ABOUT,
    ),
    term(
        "repetition",
        "banboksu",
        texts::REPETITION_WORD,
        texts::REPETITION_ABOUT,
    )
    .hanja("反復手")
    .others(&[form("동일수", "dongilsu")]),
    term(
        "perpetual-check",
        "banbokjanggun",
        texts::PERPETUAL_CHECK_WORD,
        texts::PERPETUAL_CHECK_ABOUT,
    )
    .others(&[form("만년장", "mannyeonjang")]),
    term(
        "thirty-points",
        "samsipjeom miman",
        texts::THIRTY_POINTS_WORD,
        texts::THIRTY_POINTS_ABOUT,
    ),
    term(
        "fifty-moves",
        "osipsu gyuchik",
        texts::FIFTY_MOVES_WORD,
        texts::FIFTY_MOVES_ABOUT,
    ),
    term("referee", "simpan", texts::REFEREE_WORD, texts::REFEREE_ABOUT).hanja("審判"),
];
