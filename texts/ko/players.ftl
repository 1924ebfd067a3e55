players-loading = 불러오는 중…

players-movements-janggi = 장기
players-movements-xiangqi = 중국 장기(샹치)
players-movements-chesswar = 체스 워

players-speeds-bullet = 초속기
players-speeds-blitz = 속기
players-speeds-rapid = 일반
players-speeds-classical = 장고
players-speeds-correspondence = 통신 대국
players-ladder = { $movement } { $speed }
players-results = { $wins }승 { $draws }무 { $losses }패

players-player-results = 최근 대국
players-player-challenge = 도전하기
players-player-you = 내 페이지입니다.
players-player-guest = 게스트입니다. 게스트는 레이팅이 없습니다.
players-player-unrated = 아직 레이팅 대국이 없습니다.
players-player-ratings = 레이팅
players-player-ladder = 대국 종류
players-player-rating = 레이팅
players-player-grade = 급·단
players-player-played = 레이팅 전적
players-player-last = 마지막 대국
players-player-score = 나와의 전적
players-player-scoreNone = 아직 서로 둔 적이 없습니다.
players-player-scoreIs = 내가 { $wins }승 { $draws }무 { $losses }패
players-player-block = 이 사용자 차단
players-player-blocked = 차단했습니다. 계정이 있으면 계정 페이지에서 차단을 풀 수 있습니다.
players-player-leaderboard = 순위표

players-history-title = 레이팅: { $ladder }
players-history-graph = { $n }판을 두는 동안의 레이팅: 처음 { $first }, 마지막 { $last }, 최고 { $best }
players-history-band = 색칠된 띠는 레이팅의 오차 범위입니다.
players-history-recent = 최근 레이팅 대국
players-history-date = 날짜
players-history-rating = 대국 후 레이팅
players-history-gained = 변동
players-history-game = 대국
players-history-open = 보기

players-leaderboard-title = 순위표
players-leaderboard-movement = 장기 종류
players-leaderboard-speed = 속도
players-leaderboard-rank = 순위
players-leaderboard-name = 이름
players-leaderboard-rating = 레이팅
players-leaderboard-results = 레이팅 전적
players-leaderboard-find = 레이팅 대국 두기
players-leaderboard-empty = 아직 순위에 오른 사람이 없습니다.
players-leaderboard-who = 최근 90일 안에 레이팅 대국을 두었고 임시 레이팅이 아닌 사람만 나옵니다.
players-leaderboard-next = 다음 쪽
players-leaderboard-previous = 이전 쪽
players-leaderboard-you = 나

players-about-title = 레이팅 계산 방법
players-about-lines-1 = 레이팅 대국을 두면 두 사람의 레이팅이 바뀝니다. 레이팅은 장기 종류와 속도마다 따로 있습니다.
players-about-lines-2 = 계정이 있는 두 사람이 미리 동의하고, 시간제한을 두어 각자 자기 시간을 쓰며, 나만의 규칙이 아닌 정해진 규칙으로 두면 레이팅 대국이 됩니다. 컴퓨터나 봇과 둔 대국, 접장기, 직접 놓은 국면에서 시작한 대국, 심판이 있는 대국은 레이팅에 반영되지 않습니다. 레이팅 대국에는 무르기가 없습니다.
players-about-lines-3 = Glicko-2 방식을 씁니다. 처음에는 1500에서 시작하며 오차가 큽니다. 오차는 둘수록 줄고, 오래 쉬면 다시 커집니다. 오차가 110보다 크면 임시 레이팅이며 물음표가 붙습니다.
players-about-lines-4 = 양쪽이 다섯 수 이상씩 둔 대국만 레이팅에 반영됩니다. 같은 두 사람끼리는 24시간 안에 레이팅 대국을 열 판까지 둘 수 있습니다.
players-about-lines-5 = 급과 단은 이 서버의 자체 기준이며, 장기 단체나 다른 사이트의 급·단과 다를 수 있습니다.
players-about-grades = 급·단과 레이팅
players-about-grade = 급·단
players-about-ratings = 레이팅
players-about-upTo = { $to } 이하
players-about-from = { $from } 이상
players-about-between = { $from }~{ $to }
