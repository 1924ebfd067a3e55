import type { LawTexts } from "./text-types";

export const chessWar: LawTexts = {
  pieces: {
    k: {
      name: "궁",
      called: "장이라고도 합니다 · 초는 楚, 한은 漢 · 군대 표에서는 King",
      how: "궁성 안에서 어느 쪽으로든 한 칸씩 움직입니다.",
      hint: "궁성의 선은 상관없습니다. 차례가 시작될 때 두 궁이 마주 보면 무승부입니다.",
    },
    a: {
      name: "사",
      called: "士",
      how: "궁성 안에서 어느 쪽으로든 한 칸씩 움직입니다.",
      hint: "궁과 똑같이 움직입니다.",
    },
    c: {
      name: "포",
      called: "包",
      how: "선을 따라 몇 칸이든 움직입니다. 잡을 때는 꼭 기물 하나를 뛰어넘어야 합니다.",
      hint: "포를 넘지도 잡지도 못합니다.",
    },
  },
  worth: null,
  sheet: null,
};
