//! Terms for the board and the set (판과 장기알).

use crate::explain::Text;
use crate::explain::texts::glossary as texts;
use crate::glossary::term::{Group, Term, form};

const fn term(id: &'static str, romanised: &'static str, word: Text, about: Text) -> Term {
    Term::new(Group::Board, id, romanised, word, about)
}

const EMPTY: &str = "9/9/9/9/9/9/9/9/9/9";

pub(super) const TERMS: [Term; 14] = [
    term("board", "janggipan", texts::BOARD_WORD, texts::BOARD_ABOUT)
        .sounds("djang-Gi-pan")
        .hanja("將棋板"),
    term("pieces", "janggial", texts::PIECES_WORD, texts::PIECES_ABOUT)
        .sounds("djang-Gi-al")
        .others(&[
            form("장기짝", "janggijjak"),
            form("장기 기물", "janggi gimul"),
            form("기물", "gimul"),
        ]),
    term("point", "gyochajeom", texts::POINT_WORD, texts::POINT_ABOUT)
        .hanja("交叉點")
        .others(&[form("자리", "jari")])
        .diagram(EMPTY, &["a1", "e5", "i7", "c10"]),
    term("step", "kan", texts::STEP_WORD, texts::STEP_ABOUT),
    term("file", "serojul", texts::FILE_WORD, texts::FILE_ABOUT)
        .diagram(EMPTY, &["e1", "e2", "e3", "e4", "e5", "e6", "e7", "e8", "e9", "e10"]),
    term("rank", "garojul", texts::RANK_WORD, texts::RANK_ABOUT)
        .diagram(EMPTY, &["a5", "b5", "c5", "d5", "e5", "f5", "g5", "h5", "i5"]),
    term("palace", "gungseong", texts::PALACE_WORD, texts::PALACE_ABOUT)
        .sounds("Goeng-song")
        .hanja("宮城")
        .diagram(EMPTY, &["d1", "e1", "f1", "d2", "e2", "f2", "d3", "e3", "f3"]),
    term(
        "palace-diagonal",
        "gungseong daegakseon",
        texts::PALACE_DIAGONAL_WORD,
        texts::PALACE_DIAGONAL_ABOUT,
    )
    .hanja("宮城 對角線")
    .diagram(EMPTY, &["d1", "f1", "e2", "d3", "f3"]),
    term(
        "marked-point",
        "hwajeom",
        texts::MARKED_POINT_WORD,
        texts::MARKED_POINT_ABOUT,
    )
    .hanja("花點")
    .diagram(EMPTY, &["a4", "c4", "e4", "g4", "i4", "b3", "h3"]),
    term("octagon", "palgakhyeong", texts::OCTAGON_WORD, texts::OCTAGON_ABOUT).hanja("八角形"),
    term(
        "regular-script",
        "haeseo",
        texts::REGULAR_SCRIPT_WORD,
        texts::REGULAR_SCRIPT_ABOUT,
    )
    .hanja("楷書"),
    term(
        "cursive-script",
        "choseo",
        texts::CURSIVE_SCRIPT_WORD,
        texts::CURSIVE_SCRIPT_ABOUT,
    )
    .hanja("草書"),
    term("notation", "gibo", texts::NOTATION_WORD, texts::NOTATION_ABOUT)
        .hanja("棋譜")
        .diagram("9/9/9/9/9/9/8P/9/9/9", &["i4", "h4"]),
    term(
        "western-board",
        "seoyangsik janggipan",
        texts::WESTERN_BOARD_WORD,
        texts::WESTERN_BOARD_ABOUT,
    ),
];
