# What `janggun tournament` prints for directors. $n, $round, $table and $place are numbers.

tournament-round-group = { $round }회전 · 예선 리그
tournament-round-knockout = { $round }회전 · 토너먼트
tournament-round-final = { $round }회전 · 결승
tournament-round-plain = { $round }회전

tournament-table = { $table }번 판: { $cho } (초) – { $han } (한)
tournament-thirdPlace = 3·4위전
tournament-bye-allocated = { $name }: 부전승
tournament-bye-rest = { $name }: 이번 회전은 쉼
tournament-bye-half = { $name }: 신청 휴식
tournament-bye-zero = { $name }: 불참

tournament-group = { $n }조
tournament-column-place = 순위
tournament-column-name = 이름
tournament-column-club = 소속
tournament-column-points = 승점
tournament-withdrawn = 기권

tournament-result-full = { $name } 완승
tournament-result-counted = { $name } 점수승
tournament-result-draw = 무승부
tournament-result-forfeit = { $name } 기권승
tournament-result-bothForfeit = 두 선수 모두 불참: 양쪽 패
tournament-result-missing = 아직 안 끝남

tournament-tie-points = 승점
tournament-tie-direct_encounter = 승자승
tournament-tie-full_wins = 완승
tournament-tie-counted_wins = 점수승
tournament-tie-wins = 다승
tournament-tie-won_on_board = 대국 승
tournament-tie-han_wins = 한으로 이긴 수
tournament-tie-buchholz = 부흐홀츠
tournament-tie-buchholz_cut1 = 부흐홀츠(최저 1명 제외)
tournament-tie-buchholz_cut2 = 부흐홀츠(최저 2명 제외)
tournament-tie-buchholz_median1 = 부흐홀츠(최고·최저 제외)
tournament-tie-sonneborn_berger = 존네보른-베르거
tournament-tie-progressive = 누적 점수
tournament-tie-koya = 코야
tournament-tie-board_points = 판별 승점 합
tournament-tie-match_points = 단체전 승점
tournament-tie-top_boards = 판 순서별 승점
tournament-tie-grade = 단급
tournament-tie-elder = 생년월일
tournament-tie-rating = 레이팅
tournament-tie-drawn = 추첨 번호
tournament-tie-play_off = 재대국

tournament-entered = 접수: { $name }, { $n }번
tournament-drawn = 번호 추첨 결과:
tournament-reported = { $table }번 판: { $result }
tournament-missing = 결과가 아직 { $n }개 남았습니다.
tournament-undone = 되돌렸습니다.
tournament-withdrew = { $name }: 기권 처리했습니다.
tournament-created = 만든 파일: { $file }
tournament-keptApart = { $a } 선수와 { $b } 선수는 만나지 않습니다.
tournament-excused-zero = { $name }: { $round }회전 불참
tournament-excused-half = { $name }: { $round }회전 휴식(휴식 승점 받음)
tournament-late-deduction = { $name } 지각: 시계에서 { $minutes }분 { $seconds }초를 뺍니다.
tournament-late-lost = { $name }: 너무 늦어 패했습니다.
tournament-playedOff = 재대국 결과를 적었습니다.

tournament-format-groups = { $size }명씩 조별 리그(조마다 { $qualifiers }명 진출) 뒤 토너먼트
tournament-format-knockout = 토너먼트
tournament-format-roundRobin = 풀리그
tournament-format-swiss = 스위스 { $rounds }회전
tournament-format-arena = 아레나
tournament-proposal-inTime = { $format }: { $rounds }회전, { $hours }시간 { $minutes }분
tournament-proposal-tooLong = { $format }: { $rounds }회전, { $hours }시간 { $minutes }분 (주어진 시간보다 김)

tournament-note-points_in_comments = 이 파일 형식은 승·무·패만 담습니다. 승점(7·4·2·0 등)은 주석 줄에 적었으며, 장군은 읽고 다른 프로그램은 건너뜁니다.
tournament-note-series_as_one_game = 번기는 승자만 적고 각 대국은 적지 않았습니다.
tournament-note-data_left_out = 소속과 단급은 빠집니다.
tournament-note-stages_as_rounds = 조별 리그와 토너먼트를 한 대회의 회전으로 적었습니다.
tournament-note-penalties_left_out = 벌점은 빠집니다.

tournament-relax-forbidden_pairs = 떼어 놓기로 한 선수끼리 만나게 하기
tournament-relax-second_bye = 한 선수에게 부전승을 한 번 더 주기
tournament-relax-sides = 한 선수가 같은 진영을 다시 두게 하기
tournament-relax-rematch = 이미 만난 선수끼리 다시 만나게 하기
tournament-noPairing = 규칙을 모두 지키는 대진이 없습니다. 이렇게 하면 됩니다:
tournament-noPairingAtAll = 규칙을 모두 지키는 대진이 없으며, 규칙 하나를 풀어도 없습니다.

tournament-refusal-same_entry = 이미 접수한 선수입니다.
tournament-refusal-entries_closed = 첫 대진이 나와 더 접수할 수 없습니다.
tournament-refusal-results_missing = 안 적힌 결과가 있습니다. 먼저 적어 주세요.
tournament-refusal-not_enough_players = 선수가 모자랍니다.
tournament-refusal-finished = 모든 회전이 끝났습니다.
tournament-refusal-closed = 마감한 부입니다.
tournament-refusal-no_such_table = 이 회전에 그런 판이 없습니다.
tournament-refusal-no_such_entry = 그런 선수가 없습니다.
tournament-refusal-already_reported = 이미 결과가 있습니다. 고치려면 --correct에 까닭을 적으세요.
tournament-refusal-not_reported = 아직 결과가 없는 대국입니다.
tournament-refusal-no_draws = 이 대회에는 무승부가 없습니다.
tournament-refusal-draw_in_knockout = 토너먼트에서는 승자가 있어야 합니다.
tournament-refusal-round_depends_on_it = 뒤 회전이 이 결과로 짜였습니다. 그 대진부터 되돌리세요.
tournament-refusal-no_reason = 까닭을 적으세요.
tournament-refusal-nothing_to_undo = 되돌릴 것이 없습니다.
tournament-refusal-tie_undecided = 진출을 가르는 자리에서 선수들이 모두 같습니다. 첫 회전 전에 번호를 추첨하거나 재대국 결과를 적으세요.
tournament-refusal-other = 지금은 할 수 없습니다.
