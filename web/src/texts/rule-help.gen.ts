// Written by `cargo xtask generate` from the messages in texts/.
import { inUse } from "../i18n/index.svelte";
import type { Lang } from "./languages.gen";

export const en = {
  fields: {
    movement: "Some pieces move differently in Xiangqi and Chess War.",
    "setup.order": "Sets the order in which the sides choose their setups, and whether they choose openly or in secret.",
    "setup.first": "In South Korea, Han sets up first.",
    "setup.allowed": "Sets which setups the players may choose.",
    "setup.forbid_matsang": "Sets whether setups with elephants on opposite wings are allowed.",
    deom: "Sets how many points Han gets for moving second, in steps of half a point.",
    "bikjang.mode": "Sets what happens when the generals face each other.",
    "bikjang.gate": "Until this condition is met, facing generals have no effect.",
    "bikjang.general_capture": "Sets what happens if a capture by a general makes the generals face each other.",
    "bikjang.accept": "Sets how a side can accept a bikjang, which ends the game.",
    "bikjang.nonresolving_step": "Sets how a move that leaves the generals facing each other is treated.",
    "bikjang.in_check": "Sets whether a side in check may accept a bikjang.",
    "bikjang.resolve_by": "Sets whether only the general can break a bikjang, or another piece can too, by moving between the generals.",
    "pass.allowed": "Sets when a side may skip its turn.",
    "pass.double": "Sets what happens when both sides pass, one after the other.",
    "pass.counts_as_ply": "Sets whether a pass counts towards a move limit.",
    repetition: "Sets what happens when positions or moves repeat.",
    perpetual_check: "Sets what happens when a side keeps giving check and the position repeats.",
    checked_side: "Sets whether the side in perpetual check can lose by repetition.",
    "limit.total_plies": "Sets how many moves a game can last, counting both sides.",
    "limit.no_capture_plies": "Sets after how many moves without a capture, counting both sides, the game ends. 100 moves are the fifty-move rule of chess.",
    "limit.low_points": "Sets how few points a side must have left for the game to end.",
    dead_position: "Sets what happens when neither side can be mated any more.",
    draw_offer: "Sets when the sides may agree to end the game.",
    "draw_offer.result": "Sets whether a game ended by agreement is a draw or is decided on points.",
    touch: "Sets whether a touched piece must move, and when a move is final.",
    flag: "Sets what happens to a side that runs out of time.",
    stopped: "Sets what happens to a game that is stopped before its end: when the time for the whole game is up, when both sides agree to stop, or when a referee calls time.",
    league_score: "Sets the league points for a win, a win on points, a loss on points and a loss.",
  },
};

export type RuleHelpTexts = typeof en;

export const ko: RuleHelpTexts = {
  fields: {
    movement: "샹치와 체스 워에서는 일부 기물의 행마가 다름",
    "setup.order": "차림을 정하는 순서와 공개 여부",
    "setup.first": "차림을 먼저 정하는 쪽. 한국에서는 한(漢)",
    "setup.allowed": "고를 수 있는 차림",
    "setup.forbid_matsang": "양쪽의 바깥 상이 대각선으로 마주 보는 차림(하나는 왼편, 하나는 오른편)을 금지하는지",
    deom: "후수인 한(漢)이 받는 점수(0.5점 단위)",
    "bikjang.mode": "두 궁이 마주 볼 때의 결과",
    "bikjang.gate": "이 조건이 갖춰지기 전에는 두 궁이 마주 보아도 효력이 없음",
    "bikjang.general_capture": "궁이 기물을 잡아 마주 보게 된 경우의 처리",
    "bikjang.accept": "빅장을 받아들여 대국을 끝내는 방법",
    "bikjang.nonresolving_step": "두 궁이 마주 본 채로 둔 수의 처리",
    "bikjang.in_check": "장군을 받고 있을 때 빅장을 받을 수 있는지",
    "bikjang.resolve_by": "궁을 움직여야만 빅장을 피할 수 있는지, 다른 기물로 막아도 되는지",
    "pass.allowed": "한수쉼을 할 수 있는 때",
    "pass.double": "양쪽이 잇달아 쉬었을 때의 결과",
    "pass.counts_as_ply": "수 제한에서 한수쉼도 한 수로 치는지",
    repetition: "같은 국면이나 같은 기물의 왕복이 되풀이될 때의 처리",
    perpetual_check: "장군을 되풀이해 같은 국면이 다시 나올 때의 처리",
    checked_side: "반복장군을 받는 쪽이 반복수로 질 수 있는지",
    "limit.total_plies": "양쪽이 둔 수를 합해 이 수에 이르면 대국이 끝남",
    "limit.no_capture_plies": "양쪽 합해 이 수만큼 두는 동안 기물을 잡지 않으면 대국이 끝남. 100수로 하면 체스의 50수 규칙에 해당함",
    "limit.low_points": "한쪽의 남은 점수가 얼마 이하이면 대국이 끝나는지",
    dead_position: "어떻게 두어도 외통이 나올 수 없을 때의 처리",
    draw_offer: "합의로 대국을 끝낼 수 있는 때",
    "draw_offer.result": "합의로 끝났을 때의 결과: 무승부 또는 점수",
    touch: "만진 기물을 꼭 움직여야 하는지, 손을 뗀 뒤 무를 수 있는지",
    stopped: "대국 시간이 끝나거나, 양쪽이 합의하거나, 심판이 종료를 선언해 승부가 나기 전에 끝낸 대국의 처리",
    flag: "시간이 다 된 쪽의 처리",
    league_score: "대국 결과에 따라 주는 승점",
  },
};

export const nl: RuleHelpTexts = {
  fields: {
    movement: "Hoe bewegen de stukken?",
    "setup.order": "Wie stelt eerst op, en gebeurt dat open of in het geheim?",
    "setup.first": "Welke kant stelt eerst op?",
    "setup.allowed": "Welke opstellingen mag je kiezen?",
    "setup.forbid_matsang": "Zijn opstellingen met olifanten tegenover elkaar verboden?",
    deom: "Hoeveel punten krijgt Han omdat Cho begint, in stappen van een half punt?",
    "bikjang.mode": "Wat gebeurt er als de generaals tegenover elkaar staan?",
    "bikjang.gate": "Vanaf wanneer telt Bigjang?",
    "bikjang.general_capture": "Wat geldt er als Bigjang ontstaat doordat een generaal slaat?",
    "bikjang.accept": "Hoe neem je Bigjang aan?",
    "bikjang.nonresolving_step": "Wat geldt er voor een zet waarna de generaals tegenover elkaar blijven staan?",
    "bikjang.in_check": "Mag je Bigjang aannemen als je schaak staat?",
    "bikjang.resolve_by": "Welk stuk mag Bigjang opheffen?",
    "pass.allowed": "Wanneer mag je passen?",
    "pass.double": "Wat gebeurt er als beide spelers na elkaar passen?",
    "pass.counts_as_ply": "Telt een pas mee voor het maximale aantal halve zetten?",
    repetition: "Wat geldt er als stellingen of zetten zich herhalen?",
    perpetual_check: "Wat geldt er als steeds opnieuw schaak wordt gegeven?",
    checked_side: "Kan wie eeuwig schaak krijgt, door herhaling verliezen?",
    "limit.total_plies": "Na hoeveel halve zetten eindigt de partij?",
    "limit.no_capture_plies": "Na hoeveel halve zetten zonder slaan eindigt de partij? (100 is de vijftigzettenregel van het schaken.)",
    "limit.low_points": "Bij hoe weinig punten eindigt de partij?",
    dead_position: "Wat geldt er als niemand meer mat kan worden gezet?",
    draw_offer: "Wanneer mogen de spelers afspreken de partij te beëindigen?",
    "draw_offer.result": "Als de spelers in overleg stoppen: is het dan gelijkspel, of beslissen de punten?",
    touch: "Moet je zetten met een stuk dat je aanraakt, en wanneer staat een zet vast?",
    flag: "Wat geldt er voor de kant waarvan de tijd om is?",
    stopped: "Wat geldt er als een partij vóór het einde wordt gestopt: omdat de tijd voor de hele partij om is, omdat beide kanten willen stoppen of omdat de scheidsrechter zegt dat de tijd om is?",
    league_score: "Hoeveel competitiepunten zijn er voor winst, winst op punten, verlies op punten en verlies?",
  },
};

export const RULE_HELP_TEXTS: Readonly<Record<Lang, RuleHelpTexts>> = { ko, en, nl };

/** Returns the texts in the current language and terms. Reactive. */
export const ruleHelpTexts = (): RuleHelpTexts => inUse(RULE_HELP_TEXTS);
