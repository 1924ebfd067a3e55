// Written by `cargo xtask generate` from the messages in texts/.
import { inUse } from "../i18n/index.svelte";
import type { Lang } from "./languages.gen";
import { withHanja } from "./functions";

export const en = {
  title: "Play on this device",
  intro: "A game in this browser, against the computer or between two people. It works offline, and is not shown to others.",
  strength: "Strength",
  rules: "Rule set",
  side: "You play",
  random: "Random",
  mine: "Your setup",
  setupOf: (p: { side: string | number }): string => `${p.side}'s setup`,
  begin: "Start the game",
  you: "You",
  engine: (p: { level: string | number }): string => `Computer, level ${p.level}`,
  file: "Games on this device",
  yourTurn: "Your turn",
  check: "Check!",
  thinking: "The computer is thinking…",
  noEngine: "The engine is not on this device yet. Go online to download it.",
  again: "Try again",
  undo: "Take back",
  pass: "Pass",
  resign: "Resign",
  stop: "Stop and count points",
  flip: "Flip board",
  new: "New game",
  review: "Review",
  record: "Open the record",
  points: (p: { cho: string | number; han: string | number }): string => `Cho ${p.cho} : ${p.han} Han`,
  noRules: "The rules could not be loaded. Go online once; after that, you can play offline too.",
};

export type DeviceGameTexts = typeof en;

export const ko: DeviceGameTexts = {
  title: "이 기기에서 두기",
  intro: "이 브라우저에서 컴퓨터와 두거나 둘이 함께 둡니다. 인터넷 없이 둘 수 있고 다른 사람에게는 보이지 않습니다.",
  strength: "난이도",
  rules: "규칙",
  side: "내 진영",
  random: "무작위",
  mine: "내 차림",
  setupOf: (p: { side: string | number }): string => `${withHanja(p.side)}의 차림`,
  begin: "대국 시작",
  you: "나",
  engine: (p: { level: string | number }): string => `컴퓨터 ${p.level}단계`,
  file: "이 기기의 대국",
  yourTurn: "내 차례",
  check: "장군!",
  thinking: "컴퓨터가 생각하는 중…",
  noEngine: "장기 엔진을 아직 내려받지 않았습니다. 인터넷에 연결해 내려받으세요.",
  again: "다시 시도",
  undo: "무르기",
  pass: "한수쉼",
  resign: "기권",
  stop: "끝내고 점수 계산",
  flip: "판 돌리기",
  new: "새 대국",
  review: "복기",
  record: "기보 모음에서 보기",
  points: (p: { cho: string | number; han: string | number }): string => `초(楚) ${p.cho} : ${p.han} 한(漢)`,
  noRules: "규칙을 불러오지 못했습니다. 인터넷에 한 번 연결하면 그다음부터는 연결 없이도 둘 수 있습니다.",
};

export const nl: DeviceGameTexts = {
  title: "Spelen op dit apparaat",
  intro: "Een partij in deze browser, tegen de computer of met z'n tweeën. Dat werkt ook offline, en anderen zien de partij niet.",
  strength: "Sterkte",
  rules: "Spelregels",
  side: "Jij speelt",
  random: "Willekeurig",
  mine: "Jouw opstelling",
  setupOf: (p: { side: string | number }): string => `Opstelling van ${p.side}`,
  begin: "Partij beginnen",
  you: "Jij",
  engine: (p: { level: string | number }): string => `Computer, niveau ${p.level}`,
  file: "Partijen op dit apparaat",
  yourTurn: "Jij bent aan zet",
  check: "Schaak!",
  thinking: "De computer denkt na…",
  noEngine: "De engine staat nog niet op dit apparaat. Maak verbinding met internet om die te downloaden.",
  again: "Opnieuw proberen",
  undo: "Terugnemen",
  pass: "Passen",
  resign: "Opgeven",
  stop: "Stoppen en tellen",
  flip: "Bord draaien",
  new: "Nieuwe partij",
  review: "Nabespreken",
  record: "Openen in het archief",
  points: (p: { cho: string | number; han: string | number }): string => `Cho ${p.cho} : ${p.han} Han`,
  noRules: "De spelregels konden niet worden geladen. Maak één keer verbinding met internet; daarna werkt dit ook offline.",
};

export const DEVICE_GAME_TEXTS: Readonly<Record<Lang, DeviceGameTexts>> = { ko, en, nl };

/** Returns the texts in the current language and terms. Reactive. */
export const deviceGameTexts = (): DeviceGameTexts => inUse(DEVICE_GAME_TEXTS);
