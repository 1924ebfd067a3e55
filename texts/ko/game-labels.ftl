gameLabels-coachOff = 도우미: 꺼짐
gameLabels-coachOn = 도우미: 켜짐
gameLabels-recommended = 처음이면 안상차림
gameLabels-zen = 집중 모드
gameLabels-keys = 단축키
