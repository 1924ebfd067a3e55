gameLabels-coachOff = 도우미: 꺼짐
gameLabels-coachOn = 도우미: 켜짐
gameLabels-recommended = 첫 대국에 추천
gameLabels-zen = 집중 모드
gameLabels-verdict = 규칙별 판정
gameLabels-keys = 단축키
