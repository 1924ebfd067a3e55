//! Other games of the family (이웃한 놀이).

use crate::glossary::term::{Group, Term, form};

const fn term(id: &'static str, korean: (&'static str, &'static str), english: &'static str) -> Term {
    Term::new(Group::Relatives, id, korean, english)
}

pub(super) const TERMS: [Term; 7] = [
    term("xiangqi", ("샹치", "syangchi"), "Xiangqi, Chinese chess")
        .hanja("象棋")
        .dutch("Xiangqi")
        .others(&[form("중국 장기", "Jungguk janggi")])
        .about(
            "The Chinese game from which Janggi comes: a river, a fixed start, no pass, red moves first.",
            "장기의 뿌리가 된 중국 놀이로, 강이 있고 차림이 정해져 있으며 쉴 수 없고 홍이 먼저 둡니다.",
            "Het Chinese spel waar Janggi van afstamt: een rivier, een vaste beginstelling, niet passen, rood begint.",
        ),
    term("river", ("강", "gang"), "river")
        .hanja("江")
        .dutch("rivier")
        .about(
            "The gap across the middle of a Xiangqi board, which elephants may not cross and beyond which soldiers also move sideways; Janggi has none.",
            "중국 장기판 한가운데를 가로지르는 빈 띠로, 상은 건널 수 없고 병은 건너야 옆으로도 갑니다. 장기에는 없습니다.",
            "De strook midden over een Xiangqi-bord, die Olifanten niet mogen oversteken en waarachter Soldaten ook opzij gaan; Janggi heeft er geen.",
        )
        .diagram("9/9/9/9/9/9/9/9/9/9", &["a5", "i5", "a6", "i6"]),
    term("flying-general", ("비장", "bijang"), "flying general")
        .hanja("飛將")
        .dutch("vliegende generaal")
        .about(
            "In Xiangqi generals may not see each other: as if each could fly along the open file and capture the other.",
            "중국 장기에서 두 장이 서로 볼 수 없다는 규칙으로, 트인 줄을 날아가 상대를 잡을 수 있다고 보는 것입니다.",
            "In Xiangqi mogen de Generaals elkaar niet zien: alsof elk over de open kolom kan vliegen en de ander slaan.",
        )
        .diagram("3k5/9/9/9/9/9/9/9/9/3K5", &["d1", "d10"]),
    term("chaturanga", ("차투랑가", "chaturangga"), "Chaturanga")
        .dutch("Chaturanga")
        .about(
            "The Indian game, known since the sixth century, from which chess and, most think, Xiangqi and Janggi descend.",
            "6세기부터 알려진 인도의 놀이로, 체스와 중국 장기, 장기의 조상으로 여겨집니다.",
            "Het Indiase spel, bekend sinds de zesde eeuw, waar schaken en volgens de meesten ook Xiangqi en Janggi van afstammen.",
        ),
    term("shogi", ("쇼기", "syogi"), "Shogi, Japanese chess")
        .hanja("將棋")
        .dutch("Shogi")
        .others(&[form("일본 장기", "Ilbon janggi")])
        .about(
            "The Japanese game of the family, written with the same characters as Janggi; captured pieces come back into play.",
            "같은 한자로 쓰는 일본 놀이로, 잡은 기물을 다시 판에 놓을 수 있습니다.",
            "Het Japanse spel van de familie, met dezelfde tekens geschreven als Janggi; geslagen stukken keren terug in het spel.",
        ),
    term("baduk", ("바둑", "baduk"), "Baduk, Go")
        .dutch("Go")
        .about(
            "The other great board game of Korea, today the more popular one.",
            "한국의 또 다른 큰 판놀이로, 지금은 장기보다 더 널리 둡니다.",
            "Het andere grote bordspel van Korea, tegenwoordig het populairste.",
        ),
    term("gwangsanghui", ("광상희", "Gwangsanghui"), "Gwangsanghui")
        .hanja("廣象戱")
        .about(
            "An enlarged Janggi of the eighteenth century, described in the Noeyeonjip (䨓淵集); its rules are not played here.",
            "뇌연집(䨓淵集)의 광상희지에 나오는 18세기의 넓힌 장기로, 여기서는 둘 수 없습니다.",
            "Een vergroot Janggi uit de achttiende eeuw, beschreven in de Noeyeonjip (䨓淵集); de regels ervan zijn hier niet te spelen.",
        ),
];
