# Sheets that a director of a tournament prints. $n, $round and $board are numbers.

printouts-what = 무엇을 인쇄할까요?
printouts-hint = A4 용지에 맞췄습니다. 인쇄 창에서 배율은 100%로 두고 머리글과 바닥글은 끄세요.
printouts-print = 인쇄하기
printouts-round = 회전
printouts-printed = { $time } 인쇄

printouts-sheets-boards = 대진표(테이블순)
printouts-sheets-names = 대진표(이름순)
printouts-sheets-slips = 대국 결과지
printouts-sheets-standings = 순위표
printouts-sheets-cross = 리그 대전표
printouts-sheets-wall = 회전별 결과
printouts-sheets-bracket = 토너먼트 대진표
printouts-sheets-entries = 접수 명단
printouts-sheets-badges = 이름표
printouts-sheets-places = 명패
printouts-sheets-certificates = 상장

printouts-side = 초·한
printouts-opponent = 상대
# Of groups and boards: "Group 2"
printouts-group = 조
# Of several groups on one sheet
printouts-groups = { $first }–{ $last }조

printouts-slip-title = 대국 결과지
printouts-slip-how = 결과에 맞는 칸에 ○표 하세요. 승부가 났으면 이긴 선수 줄에만 합니다. 점수로 승부를 가렸으면 두 선수의 점수를 모두 적으세요. 오지 않은 선수가 있으면 그 선수 줄의 ‘불참’에만 ○표 하세요.
printouts-slip-full = 완승
printouts-slip-counted = 점수승
printouts-slip-total = 덤을 더한 점수
printouts-slip-forfeit = 불참
printouts-slip-draw = 무승부
printouts-slip-signature = 서명
printouts-slip-referee = 심판
printouts-slip-game = 제{ $n }국

printouts-bracket-third = 3·4위전
printouts-bracket-winner = 우승
# A bracket on several sheets: which part this is.
printouts-bracket-part = { $n }쪽
printouts-bracket-last = 마지막 쪽

printouts-entries-present = 출석
printouts-entries-fee = 참가비
printouts-entries-unpaid = 미납
printouts-entries-people = 접수 { $n }건
printouts-entries-due = 참가비 합계 { $amount }
printouts-entries-paid = 납부 { $amount }
printouts-entries-left = 미납 { $amount }

# Where a card is folded
printouts-fold = 접는 선

# Certificates. The director may change title, text, organiser, date and number.
printouts-award-title = 상장
printouts-award-number = 제{ $number }호
printouts-award-first = 우승
printouts-award-second = 준우승
printouts-award-place = { $n }위
printouts-award-shared = 공동 { $n }위
printouts-award-name = 성명 { $name }
printouts-award-club = 소속 { $club }
printouts-award-body = { $event }에서 우수한 성적으로 위와 같이 입상하였으므로 이 상장을 드립니다.
# Of a special prize, which has no place
printouts-award-prizeBody = 위 사람은 { $event }에서 다른 선수들의 모범이 되었으므로 이 상장을 드립니다.
printouts-award-notFinal = 아직 순위가 확정되지 않았습니다. 순위에 따른 상장은 대국이 모두 끝난 뒤에 나옵니다.
printouts-award-fields-title = 제목
printouts-award-fields-body = 본문
printouts-award-fields-organiser = 주최(상을 주는 단체와 대표)
printouts-award-fields-date = 날짜
printouts-award-fields-place = { director-plan-place }
printouts-award-fields-count = 상장을 줄 순위(몇 위까지)
printouts-award-fields-number = 상장 번호의 앞부분(없으면 비워 두세요)
printouts-award-fields-prize = 그 밖의 상
printouts-award-fields-prizeBody = { $prize } 본문
printouts-award-fields-prizeHint = 예: 장수상
printouts-award-fields-winner = 받는 선수
printouts-award-fields-add = 추가
printouts-award-fields-remove = 삭제: { $prize }, { $name }
