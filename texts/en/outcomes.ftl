# The sides within a sentence; in Korean with their character, because 한 by itself may be read as "one".
outcomes-inSentence-cho = Cho
outcomes-inSentence-han = Han

# How a game ended, as a sentence without its full stop.
outcomes-janggi-cho = Cho wins
outcomes-janggi-han = Han wins
outcomes-xiangqi-cho = Red wins
outcomes-xiangqi-han = Black wins
outcomes-janggi-draw = Draw
outcomes-janggi-none = No result
