### What may be typed, in lower case, with commas between. Those of all languages are understood in every language.

blindCommands-words-pieces = 기물
blindCommands-words-rank = 가로, 줄
blindCommands-words-file = 세로
blindCommands-words-moves = 갈곳
blindCommands-words-clocks = 시계
blindCommands-words-last = 마지막
blindCommands-words-points = 점수
blindCommands-words-state = 상황
blindCommands-words-pass = 한수쉼
blindCommands-words-help = 도움말

blindCommands-roles-k = 궁
blindCommands-roles-a = 사
blindCommands-roles-n = 마, 말
blindCommands-roles-b = 상
blindCommands-roles-r = 차
blindCommands-roles-c = 포
blindCommands-roles-p = 졸, 병

blindCommands-sides-cho = 초
blindCommands-sides-han = 한
blindCommands-sides-red = 홍, 빨강
blindCommands-sides-other = 초록, 파랑, 흑
