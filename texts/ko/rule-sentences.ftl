ruleSentences-endings-bikjang_accepted = 빅장: { $created_at_ply }수째부터 궁끼리 마주 보았고 { JOSA($by, "이/가") } 받아들였습니다.
ruleSentences-endings-mate = 외통: { $loser } 궁({ $general })이 장군을 피할 수 없습니다.
ruleSentences-endings-no_permitted_action = { JOSA($side, "이/가") } 장군을 받았는데, 피하는 수가 모두 금지된 반복수입니다: { $refused }.
ruleSentences-endings-stalemate = { JOSA($loser, "은/는") } 둘 수 있는 수가 없어 졌습니다(장군은 아님).
ruleSentences-endings-double_pass = 양쪽이 잇달아 쉬었습니다({ $plies }수째).
ruleSentences-endings-dead_position = 기물 부족: 남은 기물로는 서로 어떻게 두어도 외통이 나올 수 없습니다.
ruleSentences-endings-low_points = { $sides }의 점수가 { $threshold_half }점 이하로 내려갔습니다.
ruleSentences-endings-ply_limit = 수 제한에 이르렀습니다: 양쪽 합해 { $n }수(셈에 넣은 수: { $counted }수).
ruleSentences-endings-no_capture_limit = { $since_ply }수째 이후 양쪽 합해 { $n }수 동안 기물을 잡지 않았습니다.
ruleSentences-endings-perpetual_check = 반복장군: { JOSA($checker, "이/가") } 장군을 되풀이하여 같은 국면이 { $n }번 나왔습니다({ $occurrences }수째).
ruleSentences-endings-repetition = 반복수: 같은 국면이 { $n }번 나왔습니다({ $occurrences }수째).
ruleSentences-endings-shuttle = 왕복: 같은 기물이 { JOSA($x, "과/와") } { $a } 사이를 오가다 { $a }에 세 번째 왔습니다({ $plies }수째).
ruleSentences-endings-resigned = { JOSA($by, "이/가") } 기권했습니다.
ruleSentences-endings-flagged = { $by }의 시간이 다 되었습니다.
ruleSentences-endings-stopped = 정해진 대국 시간이 끝났습니다.
ruleSentences-endings-draw_agreed = { $offered_by }의 무승부 제안을 상대가 받아들였습니다.
ruleSentences-endings-aborted = 대국이 취소되었습니다.
ruleSentences-endings-adjudicated = 심판이 판정했습니다.
ruleSentences-endings-abandoned = { JOSA($by, "이/가") } 자리를 비운 채 돌아오지 않았습니다.

ruleSentences-variants-bikjang_accepted__immediate = 빅장: { $created_at_ply }수째에 궁끼리 마주 보아 대국이 바로 끝났습니다.
ruleSentences-variants-bikjang_accepted__0 = 빅장: 처음부터 궁끼리 마주 보았고 { JOSA($by, "이/가") } 받아들였습니다.
ruleSentences-variants-no_capture_limit__0 = 처음부터 양쪽 합해 { $n }수 동안 기물을 잡지 않았습니다.
ruleSentences-variants-draw_agreed__points = { JOSA($offered_by, "이/가") } 점수로 끝내자고 제안했고 상대가 받아들였습니다.
ruleSentences-variants-stopped__agreed = 양쪽이 합의하여 대국을 끝냈습니다.
ruleSentences-variants-stopped__referee = 심판이 시간 종료를 선언했습니다.

ruleSentences-points-janggi = 점수로 승부: 초(楚) { $cho_half }점, 한(漢) { $han_half }점 (덤 { $deom_half }점 포함).
ruleSentences-points-janggi_without_deom = 점수로 승부: 초(楚) { $cho_half }점, 한(漢) { $han_half }점.
ruleSentences-points-xiangqi = 점수로 승부: 홍 { $cho_half }점, 흑 { $han_half }점.

ruleSentences-refusals-bikjang_unresolved = 빅장을 피하지 않는 수는 둘 수 없습니다({ $move }).
ruleSentences-refusals-repetition_banned = 반복수: { $move } 뒤의 국면은 이미 나왔습니다({ $occurrence_plies }수째).
ruleSentences-refusals-shuttle_banned = 반복수: 같은 기물로 같은 자리를 세 번 오갈 수 없습니다({ $occurrence_plies }수째).
ruleSentences-refusals-pass_in_check = { $checkers }의 기물이 장군을 불러 지금은 쉴 수 없습니다.
ruleSentences-refusals-pass_not_in_rules = 이 규칙에서는 쉴 수 없습니다.
ruleSentences-refusals-call_not_in_rules = 이 규칙에서는 빅장을 부를 수 없습니다.
ruleSentences-refusals-not_facing = 궁끼리 마주 보고 있지 않습니다.
ruleSentences-refusals-gate_closed = 아직 빅장을 부를 수 없습니다: 초(楚) { $cho_pieces_half }점, 한(漢) { $han_pieces_half }점.
ruleSentences-refusals-general_capture_exempt = 궁이 기물을 잡으면서 생긴 빅장은 부를 수 없습니다.
ruleSentences-refusals-call_in_check = { $checkers }의 기물이 부른 장군부터 피해야 합니다.
ruleSentences-refusals-offer_not_allowed = 규칙에 따라 지금은 대국을 끝내자고 제안할 수 없습니다.
ruleSentences-refusals-offer_pending = 대국을 끝내자는 제안이 이미 있습니다.
ruleSentences-refusals-no_offer = 대국을 끝내자는 제안이 없습니다.
ruleSentences-refusals-stop_not_in_rules = 이 규칙에서는 승부가 나기 전에 대국을 끝낼 수 없습니다.

# What is said for gate_closed, by the condition that the rules set.
ruleSentences-gates-both_below_30 = 아직 빅장을 부를 수 없습니다. 양쪽 점수가 모두 30점 미만이어야 합니다: 초(楚) { $cho_pieces_half }점, 한(漢) { $han_pieces_half }점.
ruleSentences-gates-after_first_capture = 아직 빅장을 부를 수 없습니다. 기물이 하나라도 잡힌 뒤에만 부를 수 있습니다.

ruleSentences-illegal-no_piece = { $at }에 기물이 없습니다.
ruleSentences-illegal-not_yours = { $at }의 기물은 상대 것입니다.
ruleSentences-illegal-null_step = 제자리에 두는 것은 수가 아닙니다({ $at }).
ruleSentences-illegal-own_piece = { $at }에 자기 기물이 있습니다.
ruleSentences-illegal-leaves_palace = 이 기물은 궁성을 벗어날 수 없습니다({ $to }).
ruleSentences-illegal-no_palace_line = 궁성에 { JOSA($from, "과/와") } { $to } 사이를 잇는 선이 없습니다.
ruleSentences-illegal-backward = 졸과 병은 뒤로 가지 못합니다({ $to }).
ruleSentences-illegal-wrong_shape = 그 기물은 그렇게 가지 못합니다.
ruleSentences-illegal-leg_blocked = { $at }의 기물에 멱이 막혔습니다.
ruleSentences-illegal-path_blocked = { $at }의 기물이 길을 막습니다.
ruleSentences-illegal-no_screen = 포가 넘을 기물이 없습니다.
ruleSentences-illegal-screen_is_cannon = 포는 포를 넘지 못합니다({ $at }).
ruleSentences-illegal-many_screens = 포는 기물 하나만 넘을 수 있는데, 사이에 여럿이 있습니다({ $between }).
ruleSentences-illegal-takes_cannon = 포는 포를 잡지 못합니다({ $at }).
ruleSentences-illegal-stays_in_check = 그 수로는 { $by }의 기물이 부른 장군을 피하지 못합니다.
ruleSentences-illegal-exposes_general = 그 수를 두면 { $by }의 기물에 궁이 잡힙니다.
ruleSentences-illegal-crosses_river = 상은 강을 건너지 못합니다({ $to }).
ruleSentences-illegal-sideways_too_early = 병과 졸은 강을 건넌 뒤에만 옆으로 갑니다({ $to }).
ruleSentences-illegal-leaves_facing = 궁끼리 마주 보게 되는 수는 둘 수 없습니다({ $general }, { $other }).

ruleSentences-errors-bad_json = JSON이 아닙니다.
ruleSentences-errors-bad_request = 요청의 형식이 잘못되었습니다: { $field }.
ruleSentences-errors-bad_rules = 규칙에 잘못된 항목이 있습니다.
ruleSentences-errors-bad_fen = 올바른 FEN이 아닙니다.
ruleSentences-errors-bad_position = 이 규칙으로는 둘 수 없는 국면입니다.
ruleSentences-errors-bad_move = 수로 읽을 수 없습니다: { $move }.
ruleSentences-errors-illegal_move = { $move }: 행마법에 어긋납니다.
ruleSentences-errors-refused_move = { $move }: 이 규칙에서는 허용되지 않습니다.
ruleSentences-errors-game_over = 대국이 이미 끝났습니다.

# A pass as an action in a sentence.
ruleSentences-pass = 한수쉼
# A list: what comes before the last item is joined by commas.
ruleSentences-list = { JOSA($before, "과/와") } { $last }
# The same for the numbers of moves, in brackets.
ruleSentences-numbers = { $before }, { $last }
# Between the whole points and the half: 73.5.
ruleSentences-decimalMark = .
