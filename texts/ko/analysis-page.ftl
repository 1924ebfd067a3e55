analysisPage-title = 분석
analysisPage-intro = 어느 국면에서든 다른 수를 두어 보고, 엔진의 평가와 가장 좋은 수를 확인할 수 있습니다.
analysisPage-loading = 불러오는 중…
analysisPage-needRules = 규칙을 불러오지 못해 분석할 수 없습니다. 연결을 확인하고 페이지를 새로 고침해 주세요.
analysisPage-untitled = 이름 없는 분석
analysisPage-startPosition = 시작 국면
analysisPage-position = { $of }수 중 { $ply }수까지

analysisPage-board-undo = 마지막 편집 되돌리기
analysisPage-board-redo = 다시 실행
analysisPage-board-edit = 편집
analysisPage-board-pass = 한수쉼
analysisPage-board-passIllegal = 이 국면에서는 한 수 쉴 수 없습니다.
analysisPage-board-illegal = 둘 수 없는 수입니다.
analysisPage-board-keys = 단축키

analysisPage-saving-none = 고친 내용은 이 브라우저에 자동으로 저장됩니다.
analysisPage-saving-writing = 저장하는 중…
analysisPage-saving-kept = 이 브라우저에 저장했습니다.
analysisPage-saving-copied = 다른 탭에서 이 분석이 바뀌어, 여기서 고친 내용은 사본으로 저장했습니다.
analysisPage-saving-failed = 브라우저에 이 분석을 저장하지 못했습니다. 페이지를 닫기 전에 파일로 저장하세요.

analysisPage-about-change = 대국 정보 고치기
analysisPage-about-title = 대국 정보
analysisPage-about-event = 대회 또는 제목
analysisPage-about-date = 날짜
analysisPage-about-done = 확인

analysisPage-tree-title = 수순과 변화도
analysisPage-tree-empty = 판에 수를 두거나 기보를 여세요.
analysisPage-tree-promote = 변화도 위로 옮기기
analysisPage-tree-demote = 변화도 아래로 옮기기
analysisPage-tree-main = 본 수순으로 바꾸기
analysisPage-tree-remove = 여기서부터 삭제

analysisPage-notes-edit = 해설 달기
analysisPage-notes-comment = 이 국면의 해설
analysisPage-notes-glyphs = 평가 기호
analysisPage-notes-pen = 판에 그리기
analysisPage-notes-penOff = 그리기 끝내기
analysisPage-notes-colours-green = 초록
analysisPage-notes-colours-red = 빨강
analysisPage-notes-colours-blue = 파랑
analysisPage-notes-colours-yellow = 노랑
analysisPage-notes-clear = 그림 지우기
analysisPage-notes-drawHint = 마우스 오른쪽 버튼으로도 그릴 수 있습니다. Shift나 Alt를 함께 누르면 색이 바뀝니다.
analysisPage-notes-names-1 = 좋은 수
analysisPage-notes-names-2 = 실수
analysisPage-notes-names-3 = 묘수
analysisPage-notes-names-4 = 악수
analysisPage-notes-names-5 = 흥미로운 수
analysisPage-notes-names-6 = 의문수
analysisPage-notes-names-7 = 유일한 수
analysisPage-notes-names-10 = 호각
analysisPage-notes-names-13 = 형세 불명
analysisPage-notes-names-14 = { JOSA(HANJA($side), "이/가") } 조금 유리
analysisPage-notes-names-15 = { JOSA(HANJA($side), "이/가") } 조금 유리
analysisPage-notes-names-16 = { JOSA(HANJA($side), "이/가") } 유리
analysisPage-notes-names-17 = { JOSA(HANJA($side), "이/가") } 유리
analysisPage-notes-names-18 = { JOSA(HANJA($side), "이/가") } 이기는 형세
analysisPage-notes-names-19 = { JOSA(HANJA($side), "이/가") } 이기는 형세

analysisPage-engine-title = 엔진
analysisPage-engine-lines = 후보 수순 개수
analysisPage-engine-threat = 노림수
analysisPage-engine-threatIs = 노림수: { $move }
analysisPage-engine-noThreat = 장군을 받은 국면에서는 노림수를 표시할 수 없습니다.
analysisPage-engine-refutation = 응징수
analysisPage-engine-refutationIs = { JOSA($move, "을/를") } 응징하는 수순: { $line }
analysisPage-engine-noRefutation = 이 수를 응징할 방법이 없습니다.
analysisPage-engine-playRefutation = 이 수순 두어 보기
analysisPage-engine-endless = 계속 탐색
analysisPage-engine-more = 도구 더 보기
analysisPage-engine-play = { $line } 두어 보기
analysisPage-engine-nothing = 둘 수 있는 수가 없습니다.
analysisPage-engine-depth = 깊이 { $depth }, 국면 { $nodes }개 탐색
analysisPage-engine-rules = 적용 규칙
analysisPage-engine-notHere = 엔진이 지원하지 않는 종류의 장기입니다.

analysisPage-review-title = 복기
analysisPage-review-start = 이 대국 복기하기
analysisPage-review-again = 바뀐 수순으로 다시 복기하기
analysisPage-review-progress = 복기하는 중: 국면 { $of }개 중 { $done }개
analysisPage-review-accuracy = 정확도
analysisPage-review-accuracyHint = 승률이 떨어지지 않은 수는 100%, 10%포인트 떨어진 수는 61%로 쳐서 모든 수를 평균한 값입니다.
analysisPage-review-lost = 한 수에 평균 { $points }점 손해
analysisPage-review-better = 더 좋은 수
analysisPage-review-time = 총 { $total }, 한 수 평균 { $mean }, 가장 오래 걸린 수 { $longest }({ $ply }수째)
analysisPage-review-timeOf = { HANJA($side) }의 시간

analysisPage-story-lost =
    { $n ->
        [1] 이 수를 두면 상대가 바로 이깁니다.
       *[other] 이 수를 두면 상대가 { $n }수 만에 이깁니다(이기는 쪽 수만 셈).
    }
analysisPage-story-ended-draw = 이 수를 두면 무승부로 끝납니다.
analysisPage-story-ended-lost = 이 수를 두면 바로 집니다.
analysisPage-story-capture = 그러면 상대가 { JOSA($by, "으로/로") } { JOSA($piece, "을/를") } 잡을 수 있습니다({ $reply }).
analysisPage-story-later = { $line } 수순으로 { JOSA($piece, "이/가") } 잡힙니다.
analysisPage-story-points = 더 좋은 수를 두었을 때보다 약 { $points }점 손해입니다.
analysisPage-story-chance = { HANJA($side) }의 승률: { $before }% → { $after }%
analysisPage-story-ownChance = 내 승률: { $before }% → { $after }%
analysisPage-story-merit-win =
    { $n ->
        [1] 이 수로 바로 이깁니다.
       *[other] 이 수로 { $n }수 만에 이깁니다(이기는 쪽 수만 셈).
    }
analysisPage-story-merit-saved = 패배를 막는 수입니다.
analysisPage-story-merit-capture = { JOSA($piece, "을/를") } 잡습니다.
analysisPage-story-merit-attacker = { JOSA($piece, "을/를") } 먼저 잡습니다.
analysisPage-story-merit-escape = 공격받던 { JOSA($piece, "을/를") } 살립니다.
analysisPage-story-merit-shield = 상대가 { JOSA($piece, "을/를") } 잡지 못하게 합니다.
analysisPage-story-merit-guard = { JOSA($piece, "을/를") } 지킵니다.
analysisPage-story-merit-threat = 다음에 { JOSA($piece, "을/를") } 잡으려는 수입니다.
analysisPage-story-merit-points = 실제로 둔 수보다 약 { $points }점 이득입니다.
analysisPage-story-losing = 패착
analysisPage-story-worst = 가장 큰 실수
analysisPage-story-weakest = 가장 아쉬운 수
analysisPage-story-previous = 이전 실수
analysisPage-story-next = 다음 실수
analysisPage-story-retry = 다시 두어 보기
analysisPage-story-show = 판에서 보기
analysisPage-story-mild = 아쉬운 수
analysisPage-story-none = 눈에 띄는 실수가 없습니다.
analysisPage-story-ownNone = 내 수에는 눈에 띄는 실수가 없습니다.
analysisPage-story-resigned-winning = 이기고 있을 때 기권했습니다.
analysisPage-story-resigned-even = 형세가 비슷할 때 기권했습니다.

analysisPage-retry-ask = { JOSA(HANJA($side), "이/가") } { JOSA($move, "을/를") } 두었습니다. 더 좋은 수를 찾아보세요.
analysisPage-retry-askOwn = 내가 둔 수는 { $move }입니다. 더 좋은 수를 찾아보세요.
analysisPage-retry-checking = 수를 확인하는 중…
analysisPage-retry-right = 좋습니다. 더 좋은 수입니다.
analysisPage-retry-best = 가장 좋은 수입니다.
analysisPage-retry-bestWas = 가장 좋은 수는 { $move }입니다.
analysisPage-retry-wrong = 더 좋은 수가 있습니다. 다른 수를 두어 보세요.
analysisPage-retry-shown = 더 좋은 수는 { $move }입니다.
analysisPage-retry-show = 정답 보기
analysisPage-retry-next = 다음 실수
analysisPage-retry-end = 마치기
analysisPage-retry-back = 복기로 돌아가기
analysisPage-retry-over = 실수 { $of }개 중 { $solved }개에서 더 좋은 수를 찾았습니다.
analysisPage-retry-none = 다시 두어 볼 실수가 없습니다.
analysisPage-retry-count = 실수 { $of }개 중 { $n }번째

analysisPage-course-title = 대국의 흐름
analysisPage-course-lead = 점수 차
analysisPage-course-points = { $position }: 초(楚) { $cho }점, 한(漢) { $han }점.
analysisPage-course-repeated = 같은 국면이 { $n }번째 나왔습니다.
analysisPage-course-facing = 두 궁이 마주 보고 있습니다(빅장).
analysisPage-course-seconds = 이 수에 쓴 시간: { $text }
analysisPage-course-legend-line = 선: 점수 차(위로 갈수록 초(楚)가 앞섬).
analysisPage-course-legend-marks = ● 반복수, ◆ 빅장.
analysisPage-course-legend-repeated = ● 반복수.
analysisPage-course-legend-bars = 막대: 수마다 쓴 시간.

analysisPage-open-title = 열기
analysisPage-open-button = 열기
analysisPage-open-text = 기보, FEN 또는 대국 주소
analysisPage-open-hint = 기보(.gib, PGN, JSON, UCI)나 FEN, 대국 주소를 붙여 넣거나 입력하세요. 기보는 서버로 보내지 않습니다.
analysisPage-open-dropHint = 파일을 이 화면에 끌어다 놓아도 됩니다.
analysisPage-open-go = 이 텍스트 열기
analysisPage-open-file = 파일 선택
analysisPage-open-games = 대국 { $n }판 중 하나를 고르세요
analysisPage-open-search = 대국자, 대회, 날짜
analysisPage-open-unmatched = 조건에 맞는 대국이 없습니다.
analysisPage-open-faulty = { $ply }수까지 읽을 수 있음
analysisPage-open-drop = 여기에 놓으면 열립니다
analysisPage-open-fresh = 새 분석
analysisPage-open-law = 장기 종류
analysisPage-open-setups = { HANJA($side) }의 차림
analysisPage-open-begin = 시작
analysisPage-open-kept = 이 브라우저에 저장된 분석
analysisPage-open-none = 편집한 분석이 여기에 저장됩니다.
analysisPage-open-remove = 삭제
analysisPage-open-removed = ‘{ $title }’ 분석을 삭제했습니다.
analysisPage-open-undo = 되돌리기
analysisPage-open-moves = { $n }수

analysisPage-share-title = 공유와 저장
analysisPage-share-button = 공유
analysisPage-share-link = 모든 변화도가 담긴 링크
analysisPage-share-shortHint = 메신저로 보내기 좋습니다. 분석이 서버에 보관되며, 링크가 있으면 누구나 열 수 있습니다.
analysisPage-share-shortLink = 짧은 링크 만들기
analysisPage-share-stored = 지금 내용은 마지막으로 공유한 날부터 1년 동안 서버에 보관됩니다. 나중에 고친 내용은 새 링크를 만들어 공유하세요.
analysisPage-share-file = 파일로 저장
analysisPage-share-format = 형식
analysisPage-share-koopkorea = PGN, P71-72 표기(쿱코리아)
analysisPage-share-saved = { $name } 파일로 저장했습니다.
analysisPage-share-lossy = 이 형식에는 본 수순만 담기고 변화도와 그림은 빠집니다.
analysisPage-share-refused = 이 형식으로는 저장할 수 없는 대국입니다.
analysisPage-share-fen = 이 국면의 FEN
analysisPage-share-embed = 웹 페이지에 넣기(HTML)
analysisPage-share-picture = 장기판 그림
analysisPage-share-gif = 이 수순을 움직이는 그림(GIF)으로 저장
analysisPage-share-gifProgress = { $of }장 중 { $done }장 그리는 중
analysisPage-share-gifSpeed = 한 수당 시간(초 단위)
analysisPage-share-cancel = 취소
analysisPage-share-print = 장기판 그림과 함께 인쇄
analysisPage-share-failed = 저장하지 못했습니다. 다시 시도해 주세요.

analysisPage-print-diagram = { $move }까지
analysisPage-print-back = 분석으로 돌아가기
analysisPage-print-now = 인쇄
analysisPage-print-hint = 처음과 마지막 국면, 그리고 해설이나 기호, 그림이 있는 국면의 장기판이 인쇄됩니다.

analysisPage-fault-not_analysis = 이 링크에는 분석이 없거나 일부만 들어 있습니다. 링크를 끝까지 복사했는지 확인하세요.
analysisPage-fault-newer_version = 더 새로운 버전에서 만든 분석입니다. 페이지를 새로 고침해 주세요.
analysisPage-fault-illegal = { $ply }수째에 둘 수 없는 수가 있어 이 분석을 열 수 없습니다.
analysisPage-fault-gone = 이 브라우저에 저장된 분석이 아닙니다. 분석을 만든 브라우저에서 열거나 링크로 여세요.
analysisPage-fault-running = 아직 두고 있는 대국입니다. 끝난 뒤에 분석할 수 있습니다.
analysisPage-fault-unknown_game = 그런 대국이 없거나 서버에 연결할 수 없습니다.
analysisPage-fault-bad_fen = 둘 수 없는 국면입니다.
analysisPage-fault-foreign = 이 서버의 주소만 열 수 있습니다. 다른 사이트의 기보는 내용을 복사해 붙여 넣으세요.
analysisPage-fault-garbled = 글자가 깨진 기보입니다. 복사한 글 대신 원래 파일을 열어 주세요.
analysisPage-fault-unreadable = 열 수 없습니다. 기보나 FEN, 대국 주소가 아니거나 크기가 8MB를 넘습니다.
analysisPage-fault-only_position = 국면만 있고 수순이 없어 판정할 수 없습니다.
analysisPage-fault-no_games = 기보에서 대국을 찾지 못했습니다.
analysisPage-fault-not_shared = 분석을 찾을 수 없습니다. 보관 기간이 지났거나 서버에 연결되지 않았을 수 있습니다.
analysisPage-fault-record_gone = 이 브라우저의 기보 모음에 없는 기보입니다. 파일을 다시 추가하세요.
analysisPage-fault-no_module = 기보 읽기 기능을 불러오지 못했습니다. 연결을 확인하고 다시 시도해 주세요.
analysisPage-close = 닫기

analysisPage-assumed-setup = 차림이 적혀 있지 않아 양쪽 모두 안상차림으로 보았습니다.
analysisPage-assumed-turn = FEN에 둘 차례가 적혀 있지 않아 초(楚)의 차례로 보았습니다.
analysisPage-assumed-encoding = 깨진 글자를 되살려 읽었습니다.
analysisPage-toStart = 새 분석 시작
analysisPage-analyse = 분석하기
analysisPage-laws-janggi = { editor-laws-janggi }
analysisPage-laws-xiangqi = { editor-laws-xiangqi }
analysisPage-laws-chesswar = { editor-laws-chesswar }
