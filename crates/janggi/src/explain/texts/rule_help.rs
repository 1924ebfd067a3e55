//! Written by `cargo xtask generate` from texts/*/rule-help.ftl.

use crate::explain::Text;

pub(crate) const FIELDS_MOVEMENT: Text = Text::new(["샹치와 체스 워에서는 일부 기물의 행마가 다름", "Some pieces move differently in Xiangqi and Chess War.", "Hoe bewegen de stukken?"]);
pub(crate) const FIELDS_SETUP_ORDER: Text = Text::new(["차림을 정하는 순서와 공개 여부", "Sets the order in which the sides choose their setups, and whether they choose openly or in secret.", "Wie stelt eerst op, en gebeurt dat open of in het geheim?"]);
pub(crate) const FIELDS_SETUP_FIRST: Text = Text::new(["차림을 먼저 정하는 쪽. 한국에서는 한(漢)", "In South Korea, Han sets up first.", "Welke kant stelt eerst op?"]);
pub(crate) const FIELDS_SETUP_ALLOWED: Text = Text::new(["고를 수 있는 차림", "Sets which setups the players may choose.", "Welke opstellingen mag je kiezen?"]);
pub(crate) const FIELDS_SETUP_FORBID_MATSANG: Text = Text::new(["양쪽의 바깥 상이 대각선으로 마주 보는 차림(하나는 왼편, 하나는 오른편)을 금지하는지", "Sets whether setups with elephants on opposite wings are allowed.", "Zijn opstellingen met olifanten tegenover elkaar verboden?"]);
pub(crate) const FIELDS_DEOM: Text = Text::new(["후수인 한(漢)이 받는 점수(0.5점 단위)", "Sets how many points Han gets for moving second, in steps of half a point.", "Hoeveel punten krijgt Han omdat Cho begint, in stappen van een half punt?"]);
pub(crate) const FIELDS_BIKJANG_MODE: Text = Text::new(["두 궁이 마주 볼 때의 결과", "Sets what happens when the generals face each other.", "Wat gebeurt er als de generaals tegenover elkaar staan?"]);
pub(crate) const FIELDS_BIKJANG_GATE: Text = Text::new(["이 조건이 갖춰지기 전에는 두 궁이 마주 보아도 효력이 없음", "Until this condition is met, facing generals have no effect.", "Vanaf wanneer telt Bigjang?"]);
pub(crate) const FIELDS_BIKJANG_GENERAL_CAPTURE: Text = Text::new(["궁이 기물을 잡아 마주 보게 된 경우의 처리", "Sets what happens if a capture by a general makes the generals face each other.", "Wat geldt er als Bigjang ontstaat doordat een generaal slaat?"]);
pub(crate) const FIELDS_BIKJANG_ACCEPT: Text = Text::new(["빅장을 받아들여 대국을 끝내는 방법", "Sets how a side can accept a bikjang, which ends the game.", "Hoe neem je Bigjang aan?"]);
pub(crate) const FIELDS_BIKJANG_NONRESOLVING_STEP: Text = Text::new(["두 궁이 마주 본 채로 둔 수의 처리", "Sets how a move that leaves the generals facing each other is treated.", "Wat geldt er voor een zet waarna de generaals tegenover elkaar blijven staan?"]);
pub(crate) const FIELDS_BIKJANG_IN_CHECK: Text = Text::new(["장군을 받고 있을 때 빅장을 받을 수 있는지", "Sets whether a side in check may accept a bikjang.", "Mag je Bigjang aannemen als je schaak staat?"]);
pub(crate) const FIELDS_BIKJANG_RESOLVE_BY: Text = Text::new(["궁을 움직여야만 빅장을 피할 수 있는지, 다른 기물로 막아도 되는지", "Sets whether only the general can break a bikjang, or another piece can too, by moving between the generals.", "Welk stuk mag Bigjang opheffen?"]);
pub(crate) const FIELDS_PASS_ALLOWED: Text = Text::new(["한수쉼을 할 수 있는 때", "Sets when a side may skip its turn.", "Wanneer mag je passen?"]);
pub(crate) const FIELDS_PASS_DOUBLE: Text = Text::new(["양쪽이 잇달아 쉬었을 때의 결과", "Sets what happens when both sides pass, one after the other.", "Wat gebeurt er als beide spelers na elkaar passen?"]);
pub(crate) const FIELDS_PASS_COUNTS_AS_PLY: Text = Text::new(["수 제한에서 한수쉼도 한 수로 치는지", "Sets whether a pass counts towards a move limit.", "Telt een pas mee voor het maximale aantal halve zetten?"]);
pub(crate) const FIELDS_REPETITION: Text = Text::new(["같은 국면이나 같은 기물의 왕복이 되풀이될 때의 처리", "Sets what happens when positions or moves repeat.", "Wat geldt er als stellingen of zetten zich herhalen?"]);
pub(crate) const FIELDS_PERPETUAL_CHECK: Text = Text::new(["장군을 되풀이해 같은 국면이 다시 나올 때의 처리", "Sets what happens when a side keeps giving check and the position repeats.", "Wat geldt er als steeds opnieuw schaak wordt gegeven?"]);
pub(crate) const FIELDS_CHECKED_SIDE: Text = Text::new(["반복장군을 받는 쪽이 반복수로 질 수 있는지", "Sets whether the side in perpetual check can lose by repetition.", "Kan wie eeuwig schaak krijgt, door herhaling verliezen?"]);
pub(crate) const FIELDS_LIMIT_TOTAL_PLIES: Text = Text::new(["양쪽이 둔 수를 합해 이 수에 이르면 대국이 끝남", "Sets how many moves a game can last, counting both sides.", "Na hoeveel halve zetten eindigt de partij?"]);
pub(crate) const FIELDS_LIMIT_NO_CAPTURE_PLIES: Text = Text::new(["양쪽 합해 이 수만큼 두는 동안 기물을 잡지 않으면 대국이 끝남. 100수로 하면 체스의 50수 규칙에 해당함", "Sets after how many moves without a capture, counting both sides, the game ends. 100 moves are the fifty-move rule of chess.", "Na hoeveel halve zetten zonder slaan eindigt de partij? (100 is de vijftigzettenregel van het schaken.)"]);
pub(crate) const FIELDS_LIMIT_LOW_POINTS: Text = Text::new(["한쪽의 남은 점수가 얼마 이하이면 대국이 끝나는지", "Sets how few points a side must have left for the game to end.", "Bij hoe weinig punten eindigt de partij?"]);
pub(crate) const FIELDS_DEAD_POSITION: Text = Text::new(["어떻게 두어도 외통이 나올 수 없을 때의 처리", "Sets what happens when neither side can be mated any more.", "Wat geldt er als niemand meer mat kan worden gezet?"]);
pub(crate) const FIELDS_DRAW_OFFER: Text = Text::new(["합의로 대국을 끝낼 수 있는 때", "Sets when the sides may agree to end the game.", "Wanneer mogen de spelers afspreken de partij te beëindigen?"]);
pub(crate) const FIELDS_DRAW_OFFER_RESULT: Text = Text::new(["합의로 끝났을 때의 결과: 무승부 또는 점수", "Sets whether a game ended by agreement is a draw or is decided on points.", "Als de spelers in overleg stoppen: is het dan gelijkspel, of beslissen de punten?"]);
pub(crate) const FIELDS_TOUCH: Text = Text::new(["만진 기물을 꼭 움직여야 하는지, 손을 뗀 뒤 무를 수 있는지", "Sets whether a touched piece must move, and when a move is final.", "Moet je zetten met een stuk dat je aanraakt, en wanneer staat een zet vast?"]);
pub(crate) const FIELDS_STOPPED: Text = Text::new(["대국 시간이 끝나거나, 양쪽이 합의하거나, 심판이 종료를 선언해 승부가 나기 전에 끝낸 대국의 처리", "Sets what happens to a game that is stopped before its end: when the time for the whole game is up, when both sides agree to stop, or when a referee calls time.", "Wat geldt er als een partij vóór het einde wordt gestopt: omdat de tijd voor de hele partij om is, omdat beide kanten willen stoppen of omdat de scheidsrechter zegt dat de tijd om is?"]);
pub(crate) const FIELDS_FLAG: Text = Text::new(["시간이 다 된 쪽의 처리", "Sets what happens to a side that runs out of time.", "Wat geldt er voor de kant waarvan de tijd om is?"]);
pub(crate) const FIELDS_LEAGUE_SCORE: Text = Text::new(["대국 결과에 따라 주는 승점", "Sets the league points for a win, a win on points, a loss on points and a loss.", "Hoeveel competitiepunten zijn er voor winst, winst op punten, verlies op punten en verlies?"]);
