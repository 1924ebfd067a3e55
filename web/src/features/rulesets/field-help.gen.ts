// Written by `JANGGUN_WRITE=1 cargo test -p janggi --all-features --test docs` from crates/janggi/src/explain/names.rs.
// Do not edit.
// What the fields of a rule set decide, in Korean and English.
import type { Name } from "../../i18n/rule-names.gen";

export const FIELD_HELP: Record<string, Name> = {
  "movement": { ko: "기물이 움직이는 법", en: "How the pieces move" },
  "setup.order": { ko: "누가 먼저, 공개로 또는 비공개로 차리는지", en: "Who sets up first, openly or in secret" },
  "setup.first": { ko: "먼저 차리는 쪽", en: "The side that sets up first" },
  "setup.allowed": { ko: "어떤 차림을 고를 수 있는지", en: "Which setups can be chosen" },
  "setup.forbid_matsang": { ko: "양쪽의 상이 마주 보는 차림을 막는지", en: "Whether setups with elephants on opposite wings are barred" },
  "deom": { ko: "후수인 한이 받는 점수 (0.5점 단위)", en: "Points that Han gets for moving second, in half points" },
  "bikjang.mode": { ko: "두 궁이 마주 보면 어떻게 되는지", en: "What the generals facing each other means" },
  "bikjang.gate": { ko: "빅장이 언제부터 되는지", en: "When bikjang starts to count" },
  "bikjang.general_capture": { ko: "궁이 기물을 잡아 마주 보게 된 경우", en: "When a general's capture made them face" },
  "bikjang.accept": { ko: "무엇을 하면 빅장이 이루어지는지", en: "What makes a bikjang final" },
  "bikjang.nonresolving_step": { ko: "마주 본 채로 두는 수를 어떻게 보는지", en: "How a move that leaves the generals facing each other counts" },
  "bikjang.in_check": { ko: "장군을 받으면서 빅장을 받을 수 있는지", en: "Whether a side in check may accept a bikjang" },
  "bikjang.resolve_by": { ko: "어떤 기물로 피할 수 있는지", en: "Which piece may end the facing" },
  "pass.allowed": { ko: "언제 쉴 수 있는지", en: "When passing is allowed" },
  "pass.double": { ko: "양쪽이 잇달아 쉬면 어떻게 되는지", en: "What two passes in a row mean" },
  "pass.counts_as_ply": { ko: "수 제한을 셀 때", en: "When moves are counted for a limit" },
  "repetition": { ko: "같은 국면이나 같은 이동이 되풀이될 때", en: "When positions or moves repeat" },
  "perpetual_check": { ko: "장군을 되풀이할 때", en: "When checks repeat" },
  "checked_side": { ko: "반복수로 질 수 있는지", en: "Whether it can lose by the repetition" },
  "limit.total_plies": { ko: "몇 수에서 판을 끝내는지", en: "After how many moves the game ends" },
  "limit.no_capture_plies": { ko: "몇 수 동안 잡지 않으면 끝나는지. 양쪽을 합해 100수이면 체스의 50수 규칙", en: "How many moves of both sides without a capture end the game; 100 is the fifty-move rule of chess" },
  "limit.low_points": { ko: "남은 점수가 적으면 끝나는지", en: "Whether few points left end the game" },
  "dead_position": { ko: "어떻게 두어도 외통이 없을 때", en: "When nobody can be mated any more" },
  "draw_offer": { ko: "합의로 비길 수 있는지", en: "Whether the sides may agree on a draw" },
  "draw_offer.result": { ko: "합의로 끝나면 무승부인지 점수인지", en: "A draw, or points decide" },
  "touch": { ko: "만지거나 손을 뗀 기물의 처리", en: "What touching a piece means" },
  "flag": { ko: "시간이 다 된 쪽", en: "The side that ran out of time" },
  "league_score": { ko: "승·점수승·점수패·패에 주는 점수", en: "Points for win, win on points, loss on points, loss" },
};
