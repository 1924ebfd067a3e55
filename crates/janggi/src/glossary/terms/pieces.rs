//! Sides and pieces (진영과 기물).

use crate::glossary::term::{Group, Term, form};

const fn term(id: &'static str, korean: (&'static str, &'static str), english: &'static str) -> Term {
    Term::new(Group::Pieces, id, korean, english)
}

pub(super) const TERMS: [Term; 17] = [
    term("cho", ("초", "cho"), "Cho, the blue or green side")
        .sounds("tsjo")
        .hanja("楚")
        .dutch("Tsjo, blauw")
        .about(
            "The side that moves first, named after the Chinese state of Chu; its pieces are blue or green and written in cursive script.",
            "먼저 두는 쪽으로, 중국 초나라에서 이름을 따왔으며 파란색이나 초록색 초서체 기물을 씁니다.",
            "De partij die begint, genoemd naar de Chinese staat Chu; haar stukken zijn blauw of groen en in cursief schrift.",
        ),
    term("han", ("한", "han"), "Han, the red side")
        .sounds("han")
        .hanja("漢")
        .dutch("Han, rood")
        .about(
            "The side that moves second and gets the deom, named after the Chinese state of Han; its pieces are red and written in regular script.",
            "나중에 두고 덤을 받는 쪽으로, 중국 한나라에서 이름을 따왔으며 빨간색 해서체 기물을 씁니다.",
            "De partij die als tweede zet en het deom krijgt, genoemd naar de Chinese staat Han; haar stukken zijn rood en in standaardschrift.",
        ),
    term("general", ("궁", "gung"), "general")
        .sounds("Goeng")
        .hanja("宮")
        .dutch("Generaal")
        .others(&[form("장", "jang"), form("왕", "wang"), form("장군", "janggun")])
        .about(
            "The largest piece: a side that cannot save it has lost. It moves one point along the lines of its palace, whose name (宮) it bears.",
            "가장 큰 기물로, 지킬 수 없게 되면 집니다. 궁성의 줄을 따라 한 칸씩 움직이며, 이름도 궁궐(宮)에서 왔습니다.",
            "Het grootste stuk: wie het niet kan redden, heeft verloren. Het stapt één punt langs de lijnen van zijn paleis, waarnaar het (宮) heet.",
        )
        .diagram("9/9/9/9/9/9/9/9/4K4/9", &["d1", "e1", "f1", "d2", "f2", "d3", "e3", "f3"]),
    term("jang", ("장", "jang"), "general, check (short)")
        .sounds("djang")
        .hanja("將")
        .dutch("Generaal, schaak")
        .about(
            "Short for janggun: the general, or the call of check; on North Korean sets the character on the red general.",
            "장군의 준말로 궁을 가리키거나 장군을 부를 때 쓰며, 북한 장기알에서는 붉은 쪽 궁에 쓰인 글자입니다.",
            "Kort voor janggun: de Generaal, of de roep schaak; op Noord-Koreaanse sets het teken van de rode Generaal.",
        ),
    term("wang", ("왕", "wang"), "king")
        .sounds("wang")
        .hanja("王")
        .dutch("koning")
        .about(
            "King: a less common word for the general.",
            "궁을 가리키는 다른 말로, 궁이나 장보다 덜 쓰입니다.",
            "Koning: een minder gebruikelijk woord voor de Generaal.",
        ),
    term("gwan", ("관", "gwan"), "minister")
        .sounds("Gwan")
        .hanja("官")
        .about(
            "The character on the blue or green general of North Korean sets, where the red one bears 將: no Chu and Han there.",
            "북한 장기알에서 푸른 쪽 궁에 쓰인 글자입니다. 붉은 쪽은 將이며, 초와 한을 쓰지 않습니다.",
            "Het teken op de blauwe of groene Generaal van Noord-Koreaanse sets, waar de rode 將 draagt: daar geen Chu en Han.",
        ),
    term("guard", ("사", "sa"), "guard, advisor")
        .sounds("sa")
        .hanja("士")
        .dutch("Adviseur")
        .others(&[form("선비 사", "seonbi sa")])
        .about(
            "One of two pieces that never leave the palace and move as the general does; also called advisor, assistant or mandarin.",
            "궁성을 떠나지 않고 궁과 똑같이 움직이는 두 기물입니다.",
            "Een van de twee stukken die het paleis nooit verlaten en als de Generaal bewegen.",
        )
        .diagram("9/9/9/9/9/9/9/9/4K4/3A5", &["e1", "d2"]),
    term("seonbi", ("선비", "seonbi"), "Confucian scholar")
        .sounds("son-bi")
        .dutch("Seonbi")
        .about(
            "A Confucian scholar of Goryeo and Joseon, as 士 is read in Korea; his hat is the picture of the guard in some sets.",
            "고려와 조선의 유학자로, 한국에서는 士를 선비로 읽습니다. 사를 갓 그림으로 나타내는 기물도 있습니다.",
            "Een confuciaanse geleerde uit Goryeo en Joseon, zoals 士 in Korea wordt gelezen; zijn hoed staat in sommige sets voor de Adviseur.",
        ),
    term("horse", ("마", "ma"), "horse")
        .sounds("ma")
        .hanja("馬")
        .dutch("Paard")
        .north("말", "mal")
        .about(
            "Moves one point straight, then one diagonally outwards; a piece on the first point blocks it. A horse is 말 (mal) in modern Korean, but the piece is still called 마.",
            "곧은 길로 한 칸, 이어서 바깥쪽 대각선으로 한 칸 가며, 첫 칸에 기물이 있으면 못 갑니다. 요즘 말로는 말이지만 장기에서는 마라고 합니다.",
            "Gaat één punt recht, dan één schuin naar buiten; een stuk op het eerste punt verspert de weg. In modern Koreaans heet een paard 말 (mal), maar het stuk heet nog altijd 마.",
        )
        .diagram("9/9/9/9/4N4/9/9/9/9/9", &["d8", "f8", "c7", "g7", "c5", "g5", "d4", "f4"]),
    term("elephant", ("상", "sang"), "elephant")
        .sounds("sang")
        .hanja("象")
        .dutch("Olifant")
        .about(
            "Moves one point straight, then two diagonally outwards; a piece on either point along the way blocks it. An elephant is 코끼리 (kokkiri) in modern Korean, but the piece is always called 상.",
            "곧은 길로 한 칸, 이어서 바깥쪽 대각선으로 두 칸 가며, 지나는 자리에 기물이 있으면 못 갑니다. 요즘 말로는 코끼리이지만 장기에서는 상이라고만 합니다.",
            "Gaat één punt recht, dan twee schuin naar buiten; een stuk op een van beide tussenpunten verspert de weg. In modern Koreaans heet een olifant 코끼리 (kokkiri), maar het stuk heet altijd 상.",
        )
        .diagram("9/9/9/9/4B4/9/9/9/9/9", &["c9", "g9", "b8", "h8", "b4", "h4", "c3", "g3"]),
    term("chariot", ("차", "cha"), "chariot")
        .sounds("tsja")
        .hanja("車")
        .dutch("Strijdwagen")
        .about(
            "The strongest piece: any distance in a straight line, in a palace also along its diagonals.",
            "가장 강한 기물로, 곧은 줄을 따라 몇 칸이든 가고 궁성에서는 대각선으로도 갑니다.",
            "Het sterkste stuk: elke afstand in een rechte lijn, in een paleis ook langs de diagonalen.",
        )
        .diagram("9/9/9/9/9/9/9/5R3/9/9", &["e2", "d1", "a3", "i3", "f10", "f1"]),
    term("cannon", ("포", "po"), "cannon")
        .sounds("po")
        .hanja("包")
        .dutch("Kanon")
        .about(
            "Moves and captures in a straight line over exactly one piece, which may not be a cannon; it never captures a cannon. Chinese sets write 砲 and 炮.",
            "곧은 줄에서 포가 아닌 기물 하나를 뛰어넘어 움직이고 잡으며, 포는 잡지 못합니다. 중국 장기에서는 砲와 炮로 씁니다.",
            "Beweegt en slaat in een rechte lijn over precies één stuk, dat geen Kanon mag zijn; het slaat nooit een Kanon. In China schrijft men 砲 en 炮.",
        )
        .diagram("9/9/9/1n7/9/1P7/9/1C7/9/9", &["b6", "b7"]),
    term("soldiers", ("졸과 병", "jolgwa byeong"), "soldiers")
        .hanja("卒·兵")
        .dutch("Soldaten")
        .others(&[form("졸", "jol"), form("병", "byeong")])
        .about(
            "Five to a side: one point forwards or sideways, never back, never promoted; in the enemy palace also forwards along a diagonal.",
            "양쪽에 다섯씩 있으며 앞이나 옆으로 한 칸씩 가고, 물러서거나 승격하지 않습니다. 상대 궁성에서는 대각선 앞으로도 갑니다.",
            "Vijf per speler: één punt vooruit of opzij, nooit terug, nooit promotie; in het vijandelijke paleis ook schuin vooruit langs een lijn.",
        )
        .diagram("9/9/9/9/4P4/9/9/9/9/9", &["d6", "f6", "e7"]),
    term("jol", ("졸", "jol"), "Cho's soldier")
        .sounds("djool")
        .hanja("卒")
        .dutch("Soldaat (blauw)")
        .about(
            "Cho's soldier: the word means a common, lightly armed soldier, but the piece is as strong as Han's.",
            "초의 병사입니다. 말뜻은 낮은 병졸이지만 힘은 한의 병과 같습니다.",
            "De Soldaat van Cho: het woord betekent een gewone, licht bewapende soldaat, maar het stuk is even sterk als dat van Han.",
        ),
    term("byeong", ("병", "byeong"), "Han's soldier")
        .sounds("bjong")
        .hanja("兵")
        .dutch("Soldaat (rood)")
        .about(
            "Han's soldier: the word means a soldier of higher standing than 졸, but the piece moves and counts alike.",
            "한의 병사입니다. 말뜻은 졸보다 높은 병사이지만 행마와 점수는 같습니다.",
            "De Soldaat van Han: het woord betekent een soldaat van hogere rang dan 졸, maar het stuk beweegt en telt hetzelfde.",
        ),
    term("leg", ("멱", "myeok"), "leg, blocking point")
        .dutch("blokkade")
        .about(
            "A point on the way of a horse or an elephant; a piece on it, of either side, blocks the move.",
            "마나 상이 지나가는 자리로, 어느 쪽 기물이든 놓여 있으면 그 길로 갈 수 없습니다.",
            "Een punt op de weg van een Paard of Olifant; een stuk daarop, van wie ook, verspert de weg.",
        )
        .diagram("9/9/9/4p4/4N4/9/9/9/9/9", &["e7"]),
    term("screen", ("포다리", "podari"), "screen, hurdle")
        .dutch("hulpstuk")
        .about(
            "The one piece that a cannon jumps over, of either side and at any distance. A cannon cannot be a screen.",
            "포가 뛰어넘는 기물 하나를 말하며, 어느 쪽 기물이든 얼마나 떨어져 있든 되지만 포는 안 됩니다.",
            "Het ene stuk waar een Kanon overheen springt, van wie ook en op elke afstand; een Kanon telt niet.",
        )
        .diagram("9/9/9/1n7/9/1P7/9/1C7/9/9", &["b5"]),
];
