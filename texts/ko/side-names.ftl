# Cho and Han in each variant.
sideNames-janggi-cho = 초
sideNames-janggi-han = 한
sideNames-xiangqi-cho = 홍
sideNames-xiangqi-han = 흑
sideNames-chesswar-cho = 초
sideNames-chesswar-han = 한
