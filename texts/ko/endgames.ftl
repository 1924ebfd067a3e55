endgames-title = 낱장기: 무엇으로 이기나?
endgames-intro = 어떤 기물로 양사나 외사를 이길 수 있는지는 널리 알려져 있지만 이견도 많습니다. 여기서는 그 기물로 만들 수 있는 모든 국면을 끝까지 계산했습니다. 따로 적지 않으면 공격하는 쪽에는 사가 없습니다. 자기 사를 포다리로 쓸 수 있으므로, 포가 있는 쪽에 사가 있으면 더 많이 이길 수 있습니다.
endgames-objective = 궁이 마주 보면(빅장)

endgames-objectives-mate = 아무 일 없음
endgames-objectives-mate--facing--draw = 비길 수 있음

endgames-claims-big--three-name = 대삼능
endgames-claims-big--three-text = 차 없이 큰 기물 셋으로 양사를 상대합니다. 네 가지는 이기고 나머지는 못 이긴다고 합니다.
endgames-claims-small--three-name = 소삼능
endgames-claims-small--three-text = 차 없이 졸이 섞인 기물 셋입니다. 아래의 기물로는 양사를 못 이긴다고 합니다.
endgames-claims-chariot--three-name = 차삼능
endgames-claims-chariot--three-text = 차와 기물 둘이면 양사를 이기지만, 그 둘이 모두 졸이면 못 이긴다고 합니다.
endgames-claims-chariot--two-name = 차이능
endgames-claims-chariot--two-text = 차와 기물 하나로는 양사를 못 이긴다고 합니다.
endgames-claims-one--guard-name = 외사
endgames-claims-one--guard-text = 상대에게 사가 하나만 남은 경우입니다. 아래의 기물로는 그래도 못 이긴다고 합니다.
endgames-claims-bare--general-name = 민궁
endgames-claims-bare--general-text = 사가 하나도 남지 않은 궁입니다.
endgames-caption = { $claim }: 통설과 계산 결과

endgames-column-pieces = 기물
endgames-column-says = 통설
endgames-column-won = 이기는 국면
endgames-column-longest = 최장 수순(이기는 쪽 수만 셈)

endgames-roles-R = 차
endgames-roles-C = 포
endgames-roles-N = 마
endgames-roles-B = 상
endgames-roles-P = 졸
endgames-against =
    { $pieces } 대 { $guards ->
        [0] 민궁
       *[other] { $guards ->
        [1] 외사
       *[other] 양사
    }
    }

endgames-says-wins = 이김
endgames-says-holds = 못 이김

endgames-sources-wikipedia = 한국어 위키백과
endgames-sources-librewiki = 리브레 위키
endgames-sources-program = 한국 장기 프로그램의 목록

endgames-grades-always = 거의 모든 국면에서 이김
endgames-grades-mostly = 대체로 이김
endgames-grades-seldom = 대체로 막음
endgames-grades-never = 거의 언제나 막음
endgames-notComputed = 아직 계산하지 않음
endgames-guarded =
    공격하는 쪽에 사가 { $guards ->
        [1] 하나
       *[other] 둘
    } 있으면 { $share }%
endgames-none = 없음
endgames-moves = { $n }수 보기
endgames-impossible = 한쪽에 두 개뿐인 기물이라 실제로는 나올 수 없음
endgames-play = 수순 보기: { $pieces }

endgames-player-title = 최장 승리 수순: { $pieces }
endgames-player-begins = 첫 국면, { $of }수 외통(이기는 쪽 수만 셈)
endgames-player-at = { $of }수 중 { $move }수째(이기는 쪽 수만 셈), { HANJA($side) }의 수
endgames-player-first = 처음
endgames-player-back = 이전
endgames-player-next = 다음
endgames-player-last = 외통
endgames-player-analyse = 분석에서 열기
endgames-player-best = 양쪽 모두 최선을 다한 수순입니다. 초(楚)는 가장 빨리 외통으로 이끌고, 한(漢)은 가장 오래 버팁니다.

endgames-points-title = 점수로 승부를 가린다면?
endgames-points-text = 점수로 승부를 가릴 때는 외통을 만들지 않아도 앞선 점수를 지키면 이깁니다. 양사의 점수는 지키는 쪽이 초(楚)이면 6점, 한(漢)이면 덤 1.5점을 더해 7.5점입니다. 공격하는 쪽의 기물은 대부분 그보다 점수가 높지만, 다음 경우에는 어느 쪽이 덤을 받느냐에 따라 앞서는 쪽이 달라집니다.
endgames-points-case = { $pieces }: { $own }점 대 { $other }점
endgames-points-shares = 차와 기물 하나인 경우는 점수제로도 모든 국면을 계산했습니다(궁이 마주 보아도 되는 규칙). 덤이 있어도 결과는 거의 같습니다. 공격하는 쪽 차례인 국면 가운데 이기는 국면의 비율은 다음과 같습니다.
endgames-points-share = { $pieces }: 공격하는 쪽이 초(楚)이면 { $cho }%, 한(漢)이면 { $han }%
endgames-points-exceptions = 기물이 셋인 경우는 점수제로 계산하지 않았습니다. 위의 첫 번째 목록에는 어느 쪽의 점수가 앞서는지만 나와 있습니다.

endgames-about-title = 계산 방법
endgames-about-counting = ‘이기는 국면’은 공격하는 쪽 차례인 모든 국면 가운데, 상대가 어떻게 두어도 외통으로 이길 수 있는 국면의 비율입니다. 기물을 바로 잃는 국면도 들어 있어, 이긴다고 알려진 기물도 100%가 되지 않습니다.
endgames-about-exact = 외통 국면에서 거슬러 올라가며 기물을 잡는 경우까지 모든 국면을 계산했고, 무작위로 뽑은 국면으로 결과를 검증했습니다. 수 제한과 반복수 규칙은 적용하지 않았습니다.
endgames-about-data = 수치 내려받기
endgames-about-licence = 누구나 자유롭게 이용 가능(CC0)

endgames-several-R = 
    { $count ->
        [2] 양차
       *[other] 삼차
    }

endgames-several-C = 
    { $count ->
        [2] 양포
       *[other] 삼포
    }

endgames-several-N = 
    { $count ->
        [2] 양마
       *[other] 삼마
    }

endgames-several-B = 
    { $count ->
        [2] 양상
       *[other] 삼상
    }

endgames-several-P = 
    { $count ->
        [2] 양졸
       *[other] 삼졸
    }

endgames-and = {""}
