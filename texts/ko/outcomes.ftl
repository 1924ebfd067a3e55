outcomes-inSentence-cho = 초(楚)
outcomes-inSentence-han = 한(漢)

outcomes-janggi-cho = 초 승
outcomes-janggi-han = 한 승
outcomes-xiangqi-cho = 홍 승
outcomes-xiangqi-han = 흑 승
outcomes-janggi-draw = 무승부
outcomes-janggi-none = 결과 없음
