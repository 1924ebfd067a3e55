editor-title = 국면 편집
editor-loading = 불러오는 중…
editor-needRules = 규칙을 불러오지 못해 국면을 확인할 수 없습니다. 연결을 확인하고 페이지를 새로 고침해 주세요.
editor-law = 장기 종류

editor-laws-janggi = 장기
editor-laws-xiangqi = 샹치
editor-laws-chesswar = 체스 워
editor-turn = 둘 차례

editor-sides-cho = 초(楚)
editor-sides-han = 한(漢)
editor-tools = 도구
editor-move = 기물 옮기기
editor-erase = 기물 지우기
editor-tray = { $side } 기물
editor-inHand = { $side } { $piece }: 놓을 자리를 누르세요.
editor-erasing = 지울 기물을 누르세요.
editor-moving = 기물을 끌어 옮기거나, 판 위아래에서 기물을 고르세요.
editor-keys = 판 위 단축키: 화살표 키로 이동, K A N B R C P로 { $second } 기물 놓기, Shift와 함께 누르면 { $first } 기물, Delete로 지우기, Ctrl+Z로 되돌리기.
editor-flip = 판 돌리기
editor-undo = 되돌리기
editor-redo = 다시 실행
editor-change = 판 전체
editor-start = 시작 국면
editor-clear = 판 비우기
editor-mirror = 좌우 뒤집기
editor-rotate = 180° 돌리기
editor-swap = 진영 바꾸기
editor-setup = { $side } 차림
editor-handicap = 접장기
editor-even = 없음
editor-legal = 둘 수 있는 국면입니다.
editor-faulty =
    { $n ->
        [1] 둘 수 없는 국면입니다.
       *[other] 둘 수 없는 국면입니다. 이유 { $n }가지:
    }
editor-check = { JOSA($side, "이/가") } 장군을 받고 있습니다.
editor-mate = { JOSA($side, "이/가") } 외통에 걸렸습니다.
editor-stuck = { JOSA($side, "은/는") } 둘 수 있는 수가 없습니다.
editor-facing = 두 궁이 마주 보고 있습니다(빅장).
editor-unknown = 국면을 확인하지 못했습니다. 페이지를 새로 고침해 주세요.

editor-faults-no_general = { $side }의 궁이 없습니다.
editor-faults-many_generals = { $side }의 궁이 둘 이상입니다.
editor-faults-many_pieces = { $side }의 기물이 16개보다 많습니다.
editor-faults-outside_palace = { $side }의 { JOSA($piece, "이/가") } 궁성 밖에 있습니다.
editor-faults-opponent_in_check = { JOSA($side, "이/가") } 장군을 받고 있는데 상대가 둘 차례여서 궁이 바로 잡힙니다.
editor-faults-unreachable_point = { $side }의 { JOSA($piece, "은/는") } { $square } 자리에 올 수 없습니다.
editor-counts = 기물과 점수
editor-piece = 기물
editor-total = 합계
editor-points = 점수
editor-deom = 접장기가 아니면 대부분의 규칙에서 후수인 한(漢)이 덤 { $points }점을 받습니다.
editor-fen = FEN
editor-read = 불러오기
editor-fenKept = 올바른 FEN이 아닙니다. 판은 바뀌지 않았습니다.

editor-fenFaults-fen_ranks = 판은 빗금으로 나눈 열 줄이어야 하는데 { $found }줄입니다.
editor-fenFaults-fen_rank_length = FEN { $rank }번째 줄의 자리가 아홉 개가 아닙니다.
editor-fenFaults-fen_piece = FEN { $rank }번째 줄의 “{ $found }”: 기물을 나타내는 글자가 아닙니다.
editor-fenFaults-fen_gap = FEN { $rank }번째 줄에서 이어진 빈 자리는 1에서 9까지 숫자 하나로 씁니다.
editor-fenFaults-fen_turn = 판 뒤에는 둘 차례를 씁니다. 초(샹치는 홍) 차례면 w, 한(샹치는 흑) 차례면 b입니다.
editor-fenFaults-fen_unused = 셋째와 넷째 항목에는 하이픈(-)을 씁니다.
editor-fenFaults-fen_counter = 마지막 두 항목에는 숫자를 씁니다.
editor-fenFaults-fen_surplus = FEN의 항목은 여섯 개까지입니다.
editor-go = 이 국면 활용
editor-analyse = 분석하기
editor-play = 이 국면에서 두기
editor-needLegal = 둘 수 있는 국면이어야 분석하거나 대국할 수 있습니다.
editor-picture = 그림
editor-saved = { $name } 파일로 저장했습니다.
editor-failed = 저장하지 못했습니다. 다시 시도해 주세요.
editor-link = 국면 편집에서 만들기
