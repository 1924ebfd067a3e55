// Korean texts of the page on endgames.
import type { EndgameTexts } from "./texts.en";

export const ko: EndgameTexts = {
  title: "낱장기: 무엇으로 이기나?",
  intro:
    "어떤 기물로 양사나 외사를 이길 수 있는지는 널리 알려져 있지만 이견도 많습니다. 여기서는 그 기물로 만들 수 있는 모든 국면을 끝까지 계산했습니다. 따로 적지 않으면 공격하는 쪽에는 사가 없습니다. 사가 있으면 포다리로 쓸 수 있어 더 많이 이길 수 있습니다.",
  objective: "궁이 마주 보면(빅장)",
  objectives: { mate: "상관없음", "mate-facing-draw": "비길 수 있음" },
  claims: {
    "big-three": {
      name: "대삼능",
      text: "차 없이 큰 기물 셋으로 양사를 상대합니다. 네 가지는 이기고 세 가지는 못 이긴다고 합니다.",
    },
    "small-three": { name: "소삼능", text: "졸이 섞인 기물 셋입니다. 다음은 양사를 못 이긴다고 합니다." },
    "chariot-three": { name: "차삼능", text: "차와 기물 둘이면 양사를 이기지만, 졸 둘로는 안 된다고 합니다." },
    "chariot-two": { name: "차이능", text: "차와 기물 하나로는 양사를 못 이긴다고 합니다." },
    "one-guard": { name: "외사", text: "사가 하나만 남아도 못 이긴다는 기물입니다." },
    "bare-general": { name: "민궁", text: "사가 하나도 남지 않은 궁입니다." },
  },
  caption: (p) => `${p.claim}: 통설과 계산 결과`,
  column: { pieces: "기물", says: "통설", won: "이기는 국면", longest: "가장 긴 승리" },
  roles: { R: "차", C: "포", N: "마", B: "상", P: "졸" },
  several: (p) => `${p.count === 2 ? "양" : "삼"}${p.role}`,
  joined: (p) => p.pieces.join(""),
  against: (p) => `${p.pieces} 대 ${p.guards === 0 ? "민궁" : p.guards === 1 ? "외사" : "양사"}`,
  says: { wins: "이긴다", holds: "못 이긴다" },
  sources: { wikipedia: "한국어 위키백과", librewiki: "리브레 위키", program: "한국 장기 프로그램의 목록" },
  grades: {
    always: "거의 모든 국면에서 이김",
    mostly: "대체로 이김",
    seldom: "대체로 막음",
    never: "거의 언제나 막음",
  },
  notComputed: "아직 계산하지 않음",
  guarded: (p) => `공격 쪽에 사가 ${p.guards === 1 ? "하나" : "둘"} 있으면 ${p.share}%`,
  none: "없음",
  moves: (p) => `${p.n}수`,
  impossible: "대국에서 나올 수 없음: 한쪽에 둘뿐인 기물",
  play: (p) => `수순 보기: ${p.pieces}`,
  player: {
    title: (p) => `가장 긴 승리: ${p.pieces}`,
    begins: (p) => `시작 국면, ${p.of}수 외통`,
    at: (p) => `${p.of}수 중 ${p.move}수째, ${p.side}`,
    first: "처음",
    back: "이전",
    next: "다음",
    last: "외통",
    analyse: "분석에서 열기",
    best: "양쪽 모두 최선을 다한 수순입니다. 초는 가장 빨리 외통으로 이끌고, 한은 가장 오래 버팁니다.",
  },
  points: {
    title: "점수제라면?",
    text: "점수로 승부를 가리면 외통을 만들지 않아도 앞선 점수를 지키면 이깁니다. 양사는 초라면 6점, 덤 1.5점을 받는 한이라면 7.5점입니다. 이 페이지의 기물은 대부분 그보다 점수가 높지만, 다음은 덤에 따라 앞서는 쪽이 달라집니다.",
    case: (p) => `${p.pieces}: ${p.own}점 대 ${p.other}점`,
    shares:
      "차와 기물 하나는 점수제로도 모든 국면을 계산했습니다(궁이 마주 보아도 상관없을 때). 여기서는 덤이 결과를 거의 바꾸지 않습니다. 공격하는 쪽 차례에서 이기는 비율은 초일 때와 한일 때 각각 다음과 같습니다.",
    share: (p) => `${p.pieces}: 초일 때 ${p.cho}%, 한일 때 ${p.han}%`,
    exceptions: "기물 셋은 점수제로 계산하지 않았으며, 어느 쪽이 앞서는지만 알 수 있습니다.",
  },
  about: {
    title: "계산 방법",
    counting:
      "‘이기는 국면’은 공격하는 쪽 차례인 모든 국면 가운데 외통을 강제할 수 있는 비율입니다. 기물을 바로 잃는 국면도 들어 있어, 이긴다고 알려진 기물도 100%가 되지 않습니다.",
    exact:
      "외통에서 거꾸로, 기물을 잡는 경우까지 모두 계산했고, 무작위로 뽑은 국면을 규칙과 대조했습니다. 수 제한과 반복수는 넣지 않았습니다. 모든 수치는 표본이 아니라 전체를 센 것입니다.",
    data: "수치 파일",
    licence: "누구나 자유롭게 쓸 수 있습니다(CC0)",
  },
};
