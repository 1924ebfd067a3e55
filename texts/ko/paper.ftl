# Sheets that a director of a tournament prints. $n, $round and $board are numbers.

paper-what = 무엇을 인쇄합니까?
paper-hint = A4 용지에 맞췄습니다. 인쇄 창에서 배율은 100%로 두고 머리글과 바닥글은 끄세요.
paper-print = 인쇄하기
paper-round = 회전
paper-printed = { $time } 인쇄

paper-sheets-boards = 대진표(판 순서)
paper-sheets-names = 대진표(이름순)
paper-sheets-slips = 대국 결과지
paper-sheets-standings = 순위표
paper-sheets-cross = 리그 대전표
paper-sheets-wall = 회전별 결과
paper-sheets-bracket = 토너먼트 대진표
paper-sheets-entries = 접수 명단
paper-sheets-badges = 이름표
paper-sheets-places = 명패
paper-sheets-certificates = 상장

paper-side = 초·한
paper-opponent = 상대
# Of groups and boards: "Group 2"
paper-group = 조

paper-slip-title = 대국 결과지
paper-slip-how = 이긴 선수 줄에 ○표 하세요. 점수로 가렸으면 두 선수의 점수를 모두 적으세요.
paper-slip-full = 완승
paper-slip-counted = 점수승
paper-slip-total = 덤을 더한 점수
paper-slip-forfeit = 기권승
paper-slip-draw = 무승부
paper-slip-signature = 서명
paper-slip-referee = 심판
paper-slip-game = 제{ $n }국

paper-bracket-third = 3·4위전
paper-bracket-winner = 우승
# A bracket on several sheets: which part this is.
paper-bracket-part = { $n }쪽
paper-bracket-last = 마지막 회전

paper-entries-present = 출석
paper-entries-fee = 참가비
paper-entries-unpaid = 미납
paper-entries-people = { $n }명
paper-entries-due = 받을 돈 { $amount }
paper-entries-paid = 받은 돈 { $amount }
paper-entries-left = 남은 돈 { $amount }

# Where a card is folded
paper-fold = 접는 선

# Certificates. The director may change title, text, organiser, date and number.
paper-award-title = 상장
paper-award-number = 제 { $number } 호
paper-award-first = 우승
paper-award-second = 준우승
paper-award-place = { $n }위
paper-award-shared = 공동 { $n }위
paper-award-name = 성명 { $name }
paper-award-club = 소속 { $club }
paper-award-body = 위 사람은 { $event }에서 우수한 성적으로 위와 같이 입상하였으므로 이 상장을 드립니다.
paper-award-fields-title = 제목
paper-award-fields-body = 본문
paper-award-fields-organiser = 주최(상을 주는 곳과 이름)
paper-award-fields-date = 날짜
paper-award-fields-count = 몇 위까지
paper-award-fields-number = 상장 번호의 앞부분(없으면 비워 두세요)
paper-award-fields-prize = 그 밖의 상
paper-award-fields-prizeHint = 장수상
paper-award-fields-winner = 받는 선수
paper-award-fields-add = 더하기
paper-award-fields-remove = 빼기: { $prize }, { $name }
