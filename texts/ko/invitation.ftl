### 상대를 초대하는 카드와 초대받은 사람이 참가하는 카드.

# 메신저에서 링크와 함께 보이는 글.
invitation-sentence = { $name } 님이 장기 대국에 초대했습니다 · { $terms }
invitation-sentenceNameless = 장기 한 판 두실래요? · { $terms }
invitation-youPlay = 내 진영: { $side }
invitation-send = 공유
invitation-copyLink = 링크 복사
invitation-link = 상대에게 보낼 링크
invitation-how = 카카오톡이나 문자로 친구에게 이 링크를 보내세요. 먼저 참가한 사람이 상대가 됩니다.
invitation-scan = 휴대폰 카메라로 이 코드를 찍어도 열립니다.
invitation-looking = 지금 { $n }명이 초대를 보고 있습니다
invitation-name = 내 이름
invitation-nameHint = 상대에게 이 이름으로 보입니다. 계정은 없어도 됩니다.
invitation-another = 다른 이름 추천
invitation-byoyomi = 초읽기: 제한 시간을 다 쓰면 한 수를 { $seconds }초 안에 두어야 합니다. 넘길 때마다 횟수가 줄고, 횟수를 다 쓰면 시간패입니다.
