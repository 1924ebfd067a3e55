# The preview of a link to a game in other apps: title and one line of facts.

previews-site = 장군

previews-invitation = 장기 한 판 두실래요?
previews-invitedBy = { $host } 님이 장기 대국에 초대했습니다

previews-waiting = 상대를 기다리는 중
previews-arranging = 차림을 정하는 중
previews-turn = { $number }수째, { $side } 차례
previews-ended = { $outcome } ({ $cause })
previews-wins = { $side } 승
previews-draw = 무승부
previews-noResult = 결과 없음

previews-computer = 컴퓨터 { $level }단계
previews-guest = 게스트

previews-houseRules = 나만의 규칙
previews-rated = 레이팅 대국
previews-ownPosition = 직접 놓은 국면에서 시작
previews-handicap = 접장기: 한(漢)이 뗀 기물 { $pieces }
previews-piece_on = { $square } 자리 기물

previews-noClock = 시간제한 없음
previews-fischer = { $main } + 한 수에 { $increment }초
previews-byoyomi = { $main } + 초읽기 { $period }초 { $periods }회
previews-total = 양쪽 합해 { $main }
previews-total_and_move = 양쪽 합해 { $main }, 한 수 { $limit }초
previews-correspondence = 통신 대국, 한 수에 { $days }일
previews-minutes = { $n }분
previews-seconds = { $n }초
previews-minutesSeconds = { $minutes }분 { $seconds }초

previews-sides-cho = 초(楚)
previews-sides-han = 한(漢)
previews-sides-red = 홍
previews-sides-black = 흑

previews-pieces-general = 궁
previews-pieces-guard = 사
previews-pieces-horse = 마
previews-pieces-elephant = 상
previews-pieces-chariot = 차
previews-pieces-cannon = 포
previews-pieces-soldier = 병
