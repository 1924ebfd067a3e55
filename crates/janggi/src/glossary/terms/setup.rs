//! Terms for setups and formations (차림).

use crate::explain::Text;
use crate::explain::texts::glossary as texts;
use crate::glossary::term::{Group, Term, form};

const fn term(id: &'static str, romanised: &'static str, word: Text, about: Text) -> Term {
    Term::new(Group::Setup, id, romanised, word, about)
}

pub(super) const TERMS: [Term; 18] = [
    term("start", "sijak gungmyeon", texts::START_WORD, texts::START_ABOUT)
        .hanja("始作局面")
        .diagram("rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR", &[]),
    term("setup", "sangcharim", texts::SETUP_WORD, texts::SETUP_ABOUT)
        .hanja("象차림")
        .others(&[form("차림", "charim"), form("판차림", "pancharim")])
        .diagram("9/9/9/9/9/9/9/9/9/RNBA1ABNR", &["b1", "c1", "g1", "h1"]),
    term(
        "inner-elephants",
        "ansangcharim",
        texts::INNER_ELEPHANTS_WORD,
        texts::INNER_ELEPHANTS_ABOUT,
    )
    .sounds("an-sang-tsja-riem")
    .others(&[form("마상상마", "masangsangma")])
    .north("안상장기", "ansangjanggi")
    .diagram("9/9/9/9/9/9/9/9/4K4/RNBA1ABNR", &["c1", "g1"]),
    term(
        "outer-elephants",
        "bakkatsangcharim",
        texts::OUTER_ELEPHANTS_WORD,
        texts::OUTER_ELEPHANTS_ABOUT,
    )
    .sounds("ba-kkat-sang-tsja-riem")
    .others(&[form("상마마상", "sangmamasang")])
    .north("량귀마장기", "ryanggwimajanggi")
    .diagram("9/9/9/9/9/9/9/9/4K4/RBNA1ANBR", &["b1", "h1"]),
    term(
        "left-elephant",
        "oensangcharim",
        texts::LEFT_ELEPHANT_WORD,
        texts::LEFT_ELEPHANT_ABOUT,
    )
    .sounds("wen-sang-tsja-riem")
    .others(&[form("상마상마", "sangmasangma")])
    .north("오른상장기", "oreunsangjanggi")
    .diagram("9/9/9/9/9/9/9/9/4K4/RBNA1ABNR", &["b1", "g1"]),
    term(
        "right-elephant",
        "oreunsangcharim",
        texts::RIGHT_ELEPHANT_WORD,
        texts::RIGHT_ELEPHANT_ABOUT,
    )
    .sounds("oo-run-sang-tsja-riem")
    .others(&[form("마상마상", "masangmasang")])
    .north("왼상장기", "oensangjanggi")
    .diagram("9/9/9/9/9/9/9/9/4K4/RNBA1ANBR", &["c1", "h1"]),
    term(
        "central-chariots",
        "gidongcha",
        texts::CENTRAL_CHARIOTS_WORD,
        texts::CENTRAL_CHARIOTS_ABOUT,
    )
    .sounds("Gi-dong-tsja")
    .hanja("機動車")
    .north("기동차장기", "gidongchajanggi")
    .diagram("9/9/9/9/9/9/9/9/4K4/BNRA1ARNB", &["c1", "g1"]),
    term(
        "choosing-sides",
        "jinyeong jeonghagi",
        texts::CHOOSING_SIDES_WORD,
        texts::CHOOSING_SIDES_ABOUT,
    ),
    term("first-move", "seonsu", texts::FIRST_MOVE_WORD, texts::FIRST_MOVE_ABOUT).hanja("先手"),
    term(
        "opposite-elephants",
        "matsang",
        texts::OPPOSITE_ELEPHANTS_WORD,
        texts::OPPOSITE_ELEPHANTS_ABOUT,
    )
    .hanja("맞象")
    .diagram("rnba1anbr/4k4/9/9/9/9/9/9/4K4/RBNA1ABNR", &["b1", "h10"]),
    term(
        "same-wing-elephants",
        "eotsang",
        texts::SAME_WING_ELEPHANTS_WORD,
        texts::SAME_WING_ELEPHANTS_ABOUT,
    )
    .hanja("엇象")
    .diagram("rbna1abnr/4k4/9/9/9/9/9/9/4K4/RBNA1ABNR", &["b1", "b10"]),
    term("formation", "pojin", texts::FORMATION_WORD, texts::FORMATION_ABOUT).hanja("布陣"),
    term(
        "corner-horse",
        "gwima",
        texts::CORNER_HORSE_WORD,
        texts::CORNER_HORSE_ABOUT,
    )
    .diagram("9/9/9/9/9/9/P1P1P1P1P/3NC2C1/4K4/R1BA1ANBR", &["d3", "e3"]),
    term(
        "mandarin-ducks",
        "wonangma",
        texts::MANDARIN_DUCKS_WORD,
        texts::MANDARIN_DUCKS_ABOUT,
    )
    .hanja("鴛鴦馬")
    .diagram("9/9/9/9/9/3P5/P1P1N1P1P/2N1C2C1/4K4/R1BA1AB1R", &["c3", "e4"]),
    term(
        "corner-horses",
        "yanggwima",
        texts::CORNER_HORSES_WORD,
        texts::CORNER_HORSES_ABOUT,
    )
    .hanja("兩귀馬")
    .diagram("9/9/9/9/9/9/P1P1P1P1P/3NCN1C1/4K4/RB1A1A1BR", &["d3", "e3", "f3"]),
    term(
        "front-elephant",
        "myeonsang",
        texts::FRONT_ELEPHANT_WORD,
        texts::FRONT_ELEPHANT_ABOUT,
    )
    .hanja("面象")
    .diagram("9/9/9/9/9/9/P1P1P1P1P/1C2B2C1/4K4/R1NA1ANBR", &["e3"]),
    term(
        "corner-elephants",
        "yanggwisang",
        texts::CORNER_ELEPHANTS_WORD,
        texts::CORNER_ELEPHANTS_ABOUT,
    )
    .hanja("兩귀象")
    .diagram("9/9/9/9/9/9/P1P1P1P1P/3BCB1C1/4K4/RN1A1A1NR", &["d3", "e3", "f3"]),
    term("handicap", "jeopjanggi", texts::HANDICAP_WORD, texts::HANDICAP_ABOUT).diagram(
        "1nba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR",
        &["a10"],
    ),
];
