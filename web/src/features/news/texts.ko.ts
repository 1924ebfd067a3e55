import type { en } from "./texts.en";

export const ko: typeof en = {
  bell: ({ n }) => `새 소식 ${n}개`,
  title: "자리를 비운 사이",
  turns: "내 차례",
  over: "끝난 대국",
  all: "내 대국 모두 보기",
};
