// Written by `cargo xtask generate` from the messages in texts/.
import { inUse } from "../i18n/index.svelte";
import type { Lang } from "./languages.gen";

export const en = {
  fields: {
    movement: "How the pieces move",
    "setup.order": "Who sets up first, openly or in secret",
    "setup.first": "The side that sets up first",
    "setup.allowed": "Which setups can be chosen",
    "setup.forbid_matsang": "Whether setups with elephants on opposite wings are barred",
    deom: "Points that Han gets for moving second, in half points",
    "bikjang.mode": "What the generals facing each other means",
    "bikjang.gate": "When bikjang starts to count",
    "bikjang.general_capture": "When a general's capture made them face",
    "bikjang.accept": "What makes a bikjang final",
    "bikjang.nonresolving_step": "How a move that leaves the generals facing each other counts",
    "bikjang.in_check": "Whether a side in check may accept a bikjang",
    "bikjang.resolve_by": "Which piece may end the facing",
    "pass.allowed": "When passing is allowed",
    "pass.double": "What two passes in a row mean",
    "pass.counts_as_ply": "When moves are counted for a limit",
    repetition: "When positions or moves repeat",
    perpetual_check: "When checks repeat",
    checked_side: "Whether it can lose by the repetition",
    "limit.total_plies": "After how many moves the game ends",
    "limit.no_capture_plies": "How many moves of both sides without a capture end the game; 100 is the fifty-move rule of chess",
    "limit.low_points": "Whether few points left end the game",
    dead_position: "When nobody can be mated any more",
    draw_offer: "Whether the sides may agree on a draw",
    "draw_offer.result": "A draw, or points decide",
    touch: "What touching a piece means",
    flag: "The side that ran out of time",
    league_score: "Points for win, win on points, loss on points, loss",
  },
};

export type RuleHelpTexts = typeof en;

export const ko: RuleHelpTexts = {
  fields: {
    movement: "기물이 움직이는 법",
    "setup.order": "누가 먼저, 공개로 또는 비공개로 차리는지",
    "setup.first": "먼저 차리는 쪽",
    "setup.allowed": "어떤 차림을 고를 수 있는지",
    "setup.forbid_matsang": "양쪽의 상이 마주 보는 차림을 막는지",
    deom: "후수인 한이 받는 점수 (0.5점 단위)",
    "bikjang.mode": "두 궁이 마주 보면 어떻게 되는지",
    "bikjang.gate": "빅장이 언제부터 되는지",
    "bikjang.general_capture": "궁이 기물을 잡아 마주 보게 된 경우",
    "bikjang.accept": "무엇을 하면 빅장이 이루어지는지",
    "bikjang.nonresolving_step": "마주 본 채로 두는 수를 어떻게 보는지",
    "bikjang.in_check": "장군을 받으면서 빅장을 받을 수 있는지",
    "bikjang.resolve_by": "어떤 기물로 피할 수 있는지",
    "pass.allowed": "언제 쉴 수 있는지",
    "pass.double": "양쪽이 잇달아 쉬면 어떻게 되는지",
    "pass.counts_as_ply": "수 제한을 셀 때",
    repetition: "같은 국면이나 같은 이동이 되풀이될 때",
    perpetual_check: "장군을 되풀이할 때",
    checked_side: "반복수로 질 수 있는지",
    "limit.total_plies": "몇 수에서 판을 끝내는지",
    "limit.no_capture_plies": "몇 수 동안 잡지 않으면 끝나는지. 양쪽을 합해 100수이면 체스의 50수 규칙",
    "limit.low_points": "남은 점수가 적으면 끝나는지",
    dead_position: "어떻게 두어도 외통이 없을 때",
    draw_offer: "합의로 비길 수 있는지",
    "draw_offer.result": "합의로 끝나면 무승부인지 점수인지",
    touch: "만지거나 손을 뗀 기물의 처리",
    flag: "시간이 다 된 쪽",
    league_score: "승·점수승·점수패·패에 주는 점수",
  },
};

export const nl: RuleHelpTexts = {
  fields: {
    movement: "Hoe de stukken bewegen",
    "setup.order": "Wie eerst opstelt, open of in het geheim",
    "setup.first": "De kant die eerst opstelt",
    "setup.allowed": "Welke opstellingen je mag kiezen",
    "setup.forbid_matsang": "Of opstellingen met olifanten tegenover elkaar verboden zijn",
    deom: "Punten die Han krijgt omdat Cho begint, per half punt",
    "bikjang.mode": "Wat het betekent als de generaals tegenover elkaar staan",
    "bikjang.gate": "Vanaf wanneer Bigjang telt",
    "bikjang.general_capture": "Als Bigjang ontstaat doordat een generaal slaat",
    "bikjang.accept": "Waardoor een Bigjang definitief wordt",
    "bikjang.nonresolving_step": "Wat een zet betekent waarna de generaals tegenover elkaar blijven staan",
    "bikjang.in_check": "Of wie schaak staat een Bigjang mag aannemen",
    "bikjang.resolve_by": "Welk stuk Bigjang mag opheffen",
    "pass.allowed": "Wanneer passen mag",
    "pass.double": "Wat er gebeurt als beide spelers achter elkaar passen",
    "pass.counts_as_ply": "Bij het tellen van zetten voor een grens",
    repetition: "Als stellingen of zetten zich herhalen",
    perpetual_check: "Als er steeds weer schaak wordt gegeven",
    checked_side: "Of die kant door de herhaling kan verliezen",
    "limit.total_plies": "Na hoeveel zetten de partij eindigt",
    "limit.no_capture_plies": "Na hoeveel zetten van beide kanten zonder slaan de partij eindigt; 100 is de vijftigzettenregel van het schaken",
    "limit.low_points": "Of de partij eindigt als er weinig punten over zijn",
    dead_position: "Als niemand meer mat kan zetten",
    draw_offer: "Of de spelers gelijkspel mogen afspreken",
    "draw_offer.result": "Gelijkspel, of de punten beslissen",
    touch: "Wat het aanraken van een stuk betekent",
    flag: "De kant van wie de tijd om is",
    league_score: "Punten voor winst, winst op punten, verlies op punten, verlies",
  },
};

export const RULE_HELP_TEXTS: Readonly<Record<Lang, RuleHelpTexts>> = { ko, en, nl };

/** In the language and the words in use; reactive. */
export const ruleHelpTexts = (): RuleHelpTexts => inUse(RULE_HELP_TEXTS);
