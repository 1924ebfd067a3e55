// Korean texts of what is said about the network and new versions.
import type { OfflineTexts } from "./texts.en";

export const ko: OfflineTexts = {
  offline: "인터넷에 연결되어 있지 않습니다.",
  meanwhile: "이 기기에서 컴퓨터와 대국, 복기, 기보, 배우기는 그대로 할 수 있습니다.",
  trying: "인터넷이 다시 연결되는 대로 대국을 이어 갑니다.",
  play: "이 기기에서 대국",
  close: "닫기",
  update: "새 버전이 준비되었습니다.",
  reload: "새로 고침",
  later: "나중에",
  title: "인터넷이 없을 때",
  keep: "이 기기에 앱 보관하기",
  app: (p) => `앱이 이 기기에서 ${p.size}를 차지합니다.`,
  nothing: "이 기기에 보관된 앱 파일이 없습니다.",
  engine: (p) => `엔진이 ${p.size}를 차지합니다. 인터넷 없이 대국, 훈수, 분석을 할 수 있습니다.`,
  noEngine: "엔진은 아직 보관되어 있지 않습니다. 용량이 커서 원할 때나 처음 쓸 때 내려받습니다.",
  keepEngine: "엔진도 보관하기",
  removeEngine: "엔진 지우기",
  working: "잠시만 기다려 주세요…",
  failed: "처리하지 못했습니다.",
  apart: "기보, 분석, 설정은 앱과 따로 저장되며 지워지지 않습니다.",
};
