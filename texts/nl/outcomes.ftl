outcomes-inSentence-cho = Cho
outcomes-inSentence-han = Han

outcomes-janggi-cho = Cho wint
outcomes-janggi-han = Han wint
outcomes-xiangqi-cho = Rood wint
outcomes-xiangqi-han = Zwart wint
outcomes-janggi-draw = Gelijkspel
outcomes-janggi-none = Geen uitslag
