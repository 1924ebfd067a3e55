//! Arrangements before the first move (차림).

use crate::glossary::term::{Group, Term, form};

const fn term(id: &'static str, korean: (&'static str, &'static str), english: &'static str) -> Term {
    Term::new(Group::Setup, id, korean, english)
}

pub(super) const TERMS: [Term; 11] = [
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
            "Setups in which the outer elephants of both sides stand on the same wing; some rule sets forbid Cho to choose it.",
            "양쪽의 바깥 상이 판의 같은 쪽에 놓이는 차림으로, 금지하는 규칙도 있습니다.",
            "Opstellingen waarin de buitenste Olifanten van beide partijen op dezelfde vleugel staan; sommige regels verbieden dat.",
        )
        .diagram("rbna1abnr/4k4/9/9/9/9/9/9/4K4/RBNA1ABNR", &["b1", "b10"]),
    term("handicap", ("접장기", "jeopjanggi"), "handicap game")
        .dutch("voorgiftpartij")
        .about(
            "The stronger player takes Han, leaves out pieces and moves first; the game is named after what is left out: 차접장기 is without a chariot, 포접장기 without a cannon, 양차접장기 without both chariots.",
            "상수가 한을 잡고 기물을 떼고 먼저 두는 장기로, 뗀 기물에 따라 차접장기, 포접장기, 양차접장기처럼 부릅니다.",
            "De sterkste speler neemt Han, laat stukken weg en begint; de partij heet naar wat ontbreekt: 차접장기 is zonder een Strijdwagen, 포접장기 zonder een Kanon, 양차접장기 zonder beide Strijdwagens.",
        )
        .diagram("1nba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR", &["a10"]),
];
