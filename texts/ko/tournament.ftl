# What `janggun tournament` prints for directors. $n, $round, $table and $place are numbers.

tournament-round-group = { $round }회전 · 예선 리그
tournament-round-plain = { $round }회전
tournament-round-knockoutName = { $of ->
    [2] 결승
    [4] 준결승
   *[other] { $of }강
}
tournament-round-knockout = { $name } ({ $round }회전)

tournament-table = { $table }번 테이블: { $cho } (초) – { $han } (한)
tournament-thirdPlace = 3·4위전
tournament-bye-allocated = { $name }: 부전승
tournament-bye-rest = { $name }: 이번 회전 쉼
tournament-bye-half = { $name }: 휴식 신청
tournament-bye-zero = { $name }: 불참

tournament-group = { $n }조
tournament-column-place = 순위
tournament-column-name = 이름
tournament-column-club = 소속
tournament-column-points = 승점
tournament-withdrawn = 기권
tournament-dan = { director-entry-dan }
tournament-geup = { director-entry-geup }

tournament-result-full = { $name } 완승
tournament-result-counted = { $name } 점수승
tournament-result-draw = 무승부
tournament-result-forfeit = { $name } 기권승
tournament-result-bothForfeit = 두 선수 모두 불참: 양쪽 패
tournament-result-missing = 아직 결과 없음

tournament-tie-points = 승점
tournament-tie-direct_encounter = 승자승
tournament-tie-full_wins = 완승
tournament-tie-counted_wins = 점수승
tournament-tie-wins = 다승
tournament-tie-won_on_board = 실제 대국 승수
tournament-tie-han_wins = 한(漢) 승수
tournament-tie-buchholz = 상대 승점 합
tournament-tie-buchholz_cut1 = 상대 승점 합(최저 1명 제외)
tournament-tie-buchholz_cut2 = 상대 승점 합(최저 2명 제외)
tournament-tie-buchholz_median1 = 상대 승점 합(최고·최저 제외)
tournament-tie-sonneborn_berger = 상대 승점×얻은 승점의 합
tournament-tie-progressive = 누적 승점
tournament-tie-koya = 상위권 상대에게 얻은 승점
tournament-tie-board_points = 개인 승점 합계
tournament-tie-match_points = 단체전 승점
tournament-tie-top_boards = 순번별 개인 승점
tournament-tie-grade = 급·단
tournament-tie-elder = 생년월일
tournament-tie-rating = 레이팅
tournament-tie-drawn = 추첨 번호
tournament-tie-play_off = 순위 결정전

tournament-entered = 참가 접수: { $name } (접수 번호 { $n })
tournament-drawn = 번호 추첨 결과:
tournament-reported = { $table }번 테이블: { $result }
tournament-missing = 아직 입력하지 않은 결과가 { $n }개 있습니다.
tournament-undone = 되돌렸습니다.
tournament-withdrew = { $name }: 기권으로 처리했습니다.
tournament-badGrade = { director-entry-badGrade }
tournament-badBirth = { director-entry-badBirth }
tournament-csv-too_long = { director-problem-csv_too_long }
tournament-csv-no_names = 첫 줄에 ‘이름’ 칸이 없습니다. 첫 줄에 칸 이름(이름, 소속, 급·단, 생년월일)을 적으세요.
tournament-csv-quote = { director-problem-csv_quote }
tournament-csv-cell-grade = { director-problem-csv_cell-grade }
tournament-csv-cell-birth = { director-problem-csv_cell-birth }
tournament-csv-cell-rating = { director-problem-csv_cell-rating }
tournament-csv-cell-division = { director-problem-csv_cell-division }
tournament-csv-cell-other = { director-problem-csv_cell-other }
tournament-csv-too_many_cells = { director-problem-csv_too_many_cells }
tournament-csv-line = { $line }번째 줄: { $fault }
tournament-created = 만든 파일: { $file }
tournament-keptApart = { $a } – { $b }: 서로 만나지 않게 합니다.
tournament-excused-zero = { $name }: { $round }회전 불참
tournament-excused-half = { $name }: { $round }회전 휴식 신청(정해진 휴식 승점을 받음)
tournament-late-deduction = { $name } 지각: 시계에서 { $minutes }분 { $seconds }초를 뺍니다.
tournament-late-lost = { $name }: 지각으로 졌습니다.
tournament-playedOff = 순위 결정전 결과를 입력했습니다.
tournament-recorded = { $table }번 테이블: 기보를 넣었습니다({ $moves }수).
tournament-recordRemoved = { $table }번 테이블: 기보를 지웠습니다.

tournament-format-groups = { $size }명씩 조별 리그(조마다 { $qualifiers }명 진출) 후 토너먼트
tournament-format-knockout = 토너먼트
tournament-format-roundRobin = 풀리그
tournament-format-swiss = 스위스 리그 { $rounds }회전
tournament-format-arena = 아레나
tournament-proposal-inTime = { $format }: { $rounds }회전, { $hours }시간 { $minutes }분
tournament-proposal-tooLong = { $format }: { $rounds }회전, { $hours }시간 { $minutes }분(정한 시간보다 김)

tournament-note-points_in_comments = 이 파일 형식에는 승·무·패만 담깁니다. 승점(7·4·2·0 등)은 주석 줄에 적으며, 이 프로그램은 읽지만 다른 프로그램은 건너뜁니다.
tournament-note-series_as_one_game = 여러 판으로 승부를 가린 대결은 승자만 적고 각 대국은 적지 않았습니다.
tournament-note-data_left_out = 소속, 급·단 같은 정보는 빠집니다.
tournament-note-stages_as_rounds = 조별 리그와 토너먼트를 한 대회의 회전으로 적었습니다.
tournament-note-penalties_left_out = 벌점은 빠집니다.
tournament-note-teams_in_comments = 단체전 승점을 세는 방법은 주석 줄에 적으며, 이 프로그램은 읽지만 다른 프로그램은 건너뜁니다.
tournament-note-names_cut = 긴 이름은 칸 너비에 맞추어 잘랐습니다.
tournament-note-record_missing = 기보가 없는 대국: { $games }
tournament-note-record_differs = 기보에 적힌 승자가 입력한 결과와 다른 대국: { $games }

tournament-relax-forbidden_pairs = 만나지 않게 한 선수끼리 대국하게 하기
tournament-relax-second_bye = 한 선수에게 부전승을 한 번 더 주기
tournament-relax-sides = 한 선수가 같은 진영을 다시 잡게 하기
tournament-relax-rematch = 이미 만난 선수끼리 다시 만나게 하기
tournament-noPairing = 규칙을 모두 지키는 대진이 없습니다. 다음 가운데 하나를 허용하면 됩니다:
tournament-noPairingAtAll = 규칙을 모두 지키는 대진이 없으며, 규칙 하나만 풀어서는 짤 수 없습니다.

tournament-refusal-same_entry = 이미 접수한 선수입니다.
tournament-refusal-entries_closed = 첫 회전 대진이 이미 나와 더 접수할 수 없습니다.
tournament-refusal-results_missing = 아직 입력하지 않은 결과가 있습니다. 먼저 입력해 주세요.
tournament-refusal-not_enough_players = 선수가 모자랍니다.
tournament-refusal-finished = 모든 회전이 끝났습니다.
tournament-refusal-closed = 이미 마감했습니다.
tournament-refusal-no_such_table = 이 회전에는 그 번호의 테이블이 없습니다.
tournament-refusal-no_such_entry = 그런 선수가 없습니다.
tournament-refusal-already_reported = 이미 결과가 있습니다. 고치려면 --correct와 함께 사유를 적으세요.
tournament-refusal-not_reported = 아직 결과가 없는 대국입니다.
tournament-refusal-no_draws = 이 대회에는 무승부가 없습니다.
tournament-refusal-draw_in_knockout = 토너먼트 대국은 승자를 가려야 합니다.
tournament-refusal-round_depends_on_it = 뒤 회전의 대진이 이 결과로 정해졌습니다. 그 대진부터 되돌리세요.
tournament-refusal-no_reason = 사유를 적으세요.
tournament-refusal-already_recorded = 이미 기보가 있습니다. 바꾸려면 --replace를 붙이세요.
tournament-refusal-not_recorded = 이 대국에는 기보가 없습니다.
tournament-refusal-bad_record = 기보가 아니거나 너무 깁니다.
tournament-refusal-nothing_to_undo = 되돌릴 것이 없습니다.
tournament-refusal-tie_undecided = 성적이 모두 같은 선수들이 있어 진출자나 본선 자리를 정할 수 없습니다. 순위 결정전을 두게 하고 그 결과를 입력하세요.
tournament-refusal-other = 지금은 할 수 없습니다.
