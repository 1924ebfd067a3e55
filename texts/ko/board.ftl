### What the board says. A sentence of it ends with a full stop that the board sets where parts are joined.

board-name-janggi = 장기판
board-name-xiangqi = 샹치판

board-sides-janggi-cho = { sideNames-janggi-cho }
board-sides-janggi-han = { sideNames-janggi-han }
board-sides-xiangqi-cho = { sideNames-xiangqi-cho }
board-sides-xiangqi-han = { sideNames-xiangqi-han }

board-roles-k = { piece-k }
board-roles-a = { piece-a }
board-roles-n = { piece-n }
board-roles-b = { piece-b }
board-roles-r = { piece-r }
board-roles-c = { piece-c }
board-roles-p = 졸
# A soldier of the red side, which some languages call otherwise.
board-redSoldier = 병
# A guard of Xiangqi.
board-advisor = { piece-a }
board-piece = { $side } { $role }

board-empty = 빈 자리
board-selected = 선택됨
board-reachable = 갈 수 있음
board-capturable = 잡을 수 있음
board-offered = 놓을 수 있음
board-lastMove = 방금 둔 자리
board-check = 장군
board-mate = 외통
board-bikjang = 빅장
board-premove = 예약한 수 { $n }
board-released = 선택 취소
board-refused = 갈 수 없는 자리
board-noMove = 둘 수 없는 수

board-passes = { $side } 한수쉼
board-step = { $piece } { $from }에서 { $to }
board-takes = { $step }, { $piece } 잡음
board-army = { $side } { $n }개

board-keys-janggi = 화살표 키로 이동하고 Enter로 기물을 집거나 놓습니다. 71졸72나 a4b4처럼 입력해도 됩니다. P는 한수쉼, Esc는 취소입니다.
board-keys-xiangqi = 화살표 키로 이동하고 Enter로 기물을 집거나 놓습니다. 71병61이나 a4a5처럼 입력해도 됩니다. Esc는 취소입니다.
board-places = 화살표 키로 이동하고 Enter로 기물을 놓습니다.
board-edits = 화살표 키로 이동합니다. K 궁, A 사, N 마, B 상, R 차, C 포, P 졸·병을 놓고, Shift와 함께 누르면 { $side }의 기물을 놓습니다. Delete로 지웁니다.
