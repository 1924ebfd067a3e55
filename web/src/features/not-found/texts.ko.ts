import type { NotFoundTexts } from "./text-types";

export const ko: NotFoundTexts = {
  about: "주소가 틀렸거나 옮겨진 페이지입니다. 여기서 이어 가세요.",
  play: "대국하기",
  learn: "장기 배우기",
  games: "내 대국",
  analysis: "분석",
};
