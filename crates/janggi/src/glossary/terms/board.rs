//! The board and the set (판과 장기알).

use crate::glossary::term::{Group, Term, form};

const fn term(id: &'static str, korean: (&'static str, &'static str), english: &'static str) -> Term {
    Term::new(Group::Board, id, korean, english)
}

const EMPTY: &str = "9/9/9/9/9/9/9/9/9/9";

pub(super) const TERMS: [Term; 14] = [
    term("board", ("장기판", "janggipan"), "Janggi board")
        .sounds("djang-Gi-pan")
        .hanja("將棋板")
        .dutch("Janggibord")
        .about(
            "Nine files and ten ranks cross in 90 points; the spaces are a little wider than high, and there is no river.",
            "세로 아홉 줄과 가로 열 줄이 만나 90자리를 이루며, 칸은 옆으로 조금 길고 강은 없습니다.",
            "Negen verticale en tien horizontale lijnen kruisen elkaar in 90 punten; de vakken zijn iets breder dan hoog, en er is geen rivier.",
        ),
    term("pieces", ("장기알", "janggial"), "pieces")
        .sounds("djang-Gi-al")
        .dutch("schaakstukken")
        .others(&[form("장기짝", "janggijjak"), form("장기 기물", "janggi gimul"), form("기물", "gimul")])
        .about(
            "All the pieces of a set: octagons in three sizes, the general largest, guards and soldiers smallest.",
            "기물을 통틀어 이르는 말입니다. 팔각형이고 크기는 세 가지로, 궁이 가장 크고 사와 졸·병이 가장 작습니다.",
            "Alle stukken van een set: achthoeken in drie maten, de Generaal het grootst, Adviseurs en Soldaten het kleinst.",
        ),
    term("point", ("교차점", "gyochajeom"), "point, intersection")
        .hanja("交叉點")
        .dutch("kruispunt")
        .others(&[form("자리", "jari")])
        .about(
            "Where two lines cross, edges and corners too: pieces stand on points, not in the spaces between.",
            "두 줄이 만나는 자리로, 변과 귀도 포함됩니다. 기물은 칸 안이 아니라 이 자리에 놓습니다.",
            "Waar twee lijnen kruisen, ook aan de randen en in de hoeken: stukken staan op punten, niet in de vakken.",
        )
        .diagram(EMPTY, &["a1", "e5", "i7", "c10"]),
    term("step", ("칸", "kan"), "step")
        .dutch("stap")
        .about(
            "The way from one point to the next along a line or a palace diagonal.",
            "줄이나 궁성 대각선을 따라 한 자리에서 다음 자리까지의 거리입니다.",
            "De weg van het ene punt naar het volgende langs een lijn of een diagonaal van het paleis.",
        ),
    term("file", ("세로줄", "serojul"), "file")
        .dutch("kolom")
        .about(
            "One of the nine lines from player to player, numbered 1 to 9 from Cho's left.",
            "두 사람 사이로 뻗은 아홉 줄로, 초가 볼 때 왼쪽부터 1에서 9까지 셉니다.",
            "Een van de negen lijnen van speler naar speler, genummerd 1 tot 9 vanaf links van Cho.",
        )
        .diagram(EMPTY, &["e1", "e2", "e3", "e4", "e5", "e6", "e7", "e8", "e9", "e10"]),
    term("rank", ("가로줄", "garojul"), "rank")
        .dutch("rij")
        .about(
            "One of the ten lines across the board; in Korean notation they count 1 to 9 from Han's side and Cho's own is 0.",
            "판을 가로지르는 열 줄로, 기보에서는 한(漢) 쪽부터 1에서 9까지 세고 초의 첫 줄은 0입니다.",
            "Een van de tien lijnen dwars over het bord; in Koreaanse notatie telt men 1 tot 9 vanaf Han en is die van Cho 0.",
        )
        .diagram(EMPTY, &["a5", "b5", "c5", "d5", "e5", "f5", "g5", "h5", "i5"]),
    term("palace", ("궁성", "gungseong"), "palace")
        .sounds("Goeng-song")
        .hanja("宮城")
        .dutch("Paleis")
        .about(
            "The nine points that the general and its guards never leave, crossed by the only diagonals of the board.",
            "궁과 사가 벗어나지 못하는 아홉 자리로, 판에서 대각선이 그어진 유일한 곳입니다.",
            "De negen punten die de Generaal en de Adviseurs nooit verlaten, met de enige diagonalen van het bord.",
        )
        .diagram(EMPTY, &["d1", "e1", "f1", "d2", "e2", "f2", "d3", "e3", "f3"]),
    term("palace-diagonal", ("대각선", "daegakseon"), "palace diagonal")
        .hanja("對角線")
        .dutch("diagonale lijn")
        .about(
            "The lines from the centre of a palace to its corners; general, guards, chariots, cannons and the enemy's soldiers move along them.",
            "궁성 한가운데에서 네 귀로 그은 줄로, 궁·사·차·포와 상대의 졸·병이 이 줄을 따라 움직입니다.",
            "De lijnen van het midden van een paleis naar de hoeken; Generaal, Adviseurs, Strijdwagens, Kanonnen en vijandelijke Soldaten bewegen erlangs.",
        )
        .diagram(EMPTY, &["d1", "f1", "e2", "d3", "f3"]),
    term("marked-point", ("표시점", "pyosijeom"), "marked point")
        .hanja("標示點")
        .dutch("rond kruispunt")
        .about(
            "A small cross or circle on the board where soldiers and cannons stand at the start.",
            "처음에 졸·병과 포를 놓는 자리를 나타내는 작은 표시로, × 모양이나 동그라미입니다.",
            "Een klein kruis of rondje op het bord waar Soldaten en Kanonnen aan het begin staan.",
        )
        .diagram(EMPTY, &["a4", "c4", "e4", "g4", "i4", "b3", "h3"]),
    term("octagon", ("팔각형", "palgakhyeong"), "octagon")
        .hanja("八角形")
        .dutch("achthoek")
        .about(
            "The shape of Janggi pieces; Chinese pieces are round and all of one size.",
            "장기알의 모양입니다. 중국 장기의 기물은 둥글고 크기가 모두 같습니다.",
            "De vorm van Janggi-stukken; Chinese stukken zijn rond en allemaal even groot.",
        ),
    term("regular-script", ("해서", "haeseo"), "regular script")
        .hanja("楷書")
        .dutch("standaardschrift")
        .about(
            "The upright brush script of Han's pieces.",
            "한의 기물에 쓰는 반듯한 글씨체입니다.",
            "Het rechte penseelschrift van de stukken van Han.",
        ),
    term("cursive-script", ("초서", "choseo"), "cursive script")
        .hanja("草書")
        .dutch("semi-cursief schrift")
        .about(
            "The flowing brush script of Cho's pieces; manuals also call it semi-cursive.",
            "초의 기물에 쓰는 흘려 쓴 글씨체입니다.",
            "Het vloeiende penseelschrift van de stukken van Cho; handleidingen noemen het ook semi-cursief.",
        ),
    term("notation", ("기보", "gibo"), "notation, game record")
        .hanja("棋譜")
        .dutch("notatie")
        .about(
            "A game written down: 79졸78 moves the soldier from rank 7, file 9 to file 8; European tournaments put a letter first, P79-78.",
            "대국을 적은 것입니다. 79졸78은 일곱째 가로줄 아홉째 세로줄의 졸이 옆으로 간 수이며, 유럽 대회에서는 P79-78처럼 적습니다.",
            "Een opgeschreven partij: 79졸78 zet de Soldaat van rij 7, kolom 9 naar kolom 8; op Europese toernooien schrijft men P79-78.",
        )
        .diagram("9/9/9/9/9/9/8P/9/9/9", &["i4", "h4"]),
    term("western-board", ("서양식 장기판", "seoyangsik janggipan"), "westernised board")
        .dutch("verwesterd bord")
        .about(
            "The same game on nine by ten squares with pictures for pieces, as chess players are used to.",
            "체스처럼 아홉 칸에 열 칸짜리 칸 안에 그림 기물을 놓고 두는 판으로, 놀이는 같습니다.",
            "Hetzelfde spel op negen bij tien vakken met plaatjes als stukken, zoals schakers gewend zijn.",
        ),
];
