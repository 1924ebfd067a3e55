//! Terms for playing a game (두기).

use crate::explain::Text;
use crate::explain::texts::glossary as texts;
use crate::glossary::term::{Group, Term, form};

const fn term(id: &'static str, romanised: &'static str, word: Text, about: Text) -> Term {
    Term::new(Group::Play, id, romanised, word, about)
}

pub(super) const TERMS: [Term; 20] = [
    term("move", "su", texts::MOVE_WORD, texts::MOVE_ABOUT)
        .sounds("soe")
        .hanja("手"),
    term("pass", "hansuswim", texts::PASS_WORD, texts::PASS_ABOUT)
        .sounds("han-soe swiem")
        .spelt(&["han-soo-shim"])
        .others(&[form("한 수 쉼", "han su swim")])
        .diagram("9/9/9/9/9/9/9/9/4K4/9", &["e2"]),
    term(
        "double-pass",
        "yangjjok hansuswim",
        texts::DOUBLE_PASS_WORD,
        texts::DOUBLE_PASS_ABOUT,
    ),
    term("capture", "meokda", texts::CAPTURE_WORD, texts::CAPTURE_ABOUT)
        .sounds("moG-da")
        .others(&[form("잡다", "japda")])
        .diagram("9/9/9/4n4/9/9/4R4/9/9/9", &["e7"]),
    term("check", "janggun", texts::CHECK_WORD, texts::CHECK_ABOUT)
        .sounds("djang-Goen")
        .hanja("將軍")
        .others(&[form("장", "jang")])
        .north("장훈", "janghun")
        .diagram("9/4k4/9/9/9/9/4R4/9/9/9", &["e9"]),
    term(
        "check-answered",
        "meonggun",
        texts::CHECK_ANSWERED_WORD,
        texts::CHECK_ANSWERED_ABOUT,
    )
    .sounds("mong-Goen")
    .others(&[form("멍", "meong")])
    .north("멍훈", "meonghun")
    .diagram("9/4k4/4a4/9/9/9/4R4/9/9/9", &["e8"]),
    term(
        "double-check",
        "yangsugyeomjang",
        texts::DOUBLE_CHECK_WORD,
        texts::DOUBLE_CHECK_ABOUT,
    )
    .hanja("兩手兼將")
    .diagram("9/4k4/9/3N5/9/4R4/9/9/9/9", &["e9"]),
    term(
        "discovered-check",
        "gireul yeoreo bureuneun janggun",
        texts::DISCOVERED_CHECK_WORD,
        texts::DISCOVERED_CHECK_ABOUT,
    ),
    term("fork", "du gimureul hamkke norigi", texts::FORK_WORD, texts::FORK_ABOUT)
        .diagram("9/9/2r1r4/9/3N5/9/9/9/9/9", &["c8", "e8"]),
    term("pin", "mukkin gimul", texts::PIN_WORD, texts::PIN_ABOUT).diagram("9/4k4/4n4/9/9/4R4/9/9/9/9", &["e8"]),
    term("sacrifice", "huisaeng", texts::SACRIFICE_WORD, texts::SACRIFICE_ABOUT).hanja("犧牲"),
    term("quiet", "joyonghan su", texts::QUIET_WORD, texts::QUIET_ABOUT),
    term(
        "joined-soldiers",
        "hapbyeong",
        texts::JOINED_SOLDIERS_WORD,
        texts::JOINED_SOLDIERS_ABOUT,
    )
    .hanja("合兵")
    .diagram("9/9/9/9/9/9/2PP5/9/9/9", &["c4", "d4"]),
    term(
        "few-pieces",
        "natjanggi",
        texts::FEW_PIECES_WORD,
        texts::FEW_PIECES_ABOUT,
    ),
    term(
        "stalemate",
        "seuteilmeiteu",
        texts::STALEMATE_WORD,
        texts::STALEMATE_ABOUT,
    ),
    term(
        "touch-move",
        "teochimubeu",
        texts::TOUCH_MOVE_WORD,
        texts::TOUCH_MOVE_ABOUT,
    ),
    term("letting-go", "chaksu", texts::LETTING_GO_WORD, texts::LETTING_GO_ABOUT).hanja("着手"),
    term("takeback", "mureugi", texts::TAKEBACK_WORD, texts::TAKEBACK_ABOUT),
    term("clock", "daeguk sigye", texts::CLOCK_WORD, texts::CLOCK_ABOUT).hanja("對局時計"),
    term(
        "etiquette",
        "daeguk yejeol",
        texts::ETIQUETTE_WORD,
        texts::ETIQUETTE_ABOUT,
    )
    .hanja("對局禮節"),
];
