outcomes-inSentence-cho = Cho
outcomes-inSentence-han = Han

outcomes-janggi-cho = Cho wint
outcomes-janggi-han = Han wint
outcomes-xiangqi-cho = Rood wint
outcomes-xiangqi-han = Zwart wint
outcomes-draw = Gelijkspel
outcomes-none = Geen uitslag
