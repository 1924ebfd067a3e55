// What the Korean pages call the sides: name and hanja are kept together by a character that is not seen (WORD JOINER).
export const CHO = '초\u2060(楚)\u2060';
export const HAN = '한\u2060(漢)\u2060';
