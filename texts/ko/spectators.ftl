spectators-title = { pages-spectatorScreen-title }
spectators-none = 아직 보여 줄 대국이 없습니다. 대진을 짜면 나옵니다. 대회 없이 열었을 때는 이 기기에서 둘이 대국하거나 시계를 쓰면 나옵니다.
spectators-back = 돌아가기
spectators-all = 모든 테이블
spectators-enlarge = { $board } 크게 보기
spectators-others = 다른 테이블
spectators-last = 마지막 수: { $move }
spectators-points = { deviceGame-points }
