//! What happens in a game (두기).

use crate::glossary::term::{Group, Term, form};

const fn term(id: &'static str, korean: (&'static str, &'static str), english: &'static str) -> Term {
    Term::new(Group::Play, id, korean, english)
}

pub(super) const TERMS: [Term; 20] = [
    term("move", ("수", "su"), "move, turn")
        .sounds("soe")
        .hanja("手")
        .dutch("beurt, zet")
        .about(
            "One turn of one side, and the counting word for turns: 30수째 is the thirtieth.",
            "한쪽이 한 번 두는 것으로, 차례를 세는 말이기도 합니다. 30수째는 서른 번째로 둔 수입니다.",
            "Eén beurt van één speler, en het telwoord voor beurten: 30수째 is de dertigste.",
        ),
    term("pass", ("한수쉼", "hansuswim"), "pass")
        .sounds("han-soe swiem")
        .spelt(&["han-soo-shim"])
        .dutch("beurt overslaan, passen")
        .others(&[form("한 수 쉼", "han su swim")])
        .about(
            "Skipping a turn, allowed whenever the general is not in check. On a real board players turn the general over, as the board here shows it until the next move.",
            "한 수를 쉬는 것으로, 장군을 받지 않았을 때 할 수 있습니다. 실제 판에서는 궁을 뒤집어 알리며, 여기서도 다음 수까지 뒤집혀 보입니다.",
            "Een beurt overslaan, toegestaan zolang de Generaal niet schaak staat. Op een echt bord draait men de Generaal om; ook hier ligt hij omgedraaid tot de volgende zet.",
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
        .sounds("moG-da")
        .dutch("slaan")
        .others(&[form("잡다", "japda")])
        .about(
            "To move onto an enemy piece and remove it: in Korean one eats it.",
            "상대 기물이 있는 자리로 가서 그 기물을 들어내는 것으로, 잡는다고도 합니다.",
            "Op een vijandelijk stuk gaan staan en het wegnemen: in het Koreaans eet men het op.",
        )
        .diagram("9/9/9/4n4/9/9/4R4/9/9/9", &["e7"]),
    term("check", ("장군", "janggun"), "check")
        .sounds("djang-Goen")
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
        .sounds("mong-Goen")
        .dutch("schaak opgeheven")
        .others(&[form("멍", "meong")])
        .north("멍훈", "meonghun")
        .about(
            "Getting out of check, and the word said while doing it.",
            "장군을 막거나 피하는 것, 또 그때 하는 말입니다.",
            "Het schaak opheffen, en het woord dat men daarbij zegt.",
        )
        .diagram("9/4k4/4a4/9/9/9/4R4/9/9/9", &["e8"]),
    term("double-check", ("양수겸장", "yangsugyeomjang"), "double check")
        .hanja("兩手兼將")
        .dutch("dubbelschaak")
        .about(
            "Two pieces give check at once: neither capturing nor blocking one of them is enough.",
            "두 기물이 함께 장군을 부르는 것으로, 하나를 잡거나 막아서는 벗어날 수 없습니다.",
            "Twee stukken geven tegelijk schaak: een ervan slaan of blokkeren is niet genoeg.",
        )
        .diagram("9/4k4/9/3N5/9/4R4/9/9/9/9", &["e9"]),
    term("discovered-check", ("길을 열어 부르는 장군", "gireul yeoreo bureuneun janggun"), "discovered check")
        .dutch("aftrekschaak")
        .about(
            "A piece moves away and opens the line for another piece, which gives check.",
            "한 기물이 비켜나 뒤에 있던 다른 기물의 길을 열어 장군을 부르는 것입니다.",
            "Een stuk gaat weg en opent de lijn voor een ander stuk, dat schaak geeft.",
        ),
    term("fork", ("두 기물을 함께 노리기", "du gimureul hamkke norigi"), "fork")
        .dutch("vork")
        .about(
            "One move that attacks two pieces, of which only one can be saved.",
            "한 수로 두 기물을 함께 노려 하나밖에 살릴 수 없게 하는 것입니다.",
            "Eén zet die twee stukken aanvalt, waarvan er maar één te redden is.",
        )
        .diagram("9/9/2r1r4/9/3N5/9/9/9/9/9", &["c8", "e8"]),
    term("pin", ("묶인 기물", "mukkin gimul"), "pin")
        .dutch("penning")
        .about(
            "A piece that may not move because its own general would then be in check.",
            "움직이면 자기 궁이 장군을 받게 되어 움직일 수 없는 기물입니다.",
            "Een stuk dat niet mag zetten omdat de eigen Generaal dan schaak staat.",
        )
        .diagram("9/4k4/4n4/9/9/4R4/9/9/9/9", &["e8"]),
    term("sacrifice", ("희생", "huisaeng"), "sacrifice")
        .hanja("犧牲")
        .dutch("offer")
        .about(
            "Giving up a piece for something worth more, such as mate.",
            "외통처럼 더 큰 것을 얻으려고 기물을 내주는 것입니다.",
            "Een stuk geven voor iets wat meer waard is, zoals mat.",
        ),
    term("quiet", ("조용한 수", "joyonghan su"), "quiet move")
        .dutch("stille zet")
        .about(
            "A move that neither captures nor gives check; in a problem often the hardest one to find.",
            "기물을 잡지도 장군을 부르지도 않는 수로, 묘수풀이에서는 찾기 어려울 때가 많습니다.",
            "Een zet die niet slaat en geen schaak geeft; in een opgave vaak het moeilijkst te vinden.",
        ),
    term("joined-soldiers", ("합병", "hapbyeong"), "joined soldiers")
        .hanja("合兵")
        .dutch("Soldaten naast elkaar")
        .about(
            "Soldiers side by side, which protect each other.",
            "졸이나 병을 나란히 붙여 서로 지키게 하는 것입니다.",
            "Soldaten naast elkaar, die elkaar dekken.",
        )
        .diagram("9/9/9/9/9/9/2PP5/9/9/9", &["c4", "d4"]),
    term("few-pieces", ("낱장기", "natjanggi"), "endgame with few pieces")
        .dutch("eindspel met weinig stukken")
        .about(
            "An endgame in which each side has only a few pieces left; players know by heart which of them win.",
            "양쪽에 기물이 몇 개만 남은 종반으로, 어떤 기물로 이기는지 널리 알려져 있습니다.",
            "Een eindspel waarin elke kant maar een paar stukken over heeft; spelers weten uit het hoofd welke winnen.",
        ),
    term("stalemate", ("스테일메이트", "seuteilmeiteu"), "stalemate")
        .dutch("patstelling")
        .about(
            "Does not exist in Janggi: a side that cannot move and is not in check passes, and the game goes on.",
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
