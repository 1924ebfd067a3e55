//! What happens in a game (두기).

use crate::glossary::term::{Group, Term, form};

const fn term(id: &'static str, korean: (&'static str, &'static str), english: &'static str) -> Term {
    Term::new(Group::Play, id, korean, english)
}

pub(super) const TERMS: [Term; 12] = [
    term("move", ("수", "su"), "move, turn")
        .hanja("手")
        .dutch("beurt, zet")
        .about(
            "One turn of one side, and the counting word for turns: 30수째 is the thirtieth.",
            "한쪽이 한 번 두는 것으로, 차례를 세는 말이기도 합니다. 30수째는 서른 번째로 둔 수입니다.",
            "Eén beurt van één speler, en het telwoord voor beurten: 30수째 is de dertigste.",
        ),
    term("pass", ("한수쉼", "hansuswim"), "pass")
        .dutch("beurt overslaan, passen")
        .others(&[form("한 수 쉼", "han su swim")])
        .about(
            "Resting one turn, allowed whenever the general is not in check; on a real board players turn the general over.",
            "한 수를 쉬는 것으로, 장군을 받지 않았을 때 할 수 있습니다. 실제 판에서는 궁을 뒤집어 알립니다.",
            "Een beurt rusten, toegestaan zolang de Generaal niet schaak staat; op een echt bord draait men de Generaal om.",
        )
        .diagram("9/9/9/9/9/9/9/9/4K4/9", &["e2"]),
    term("double-pass", ("양쪽 한수쉼", "yangjjok hansuswim"), "two passes in a row")
        .dutch("dubbele pas")
        .about(
            "Both sides pass one after the other: a draw, a count of points or nothing, as the rule set says.",
            "양쪽이 잇달아 쉬는 것으로, 규칙에 따라 비기거나 점수로 가리거나 그대로 계속합니다.",
            "Beide spelers passen na elkaar: gelijkspel, puntentelling of niets, naar gelang de regels.",
        ),
    term("capture", ("먹다", "meokda"), "to capture, literally to eat")
        .dutch("slaan")
        .others(&[form("잡다", "japda")])
        .about(
            "To move onto an enemy piece and remove it: in Korean one eats it.",
            "상대 기물이 있는 자리로 가서 그 기물을 들어내는 것으로, 잡는다고도 합니다.",
            "Op een vijandelijk stuk gaan staan en het wegnemen: in het Koreaans eet men het op.",
        )
        .diagram("9/9/9/4n4/9/9/4R4/9/9/9", &["e7"]),
    term("check", ("장군", "janggun"), "check")
        .hanja("將軍")
        .dutch("schaak")
        .others(&[form("장", "jang")])
        .north("장훈", "janghun")
        .about(
            "An attack on the general, and the word called with it; calling is a custom, not a duty.",
            "궁을 공격하는 것, 또 그때 부르는 말입니다. 꼭 불러야 하는 것은 아닙니다.",
            "Een aanval op de Generaal, en het woord dat men erbij roept; roepen mag, maar hoeft niet.",
        )
        .diagram("9/4k4/9/9/9/9/4R4/9/9/9", &["e9"]),
    term("check-answered", ("멍군", "meonggun"), "check answered")
        .dutch("schaak opgeheven")
        .others(&[form("멍", "meong")])
        .north("멍훈", "meonghun")
        .about(
            "Getting out of check, and the word said while doing it.",
            "장군을 막거나 피하는 것, 또 그때 하는 말입니다.",
            "Het schaak opheffen, en het woord dat men daarbij zegt.",
        )
        .diagram("9/4k4/4a4/9/9/9/4R4/9/9/9", &["e8"]),
    term("stalemate", ("스테일메이트", "seuteilmeiteu"), "stalemate")
        .dutch("patstelling")
        .about(
            "There is none in Janggi: a side that cannot move and is not in check passes and the game goes on.",
            "장기에는 없습니다. 장군이 아닌데 둘 수가 없으면 한수쉼을 하고 대국을 계속합니다.",
            "Bestaat niet in Janggi: wie niet kan zetten en niet schaak staat, past, en de partij gaat door.",
        ),
    term("touch-move", ("터치무브", "teochimubeu"), "touch-move")
        .dutch("aangeraakt is zetten")
        .about(
            "A touched piece must be moved; not a fixed rule of Janggi, so players agree on it before the game.",
            "만진 기물을 반드시 움직여야 하는 규칙입니다. 장기에서는 정해져 있지 않아 두기 전에 약속합니다.",
            "Een aangeraakt stuk moet gezet worden; geen vaste regel in Janggi, dus spreekt men het vooraf af.",
        ),
    term("letting-go", ("착수", "chaksu"), "completing a move")
        .hanja("着手")
        .dutch("losgelaten is gezet")
        .about(
            "A move counts once the piece has been let go and may then not be changed.",
            "기물에서 손을 떼면 둔 것으로 보며 바꿀 수 없습니다.",
            "Een zet telt zodra het stuk is losgelaten en mag dan niet meer veranderd worden.",
        ),
    term("takeback", ("무르기", "mureugi"), "takeback")
        .dutch("zet terugnemen")
        .about(
            "Taking a move back with the opponent's consent, among friends only.",
            "상대의 양해를 얻어 둔 수를 되돌리는 것으로, 친선 대국에서만 합니다.",
            "Een zet terugnemen met toestemming van de tegenstander, alleen onder vrienden.",
        ),
    term("clock", ("대국 시계", "daeguk sigye"), "chess clock")
        .hanja("對局時計")
        .dutch("schaakklok")
        .about(
            "Usual in tournaments; how it is set differs from one to the next.",
            "대회에서 널리 쓰지만 시간을 정하는 방식은 대회마다 다릅니다.",
            "Gebruikelijk op toernooien; de instelling verschilt per toernooi.",
        ),
    term("etiquette", ("대국 예절", "daeguk yejeol"), "etiquette")
        .hanja("對局禮節")
        .dutch("etiquette")
        .about(
            "Greeting before and after the game, silence during it, and no advice from those who watch.",
            "두기 전후에 인사하고, 두는 동안 조용히 하며, 구경하는 사람은 훈수하지 않습니다.",
            "Groeten voor en na de partij, stilte tijdens het spel, en geen raad van toeschouwers.",
        ),
];
