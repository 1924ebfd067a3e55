//! Terms for sides and pieces (진영과 기물).

use crate::explain::Text;
use crate::explain::texts::glossary as texts;
use crate::glossary::term::{Group, Term, form};

const fn term(id: &'static str, romanised: &'static str, word: Text, about: Text) -> Term {
    Term::new(Group::Pieces, id, romanised, word, about)
}

pub(super) const TERMS: [Term; 17] = [
    term("cho", "cho", texts::CHO_WORD, texts::CHO_ABOUT)
        .sounds("tsjo")
        .hanja("楚"),
    term("han", "han", texts::HAN_WORD, texts::HAN_ABOUT)
        .sounds("han")
        .hanja("漢"),
    term("general", "gung", texts::GENERAL_WORD, texts::GENERAL_ABOUT)
        .sounds("Goeng")
        .hanja("宮")
        .others(&[form("장", "jang"), form("왕", "wang"), form("장군", "janggun")])
        .diagram(
            "9/9/9/9/9/9/9/9/4K4/9",
            &["d1", "e1", "f1", "d2", "f2", "d3", "e3", "f3"],
        ),
    term("jang", "jang", texts::JANG_WORD, texts::JANG_ABOUT)
        .sounds("djang")
        .hanja("將"),
    term("wang", "wang", texts::WANG_WORD, texts::WANG_ABOUT)
        .sounds("wang")
        .hanja("王"),
    term("gwan", "gwan", texts::GWAN_WORD, texts::GWAN_ABOUT)
        .sounds("Gwan")
        .hanja("官"),
    term("guard", "sa", texts::GUARD_WORD, texts::GUARD_ABOUT)
        .sounds("sa")
        .hanja("士")
        .others(&[form("선비 사", "seonbi sa")])
        .diagram("9/9/9/9/9/9/9/9/4K4/3A5", &["e1", "d2"]),
    term("seonbi", "seonbi", texts::SEONBI_WORD, texts::SEONBI_ABOUT).sounds("son-bi"),
    term("horse", "ma", texts::HORSE_WORD, texts::HORSE_ABOUT)
        .sounds("ma")
        .hanja("馬")
        .north("말", "mal")
        .diagram(
            "9/9/9/9/4N4/9/9/9/9/9",
            &["d8", "f8", "c7", "g7", "c5", "g5", "d4", "f4"],
        ),
    term("elephant", "sang", texts::ELEPHANT_WORD, texts::ELEPHANT_ABOUT)
        .sounds("sang")
        .hanja("象")
        .diagram(
            "9/9/9/9/4B4/9/9/9/9/9",
            &["c9", "g9", "b8", "h8", "b4", "h4", "c3", "g3"],
        ),
    term("chariot", "cha", texts::CHARIOT_WORD, texts::CHARIOT_ABOUT)
        .sounds("tsja")
        .hanja("車")
        .diagram("9/9/9/9/9/9/9/5R3/9/9", &["e2", "d1", "a3", "i3", "f10", "f1"]),
    term("cannon", "po", texts::CANNON_WORD, texts::CANNON_ABOUT)
        .sounds("po")
        .hanja("包")
        .diagram("9/9/9/1n7/9/1P7/9/1C7/9/9", &["b6", "b7"]),
    term("soldiers", "jolgwa byeong", texts::SOLDIERS_WORD, texts::SOLDIERS_ABOUT)
        .hanja("卒·兵")
        .others(&[form("졸", "jol"), form("병", "byeong")])
        .diagram("9/9/9/9/4P4/9/9/9/9/9", &["d6", "f6", "e7"]),
    term("jol", "jol", texts::JOL_WORD, texts::JOL_ABOUT)
        .sounds("djool")
        .hanja("卒"),
    term("byeong", "byeong", texts::BYEONG_WORD, texts::BYEONG_ABOUT)
        .sounds("bjong")
        .hanja("兵"),
    term("leg", "myeok", texts::LEG_WORD, texts::LEG_ABOUT).diagram("9/9/9/4p4/4N4/9/9/9/9/9", &["e7"]),
    term("screen", "podari", texts::SCREEN_WORD, texts::SCREEN_ABOUT).diagram("9/9/9/1n7/9/1P7/9/1C7/9/9", &["b5"]),
];
