// Written by `cargo xtask generate` from the messages in texts/.
import { inUse } from "../i18n/index.svelte";
import type { Lang } from "./languages.gen";

export const en = {
  offline: "You are offline.",
  meanwhile: "You can still play on this device and use your records and the lessons. Playing the computer and analysing work only if the engine is stored.",
  trying: "The game will reconnect as soon as the network is back.",
  play: "Play on this device",
  close: "Close",
  update: "A new version is ready.",
  reload: "Reload",
  later: "Later",
  title: "Offline use",
  keep: "Keep the app on this device",
  app: (p: { size: string | number }): string => `The app takes up ${p.size} on this device.`,
  nothing: "The app is not stored on this device.",
  notYet: "The app is not stored yet. It will be stored when you are online.",
  engine: (p: { size: string | number }): string => `The engine takes up ${p.size}. With it, you can play the computer, get hints and analyse offline.`,
  noEngine: "The engine is not stored on this device. It is larger than the app, and is downloaded when you ask for it or first use it.",
  keepEngine: "Keep the engine too",
  removeEngine: "Remove the engine",
  working: "One moment…",
  failed: "That did not work. Try again.",
  apart: "Your records, analyses and settings are stored separately and are not affected.",
};

export type OfflineTexts = typeof en;

export const ko: OfflineTexts = {
  offline: "인터넷에 연결되어 있지 않습니다.",
  meanwhile: "그래도 이 기기에서 두거나, 기보를 보거나, 장기를 배울 수 있습니다. 컴퓨터와 두거나 분석하려면 엔진이 저장되어 있어야 합니다.",
  trying: "인터넷이 연결되면 대국에 다시 들어갑니다.",
  play: "이 기기에서 두기",
  close: "닫기",
  update: "새 버전이 준비되었습니다.",
  reload: "새로 고침",
  later: "나중에",
  title: "인터넷이 없을 때",
  keep: "이 기기에 앱 저장하기",
  app: (p: { size: string | number }): string => `앱이 이 기기의 저장 공간을 ${p.size} 쓰고 있습니다.`,
  nothing: "이 기기에 저장된 앱 파일이 없습니다.",
  notYet: "아직 저장되지 않았습니다. 인터넷에 연결되어 있을 때 저장됩니다.",
  engine: (p: { size: string | number }): string => `엔진이 저장 공간을 ${p.size} 쓰고 있습니다. 엔진이 있으면 인터넷 없이도 대국하고, 힌트를 받고, 분석할 수 있습니다.`,
  noEngine: "엔진은 아직 내려받지 않았습니다. 용량이 커서, 원할 때나 처음 쓸 때 내려받습니다.",
  keepEngine: "엔진도 저장하기",
  removeEngine: "엔진 지우기",
  working: "잠시만 기다려 주세요…",
  failed: "처리하지 못했습니다. 다시 시도해 주세요.",
  apart: "기보, 분석, 설정은 앱과 따로 저장되므로 앱이나 엔진을 지워도 남습니다.",
};

export const nl: OfflineTexts = {
  offline: "Je bent offline.",
  meanwhile: "Je kunt nog op dit apparaat spelen, je archief bekijken en lessen doen. Tegen de computer spelen en analyseren kan alleen als de engine is opgeslagen.",
  trying: "Zodra er weer internet is, wordt opnieuw verbinding gemaakt.",
  play: "Spelen op dit apparaat",
  close: "Sluiten",
  update: "Er is een nieuwe versie.",
  reload: "Opnieuw laden",
  later: "Later",
  title: "Offline gebruiken",
  keep: "De app op dit apparaat bewaren",
  app: (p: { size: string | number }): string => `De app neemt ${p.size} in op dit apparaat.`,
  nothing: "De app is niet op dit apparaat opgeslagen.",
  notYet: "De app is nog niet opgeslagen. Dat gebeurt zodra je online bent.",
  engine: (p: { size: string | number }): string => `De engine neemt ${p.size} in. Daarmee kun je offline spelen, hints krijgen en analyseren.`,
  noEngine: "De engine is niet op dit apparaat opgeslagen. Die is groter dan de app en wordt gedownload als je erom vraagt of de engine voor het eerst gebruikt.",
  keepEngine: "Ook de engine bewaren",
  removeEngine: "Engine verwijderen",
  working: "Een ogenblik…",
  failed: "Dat is niet gelukt. Probeer het opnieuw.",
  apart: "Je archief, analyses en instellingen zijn los van de app opgeslagen en blijven bewaard.",
};

export const OFFLINE_TEXTS: Readonly<Record<Lang, OfflineTexts>> = { ko, en, nl };

/** Returns the texts in the current language and terms. Reactive. */
export const offlineTexts = (): OfflineTexts => inUse(OFFLINE_TEXTS);
