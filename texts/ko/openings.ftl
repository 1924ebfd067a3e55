openings-title = 차림과 포진
openings-intro = 양쪽이 네 가지 차림 가운데 하나씩 고르므로 조합은 모두 16가지입니다. 아래는 각 조합에서 엔진끼리 둔 대국의 결과입니다.
openings-rules = 규칙

openings-ruleSets-pychess = PyChess
openings-ruleSets-kakao = 카카오장기
openings-summary = 대국 { $games }판. 초의 승률(무승부는 0.5승): { $share }, 95% 신뢰 구간 { $interval }.
openings-even = 신뢰 구간에 50%가 들어 있어 어느 쪽이 유리하다고 할 수 없습니다.

openings-ahead-cho = 우연이라고 보기 어려울 만큼 초(楚)가 유리합니다.
openings-ahead-han = 우연이라고 보기 어려울 만큼 한(漢)이 유리합니다.

openings-matrix-title = 차림별 성적
openings-matrix-caption = 초의 승률(%)과 95% 신뢰 구간
openings-matrix-cho = 초의 차림
openings-matrix-han = 한의 차림
openings-matrix-how = 차림은 양쪽 모두 초의 왼쪽부터 읽습니다. 좌우를 뒤집은 조합은 내용이 같으므로 두 수치가 신뢰 구간 안에서 일치해야 합니다.
openings-matrix-opposite = 맞상
openings-matrix-sameWing = 엇상
openings-matrix-legend = 양쪽의 바깥 상이 판의 서로 다른 쪽에 놓인 조합은 맞상, 같은 쪽에 놓인 조합은 엇상입니다.
openings-matrix-colours = 색이 짙을수록 50%에서 멉니다. ▲는 초가, ▼는 한이 우연이라고 보기 어려울 만큼 유리한 칸입니다.
openings-matrix-cell = { $share }%, { $low }에서 { $high } 사이, { $games }판
openings-matrix-clear =
    { $n ->
        [0] 16가지 가운데 한쪽이 뚜렷이 유리한 것은 없습니다.
       *[other] 16가지 가운데 { $n }가지에서 한쪽이 뚜렷이 유리합니다. 우연만으로도 하나쯤은 그렇게 나옵니다.
    }
openings-matrix-best = 초의 성적이 가장 좋은 조합: 초의 { $cho }, 한의 { $han } ({ $share }%).
openings-matrix-worst = 초의 성적이 가장 나쁜 조합: 초의 { $cho }, 한의 { $han } ({ $share }%).
openings-matrix-answers = 한이 먼저 차리므로 초는 보고 고를 수 있습니다. 성적이 가장 좋았던 대응:
openings-matrix-answer = 한의 { $han }에는 { $cho } ({ $share }%)
openings-matrix-luck = 한의 차림마다 초의 네 차림 가운데 성적이 가장 좋은 것을 골랐으므로 운도 따랐을 것입니다. 실제 차이는 이보다 작습니다.

openings-formations-title = 포진
openings-formations-intro = 처음 30수 안에 갖춘 포진을, 어떤 순서로 두었든 기물이 놓인 자리로 가려냈습니다. 성적은 누가 언제 그 포진을 고르는지에도 달려 있으므로, 그 포진이 좋거나 나쁘다는 증거는 아닙니다.
openings-formations-caption = 각 포진이 나온 비율과 그 포진을 갖춘 쪽의 승률
openings-formations-formation = 포진
openings-formations-often = { $side }: 나온 비율
openings-formations-score = { $side }: 승률
openings-formations-none = 그 밖의 모양

openings-deom-title = 먼저 두는 이점과 덤
openings-deom-intro = 초가 먼저 두는 대신, 점수로 승부를 가릴 때 한이 덤을 받습니다. ‘실제 대국’은 엔진이 그 덤을 알고 둔 대국입니다. ‘다시 계산’은 덤 1.5점으로 둔 대국의 점수를 다른 덤으로 다시 계산한 것으로, 엔진이 그 덤을 모르고 두었으므로 신뢰도가 낮습니다.
openings-deom-caption = 덤에 따른 초의 승률
openings-deom-deom = 덤
openings-deom-played = 실제 대국
openings-deom-recounted = 다시 계산
openings-deom-byPoints = 점수로 승부를 가린 대국은 { $share }%이고, 나머지는 점수까지 가지 않고 승부가 났습니다.
openings-deom-evenAt = 다시 계산하면 덤이 { $deom }점일 때 양쪽이 대등합니다.
openings-deom-neverEven = 다시 계산해도 양쪽이 대등해지는 덤이 없습니다.

openings-about-title = 결과의 신뢰도
openings-about-strength = 엔진은 한 수에 { $nodes }개의 국면을 보았습니다. 기물을 전개하고 지키지 않은 기물을 잡을 정도는 되지만, 본래 실력에는 크게 못 미치고 사람처럼 두지도 않습니다. 따라서 차림의 우열을 가린 결과가 아니며, 엔진이 본래 실력으로 두거나 사람끼리 두면 다를 수 있습니다.
openings-about-method = 처음 16수는 가장 좋은 수와의 차이가 졸 하나의 0.6배 이내인 수 가운데서 무작위로(좋은 수일수록 더 자주) 뽑아 대국이 서로 달라지게 하고, 그 뒤로는 가장 좋은 수를 둡니다. 양쪽이 두 수씩 두는 동안 모두 승부가 났다고 판단하면 거기서 끝냅니다.
openings-about-data = 수치 내려받기
openings-about-licence = 누구나 자유롭게 이용 가능(CC0)
openings-about-source = 신경망 { $evaluation }, 소스 코드 { $commit }.
