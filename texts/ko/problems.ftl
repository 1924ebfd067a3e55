problems-title = 묘수풀이
problems-today = 오늘의 문제
problems-solve = 풀어 보기
problems-isSolved = 풀었습니다

problems-ask-mate = { $n }수 외통
problems-ask-points = { $n }수 만에 점수승
problems-ask-advantage = { $n }수 만에 이득 또는 승리
problems-ask-save =
    { $n ->
        [1] 위기를 벗어나는 유일한 수
       *[other] 위기를 벗어나는 유일한 수순({ $n }수)
    }
problems-difficulty = 난이도 { $n }/9
problems-ownMoves = 내가 두는 수: { $n }수
problems-points = 덤을 더한 점수: { $points }
problems-pointsDecide = 어떻게 응수해도 대국이 끝나고 점수로 승부를 가립니다: { $points }
problems-turn = { HANJA($side) } 차례입니다.
problems-checksOnly = 장군만 불러서 푸는 문제입니다.
problems-level = 난이도

problems-levels-any = 전체
problems-levels-easy = 쉬움
problems-levels-medium = 보통
problems-levels-hard = 어려움
problems-mixed = 모두 섞어서
problems-composed = 창작 박보
problems-byGoal = 목표별

problems-kinds-mate--1 = 1수 외통
problems-kinds-mate--2 = 2수 외통
problems-kinds-mate--3 = 3수 외통
problems-kinds-mate--4 = 4수 이상 외통
problems-kinds-points = 점수승
problems-kinds-advantage = 이득 보기
problems-kinds-save = 위기 벗어나기
problems-byTheme = 주제별

problems-themes-chariot--mate = 차 외통
problems-themes-cannon--mate = 포 외통
problems-themes-horse--mate = 마 외통
problems-themes-elephant--mate = 상 외통
problems-themes-soldier--mate = 졸·병 외통
problems-themes-double--check = 양수겸장
problems-themes-discovered--check = 길을 열어 부르는 장군
problems-themes-leg = 멱
problems-themes-screen = 포다리
problems-themes-palace--diagonal = 궁성 대각선
problems-themes-joined--soldiers = 합병
problems-themes-few--pieces = 낱장기
problems-themes-bikjang = 빅장
problems-themes-pass = 한수쉼
problems-themes-fork = 두 기물을 함께 노리기
problems-themes-pin = 묶인 기물
problems-themes-sacrifice = 희생
problems-themes-quiet = 조용한 수
problems-progress =
    { $done ->
        [0] { NUMBER($of) }문제
       *[other] { NUMBER($of) }문제 중 { NUMBER($done) }문제 해결
    }
problems-none = 이 조건에 맞는 문제가 없습니다.
problems-from = 모르는 말 찾아보기:
problems-all = 문제 목록
problems-right = 맞습니다. { $of }수 중 { $n }수를 찾았습니다.
problems-wrong = 정답이 아닙니다.
problems-looking = 정답이 아닙니다. 상대의 응수를 찾고 있습니다…
problems-refuted-take = 정답이 아닙니다. 상대 { JOSA($by, "이/가") } 내 { JOSA($piece, "을/를") } 잡습니다({ $move }).
problems-refuted-move = 정답이 아닙니다. 상대가 { JOSA($by, "으로/로") } 받습니다({ $move }).
problems-refuted-pass = 정답이 아닙니다. 상대가 한수쉼으로 받습니다.
problems-solved = 풀었습니다!
problems-otherwise = 아래와는 다른 수순으로 풀었습니다.
problems-playThis = 정답: { $move }
problems-again = 다시 두기
problems-fromStart = 처음부터
problems-hint = 힌트
problems-show = 다음 수 보기
problems-giveUp = 정답 보기
problems-solution = 정답
problems-next = 다음 문제
problems-skip = 건너뛰기
problems-pass = 한수쉼
problems-call = 빅장 부르기
problems-byEngine = 엔진으로 확인한 정답이며, 모든 응수를 끝까지 증명한 것은 아닙니다.
problems-isComposed = 컴퓨터로 만든 창작 박보입니다. 마지막 수 말고는 정답이 하나뿐이고, 어느 기물도 뺄 수 없습니다.
problems-occurs = 주제:
problems-analyse = 분석에서 열기
problems-loading = 문제를 불러오는 중…
problems-notLoaded = 문제를 불러오지 못했습니다.
problems-loadAgain = 다시 불러오기
problems-unknown = 존재하지 않는 문제입니다.
problems-noRules = 규칙을 불러오지 못해 문제를 풀 수 없습니다. 연결을 확인하고 페이지를 새로 고침해 주세요.

problems-intro = 컴퓨터끼리 둔 대국에서 고르거나 컴퓨터로 만든 문제 { NUMBER($n) }개입니다. 문제마다 첫 수의 정답은 하나뿐입니다. 푼 기록은 이 브라우저에 저장됩니다.
