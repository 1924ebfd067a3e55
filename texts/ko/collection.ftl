collection-intro = 기보 파일을 이 브라우저에 저장 공간이 허락하는 만큼 모아 둘 수 있습니다. 추가한 파일은 서버로 보내지 않습니다. 형식: 한국 장기 프로그램의 .gib(CP949, UTF-8), PGN, 이 앱의 JSON
collection-add = 파일 추가
collection-drop = 파일을 여기에 끌어다 놓거나 Ctrl+V로 기보를 붙여 넣어도 됩니다
collection-reading = 읽는 중: { $games }판, { $percent }%
collection-cancel = 중지
collection-loading = 기보 모음을 여는 중…
collection-added =
    { $n ->
        [0] 새로운 대국이 없습니다.
       *[other] { $n }판을 추가했습니다.
    }
collection-again = { $n }판은 이미 기보 모음에 있습니다.
collection-faults = { $n }판에 오류가 있습니다.
collection-showFaults =
    { $n ->
        [1] 해당 기보 보기
       *[other] 해당 기보 모두 보기
    }
collection-koopkorea = PGN, P71-72 표기(쿱코리아)

collection-stopped-asked = 파일을 끝까지 읽지 않고 중지했습니다.
collection-stopped-no_room = 브라우저의 저장 공간이 모자라 나머지는 보관하지 못했습니다. 필요 없는 대국을 지우거나 기기의 저장 공간을 확보한 뒤 파일을 다시 추가해 주세요. 이미 있는 대국은 중복해서 추가되지 않습니다.
collection-stopped-not_kept = 브라우저에 나머지를 저장하지 못했습니다. 파일을 다시 추가해 주세요. 이미 있는 대국은 중복해서 추가되지 않습니다.
collection-damaged = { $name }: 읽을 수 없는 글자는 �로 표시했습니다.
collection-restored = { analysisPage-assumed-encoding }
collection-notLasting = 이 브라우저에는 저장할 수 없어 새로 고침하면 대국이 사라집니다. 필요한 기보는 파일로 저장해 두세요.
collection-deleted = { $n }판을 지웠습니다.
collection-undo = 되돌리기
collection-tooLate = 이제는 되돌릴 수 없습니다.
collection-refused = 바뀐 내용을 브라우저에 저장하지 못했습니다. 다시 시도해 주세요.
collection-close = 닫기
collection-gone = 이 브라우저의 기보 모음에 없는 대국입니다.
collection-search = 대국자, 대회, 날짜, 파일 이름
collection-filters = 조건 더 보기
collection-showAll = 모든 대국 보기
collection-sample = 견본 대국 다섯 판으로 해 보기
collection-sampleName = 견본
collection-clear = 조건 지우기
collection-setupOf = { HANJA($side) }의 차림
collection-any = 전체
collection-result = 결과

collection-results-draw = 무승부
collection-results-unknown = 알 수 없음
collection-ending = 종료 사유
collection-from = 이 날짜부터
collection-to = 이 날짜까지
collection-only = 골라 보기
collection-onlyFaults = 오류가 있는 대국
collection-onlyDoubles = 중복된 대국
collection-double = 다른 대국과 수순이 같음
collection-selectAll = { $n }판 모두 선택
collection-selectOne = { $n }번 대국 선택
collection-selected = { $n }판 선택
collection-delete = { $n }판 지우기
collection-save = { $n }판 저장
collection-keys = 목록에서 ↑ ↓ 이동, X 선택, Delete 선택한 대국 지우기, Ctrl+Z 되돌리기, / 검색

collection-found-all = { $of }판
collection-found-some = { $of }판 중 { $n }판

collection-order = 정렬
collection-orders-added = 추가한 순서
collection-orders-newest = 최근 대국부터
collection-orders-oldest = 오래된 대국부터
collection-orders-players = 대국자 이름순
collection-orders-longest = 수가 많은 대국부터
collection-tag = 태그
collection-tagNew = 선택한 기보에 붙일 태그
collection-tagAdd = 태그 붙이기
collection-tagRemove = ‘{ $tag }’ 태그 떼기

collection-position-label = 국면(FEN)
collection-position-unreadable = 올바른 FEN이 아닙니다.
collection-position-seeking = 국면을 찾는 중: 대국 { $of }판 중 { $done }판
collection-position-reached = 이 국면: 시작부터 { $ply }수 뒤
collection-position-find = 내 기보에서 이 국면 찾기
collection-position-shown = 찾는 국면
collection-position-clear = 국면 조건 지우기
