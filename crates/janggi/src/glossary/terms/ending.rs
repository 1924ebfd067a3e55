//! How a game ends (승부).

use crate::glossary::term::{Group, Term, form};

const fn term(id: &'static str, korean: (&'static str, &'static str), english: &'static str) -> Term {
    Term::new(Group::Ending, id, korean, english)
}

pub(super) const TERMS: [Term; 14] = [
    term("mate", ("외통", "oetong"), "checkmate")
        .sounds("wè-toong")
        .spelt(&["weh-tong"])
        .hanja("外通")
        .dutch("schaakmat")
        .others(&[form("외통 장군", "oetong janggun")])
        .about(
            "A check that cannot be answered: the game is over. 외통 장군 is another way to say it.",
            "막거나 피할 수 없는 장군으로, 대국이 끝납니다. 외통 장군이라고도 합니다.",
            "Een schaak dat niet op te heffen is: de partij is voorbij. 외통 장군 is een andere manier om het te zeggen.",
        )
        .diagram("R3k4/1R7/9/9/9/9/9/9/3K5/9", &["e10"]),
    term("mating-move", ("외통수", "oetongsu"), "mating move, win by mate")
        .sounds("wè-toong-soe")
        .hanja("外通手")
        .dutch("schaakmat-overwinning")
        .about(
            "The move that mates, and winning by it.",
            "외통을 부르는 수, 또 그렇게 이기는 것을 말합니다.",
            "De zet die mat zet, en de overwinning daardoor.",
        ),
    term("mated", ("외통패", "oetongpae"), "loss by mate")
        .sounds("wè-toong-pè")
        .hanja("外通敗")
        .dutch("schaakmat-nederlaag")
        .about(
            "Losing by mate: the same ending seen from the other side.",
            "외통으로 지는 것을 말합니다.",
            "Verliezen door mat: hetzelfde einde van de andere kant gezien.",
        ),
    term("bikjang", ("빅장", "bikjang"), "bikjang, facing generals")
        .sounds("bieG-djang")
        .spelt(&["bigjang"])
        .hanja("빅將")
        .dutch("Bigjang")
        .north("궁장", "gungjang")
        .about(
            "Both generals on one file with nothing between: a draw, a count of points, nothing, or forbidden, as the rule set says. The word is heard as bigida, to draw; one manual reads it as laughing generals.",
            "두 궁이 한 줄에서 사이에 기물 없이 마주 보는 것으로, 규칙에 따라 비기거나 점수로 가리거나 아무 일도 없거나 금지됩니다. 말은 ‘비기다’에서 온 것으로 봅니다.",
            "Beide Generaals op één kolom met niets ertussen: gelijkspel, puntentelling, niets, of verboden, naar gelang de regels. Men hoort er bigida in, gelijkspelen; één handleiding leest het als lachende generaals.",
        )
        .diagram("9/4k4/9/9/9/9/9/9/4K4/9", &["e2", "e9"]),
    term("points", ("점", "jeom"), "point, points")
        .sounds("djom")
        .hanja("點")
        .dutch("punt, punten")
        .others(&[form("점수", "jeomsu")])
        .about(
            "What pieces are worth when points decide: chariot 13, cannon 7, horse 5, elephant 3, guard 3, soldier 2; a whole army is 72.",
            "점수로 승부를 가릴 때 기물의 값입니다. 차 13, 포 7, 마 5, 상 3, 사 3, 졸·병 2점으로 모두 72점입니다.",
            "Wat stukken waard zijn als punten beslissen: Strijdwagen 13, Kanon 7, Paard 5, Olifant 3, Adviseur 3, Soldaat 2; een heel leger telt 72.",
        ),
    term("deom", ("덤", "deom"), "deom, bonus points")
        .sounds("dom")
        .dutch("bonuspunten")
        .about(
            "The 1.5 points Han gets for moving second: 73.5 against 72, and no tie.",
            "나중에 두는 한이 받는 1.5점입니다. 73.5 대 72로 시작하며 동점이 없습니다.",
            "De 1,5 punten die Han krijgt omdat Cho begint: 73,5 tegen 72, en nooit gelijk.",
        ),
    term("win-on-points", ("점수승", "jeomsuseung"), "win on points")
        .hanja("點數勝")
        .dutch("winst op punten")
        .about(
            "A win by the points of the remaining pieces, if there is no mate or the rules end the game.",
            "외통이 나지 않거나 규칙에 따라 대국이 끝났을 때 남은 기물의 점수로 이기는 것입니다.",
            "Winst door de punten van de overgebleven stukken, als niemand mat gezet kan worden of de regels de partij beëindigen.",
        ),
    term("draw", ("무승부", "museungbu"), "draw")
        .hanja("無勝負")
        .dutch("gelijkspel")
        .others(&[form("비김", "bigim")])
        .about(
            "Allowed among friends; many tournaments have none and count points instead.",
            "친선 대국에는 있지만, 많은 대회에서는 무승부 없이 점수로 승부를 가립니다.",
            "Bestaat onder vrienden; veel toernooien kennen het niet en tellen punten.",
        ),
    term("dead-position", ("기물 부족", "gimul bujok"), "dead position, insufficient material")
        .dutch("dode stelling")
        .about(
            "Too few pieces are left for a mate, whatever both sides play; a rule set may then end the game in a draw.",
            "남은 기물로는 서로 어떻게 두어도 외통이 나올 수 없는 국면으로, 이때 바로 비기게 하는 규칙을 쓸 수 있습니다.",
            "Er zijn te weinig stukken over om iemand mat te zetten, wat beide spelers ook doen; regels kunnen de partij dan gelijkspel laten zijn.",
        ),
    term("repetition", ("반복수", "banboksu"), "repetition")
        .hanja("反復手")
        .dutch("herhaling van zetten")
        .others(&[form("동일수", "dongilsu")])
        .about(
            "The same position again; a third time is refused, drawn, counted or lost, as the rule set says.",
            "같은 국면이 되풀이되는 것으로, 세 번째에는 규칙에 따라 금지되거나 비기거나 점수로 가리거나 집니다.",
            "Dezelfde stelling opnieuw; een derde keer is verboden, gelijkspel, puntentelling of verlies, naar gelang de regels.",
        ),
    term("perpetual-check", ("반복장군", "banbokjanggun"), "perpetual check")
        .dutch("eeuwig schaak")
        .others(&[form("만년장", "mannyeonjang")])
        .about(
            "Giving check over and over with the same moves; in most tournaments the third time loses.",
            "같은 수로 장군을 되풀이하는 것으로, 대부분의 대회에서 세 번째에 집니다.",
            "Steeds opnieuw schaak geven met dezelfde zetten; op de meeste toernooien verliest de derde keer.",
        ),
    term("thirty-points", ("30점 미만", "samsipjeom miman"), "below 30 points")
        .dutch("minder dan 30 punten")
        .about(
            "In some rules both sides must have fewer than 30 points before bikjang, repetition or an offer may draw.",
            "빅장이나 반복, 무승부 제안으로 비기려면 양쪽이 모두 30점 미만이어야 하는 규칙이 있습니다.",
            "In sommige regels moeten beide spelers minder dan 30 punten hebben voordat Bigjang, herhaling of een aanbod gelijkspel geeft.",
        ),
    term("fifty-moves", ("50수 규칙", "osipsu gyuchik"), "fifty-move rule")
        .dutch("vijftigzettenregel")
        .about(
            "A draw after fifty moves without a capture, borrowed from chess; not standard in Janggi, so agree on it first.",
            "50수 동안 기물을 잡지 않으면 비기는 체스 규칙입니다. 장기에서는 정해져 있지 않아 두기 전에 약속합니다.",
            "Gelijkspel na vijftig zetten zonder slaan, overgenomen uit het schaken; niet standaard in Janggi, dus spreek het vooraf af.",
        ),
    term("referee", ("심판", "simpan"), "referee")
        .hanja("審判")
        .dutch("scheidsrechter")
        .about(
            "Decides in tournaments who must deviate when moves repeat, often the side that is behind.",
            "대회에서 수가 되풀이될 때 누가 다른 수를 두어야 하는지 정하며, 흔히 지고 있는 쪽입니다.",
            "Beslist op toernooien wie bij herhaling moet afwijken, vaak de speler die achterstaat.",
        ),
];
