verdictPage-title = 승패 시비 가리기 · 규칙별 판정
verdictPage-thisGame = 다른 규칙이었다면? 규칙별 판정
verdictPage-intro = 누가 이겼는지 말이 엇갈릴 때 기보를 넣으면, 규칙마다 누가 이긴 판인지, 어느 조항과 몇 점으로 그렇게 되는지 보여 드립니다.
verdictPage-text = 기보
verdictPage-hint = 다른 장기 프로그램에서 저장한 기보나 이 서버의 대국 주소를 붙여 넣으세요. ‘79졸78 41병42’처럼 수를 직접 적어도 됩니다. 읽는 형식: .gib, PGN, JSON, UCI. 기보는 링크를 복사할 때만 서버로 보냅니다.
verdictPage-hintSite = 다른 장기 프로그램에서 저장한 기보를 붙여 넣거나, ‘79졸78 41병42’처럼 수를 직접 적으세요. 읽는 형식: .gib, PGN, JSON, UCI. 기보는 어디로도 보내지 않습니다.
verdictPage-go = 판정 보기
verdictPage-empty = 기보를 넣으세요.
verdictPage-file = 파일 선택
verdictPage-own = 내 대국에서 고르기
verdictPage-choose = 판정을 볼 대국을 누르세요.
verdictPage-noGames = 여기에는 끝난 대국이 없습니다.
verdictPage-example = 예시 보기
verdictPage-drop = 여기에 놓으면 판정합니다
verdictPage-another = 다른 대국
verdictPage-waiting = 모든 규칙으로 다시 두어 보는 중…
verdictPage-print = 인쇄
verdictPage-link = 링크 복사
verdictPage-stored = 이 링크를 가진 사람은 누구나 기보를 볼 수 있습니다. 서버는 마지막으로 공유한 날부터 1년 동안 보관합니다.
verdictPage-houseSent = 링크를 받은 사람도 ‘{ $rules }’에 따른 판정을 볼 수 있습니다.
verdictPage-tooLong = 기보가 길어 링크에 담을 수 없습니다. 기보를 직접 보내 주세요.
verdictPage-damaged = 이 링크에는 기보가 없거나 일부만 있습니다. 주소를 끝까지 복사했는지 확인하세요.
verdictPage-onBoard = 분석에서 더 두어 보기
verdictPage-readTo =
    { $ply ->
        [0] 첫 수부터 읽을 수 없습니다.
       *[other] { $ply }수까지만 읽을 수 있습니다.
    } { $fault }.
verdictPage-broken = 기보를 끝까지 읽지 못해 대국이 어떻게 끝났는지 알 수 없습니다.
verdictPage-position-start = 시작 국면
verdictPage-position-after = { $ply }수째를 둔 뒤의 국면
verdictPage-position-turned = 마지막에 한수쉼한 쪽의 궁이 뒤집혀 있습니다.
verdictPage-ruleSets = 규칙 { $n }가지
verdictPage-named = 기보에 적힌 규칙: { $rules }
verdictPage-usual = 평소 두는 규칙({ $rules })
verdictPage-siteDefault = 이 사이트의 기본 규칙({ $rules })
verdictPage-gameRules = 이 대국의 규칙({ $rules })
verdictPage-ownRules = 직접 만든 규칙({ $rules })
verdictPage-linkRules = 링크에 담긴 규칙({ $rules })
verdictPage-withOwn = 직접 만든 규칙({ $rules })으로도 판정합니다.
verdictPage-makeOwn = 우리 모임의 규칙이 다르다면: 나만의 규칙 만들기·고치기
verdictPage-guessed = { $rules }(추정)
verdictPage-guess = 추정: 이 규칙의 원문에서 이 경우를 찾지 못해 저희가 짐작한 판정입니다.
# 무승부의 이유 뒤에 붙는 조항.
verdictPage-byRule = { $reason } 조항: ‘{ $rule }’
verdictPage-abbreviations = 한(漢)이 받는 덤은 대개 1.5점이며, 덤이 없는 규칙도 있습니다.
# 이름만으로는 모를 규칙이 어디에서 쓰이는지.
verdictPage-later = 둘 다 쉬거나 합의해서 끝낸다면
verdictPage-facing = 두 궁이 마주 보고 있습니다. 지금 빅장을 부르면 어떻게 되는지는 규칙마다 다릅니다.
verdictPage-facingAgree = 두 궁이 마주 보고 있습니다. 지금 빅장을 부르면 어느 규칙으로도 결과가 같습니다.
verdictPage-byRecord = 어느 규칙으로도 기보 안에서는 끝나지 않으니, 기보에 적힌 결과를 따릅니다: { $result }.
verdictPage-calls-wins = 빅장을 부르면 { HANJA($side) } 승: 규칙 { $n }가지
verdictPage-calls-draw = 빅장을 부르면 무승부: 규칙 { $n }가지
verdictPage-calls-none = 빅장을 불러도 끝나지 않음: 규칙 { $n }가지
# 규칙이 몇 가지씩 어떻게 판정하는지의 짧은 목록.
verdictPage-counts-wins = { HANJA($side) } 승: 규칙 { $n }가지
verdictPage-counts-draw = 무승부: 규칙 { $n }가지
verdictPage-counts-open = 아직 끝나지 않음: 규칙 { $n }가지
verdictPage-counts-none = 둘 수 없는 수나 차림: 규칙 { $n }가지
