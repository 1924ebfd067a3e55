tables-title = 종반 데이터베이스
tables-wins = { JOSA(HANJA($side), "이/가") } { $n }수 안에 승리(이기는 쪽 수만 셈)
tables-ahead = { JOSA(HANJA($side), "이/가") } 끝까지 점수에서 앞섬
tables-draw = 무승부

tables-keep-win = 승리를 지키는 수
tables-keep-draw = 무승부를 지키는 수
tables-keep-loss = 가장 오래 버티는 수
tables-every = 어떤 수를 두어도 결과가 같습니다.
tables-inMoves = { $n }수 안에
tables-more = 외 { $n }가지
tables-unknown = 이 규칙에는 종반 데이터베이스를 적용할 수 없습니다.

tables-reasons-movement = 장기와 행마가 다른 규칙에는 맞지 않습니다.
tables-reasons-pass = 한수쉼이 허용되는 규칙에만 맞습니다.
tables-reasons-deom = 덤이 1.5점인 규칙에만 맞습니다.
tables-reasons-bikjang = 이 규칙의 빅장 규정은 다루지 않습니다.
tables-reasons-mixed_endings = 무승부로 끝나는 경우와 점수로 승부를 가리는 경우가 섞여 있습니다.
tables-reasons-repetition = 반복수 규정에 따라 결과가 달라질 수 있습니다.
tables-reasons-perpetual_check = 반복장군 규정에 따라 결과가 달라질 수 있습니다.
tables-reasons-low_points = 한쪽의 점수가 적어지면 점수로 승부를 가리는 규칙입니다.
tables-reasons-total_plies = 수 제한에 따라 결과가 달라질 수 있습니다.
tables-reasons-no_capture = 오랫동안 기물을 잡지 않으면 끝나는 규칙이라 결과가 달라질 수 있습니다.
