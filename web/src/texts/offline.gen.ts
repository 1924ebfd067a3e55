// Written by `cargo xtask generate` from the messages in texts/.
import { inUse } from "../i18n/index.svelte";
import type { Lang } from "./languages.gen";

export const en = {
  offline: "No network.",
  meanwhile: "You can still play the computer on this device, analyse, and use your records and the lessons.",
  trying: "The game reconnects as soon as the network is back.",
  play: "Play on this device",
  close: "Close",
  update: "A new version is ready.",
  reload: "Reload",
  later: "Later",
  title: "Without a network",
  keep: "Keep the app on this device",
  app: (p: { size: string | number }): string => `The app takes ${p.size} on this device.`,
  nothing: "Nothing of the app is kept on this device.",
  engine: (p: { size: string | number }): string => `The engine takes ${p.size}: you can play, get hints and analyse without a network.`,
  noEngine: "The engine is not stored. It is larger, and is downloaded when you ask for it or first use it.",
  keepEngine: "Keep the engine too",
  removeEngine: "Remove the engine",
  working: "One moment…",
  failed: "That did not work.",
  apart: "Your records, analyses and settings are stored apart from the app and stay.",
};

export type OfflineTexts = typeof en;

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
  app: (p: { size: string | number }): string => `앱이 이 기기에서 ${p.size}를 차지합니다.`,
  nothing: "이 기기에 보관된 앱 파일이 없습니다.",
  engine: (p: { size: string | number }): string => `엔진이 ${p.size}를 차지합니다. 인터넷 없이 대국, 훈수, 분석을 할 수 있습니다.`,
  noEngine: "엔진은 아직 보관되어 있지 않습니다. 용량이 커서 원할 때나 처음 쓸 때 내려받습니다.",
  keepEngine: "엔진도 보관하기",
  removeEngine: "엔진 지우기",
  working: "잠시만 기다려 주세요…",
  failed: "처리하지 못했습니다.",
  apart: "기보, 분석, 설정은 앱과 따로 저장되며 지워지지 않습니다.",
};

export const nl: OfflineTexts = {
  offline: "Geen netwerk.",
  meanwhile: "Tegen de computer op dit apparaat spelen, analyse, partijen en lessen gaan door.",
  trying: "De partij gaat verder zodra het netwerk terug is.",
  play: "Spelen op dit apparaat",
  close: "Sluiten",
  update: "Er is een nieuwe versie.",
  reload: "Opnieuw laden",
  later: "Later",
  title: "Zonder netwerk",
  keep: "De app op dit apparaat bewaren",
  app: (p: { size: string | number }): string => `De app neemt ${p.size} in op dit apparaat.`,
  nothing: "Van de app is niets op dit apparaat bewaard.",
  engine: (p: { size: string | number }): string => `De engine neemt ${p.size} in: spelen, hints en analyse werken zonder netwerk.`,
  noEngine: "De engine is niet bewaard. Die is groter en wordt opgehaald als je erom vraagt of hem voor het eerst gebruikt.",
  keepEngine: "Ook de engine bewaren",
  removeEngine: "De engine verwijderen",
  working: "Een ogenblik…",
  failed: "Dat is niet gelukt.",
  apart: "Je partijen, analyses en instellingen zijn los van de app opgeslagen en blijven staan.",
};

export const OFFLINE_TEXTS: Readonly<Record<Lang, OfflineTexts>> = { ko, en, nl };

/** In the language and the words in use; reactive. */
export const offlineTexts = (): OfflineTexts => inUse(OFFLINE_TEXTS);
