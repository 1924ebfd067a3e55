# Cho and Han in each variant.
sideNames-janggi-cho = Cho
sideNames-janggi-han = Han
sideNames-xiangqi-cho = Rood
sideNames-xiangqi-han = Zwart
sideNames-chesswar-cho = Cho
sideNames-chesswar-han = Han
