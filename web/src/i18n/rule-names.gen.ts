// Written by `JANGGUN_WRITE=1 cargo test -p janggi --all-features --test docs` from crates/janggi/src/explain/names.rs.
// Do not edit.
// Names of the fields of a rule set, of their values and of endings, in Korean and English.

export interface Name {
  ko: string;
  en: string;
}

export interface FieldNames {
  name: Name;
  /** The words for codes, in the order of a picker; numbers and objects have phrases. */
  values?: Record<string, Name>;
}

export const FIELD_NAMES: Record<string, FieldNames> = {
  "movement": {
    name: { ko: "행마법", en: "Moves of the pieces" },
    values: {
      janggi: { ko: "장기", en: "Janggi" },
      xiangqi: { ko: "중국 장기(샹치)", en: "Xiangqi (Chinese chess)" },
      chesswar: { ko: "체스 워", en: "Chess War" },
    },
  },
  "setup.order": {
    name: { ko: "차림 순서", en: "Order of setting up" },
    values: {
      han_first_visible: { ko: "한 먼저, 공개", en: "Han first, openly" },
      cho_first_visible: { ko: "초 먼저, 공개", en: "Cho first, openly" },
      simultaneous_hidden: { ko: "동시에, 비공개", en: "both at once, hidden" },
      swap_moves: { ko: "첫 수로 자리 바꾸기", en: "by swaps as first moves" },
      piece_by_piece: { ko: "기물을 하나씩 번갈아 놓기", en: "one piece at a time, in turn" },
      fixed: { ko: "정해진 차림", en: "fixed" },
    },
  },
  "setup.first": {
    name: { ko: "먼저 차리는 쪽", en: "Sets up first" },
    values: {
      cho: { ko: "초", en: "Cho" },
      han: { ko: "한", en: "Han" },
    },
  },
  "setup.allowed": {
    name: { ko: "쓸 수 있는 차림", en: "Setups allowed" },
    values: {
      four_swaps: { ko: "네 가지", en: "the four" },
      four_and_central: { ko: "네 가지와 기동차", en: "the four and the central chariot" },
      any: { ko: "아무 배치", en: "any position" },
      of_the_law: { ko: "정해진 한 가지", en: "the one fixed start" },
    },
  },
  "setup.forbid_matsang": {
    name: { ko: "맞상 금지", en: "Opposite elephants forbidden" },
    values: {
      yes: { ko: "예", en: "yes" },
      no: { ko: "아니요", en: "no" },
    },
  },
  "deom": {
    name: { ko: "덤", en: "Deom for Han" },
  },
  "bikjang.mode": {
    name: { ko: "빅장", en: "Bikjang" },
    values: {
      off: { ko: "효력 없음", en: "no effect" },
      illegal: { ko: "마주 보게 둘 수 없음", en: "not allowed" },
      draw: { ko: "무승부", en: "draw" },
      points: { ko: "점수로 가림", en: "points decide" },
    },
  },
  "bikjang.gate": {
    name: { ko: "빅장 조건", en: "Bikjang only when" },
    values: {
      none: { ko: "언제나", en: "always" },
      both_below_30: { ko: "양쪽 모두 30점 미만", en: "both sides below 30 points" },
      after_first_capture: { ko: "기물을 처음 잡은 뒤", en: "after the first capture" },
    },
  },
  "bikjang.general_capture": {
    name: { ko: "궁이 잡으며 생긴 빅장", en: "Facing made by a general's capture" },
    values: {
      no_exception: { ko: "예외 없음", en: "no exception" },
      not_callable: { ko: "부를 수 없음", en: "cannot be called" },
    },
  },
  "bikjang.accept": {
    name: { ko: "빅장을 받는 방법", en: "Bikjang is accepted by" },
    values: {
      pass: { ko: "한수쉼", en: "passing" },
      call: { ko: "부르기", en: "calling it" },
      call_or_pass: { ko: "부르거나 한수쉼", en: "calling or passing" },
      any_nonresolving_action: { ko: "피하지 않는 모든 수", en: "any action that does not resolve it" },
      immediate: { ko: "바로 끝남", en: "at once, without a reply" },
    },
  },
  "bikjang.nonresolving_step": {
    name: { ko: "빅장을 피하지 않는 수", en: "A move that leaves them facing" },
    values: {
      illegal: { ko: "둘 수 없음", en: "not allowed" },
      legal: { ko: "둘 수 있음", en: "allowed" },
      ends_game: { ko: "두면 빅장으로 끝남", en: "ends the game" },
    },
  },
  "bikjang.in_check": {
    name: { ko: "장군일 때 빅장", en: "Bikjang while in check" },
    values: {
      accept_allowed: { ko: "받을 수 있음", en: "may be accepted" },
      must_answer_check: { ko: "먼저 멍군", en: "check must be answered first" },
    },
  },
  "bikjang.resolve_by": {
    name: { ko: "빅장을 피하는 기물", en: "Who may resolve it" },
    values: {
      any: { ko: "아무 기물", en: "any piece" },
      general_only: { ko: "궁만", en: "the general only" },
    },
  },
  "pass.allowed": {
    name: { ko: "한수쉼", en: "Passing" },
    values: {
      not_in_check: { ko: "장군이 아니면 언제나", en: "whenever not in check" },
      never: { ko: "쉴 수 없음, 둘 수가 없으면 짐", en: "never; having no move loses" },
    },
  },
  "pass.double": {
    name: { ko: "양쪽이 이어 쉬면", en: "Two passes in a row" },
    values: {
      none: { ko: "그대로 이어짐", en: "nothing" },
      draw: { ko: "무승부", en: "draw" },
      points: { ko: "점수로 가림", en: "points decide" },
    },
  },
  "pass.counts_as_ply": {
    name: { ko: "한수쉼도 한 수로 셈", en: "A pass counts as a move" },
    values: {
      yes: { ko: "예", en: "yes" },
      no: { ko: "아니요", en: "no" },
    },
  },
  "repetition": {
    name: { ko: "반복수", en: "Repetition" },
  },
  "perpetual_check": {
    name: { ko: "반복장군", en: "Perpetual check" },
    values: {
      as_repetition: { ko: "반복수와 같음", en: "as repetition" },
    },
  },
  "checked_side": {
    name: { ko: "반복장군을 받는 쪽", en: "The side in perpetual check" },
    values: {
      as_any: { ko: "다른 쪽과 같음", en: "like any other side" },
      never_loses: { ko: "반복수로 지지 않음", en: "never loses by it" },
    },
  },
  "limit.total_plies": {
    name: { ko: "수 제한", en: "Limit of moves" },
  },
  "limit.no_capture_plies": {
    name: { ko: "잡지 않은 수 제한(50수 규칙)", en: "Moves without a capture (fifty-move rule)" },
  },
  "limit.low_points": {
    name: { ko: "점수 미달 종료", en: "Few points left" },
  },
  "dead_position": {
    name: { ko: "외통이 나올 수 없는 국면", en: "Dead position" },
    values: {
      off: { ko: "계속 둠", en: "play goes on" },
      draw: { ko: "무승부", en: "draw" },
    },
  },
  "draw_offer": {
    name: { ko: "무승부 제안", en: "Draw offers" },
    values: {
      never: { ko: "없음", en: "never" },
      both_below_30: { ko: "양쪽 모두 30점 미만", en: "both sides below 30 points" },
      always: { ko: "언제나", en: "always" },
    },
  },
  "draw_offer.result": {
    name: { ko: "합의하면", en: "An agreed end means" },
    values: {
      draw: { ko: "무승부", en: "draw" },
      points: { ko: "점수로 가림", en: "points decide" },
    },
  },
  "touch": {
    name: { ko: "만진 기물", en: "Touch-move" },
    values: {
      free: { ko: "자유", en: "off" },
      letting_go: { ko: "손을 떼면 무를 수 없음", en: "a move stands once the piece is let go" },
      touch_move: { ko: "만진 기물은 꼭 둠, 손을 떼면 무를 수 없음", en: "a touched piece has to move, and a move stands once it is let go" },
    },
  },
  "flag": {
    name: { ko: "시간 초과", en: "Out of time" },
    values: {
      loses: { ko: "짐", en: "loses" },
    },
  },
  "league_score": {
    name: { ko: "대회 점수", en: "League points" },
  },
};

export const RESULT_NAMES: Record<string, Name> = {
  "draw": { ko: "무승부", en: "draw" },
  "points": { ko: "점수로 가림", en: "points decide" },
  "mover_loses": { ko: "둔 쪽이 짐", en: "the mover loses" },
  "refused": { ko: "둘 수 없음", en: "not allowed" },
};

export const VALUE_PHRASES: Record<string, Name> = {
  "repetition.position": { ko: "같은 국면 {n}번", en: "a position for the {nth} time" },
  "repetition.ban_position": { ko: "같은 국면 {n}번째", en: "a position for the {nth} time" },
  "repetition.shuttle": { ko: "같은 기물이 같은 곳을 오감", en: "the same piece shuttling" },
  "repetition.count_passes.no": { ko: "쉰 수는 빼고", en: "passes not counted" },
  "repetition.chaser_loses.yes": { ko: "쫓는 쪽이 짐", en: "a chaser loses" },
  "repetition.chaser_loses.asian": { ko: "쫓는 쪽이 짐(아시아 샹치 연맹)", en: "a chaser loses (Asian Xiangqi Federation)" },
  "both_below_30.exempt": { ko: "30점 미만이면 예외", en: "not when both are below 30" },
  "both_below_30.draw": { ko: "30점 미만이면 무승부", en: "a draw when both are below 30" },
  "both_below_30.points": { ko: "30점 미만이면 점수", en: "points when both are below 30" },
  "perpetual_check.loses": { ko: "{n}번째에 짐", en: "loses at the {nth} time" },
  "limit.n": { ko: "{n}수", en: "{n} moves" },
  "limit.max": { ko: "{points}점 이하", en: "{points} points or fewer" },
  "limit.counts_deom.yes": { ko: "덤 포함", en: "deom included" },
  "limit.quiet_only.yes": { ko: "장군·잡기가 아닌 수 뒤에", en: "after a quiet move" },
  "points": { ko: "{points}점", en: "{points} points" },
  "none": { ko: "없음", en: "none" },
};

export const ENDING_NAMES: Record<string, Name> = {
  "bikjang_accepted": { ko: "빅장", en: "bikjang" },
  "mate": { ko: "외통", en: "checkmate" },
  "no_permitted_action": { ko: "둘 수 있는 수 없음", en: "no permitted move left" },
  "stalemate": { ko: "둘 수 없음", en: "stalemate" },
  "double_pass": { ko: "양쪽 한수쉼", en: "two passes in a row" },
  "dead_position": { ko: "기물 부족", en: "dead position" },
  "low_points": { ko: "남은 기물 점수", en: "few pieces left" },
  "ply_limit": { ko: "수 제한", en: "the move limit" },
  "no_capture_limit": { ko: "오랫동안 잡은 기물 없음", en: "too long without a capture" },
  "perpetual_check": { ko: "반복장군", en: "perpetual check" },
  "repetition": { ko: "반복수", en: "repetition" },
  "shuttle": { ko: "같은 기물 반복 이동", en: "shuttling the same piece" },
  "resigned": { ko: "기권", en: "resignation" },
  "flagged": { ko: "시간 초과", en: "time" },
  "draw_agreed": { ko: "합의", en: "agreement" },
  "aborted": { ko: "취소", en: "cancellation" },
  "adjudicated": { ko: "판정", en: "decision of the referee" },
  "abandoned": { ko: "자리 비움", en: "absence" },
};

export const MARK_NAMES: Record<string, Name> = {
  "A": { ko: "직접 확인", en: "Measured by us" },
  "B": { ko: "단체의 규정 또는 두 출처", en: "Stated by the body itself, or by two sources" },
  "C": { ko: "간접 출처 하나", en: "One secondary source" },
  "S": { ko: "따르는 규칙 글에 적힌 대로", en: "As the text says that the rule set follows" },
  "G": { ko: "출처 없음: 추정한 값", en: "No source: our guess" },
};

// The sides by law of movement.
export const SIDE_NAMES: Record<string, { cho: Name; han: Name }> = {
  janggi: { cho: { ko: "초", en: "Cho" }, han: { ko: "한", en: "Han" } },
  xiangqi: { cho: { ko: "홍", en: "Red" }, han: { ko: "흑", en: "Black" } },
  chesswar: { cho: { ko: "초", en: "Cho" }, han: { ko: "한", en: "Han" } },
};
