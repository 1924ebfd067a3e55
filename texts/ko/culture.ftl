culture-intro = 장기의 유래와 풍습, 장기를 둘 수 있는 곳, 읽을거리를 모았습니다.
culture-contents = 목차
culture-sources = 참고한 글

culture-league-caption = 네 사람 리그전의 예
culture-league-player = 대국자
culture-league-wins = 승
culture-league-games = 대국별 승점
culture-league-total = 합계

culture-pairs-caption = 열 가지 시작 국면(좌우는 각자 자기 쪽에서 본 방향)
culture-pairs-cho = 초
culture-pairs-han = 한

culture-sections-history-title = 역사
culture-sections-history-paragraphs-1 = 체스와 장기 같은 놀이는 모두 6세기에 이미 인도에서 두던 차투랑가에서 갈라져 나온 것으로 봅니다. 중국에서 샹치가 발전했고, 중국의 영향이 크던 때에 샹치에서 장기가 나왔습니다. 그때가 언제인지는 기록에 남아 있지 않습니다.
culture-sections-history-paragraphs-2 = 지금까지 나온 가장 오래된 장기알은 1265~1268년 무렵 강화도로 가다가 마도 앞바다에 가라앉은 배에서 건진 것으로, 조약돌에 먹으로 글자가 쓰여 있습니다. 장기를 처음 글로 남긴 사람은 장유(1587~1638)로 알려져 있고, 조영석(1686~1761)은 장기 두는 사람들을 그렸습니다.
culture-sections-history-paragraphs-3 = 장기는 1895년에 나온 스튜어트 컬린의 책 ‘한국의 놀이’를 통해 서양에 알려졌습니다. 이 책에서 장기를 다룬 장은 윌킨슨이 썼고, 1913년 머리(Murray)의 ‘체스의 역사’도 장기에 관해서는 이 글을 따랐습니다. 첫 세계인 장기 대회는 2009년 하얼빈에서 열렸습니다.
culture-sections-history-paragraphs-4 = 장기는 샹치와 여러 가지가 다릅니다. 강이 없고, 상이 판 전체를 다니며, 차와 포, 졸은 궁성에서 대각선으로도 갑니다. 포는 언제나 기물을 넘어야 하고, 마와 상의 차림을 고를 수 있습니다. 마와 상은 궁성의 선과 상관없이 움직입니다. 프로 대국은 150수를 넘길 때가 많습니다.
culture-sections-chu--han-title = 초와 한
culture-sections-chu--han-paragraphs-1 = 두 궁에는 나라 이름인 초(楚)와 한(漢)이 쓰여 있습니다. 진나라가 무너진 뒤 기원전 206년부터 202년까지 초의 항우와 한의 유방이 천하를 다투었고, 이긴 한이 400년을 다스렸습니다.
culture-sections-chu--han-paragraphs-2 = 붉은 쪽이 한, 푸른 쪽이 초입니다. 다른 기물에는 차, 포, 마, 상, 사처럼 기물 이름이 쓰여 있고, 병사만 붉은 쪽이 兵, 푸른 쪽이 卒로 다릅니다. 말뜻으로는 병이 졸보다 높지만 판 위에서는 똑같습니다.
culture-sections-chu--han-paragraphs-3 = 한의 기물은 반듯한 해서, 초의 기물은 흘려 쓴 초서로 씁니다. 북한 장기알에는 초와 한이 없고 將과 官이 쓰여 있습니다.
culture-sections-customs-title = 대국 예절
culture-sections-customs-paragraphs-1 = 윗사람이나 단이 높은 사람이 양손에 졸과 병을 하나씩 쥐면, 상대가 한 손을 골라 그 안에 든 기물의 진영을 잡습니다. 친구나 식구끼리는 나이가 많거나 실력이 나은 사람이 한을 잡고 다른 사람이 먼저 둡니다.
culture-sections-customs-paragraphs-2 = 두기 전과 둔 뒤에 인사합니다. 장군과 멍군은 불러도 되고 부르지 않아도 됩니다. 한수쉼은 궁을 뒤집어 알리며, 이 앱의 판에서도 그렇게 보입니다. 구경하는 사람은 훈수하지 않는 것이 예의지만, 공원에서는 잘 지켜지지 않습니다.
culture-sections-customs-paragraphs-3 = 한 번 둔 수는 무르지 않는 것(일수불퇴)이 예의입니다. 그러나 만진 기물을 꼭 움직여야 하는지, 기물을 잡지 않은 채 몇 수까지 둘 수 있는지는 대회와 프로그램마다 다르니 두기 전에 약속하는 것이 좋습니다.
culture-sections-customs-paragraphs-4 = 서울의 공원에 가면 둘이 두고 여럿이 둘러서서 구경하는 모습을 사철 볼 수 있습니다. 작은 내기를 하기도 합니다. 요즘은 장기보다 바둑을 두는 사람이 더 많습니다.
culture-sections-tournaments-title = 대회
culture-sections-tournaments-paragraphs-1 = 한국에는 대한장기협회와 대한장기연맹 두 단체가 있고 규칙이 조금씩 다릅니다. 대부분의 대회에서는 승자를 정해야 하므로, 외통이 나지 않으면 남은 기물의 점수로 승부를 가리며, 덤 1.5점이 있어 동점이 나오지 않습니다. 시계를 쓰는 것이 보통이지만 시간은 대회마다 다릅니다.
culture-sections-tournaments-paragraphs-2 = 수가 되풀이되면 누가 다른 수를 두어야 하는지 심판이 정하는데, 대개 지고 있는 쪽이 다른 수를 둡니다. 대부분의 대회에서는 반복장군으로 같은 국면이 세 번째나 네 번째 나오면 장군을 부른 쪽이 집니다. 양쪽이 모두 30점 미만이면 비길 수 있는 대회도 있습니다.
culture-sections-tournaments-paragraphs-3 = 리그전에서는 이겼다고 승점이 다 같지 않습니다. 2020년 대한장기연맹 규정에 따르면 완승(외통승, 기권승, 시간승)은 7점, 완패는 0점이고, 점수승은 4점, 점수패는 2점입니다. 아래 예에서 A는 세 판을 모두 점수승으로 이겼고, B는 A에게 점수로 졌지만 나머지 두 판을 외통으로 이겼습니다.
culture-sections-tournaments-paragraphs-4 = 앞선 사람은 B입니다. 7 + 7 + 2 = 16점이 4 + 4 + 4 = 12점보다 많습니다. 외통을 노리는 사람이 유리하고, 지더라도 점수패로 막으면 승점 2점을 얻습니다.
culture-sections-setups-title = 시작 국면의 가짓수
culture-sections-setups-paragraphs-1 = 양쪽이 네 차림 가운데 하나씩 고르므로 시작 국면은 4 × 4 = 16가지입니다. 판을 좌우로 뒤집으면 모양만 바뀔 뿐 내용은 같습니다. 오른상차림은 왼상차림이 되고 나머지 둘은 그대로입니다. 열여섯 국면 가운데 네 가지는 뒤집어도 그대로이고 나머지 열둘은 둘씩 짝이 되므로 4 + 6 = 10가지입니다.
culture-sections-setups-paragraphs-2 = 한국 규칙에서는 한이 먼저 차리고 초가 보고 차립니다. 상대의 차림을 보고 고르는 이점과 먼저 두는 이점을 덤 1.5점으로 보정합니다.
culture-sections-grades-title = 급과 단
culture-sections-grades-paragraphs-1 = 등급은 18급에서 1급까지 올라간 다음, 초단(1단)에서 9단까지 올라갑니다.
culture-sections-grades-paragraphs-2 = 단체는 심사와 성적으로, 온라인 장기 사이트는 레이팅으로 급과 단을 주며 둘의 기준은 서로 다릅니다. 이 앱에서 컴퓨터 단계에 붙인 급과 단은 단계끼리 대국시켜 잰 자체 기준입니다.
culture-sections-north-title = 북한의 장기
culture-sections-north-paragraphs-1 = 남쪽과 거의 같습니다. 다만 다섯째 차림인 기동차장기가 있어 상을 맨 바깥에, 그 옆에 마를, 사 옆에 차를 놓을 수 있습니다. 그 밖의 차이는 자료마다 다릅니다.
culture-sections-north-paragraphs-2 = 용어도 다릅니다. 마는 말, 장군은 장훈, 멍군은 멍훈, 빅장은 궁장이라 하고 궁에는 將과 官을 씁니다. 차림 이름은 왼쪽과 오른쪽이 바뀌어, 남쪽의 왼상차림이 북쪽의 오른상장기입니다. 어느 쪽 용어를 쓸지는 설정의 ‘용어’에서 고를 수 있습니다.
culture-sections-places-title = 둘 수 있는 곳
culture-sections-places-paragraphs-1 = 웹에서는 pychess.org에서 레이팅 대국과 대회, 분석을 즐길 수 있고, GoldToken.com에서 통신 대국을 둘 수 있습니다. 위키백과에는 옛 프로그램인 장기 애플릿, 에드 프리들랜더의 Korean Chess(자바), Online Janggi Board(자바스크립트)도 실려 있습니다. 한국에서는 휴대폰으로 카카오장기와 한게임에서 가장 많이 둡니다. 브레인TV는 프로 대국을 중계합니다.
culture-sections-places-paragraphs-2 = 마주 앉아 두고 싶으면 공원이나 경로당을 찾아가면 됩니다. 장기판을 챙겨 다니면 어디서든 둘 수 있습니다. 한자를 모르는 사람과는 이 앱의 그림 스티커를 장기알에 붙이고 두면 됩니다.
culture-sections-reading-title = 읽을거리
culture-sections-reading-paragraphs-1 = 서양에서 나온 책은 드물고, 오래된 책의 규칙은 지금과 다릅니다. 머리(Murray)와 컬린의 책에서는 빅장과 한수쉼, 상의 자리가 오늘날과 다릅니다.
culture-sections-gwangsanghui-title = 광상희
culture-sections-gwangsanghui-paragraphs-1 = 남유용(1698~1773)의 문집인 뇌연집의 광상희지(廣象戱志)에 확장된 장기가 나옵니다. 판은 15줄×14줄이고 양쪽에 궁성이 셋씩 있습니다. 가운데에 원수, 좌우에 장이 있고 각각 군사를 거느립니다.
culture-sections-gwangsanghui-paragraphs-2 = 원래 기물에 더해 전봉(前鋒), 후장(後將), 기문(奇門), 유격(游擊), 매복(埋伏), 기(騎)가 있습니다. 상대의 좌우 장을 잡으면 그 장의 군사를 모두 넘겨받지만, 잡은 기물이 바로 잡히면 무효입니다. 원수를 잡으면 이깁니다.
culture-sections-gwangsanghui-paragraphs-3 = 자료마다 설명이 다릅니다. 판이 가로 15줄에 세로 14줄이라는 글과 그 반대라는 글이 있습니다. 기문은 곧은 길로 한두 칸 간다고도(tcatmon), 세 줄 안에서 대각선으로 얼마든지 간다고도(일본어 위키백과), 곧은 길로 얼마든지 간다고도(Ludii) 합니다. 매복은 대각선으로 한 칸 간다고도, 마처럼 가서 한 칸 더 간다고도 하며, 매복만 잡는다거나, 아무것도 못 잡는다거나, 잡은 뒤 제자리로 돌아온다고도 합니다. 전봉의 행마는 모른다는 글도, 자유롭다는 글도 있습니다.
culture-sections-gwangsanghui-paragraphs-4 = 이 설명들을 아직 원문과 대조하지 못해 원래 규칙이 확실하지 않으므로, 이 앱에서는 제공하지 않습니다.
