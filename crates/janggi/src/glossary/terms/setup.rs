//! Arrangements before the first move (차림).

use crate::glossary::term::{Group, Term, form};

const fn term(id: &'static str, korean: (&'static str, &'static str), english: &'static str) -> Term {
    Term::new(Group::Setup, id, korean, english)
}

pub(super) const TERMS: [Term; 18] = [
    term("start", ("시작 국면", "sijak gungmyeon"), "starting position")
        .hanja("始作局面")
        .dutch("Beginstelling")
        .about(
            "Both sides choose one of four setups: 16 pairs, or 10 if mirror images count once.",
            "양쪽이 네 가지 차림 가운데 하나씩 고르므로 16가지이고, 좌우를 뒤집은 것을 하나로 치면 10가지입니다.",
            "Beide spelers kiezen een van vier opstellingen: 16 paren, of 10 als spiegelbeelden één keer tellen.",
        )
        .diagram("rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR", &[]),
    term("setup", ("상차림", "sangcharim"), "setup, transposition")
        .hanja("象차림")
        .dutch("transpositie")
        .others(&[form("차림", "charim"), form("판차림", "pancharim")])
        .about(
            "Choosing on each wing which of horse and elephant stands outside; Han chooses first as a rule, and Cho sees it.",
            "좌우에서 마와 상 가운데 어느 것을 바깥에 놓을지 고르는 일로, 보통 한이 먼저 차리고 초가 보고 차립니다.",
            "Per vleugel kiezen of het Paard of de Olifant buiten staat; meestal kiest Han eerst en ziet Cho dat.",
        )
        .diagram("9/9/9/9/9/9/9/9/9/RNBA1ABNR", &["b1", "c1", "g1", "h1"]),
    term("inner-elephants", ("안상차림", "ansangcharim"), "inner elephants")
        .sounds("an-sang-tsja-riem")
        .dutch("binnenste Olifanten")
        .others(&[form("마상상마", "masangsangma")])
        .north("안상장기", "ansangjanggi")
        .about(
            "Both elephants next to the guards; North Koreans also say 량등상장기 (ryangdeungsangjanggi).",
            "두 상을 모두 사 옆에 놓는 차림입니다. 북한에서는 량등상장기라고도 합니다.",
            "Beide Olifanten naast de Adviseurs; in Noord-Korea ook 량등상장기 (ryangdeungsangjanggi).",
        )
        .diagram("9/9/9/9/9/9/9/9/4K4/RNBA1ABNR", &["c1", "g1"]),
    term("outer-elephants", ("바깥상차림", "bakkatsangcharim"), "outer elephants")
        .sounds("ba-kkat-sang-tsja-riem")
        .dutch("buitenste Olifanten")
        .others(&[form("상마마상", "sangmamasang")])
        .north("량귀마장기", "ryanggwimajanggi")
        .about(
            "Both elephants next to the chariots, the horses inside.",
            "두 상을 모두 차 옆에 놓고 마를 안쪽에 놓는 차림입니다.",
            "Beide Olifanten naast de Strijdwagens, de Paarden binnen.",
        )
        .diagram("9/9/9/9/9/9/9/9/4K4/RBNA1ANBR", &["b1", "h1"]),
    term("left-elephant", ("왼상차림", "oensangcharim"), "left elephant")
        .sounds("wen-sang-tsja-riem")
        .dutch("linker Olifant")
        .others(&[form("상마상마", "sangmasangma")])
        .north("오른상장기", "oreunsangjanggi")
        .about(
            "Elephant, horse, elephant, horse from the player's left. North Koreans call it the right elephant.",
            "왼쪽부터 상, 마, 상, 마로 놓는 차림입니다. 북한에서는 오른상장기라고 합니다.",
            "Olifant, Paard, Olifant, Paard vanaf links van de speler. In Noord-Korea heet dit de rechter Olifant.",
        )
        .diagram("9/9/9/9/9/9/9/9/4K4/RBNA1ABNR", &["b1", "g1"]),
    term("right-elephant", ("오른상차림", "oreunsangcharim"), "right elephant")
        .sounds("oo-run-sang-tsja-riem")
        .dutch("rechter Olifant")
        .others(&[form("마상마상", "masangmasang")])
        .north("왼상장기", "oensangjanggi")
        .about(
            "Horse, elephant, horse, elephant from the player's left. North Koreans call it the left elephant.",
            "왼쪽부터 마, 상, 마, 상으로 놓는 차림입니다. 북한에서는 왼상장기라고 합니다.",
            "Paard, Olifant, Paard, Olifant vanaf links van de speler. In Noord-Korea heet dit de linker Olifant.",
        )
        .diagram("9/9/9/9/9/9/9/9/4K4/RNBA1ANBR", &["c1", "h1"]),
    term("central-chariots", ("기동차", "gidongcha"), "central chariots")
        .sounds("Gi-dong-tsja")
        .hanja("機動車")
        .dutch("middelste Strijdwagens")
        .north("기동차장기", "gidongchajanggi")
        .about(
            "Elephants in the corners, then horses, and the chariots beside the guards: allowed in North Korea and in casual games.",
            "상을 귀에, 그 옆에 마를, 사 옆에 차를 놓는 차림으로, 북한과 친선 대국에서 둡니다.",
            "Olifanten in de hoeken, dan Paarden, en de Strijdwagens naast de Adviseurs: toegestaan in Noord-Korea en in vriendschappelijke partijen.",
        )
        .diagram("9/9/9/9/9/9/9/9/4K4/BNRA1ARNB", &["c1", "g1"]),
    term("choosing-sides", ("진영 정하기", "jinyeong jeonghagi"), "choosing sides")
        .dutch("kleur bepalen")
        .about(
            "The elder or higher-ranked player hides a soldier of each side in two fists and the other picks one; among friends the elder or stronger simply takes Han.",
            "윗사람이나 단이 높은 사람이 양손에 졸과 병을 쥐면 상대가 한 손을 고릅니다. 친구 사이에서는 윗사람이나 센 사람이 한을 잡습니다.",
            "De oudere of hoger geplaatste speler verbergt in elke hand een Soldaat van een kleur en de ander kiest; onder vrienden neemt de oudere of sterkere gewoon Han.",
        ),
    term("first-move", ("선수", "seonsu"), "the first move")
        .hanja("先手")
        .dutch("eerste zet")
        .about(
            "Cho's right to move first, an advantage for which Han gets the deom.",
            "초가 먼저 두는 것으로, 그 이점 때문에 한이 덤을 받습니다.",
            "Het recht van Cho om te beginnen, een voordeel waarvoor Han het deom krijgt.",
        ),
    term("opposite-elephants", ("맞상", "matsang"), "opposite elephants")
        .hanja("맞象")
        .about(
            "Setups in which the outer elephants of the two sides stand on opposite wings, diagonally across from each other; some rule sets forbid Cho to choose it.",
            "양쪽의 바깥 상이 판의 서로 다른 쪽에서 대각선으로 마주 보는 차림으로, 금지하는 규칙도 있습니다.",
            "Opstellingen waarin de buitenste Olifanten van beide partijen op verschillende vleugels staan, schuin tegenover elkaar; sommige regels verbieden dat.",
        )
        .diagram("rnba1anbr/4k4/9/9/9/9/9/9/4K4/RBNA1ABNR", &["b1", "h10"]),
    term("same-wing-elephants", ("엇상", "eotsang"), "elephants on the same wing")
        .hanja("엇象")
        .dutch("Olifanten op dezelfde vleugel")
        .about(
            "Setups in which the outer elephants of the two sides stand on the same wing, on one file.",
            "양쪽의 바깥 상이 판의 같은 쪽, 같은 줄에 놓이는 차림입니다.",
            "Opstellingen waarin de buitenste Olifanten van beide partijen op dezelfde vleugel staan, op één lijn.",
        )
        .diagram("rbna1abnr/4k4/9/9/9/9/9/9/4K4/RBNA1ABNR", &["b1", "b10"]),
    term("formation", ("포진", "pojin"), "formation")
        .hanja("布陣")
        .dutch("formatie")
        .about(
            "What a side makes of its setup in the first moves; named after the pieces in and before the palace.",
            "차림을 마친 뒤 초반에 기물을 늘어놓은 모양으로, 궁성 안팎에 놓인 기물에 따라 이름을 붙입니다.",
            "Wat een partij in de eerste zetten van haar opstelling maakt; genoemd naar de stukken in en voor het paleis.",
        ),
    term("corner-horse", ("귀마", "gwima"), "corner horse")
        .dutch("hoekpaard")
        .about(
            "The most common formation: a cannon on the middle of the palace's front, one horse on a front corner.",
            "가장 많이 두는 포진으로, 면에 포를 놓고 마 하나를 궁성의 귀에 놓습니다.",
            "De meest gespeelde formatie: een Kanon op het midden van de voorkant van het paleis, één Paard op een voorhoek.",
        )
        .diagram("9/9/9/9/9/9/P1P1P1P1P/3NC2C1/4K4/R1BA1ANBR", &["d3", "e3"]),
    term("mandarin-ducks", ("원앙마", "wonangma"), "mandarin-duck horses")
        .hanja("鴛鴦馬")
        .dutch("mandarijneend-Paarden")
        .about(
            "A horse goes out in front of the palace and the other protects it, a pair like mandarin ducks; usually from inner elephants.",
            "마 하나가 궁성 앞 정면에 나가고 다른 마가 그 마를 지키는 포진으로, 보통 안상차림에서 시작합니다.",
            "Een Paard staat voor het paleis en het andere dekt het, een paar als mandarijneenden; meestal vanuit binnenste Olifanten.",
        )
        .diagram("9/9/9/9/9/3P5/P1P1N1P1P/2N1C2C1/4K4/R1BA1AB1R", &["c3", "e4"]),
    term("corner-horses", ("양귀마", "yanggwima"), "both corner horses")
        .hanja("兩귀馬")
        .dutch("twee hoekpaarden")
        .about(
            "A cannon on the middle of the palace's front and a horse on each front corner; usually from outer elephants.",
            "면에 포를 놓고 양쪽 귀에 마를 하나씩 놓는 포진으로, 보통 바깥상차림에서 시작합니다.",
            "Een Kanon op het midden van de voorkant van het paleis en een Paard op elke voorhoek; meestal vanuit buitenste Olifanten.",
        )
        .diagram("9/9/9/9/9/9/P1P1P1P1P/3NCN1C1/4K4/RB1A1A1BR", &["d3", "e3", "f3"]),
    term("front-elephant", ("면상", "myeonsang"), "front elephant")
        .hanja("面象")
        .dutch("voorste Olifant")
        .about(
            "An elephant instead of a cannon on the middle of the palace's front, which leaves both cannons free.",
            "면에 포 대신 상을 놓아 양포를 자유롭게 쓰는 포진입니다.",
            "Een Olifant in plaats van een Kanon op het midden van de voorkant van het paleis, zodat beide Kanonnen vrij zijn.",
        )
        .diagram("9/9/9/9/9/9/P1P1P1P1P/1C2B2C1/4K4/R1NA1ANBR", &["e3"]),
    term("corner-elephants", ("양귀상", "yanggwisang"), "both corner elephants")
        .hanja("兩귀象")
        .dutch("twee hoekolifanten")
        .about(
            "A cannon on the middle of the palace's front and an elephant on each front corner, the rarest formation.",
            "면에 포를 놓고 양쪽 귀에 상을 하나씩 놓는 포진으로, 가장 드뭅니다.",
            "Een Kanon op het midden van de voorkant van het paleis en een Olifant op elke voorhoek, de zeldzaamste formatie.",
        )
        .diagram("9/9/9/9/9/9/P1P1P1P1P/3BCB1C1/4K4/RN1A1A1NR", &["d3", "e3", "f3"]),
    term("handicap", ("접장기", "jeopjanggi"), "handicap game")
        .dutch("voorgiftpartij")
        .about(
            "The stronger player takes Han, leaves out pieces and moves first; the game is named after what is left out: 차접장기 is without a chariot, 포접장기 without a cannon, 양차접장기 without both chariots.",
            "상수가 한을 잡고 기물을 떼고 먼저 두는 장기로, 뗀 기물에 따라 차접장기, 포접장기, 양차접장기처럼 부릅니다.",
            "De sterkste speler neemt Han, laat stukken weg en begint; de partij heet naar wat ontbreekt: 차접장기 is zonder een Strijdwagen, 포접장기 zonder een Kanon, 양차접장기 zonder beide Strijdwagens.",
        )
        .diagram("1nba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR", &["a10"]),
];
