// Written by `cargo xtask generate` from the messages in texts/.

/** A text in each language. */
export type Text = Readonly<Record<"ko" | "en" | "nl", string>>;

export const OUTCOMES: Readonly<Record<"janggi", Readonly<Record<string, Text>>>> = {
  "janggi": {
    "cho": {
      "en": "Cho wins",
      "ko": "초 승",
      "nl": "Cho wint"
    },
    "draw": {
      "en": "Draw",
      "ko": "무승부",
      "nl": "Gelijkspel"
    },
    "han": {
      "en": "Han wins",
      "ko": "한 승",
      "nl": "Han wint"
    },
    "none": {
      "en": "No result",
      "ko": "결과 없음",
      "nl": "Geen uitslag"
    }
  }
};

export const RULE_NAMES: Readonly<Record<"fields" | "values" | "marks", Readonly<Record<string, Text>>>> = {
  "fields": {
    "bikjang.accept": {
      "en": "How a bikjang is accepted",
      "ko": "빅장을 받는 방법",
      "nl": "Bigjang aannemen"
    },
    "bikjang.gate": {
      "en": "Bikjang applies",
      "ko": "빅장 조건",
      "nl": "Wanneer Bigjang telt"
    },
    "bikjang.general_capture": {
      "en": "Bikjang after a capture by a general",
      "ko": "궁이 기물을 잡아 생긴 빅장",
      "nl": "Bigjang doordat een generaal slaat"
    },
    "bikjang.in_check": {
      "en": "Bikjang while in check",
      "ko": "장군일 때의 빅장",
      "nl": "Bigjang terwijl je schaak staat"
    },
    "bikjang.mode": {
      "en": "Bikjang",
      "ko": "빅장",
      "nl": "Bigjang"
    },
    "bikjang.nonresolving_step": {
      "en": "A move that does not break the bikjang",
      "ko": "빅장을 피하지 않는 수",
      "nl": "Een zet die Bigjang niet opheft"
    },
    "bikjang.resolve_by": {
      "en": "Pieces that may break a bikjang",
      "ko": "빅장을 피할 수 있는 기물",
      "nl": "Stukken die Bigjang mogen opheffen"
    },
    "checked_side": {
      "en": "The side in perpetual check",
      "ko": "반복장군을 받는 쪽",
      "nl": "Wie eeuwig schaak krijgt"
    },
    "dead_position": {
      "en": "Dead position",
      "ko": "기물 부족",
      "nl": "Dode stelling"
    },
    "deom": {
      "en": "Deom for Han",
      "ko": "덤",
      "nl": "Deom voor Han"
    },
    "draw_offer": {
      "en": "Draw offers",
      "ko": "합의로 끝내기",
      "nl": "Gelijkspel aanbieden"
    },
    "draw_offer.result": {
      "en": "Game ended by agreement",
      "ko": "합의로 끝났을 때",
      "nl": "Uitslag bij einde in overleg"
    },
    "flag": {
      "en": "Out of time",
      "ko": "시간 초과",
      "nl": "Tijd om"
    },
    "league_score": {
      "en": "League points",
      "ko": "대회 승점",
      "nl": "Competitiepunten"
    },
    "limit.low_points": {
      "en": "Few points left",
      "ko": "점수 미달",
      "nl": "Weinig punten over"
    },
    "limit.no_capture_plies": {
      "en": "Moves without a capture (fifty-move rule)",
      "ko": "기물을 잡지 않고 둘 수 있는 수",
      "nl": "Halve zetten zonder slaan (vijftigzettenregel)"
    },
    "limit.total_plies": {
      "en": "Move limit",
      "ko": "수 제한",
      "nl": "Maximaal aantal halve zetten"
    },
    "movement": {
      "en": "How the pieces move",
      "ko": "행마법",
      "nl": "Beweging van de stukken"
    },
    "pass.allowed": {
      "en": "Passing",
      "ko": "한수쉼",
      "nl": "Passen"
    },
    "pass.counts_as_ply": {
      "en": "A pass counts as a move",
      "ko": "한수쉼도 한 수로 셈",
      "nl": "Een pas telt als zet"
    },
    "pass.double": {
      "en": "Two passes in a row",
      "ko": "양쪽이 잇달아 쉬면",
      "nl": "Twee keer passen na elkaar"
    },
    "perpetual_check": {
      "en": "Perpetual check",
      "ko": "반복장군",
      "nl": "Eeuwig schaak"
    },
    "repetition": {
      "en": "Repetition",
      "ko": "반복수",
      "nl": "Herhaling"
    },
    "setup.allowed": {
      "en": "Setups allowed",
      "ko": "쓸 수 있는 차림",
      "nl": "Toegestane opstellingen"
    },
    "setup.first": {
      "en": "Sets up first",
      "ko": "먼저 차리는 쪽",
      "nl": "Stelt eerst op"
    },
    "setup.forbid_matsang": {
      "en": "Opposite elephants",
      "ko": "맞상",
      "nl": "Olifanten tegenover elkaar"
    },
    "setup.order": {
      "en": "Setup order",
      "ko": "차림 순서",
      "nl": "Volgorde van opstellen"
    },
    "stopped": {
      "en": "Game stopped before its end",
      "ko": "중도 종료",
      "nl": "Partij vóór het einde gestopt"
    },
    "touch": {
      "en": "Touch-move",
      "ko": "만진 기물",
      "nl": "Aanraken is zetten"
    }
  },
  "marks": {
    "A": {
      "en": "Checked by us",
      "ko": "직접 확인",
      "nl": "Zelf nagegaan"
    },
    "B": {
      "en": "Stated by the organisation itself, or by two sources",
      "ko": "단체의 규정 또는 출처 두 곳",
      "nl": "Door de organisatie zelf vermeld, of door twee bronnen"
    },
    "C": {
      "en": "One secondary source",
      "ko": "간접 출처 한 곳",
      "nl": "Eén secundaire bron"
    },
    "G": {
      "en": "No source, our guess",
      "ko": "출처가 없어 추정한 값",
      "nl": "Geen bron, onze aanname"
    },
    "S": {
      "en": "As stated in the text that the rule set follows",
      "ko": "규칙의 원문대로",
      "nl": "Volgens de tekst waarop deze regels zijn gebaseerd"
    }
  },
  "values": {
    "accept_allowed": {
      "en": "may be accepted",
      "ko": "받을 수 있음",
      "nl": "mag aangenomen worden"
    },
    "after_first_capture": {
      "en": "after the first capture",
      "ko": "기물을 처음 잡은 뒤",
      "nl": "na de eerste keer slaan"
    },
    "always": {
      "en": "always",
      "ko": "언제나",
      "nl": "altijd"
    },
    "any": {
      "en": "any",
      "ko": "제한 없음",
      "nl": "alle"
    },
    "any_nonresolving_action": {
      "en": "any move or pass that does not break it",
      "ko": "피하지 않는 모든 수",
      "nl": "elke zet die het niet opheft"
    },
    "as_any": {
      "en": "can lose by repetition",
      "ko": "반복수로 질 수 있음",
      "nl": "kan door herhaling verliezen"
    },
    "as_repetition": {
      "en": "like any repetition",
      "ko": "반복수와 같음",
      "nl": "net als elke herhaling"
    },
    "asian": {
      "en": "as defined by the Asian Xiangqi Federation",
      "ko": "아시아 샹치 연맹의 규정을 따름",
      "nl": "volgens de Aziatische Xiangqi-bond"
    },
    "ban_position": {
      "en": "same position not allowed",
      "ko": "같은 국면 금지",
      "nl": "zelfde stelling verboden"
    },
    "both_below_30": {
      "en": "when both sides are below 30 points",
      "ko": "양쪽 모두 30점 미만",
      "nl": "als beide kanten minder dan 30 punten hebben"
    },
    "call": {
      "en": "calling it",
      "ko": "부르기",
      "nl": "melden"
    },
    "call_or_pass": {
      "en": "calling or passing",
      "ko": "부르거나 한수쉼",
      "nl": "melden of passen"
    },
    "chesswar": {
      "en": "Chess War",
      "ko": "체스 워",
      "nl": "Chess War"
    },
    "cho": {
      "en": "Cho",
      "ko": "초",
      "nl": "Cho"
    },
    "cho_first_visible": {
      "en": "Cho first, visible to Han",
      "ko": "초 먼저, 공개",
      "nl": "eerst Cho, open"
    },
    "draw": {
      "en": "draw",
      "ko": "무승부",
      "nl": "gelijkspel"
    },
    "ends_game": {
      "en": "ends the game",
      "ko": "대국이 끝남",
      "nl": "beëindigt de partij"
    },
    "exempt": {
      "en": "does not apply",
      "ko": "적용 안 함",
      "nl": "geldt niet"
    },
    "fixed": {
      "en": "fixed",
      "ko": "시작 국면대로",
      "nl": "vast"
    },
    "four_and_central": {
      "en": "the usual four and central chariots",
      "ko": "기본 네 가지와 기동차",
      "nl": "de vier gewone, en strijdwagens in het midden"
    },
    "four_swaps": {
      "en": "the usual four",
      "ko": "기본 네 가지",
      "nl": "de vier gewone"
    },
    "free": {
      "en": "off",
      "ko": "제한 없음",
      "nl": "uit"
    },
    "general_only": {
      "en": "the general only",
      "ko": "궁만",
      "nl": "alleen de generaal"
    },
    "han": {
      "en": "Han",
      "ko": "한",
      "nl": "Han"
    },
    "han_first_visible": {
      "en": "Han first, visible to Cho",
      "ko": "한 먼저, 공개",
      "nl": "eerst Han, open"
    },
    "illegal": {
      "en": "not allowed",
      "ko": "둘 수 없음",
      "nl": "niet toegestaan"
    },
    "immediate": {
      "en": "at once, without a reply",
      "ko": "바로 끝남",
      "nl": "meteen, zonder antwoord"
    },
    "janggi": {
      "en": "Janggi",
      "ko": "장기",
      "nl": "Janggi"
    },
    "legal": {
      "en": "allowed",
      "ko": "둘 수 있음",
      "nl": "toegestaan"
    },
    "letting_go": {
      "en": "a move is final once the piece is released",
      "ko": "손을 떼면 무를 수 없음",
      "nl": "een zet staat vast zodra je het stuk loslaat"
    },
    "loses": {
      "en": "loses",
      "ko": "짐",
      "nl": "verliest"
    },
    "mover_loses": {
      "en": "the side that moved loses",
      "ko": "둔 쪽이 짐",
      "nl": "wie die zet doet, verliest"
    },
    "must_answer_check": {
      "en": "check must be answered first",
      "ko": "먼저 멍군",
      "nl": "eerst het schaak opheffen"
    },
    "never": {
      "en": "never",
      "ko": "없음",
      "nl": "nooit"
    },
    "never_loses": {
      "en": "never loses by repetition",
      "ko": "반복수로 지지 않음",
      "nl": "verliest nooit door herhaling"
    },
    "no": {
      "en": "no",
      "ko": "아니요",
      "nl": "nee"
    },
    "no_exception": {
      "en": "no exception",
      "ko": "예외 없음",
      "nl": "geen uitzondering"
    },
    "none": {
      "en": "none",
      "ko": "없음",
      "nl": "geen"
    },
    "not_callable": {
      "en": "cannot be called",
      "ko": "부를 수 없음",
      "nl": "kan niet gemeld worden"
    },
    "not_in_check": {
      "en": "except while in check",
      "ko": "장군을 받지 않았으면 언제나",
      "nl": "altijd, behalve bij schaak"
    },
    "of_the_law": {
      "en": "the fixed starting position",
      "ko": "정해진 한 가지",
      "nl": "de vaste beginstelling"
    },
    "off": {
      "en": "off",
      "ko": "없음",
      "nl": "uit"
    },
    "pass": {
      "en": "passing",
      "ko": "한수쉼",
      "nl": "passen"
    },
    "piece_by_piece": {
      "en": "one piece at a time, in turn",
      "ko": "기물을 하나씩 번갈아 놓기",
      "nl": "om de beurt één stuk"
    },
    "points": {
      "en": "points decide",
      "ko": "점수로 승부",
      "nl": "de punten beslissen"
    },
    "position": {
      "en": "same position",
      "ko": "같은 국면",
      "nl": "zelfde stelling"
    },
    "refused": {
      "en": "not allowed",
      "ko": "둘 수 없음",
      "nl": "niet toegestaan"
    },
    "same": {
      "en": "unchanged",
      "ko": "그대로",
      "nl": "onveranderd"
    },
    "shuttle": {
      "en": "the same piece going back and forth",
      "ko": "같은 기물의 왕복",
      "nl": "hetzelfde stuk heen en weer"
    },
    "simultaneous_hidden": {
      "en": "both at once, in secret",
      "ko": "동시에, 비공개",
      "nl": "tegelijk, in het geheim"
    },
    "swap_moves": {
      "en": "by swapping in the first moves",
      "ko": "첫 수로 마와 상 바꾸기",
      "nl": "door te wisselen in de eerste zetten"
    },
    "touch_move": {
      "en": "a touched piece must move, and a move is final once the piece is released",
      "ko": "만진 기물은 반드시 움직임, 손을 떼면 무를 수 없음",
      "nl": "met een aangeraakt stuk moet je zetten, en een zet staat vast zodra je het stuk loslaat"
    },
    "xiangqi": {
      "en": "Xiangqi (Chinese chess)",
      "ko": "중국 장기(샹치)",
      "nl": "Xiangqi (Chinees schaak)"
    },
    "yes": {
      "en": "yes",
      "ko": "예",
      "nl": "ja"
    }
  }
};

export const RULE_SENTENCES: Readonly<Record<"endings" | "variants" | "points" | "refusals" | "illegal" | "errors", Readonly<Record<string, Text>>>> = {
  "endings": {
    "abandoned": {
      "en": "{by} left the game.",
      "ko": "{by}가 자리를 비운 채 돌아오지 않았습니다.",
      "nl": "{by} verliet de partij."
    },
    "aborted": {
      "en": "The game was cancelled.",
      "ko": "대국이 취소되었습니다.",
      "nl": "De partij is geannuleerd."
    },
    "adjudicated": {
      "en": "The referee decided the game.",
      "ko": "심판이 판정했습니다.",
      "nl": "De scheidsrechter heeft beslist."
    },
    "bikjang_accepted": {
      "en": "Bikjang: the generals have faced each other since move {created_at_ply}, and {by} accepted it.",
      "ko": "빅장: {created_at_ply}수째부터 궁끼리 마주 보았고 {by}가 받아들였습니다.",
      "nl": "Bigjang: de generaals staan sinds zet {created_at_ply} tegenover elkaar, en {by} heeft het aangenomen."
    },
    "dead_position": {
      "en": "Dead position: neither side can be mated any more with the pieces that are left.",
      "ko": "기물 부족: 남은 기물로는 서로 어떻게 두어도 외통이 나올 수 없습니다.",
      "nl": "Dode stelling: met de stukken die over zijn, kan geen van beide kanten nog mat geven."
    },
    "double_pass": {
      "en": "Both sides passed in a row (moves {plies}).",
      "ko": "양쪽이 잇달아 쉬었습니다({plies}수째).",
      "nl": "Beide kanten pasten na elkaar (zet {plies})."
    },
    "draw_agreed": {
      "en": "{offered_by} offered a draw and the other side agreed.",
      "ko": "{offered_by}의 무승부 제안을 상대가 받아들였습니다.",
      "nl": "{offered_by} bood gelijkspel aan en de tegenstander nam het aan."
    },
    "flagged": {
      "en": "{by} ran out of time.",
      "ko": "{by}의 시간이 다 되었습니다.",
      "nl": "De tijd van {by} was om."
    },
    "low_points": {
      "en": "{sides} dropped to {threshold_half} points or fewer.",
      "ko": "{sides}의 점수가 {threshold_half}점 이하로 내려갔습니다.",
      "nl": "Bij {sides} waren nog hoogstens {threshold_half} punten over."
    },
    "mate": {
      "en": "Mate: {loser}'s general on {general} cannot escape the check from {checkers}.",
      "ko": "외통: {loser} 궁({general})이 장군을 피할 수 없습니다.",
      "nl": "Mat: de generaal van {loser} op {general} kan niet ontsnappen aan het schaak vanaf {checkers}."
    },
    "no_capture_limit": {
      "en": "No piece has been captured for {n} moves by both sides together, since move {since_ply}.",
      "ko": "{since_ply}수째 이후 양쪽 합해 {n}수 동안 기물을 잡지 않았습니다.",
      "nl": "Sinds zet {since_ply} is er {n} halve zetten lang niets geslagen."
    },
    "no_permitted_action": {
      "en": "{side} is in check, and every move out of it would be a forbidden repetition: {refused}.",
      "ko": "{side}가 장군을 받았는데, 피하는 수가 모두 금지된 반복수입니다: {refused}.",
      "nl": "{side} staat schaak, en elke uitweg is een verboden herhaling: {refused}."
    },
    "perpetual_check": {
      "en": "Perpetual check: {checker} kept giving check while the same position occurred {n} times (moves {occurrences}).",
      "ko": "반복장군: {checker}가 장군을 되풀이하여 같은 국면이 {n}번 나왔습니다({occurrences}수째).",
      "nl": "Eeuwig schaak: {checker} bleef schaak geven, en dezelfde stelling stond {n} keer op het bord (na zet {occurrences})."
    },
    "ply_limit": {
      "en": "The limit of {n} moves by both sides together was reached (moves counted: {counted}).",
      "ko": "수 제한에 이르렀습니다: 양쪽 합해 {n}수(셈에 넣은 수: {counted}수).",
      "nl": "De partij bereikte het maximum van {n} halve zetten (geteld: {counted})."
    },
    "repetition": {
      "en": "Repetition: the same position occurred {n} times (moves {occurrences}).",
      "ko": "반복수: 같은 국면이 {n}번 나왔습니다({occurrences}수째).",
      "nl": "Herhaling: dezelfde stelling stond {n} keer op het bord (na zet {occurrences})."
    },
    "resigned": {
      "en": "{by} resigned.",
      "ko": "{by}가 기권했습니다.",
      "nl": "{by} gaf op."
    },
    "shuttle": {
      "en": "Back and forth: one piece moved between {x} and {a}, and reached {a} for the third time (moves {plies}).",
      "ko": "왕복: 같은 기물이 {x}와 {a} 사이를 오가다 {a}에 세 번째 왔습니다({plies}수째).",
      "nl": "Heen en weer: één stuk pendelde tussen {x} en {a} en kwam voor de derde keer op {a} (zet {plies})."
    },
    "stalemate": {
      "en": "Stalemate: {loser} is not in check but has no legal move, and therefore loses.",
      "ko": "{loser}는 둘 수 있는 수가 없어 졌습니다(장군은 아님).",
      "nl": "Pat: {loser} staat niet schaak maar heeft geen zet meer en verliest."
    },
    "stopped": {
      "en": "The time for the whole game was up.",
      "ko": "정해진 대국 시간이 끝났습니다.",
      "nl": "De tijd voor de hele partij was om."
    }
  },
  "errors": {
    "bad_fen": {
      "en": "This is not a valid FEN.",
      "ko": "올바른 FEN이 아닙니다.",
      "nl": "Dit is geen geldige FEN."
    },
    "bad_json": {
      "en": "The line is not JSON.",
      "ko": "JSON이 아닙니다.",
      "nl": "De invoer is geen geldige JSON."
    },
    "bad_move": {
      "en": "{move} is not a move or an action.",
      "ko": "수로 읽을 수 없습니다: {move}.",
      "nl": "{move} is geen zet of actie."
    },
    "bad_position": {
      "en": "This position cannot be played under these rules.",
      "ko": "이 규칙으로는 둘 수 없는 국면입니다.",
      "nl": "Deze stelling is volgens deze regels niet speelbaar."
    },
    "bad_request": {
      "en": "The request is malformed: {field}.",
      "ko": "요청의 형식이 잘못되었습니다: {field}.",
      "nl": "Het verzoek is ongeldig: {field}."
    },
    "bad_rules": {
      "en": "The rule set has errors.",
      "ko": "규칙에 잘못된 항목이 있습니다.",
      "nl": "De regels bevatten fouten."
    },
    "game_over": {
      "en": "The game is over.",
      "ko": "대국이 이미 끝났습니다.",
      "nl": "De partij is afgelopen."
    },
    "illegal_move": {
      "en": "{move} is not a legal move for that piece.",
      "ko": "{move}: 행마법에 어긋납니다.",
      "nl": "{move}: zo bewegen de stukken niet."
    },
    "refused_move": {
      "en": "The rule set does not allow {move}.",
      "ko": "{move}: 이 규칙에서는 허용되지 않습니다.",
      "nl": "{move} is volgens de regels niet toegestaan."
    }
  },
  "illegal": {
    "backward": {
      "en": "Soldiers never move back, so {to} is out of reach.",
      "ko": "졸과 병은 뒤로 가지 못합니다({to}).",
      "nl": "Soldaten gaan niet achteruit, dus niet naar {to}."
    },
    "crosses_river": {
      "en": "An elephant cannot cross the river; {to} is on the other side.",
      "ko": "상은 강을 건너지 못합니다({to}).",
      "nl": "Een olifant steekt de rivier niet over; {to} ligt aan de overkant."
    },
    "exposes_general": {
      "en": "The general on {general} would be in check from {by}.",
      "ko": "그 수를 두면 {by}의 기물에 궁이 잡힙니다.",
      "nl": "De generaal op {general} zou schaak komen te staan (schaak vanaf {by})."
    },
    "leaves_facing": {
      "en": "The generals on {general} and {other} would face each other.",
      "ko": "궁끼리 마주 보게 되는 수는 둘 수 없습니다({general}, {other}).",
      "nl": "De generaals op {general} en {other} zouden tegenover elkaar komen te staan."
    },
    "leaves_palace": {
      "en": "This piece never leaves the palace; {to} is outside.",
      "ko": "이 기물은 궁성을 벗어날 수 없습니다({to}).",
      "nl": "Dit stuk blijft in het paleis; {to} ligt erbuiten."
    },
    "leg_blocked": {
      "en": "The way is blocked at {at}.",
      "ko": "{at}의 기물에 멱이 막혔습니다.",
      "nl": "De weg is geblokkeerd op {at}."
    },
    "many_screens": {
      "en": "A cannon must jump over exactly one piece, but there are several in the way ({between}).",
      "ko": "포는 기물 하나만 넘을 수 있는데, 사이에 여럿이 있습니다({between}).",
      "nl": "Een kanon springt over precies één stuk, maar er staan er meer tussen ({between})."
    },
    "no_palace_line": {
      "en": "No palace line connects {from} and {to}.",
      "ko": "궁성에 {from}와 {to} 사이를 잇는 선이 없습니다.",
      "nl": "Er loopt geen paleislijn van {from} naar {to}."
    },
    "no_piece": {
      "en": "There is no piece on {at}.",
      "ko": "{at}에 기물이 없습니다.",
      "nl": "Op {at} staat geen stuk."
    },
    "no_screen": {
      "en": "The cannon has nothing to jump over.",
      "ko": "포가 넘을 기물이 없습니다.",
      "nl": "Het kanon heeft niets om overheen te springen."
    },
    "not_yours": {
      "en": "The piece on {at} belongs to the other side.",
      "ko": "{at}의 기물은 상대 것입니다.",
      "nl": "Het stuk op {at} is van de tegenstander."
    },
    "null_step": {
      "en": "Staying on {at} is not a move.",
      "ko": "제자리에 두는 것은 수가 아닙니다({at}).",
      "nl": "Op {at} blijven staan is geen zet."
    },
    "own_piece": {
      "en": "A piece of the same side is on {at}.",
      "ko": "{at}에 자기 기물이 있습니다.",
      "nl": "Op {at} staat een eigen stuk."
    },
    "path_blocked": {
      "en": "The line is blocked at {at}.",
      "ko": "{at}의 기물이 길을 막습니다.",
      "nl": "De lijn is geblokkeerd op {at}."
    },
    "screen_is_cannon": {
      "en": "A cannon cannot jump over the cannon on {at}.",
      "ko": "포는 포를 넘지 못합니다({at}).",
      "nl": "Een kanon kan niet over het kanon op {at} springen."
    },
    "sideways_too_early": {
      "en": "A soldier moves sideways only after crossing the river, so {to} is out of reach.",
      "ko": "병과 졸은 강을 건넌 뒤에만 옆으로 갑니다({to}).",
      "nl": "Vóór de rivier gaat een soldaat alleen vooruit, dus niet naar {to}."
    },
    "stays_in_check": {
      "en": "The general on {general} would still be in check from {by}.",
      "ko": "그 수로는 {by}의 기물이 부른 장군을 피하지 못합니다.",
      "nl": "De generaal op {general} blijft schaak staan (schaak vanaf {by})."
    },
    "takes_cannon": {
      "en": "A cannon cannot capture the cannon on {at}.",
      "ko": "포는 포를 잡지 못합니다({at}).",
      "nl": "Een kanon kan het kanon op {at} niet slaan."
    },
    "wrong_shape": {
      "en": "That piece does not move like that.",
      "ko": "그 기물은 그렇게 가지 못합니다.",
      "nl": "Zo beweegt dat stuk niet."
    }
  },
  "points": {
    "janggi": {
      "en": "Points decide: Cho {cho_half}, Han {han_half} (deom of {deom_half} included).",
      "ko": "점수로 승부: 초(楚) {cho_half}점, 한(漢) {han_half}점 (덤 {deom_half}점 포함).",
      "nl": "De punten beslissen: Cho {cho_half}, Han {han_half} (met het deom van {deom_half})."
    },
    "janggi_without_deom": {
      "en": "Points decide: Cho {cho_half}, Han {han_half}.",
      "ko": "점수로 승부: 초(楚) {cho_half}점, 한(漢) {han_half}점.",
      "nl": "De punten beslissen: Cho {cho_half}, Han {han_half}."
    },
    "xiangqi": {
      "en": "Points decide: Red {cho_half}, Black {han_half}.",
      "ko": "점수로 승부: 홍 {cho_half}점, 흑 {han_half}점.",
      "nl": "De punten beslissen: Rood {cho_half}, Zwart {han_half}."
    }
  },
  "refusals": {
    "bikjang_unresolved": {
      "en": "Bikjang: {move} leaves the generals facing each other.",
      "ko": "빅장을 피하지 않는 수는 둘 수 없습니다({move}).",
      "nl": "Bigjang: na {move} staan de generaals nog steeds tegenover elkaar."
    },
    "call_in_check": {
      "en": "The check from {checkers} must be answered first.",
      "ko": "{checkers}의 기물이 부른 장군부터 피해야 합니다.",
      "nl": "Eerst moet het schaak vanaf {checkers} opgeheven worden."
    },
    "call_not_in_rules": {
      "en": "Bikjang cannot be called under these rules.",
      "ko": "이 규칙에서는 빅장을 부를 수 없습니다.",
      "nl": "Volgens deze regels kan Bigjang niet gemeld worden."
    },
    "gate_closed": {
      "en": "Bikjang cannot be called yet (points: Cho {cho_pieces_half}, Han {han_pieces_half}).",
      "ko": "아직 빅장을 부를 수 없습니다: 초(楚) {cho_pieces_half}점, 한(漢) {han_pieces_half}점.",
      "nl": "Bigjang kan nog niet gemeld worden (punten: Cho {cho_pieces_half}, Han {han_pieces_half})."
    },
    "general_capture_exempt": {
      "en": "A bikjang that arose when a general captured a piece cannot be called.",
      "ko": "궁이 기물을 잡으면서 생긴 빅장은 부를 수 없습니다.",
      "nl": "Bigjang is hier ontstaan doordat een generaal sloeg en kan daarom niet worden gemeld."
    },
    "no_offer": {
      "en": "There is no offer to end the game.",
      "ko": "대국을 끝내자는 제안이 없습니다.",
      "nl": "Er is geen voorstel."
    },
    "not_facing": {
      "en": "The generals do not face each other.",
      "ko": "궁끼리 마주 보고 있지 않습니다.",
      "nl": "De generaals staan niet tegenover elkaar."
    },
    "offer_not_allowed": {
      "en": "The rules do not allow an offer to end the game now.",
      "ko": "규칙에 따라 지금은 대국을 끝내자고 제안할 수 없습니다.",
      "nl": "Je kunt nu niet voorstellen de partij te beëindigen."
    },
    "offer_pending": {
      "en": "There is already an offer to end the game.",
      "ko": "대국을 끝내자는 제안이 이미 있습니다.",
      "nl": "Er ligt al een voorstel."
    },
    "pass_in_check": {
      "en": "A side in check cannot pass (check from {checkers}).",
      "ko": "{checkers}의 기물이 장군을 불러 지금은 쉴 수 없습니다.",
      "nl": "Wie schaak staat, mag niet passen (schaak vanaf {checkers})."
    },
    "pass_not_in_rules": {
      "en": "Passing is not allowed under these rules.",
      "ko": "이 규칙에서는 쉴 수 없습니다.",
      "nl": "Volgens deze regels mag je niet passen."
    },
    "repetition_banned": {
      "en": "Repetition: the position after {move} has occurred before (moves {occurrence_plies}).",
      "ko": "반복수: {move} 뒤의 국면은 이미 나왔습니다({occurrence_plies}수째).",
      "nl": "Herhaling: de stelling na {move} stond al op het bord (na zet {occurrence_plies})."
    },
    "shuttle_banned": {
      "en": "Repetition: the same piece may not go back and forth a third time (moves {occurrence_plies}).",
      "ko": "반복수: 같은 기물로 같은 자리를 세 번 오갈 수 없습니다({occurrence_plies}수째).",
      "nl": "Herhaling: hetzelfde stuk mag niet voor de derde keer heen en weer gaan (zet {occurrence_plies})."
    },
    "stop_not_in_rules": {
      "en": "Under these rules a game cannot be stopped before its end.",
      "ko": "이 규칙에서는 승부가 나기 전에 대국을 끝낼 수 없습니다.",
      "nl": "Volgens deze regels kan een partij niet vóór het einde worden gestopt."
    }
  },
  "variants": {
    "bikjang_accepted.0": {
      "en": "Bikjang: the generals have faced each other since the start, and {by} accepted it.",
      "ko": "빅장: 처음부터 궁끼리 마주 보았고 {by}가 받아들였습니다.",
      "nl": "Bigjang: de generaals staan vanaf het begin tegenover elkaar, en {by} heeft het aangenomen."
    },
    "bikjang_accepted.immediate": {
      "en": "Bikjang: the generals faced each other at move {created_at_ply}, which ends the game at once.",
      "ko": "빅장: {created_at_ply}수째에 궁끼리 마주 보아 대국이 바로 끝났습니다.",
      "nl": "Bigjang: de generaals kwamen bij zet {created_at_ply} tegenover elkaar, en daarmee is de partij meteen afgelopen."
    },
    "draw_agreed.points": {
      "en": "{offered_by} offered to end the game on points and the other side agreed.",
      "ko": "{offered_by}가 점수로 끝내자고 제안했고 상대가 받아들였습니다.",
      "nl": "{offered_by} stelde voor om de partij op punten te beëindigen en de tegenstander ging akkoord."
    },
    "no_capture_limit.0": {
      "en": "No piece has been captured since the start of the game, for {n} moves by both sides together.",
      "ko": "처음부터 양쪽 합해 {n}수 동안 기물을 잡지 않았습니다.",
      "nl": "Vanaf het begin is er {n} halve zetten lang niets geslagen."
    },
    "stopped.agreed": {
      "en": "Both sides agreed to stop the game.",
      "ko": "양쪽이 합의하여 대국을 끝냈습니다.",
      "nl": "Beide kanten spraken af de partij te stoppen."
    },
    "stopped.referee": {
      "en": "The referee called time and stopped the game.",
      "ko": "심판이 시간 종료를 선언했습니다.",
      "nl": "De scheidsrechter stopte de partij omdat de tijd om was."
    }
  }
};

export const RULE_SETS: Readonly<Record<"presets" | "abouts", Readonly<Record<string, Text>>>> = {
  "abouts": {
    "casual": {
      "en": "Bikjang must be broken, or accepted as a draw. Two passes, a threefold repetition or 100 moves without a capture end the game in a draw.",
      "ko": "빅장은 피하거나, 받아서 무승부로 끝냄. 양쪽이 잇달아 쉬거나, 같은 국면이 세 번 나오거나(반복장군 제외), 100수 동안 기물을 잡지 않으면 무승부.",
      "nl": "Bigjang moet je opheffen of aannemen; na het aannemen is het gelijkspel. Twee keer passen, drie keer dezelfde stelling of 100 halve zetten zonder slaan is ook gelijkspel."
    },
    "chesswar": {
      "en": "The pieces are placed in turn. Cannons jump only to capture. Facing generals are an immediate draw.",
      "ko": "기물을 하나씩 번갈아 놓음. 포는 잡을 때만 넘음. 궁끼리 마주 보는 순간 무승부.",
      "nl": "De stukken worden om de beurt neergezet. Kanonnen springen alleen om te slaan. Staan de generaals tegenover elkaar, dan is het meteen gelijkspel."
    },
    "fsf-casual": {
      "en": "Fairy-Stockfish janggicasual: no bikjang; a threefold repetition is a draw.",
      "ko": "Fairy-Stockfish janggicasual: 빅장 없음, 세 번 반복이면 무승부, 반복장군은 패.",
      "nl": "Fairy-Stockfish janggicasual: geen Bigjang; drie keer dezelfde stelling is gelijkspel."
    },
    "fsf-modern": {
      "en": "Fairy-Stockfish janggimodern: no bikjang; moving the same piece back and forth a third time loses.",
      "ko": "Fairy-Stockfish janggimodern: 빅장 없음, 세 번째 왕복은 패.",
      "nl": "Fairy-Stockfish janggimodern: geen Bigjang; wie voor de derde keer met hetzelfde stuk heen en weer gaat, verliest."
    },
    "fsf-traditional": {
      "en": "Fairy-Stockfish janggitraditional: passing in bikjang is a draw.",
      "ko": "Fairy-Stockfish janggitraditional: 빅장일 때 쉬면 무승부.",
      "nl": "Fairy-Stockfish janggitraditional: passen bij Bigjang is gelijkspel."
    },
    "hangame": {
      "en": "Bikjang is a draw if accepted, and may be ignored. Two passes in a row do not end the game.",
      "ko": "빅장은 받아들이면 무승부, 무시해도 됨. 양쪽이 잇달아 쉬어도 대국이 끝나지 않음.",
      "nl": "Wordt Bigjang aangenomen, dan is het gelijkspel; je mag het ook negeren. Na twee keer passen gaat de partij door."
    },
    "heptathlon": {
      "en": "Only a move of the general can break a bikjang; otherwise points decide. After a threefold repetition, a side that kept chasing one piece loses; otherwise points decide.",
      "ko": "빅장은 궁을 움직여야만 피할 수 있고, 피하지 않으면 점수로 승부. 같은 국면 세 번째에는 장군을 되풀이하거나 한 기물을 계속 쫓은 쪽이 패, 그런 쪽이 없으면 점수로 승부.",
      "nl": "Alleen de generaal kan Bigjang opheffen; anders beslissen de punten. Komt een stelling voor de derde keer voor, dan verliest wie steeds hetzelfde stuk achtervolgde; deed niemand dat, dan beslissen de punten."
    },
    "kakao": {
      "en": "No bikjang. Points decide after two passes, after 200 moves, or when a side has 10 points or fewer. The same piece may not go back and forth a third time.",
      "ko": "빅장 없음. 양쪽이 잇달아 쉬거나, 200수에 이르거나, 한쪽이 10점 이하가 되면 점수로 승부. 같은 기물의 세 번째 왕복 금지.",
      "nl": "Geen Bigjang. Na twee keer passen, na 200 halve zetten of als een kant nog hoogstens 10 punten heeft, beslissen de punten. Hetzelfde stuk mag geen derde keer heen en weer gaan."
    },
    "kja-decisive": {
      "en": "While both sides are below 30 points, a called bikjang is a draw, and so is a position that occurs for the third time. Otherwise a position may not occur a third time. After two passes, points decide.",
      "ko": "양쪽 모두 30점 미만일 때만 빅장을 부를 수 있고, 부르면 무승부. 같은 국면 세 번째도 이때는 무승부, 그 밖에는 금지. 양쪽 한수쉼은 점수로 승부.",
      "nl": "Alleen als beide kanten minder dan 30 punten hebben, kan Bigjang gemeld worden; dat is gelijkspel, net als een stelling die voor de derde keer voorkomt. Anders mag een stelling geen derde keer voorkomen. Na twee keer passen beslissen de punten."
    },
    "kja-points": {
      "en": "After the first capture, bikjang may be called, and points then decide. A position may not occur a third time.",
      "ko": "기물을 하나라도 잡은 뒤 빅장을 부르면 점수로 승부. 같은 국면 세 번째는 금지, 양쪽 모두 30점 미만이면 점수로 승부.",
      "nl": "Na de eerste keer slaan kan Bigjang gemeld worden; dan beslissen de punten. Een stelling mag geen derde keer voorkomen."
    },
    "kjf-2022": {
      "en": "After the first capture, an unanswered bikjang is decided on points. The side whose move leads to the fourth occurrence of a position loses.",
      "ko": "기물을 처음 잡은 뒤 빅장을 피하지 않으면 점수로 승부. 같은 국면을 네 번째 만들면 패.",
      "nl": "Na de eerste keer slaan beslissen de punten als Bigjang niet wordt opgeheven. Wie een stelling voor de vierde keer op het bord brengt, verliest."
    },
    "koopkorea-1a": {
      "en": "Tournament: an unanswered bikjang is decided on points.",
      "ko": "대회 방식: 빅장을 피하지 않으면 점수로 승부.",
      "nl": "Toernooi: wordt Bigjang niet opgeheven, dan beslissen de punten."
    },
    "koopkorea-1b": {
      "en": "Semi-official tournament: an unanswered bikjang is a draw.",
      "ko": "준(準)공인 대회 방식: 빅장을 피하지 않으면 무승부.",
      "nl": "Semiofficieel toernooi: wordt Bigjang niet opgeheven, dan is het gelijkspel."
    },
    "koopkorea-1c": {
      "en": "An unanswered bikjang is a draw, but only while both sides are below 30 points.",
      "ko": "양쪽 모두 30점 미만일 때만 빅장이 무승부.",
      "nl": "Wordt Bigjang niet opgeheven, dan is het gelijkspel, maar alleen als beide kanten minder dan 30 punten hebben."
    },
    "koopkorea-2": {
      "en": "Friendly: no bikjang; facing generals have no effect.",
      "ko": "친선 방식: 빅장 없음. 궁끼리 마주 보아도 계속 둠.",
      "nl": "Vriendschappelijk: geen Bigjang; generaals tegenover elkaar hebben geen gevolg."
    },
    "koopkorea-3": {
      "en": "As in Chinese chess, the generals may never face each other.",
      "ko": "중국 장기(샹치)처럼 궁끼리 마주 보는 수는 금지.",
      "nl": "Zoals in het Chinese schaak mogen de generaals nooit tegenover elkaar staan."
    },
    "north-korean": {
      "en": "KoopKorea 1A, with central chariots allowed. Sources disagree on other differences.",
      "ko": "쿱코리아 1A에 기동차 차림을 더한 것. 다른 차이는 자료마다 다름.",
      "nl": "KoopKorea 1A, ook met de strijdwagens in het midden. Over andere verschillen zijn de bronnen het oneens."
    },
    "pychess": {
      "en": "A player who faces a bikjang either breaks it or passes, and after a pass points decide. Points also decide after a threefold repetition.",
      "ko": "빅장일 때 쉬면 점수로 승부, 아니면 피해야 함. 같은 국면 세 번이면 점수로 승부, 반복장군은 패.",
      "nl": "Pas je bij Bigjang, dan beslissen de punten; anders moet je het opheffen. De punten beslissen ook als een stelling voor de derde keer voorkomt."
    },
    "record": {
      "en": "Only the rules on moves and check apply, so that any recorded game can be replayed.",
      "ko": "행마와 장군만 확인함. 기보를 그대로 재생할 때 사용.",
      "nl": "Alleen de regels voor zetten en schaak gelden, zodat je elke genoteerde partij kunt naspelen."
    },
    "vchess": {
      "en": "Cho is the first to swap horse and elephant. An unanswered bikjang is a draw. No deom.",
      "ko": "초(楚)가 먼저 마와 상을 바꿈. 빅장을 피하지 않으면 무승부, 덤 없음.",
      "nl": "Cho wisselt als eerste paard en olifant. Wordt Bigjang niet opgeheven, dan is het gelijkspel. Geen deom."
    },
    "xiangqi": {
      "en": "Chinese chess. No passing. A side without a move loses, and so does a side that keeps checking or chasing.",
      "ko": "중국 장기. 한수쉼이 없고, 둘 수 있는 수가 없거나 장군이나 쫓기를 되풀이하면 패.",
      "nl": "Chinees schaak. Passen mag niet. Wie geen zet meer heeft, verliest, net als wie steeds schaak geeft of steeds een stuk achtervolgt."
    }
  },
  "presets": {
    "casual": {
      "en": "Casual",
      "ko": "친선 대국",
      "nl": "Vriendschappelijk"
    },
    "chesswar": {
      "en": "Chess War",
      "ko": "체스 워",
      "nl": "Chess War"
    },
    "fsf-casual": {
      "en": "Fairy-Stockfish casual",
      "ko": "Fairy-Stockfish 친선",
      "nl": "Fairy-Stockfish vriendschappelijk"
    },
    "fsf-modern": {
      "en": "Fairy-Stockfish modern",
      "ko": "Fairy-Stockfish 현대",
      "nl": "Fairy-Stockfish modern"
    },
    "fsf-traditional": {
      "en": "Fairy-Stockfish traditional",
      "ko": "Fairy-Stockfish 전통",
      "nl": "Fairy-Stockfish traditioneel"
    },
    "hangame": {
      "en": "Hangame",
      "ko": "한게임",
      "nl": "Hangame"
    },
    "heptathlon": {
      "en": "Table Heptathlon",
      "ko": "테이블 헵타슬론",
      "nl": "Table Heptathlon"
    },
    "kakao": {
      "en": "Kakao Janggi",
      "ko": "카카오장기",
      "nl": "Kakao Janggi"
    },
    "kja-decisive": {
      "en": "KJA, win-draw-loss format",
      "ko": "대한장기협회 승부제",
      "nl": "KJA, winst-gelijk-verlies"
    },
    "kja-points": {
      "en": "KJA, points format",
      "ko": "대한장기협회 점수제",
      "nl": "KJA, op punten"
    },
    "kjf-2022": {
      "en": "KJF 2022",
      "ko": "대한장기연맹 2022",
      "nl": "KJF 2022"
    },
    "koopkorea-1a": {
      "en": "KoopKorea 1A",
      "ko": "쿱코리아 1A",
      "nl": "KoopKorea 1A"
    },
    "koopkorea-1b": {
      "en": "KoopKorea 1B",
      "ko": "쿱코리아 1B",
      "nl": "KoopKorea 1B"
    },
    "koopkorea-1c": {
      "en": "KoopKorea 1C",
      "ko": "쿱코리아 1C",
      "nl": "KoopKorea 1C"
    },
    "koopkorea-2": {
      "en": "KoopKorea 2",
      "ko": "쿱코리아 2",
      "nl": "KoopKorea 2"
    },
    "koopkorea-3": {
      "en": "KoopKorea 3",
      "ko": "쿱코리아 3",
      "nl": "KoopKorea 3"
    },
    "north-korean": {
      "en": "North Korean",
      "ko": "북한식",
      "nl": "Noord-Koreaans"
    },
    "pychess": {
      "en": "PyChess",
      "ko": "PyChess",
      "nl": "PyChess"
    },
    "record": {
      "en": "Moves only (for replays)",
      "ko": "행마만 (기보 재생용)",
      "nl": "Alleen zetten (naspelen)"
    },
    "vchess": {
      "en": "vchess",
      "ko": "vchess",
      "nl": "vchess"
    },
    "xiangqi": {
      "en": "Xiangqi (Chinese chess)",
      "ko": "중국 장기(샹치)",
      "nl": "Xiangqi (Chinees schaak)"
    }
  }
};
