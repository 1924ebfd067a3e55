# Cho and Han in each variant.
sideNames-janggi-cho = Cho
sideNames-janggi-han = Han
sideNames-xiangqi-cho = Red
sideNames-xiangqi-han = Black
sideNames-chesswar-cho = Cho
sideNames-chesswar-han = Han
