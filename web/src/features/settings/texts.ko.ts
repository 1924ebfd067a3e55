import type { SettingTexts } from "./text-types";

export const ko: SettingTexts = {
  learned: "그림과 한자",
  learnedSteps: ["그림 크게", "같은 크기", "한자 크게"],
  wood: "판의 재질",
  woods: { ginkgo: "은행나무", zelkova: "느티나무", paper: "한지", celadon: "청자" },
  soundSet: "소리 종류",
  soundSets: { wood: "나무", stone: "돌", strings: "가야금" },
  volume: "소리 크기",
  calls: "장군, 멍군 소리로 알리기",
  motion: "기물이 움직이는 속도",
  motions: { usual: "보통", slow: "느리게", fast: "빠르게", none: "바로" },
  about: "정보",
  version: (p) => `Janggun(장군) ${p.version}`,
  licence: "MIT 또는 Apache 2.0 라이선스로 쓸 수 있는 자유 소프트웨어입니다.",
  source: "소스 코드",
  sourceWithin: "소스 코드는 프로그램과 함께 배포됩니다.",
  documentation: "설명서",
};
