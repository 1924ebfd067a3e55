// Korean texts of the game on this device against the browser's engine.
import { score } from "../../i18n/unbroken";
import type { DeviceGameTexts } from "./texts.en";

export const ko: DeviceGameTexts = {
  title: "이 기기에서 대국",
  intro: "이 브라우저에서 도는 컴퓨터와 둡니다. 인터넷 없이 둘 수 있고 다른 사람에게는 보이지 않습니다.",
  strength: "세기",
  rules: "규칙",
  side: "내 진영",
  random: "무작위",
  mine: "내 차림",
  begin: "대국 시작",
  you: "나",
  engine: (p) => `컴퓨터 ${p.level}단계`,
  file: "이 기기의 대국",
  yourTurn: "내 차례",
  check: "장군!",
  thinking: "컴퓨터가 생각하는 중…",
  noEngine: "엔진이 아직 이 기기에 없고, 인터넷 없이는 받을 수 없습니다.",
  again: "다시 시도",
  undo: "무르기",
  takeBack: "되돌리기",
  pass: "한수쉼",
  resign: "기권",
  flip: "판 뒤집기",
  new: "새 대국",
  review: "복기",
  record: "기보 모음에서 보기",
  points: (p) => `초 ${score(p.cho, p.han)} 한`,
  noRules: "규칙을 불러오지 못했습니다. 한 번 연결하면 그다음부터는 인터넷 없이도 됩니다.",
};
