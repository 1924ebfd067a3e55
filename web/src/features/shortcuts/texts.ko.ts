import type { ShortcutTexts } from "./text-types";

export const ko: ShortcutTexts = {
  title: "단축키",
  groups: { board: "판 위에서", game: "대국에서", analysis: "분석에서", everywhere: "어디서나" },
  keys: {
    walk: "자리 옮겨 다니기",
    take: "기물 집기, 놓기",
    putBack: "집은 기물 되돌리기",
    typed: "수를 쳐서 두기",
    pass: "한수쉼",
    draw: "화살표와 동그라미 그리기",
    step: "한 수 앞, 뒤로",
    ends: "처음으로, 끝으로",
    flip: "판 돌리기",
    hint: "훈수, 형세",
    zen: "판만 보기",
    answer: "수를 물을 때 예, 아니요",
    sibling: "다른 변화로",
    undo: "되돌리기",
    redo: "다시 하기",
    engine: "엔진 켜고 끄기",
    threat: "위협 보기",
    refutation: "마지막 수에 대한 응수 보기",
    help: "이 페이지",
  },
  words: {
    type: "79졸78 또는 a4b4",
    arrows: "화살표 키",
    double: "궁 두 번 누르기",
    second: "오른쪽 단추",
  },
};
