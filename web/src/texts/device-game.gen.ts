// Written by `cargo xtask generate` from the messages in texts/.
import { inUse } from "../i18n/index.svelte";
import type { Lang } from "./languages.gen";

export const en = {
  title: "Play on this device",
  intro: "A game against the computer in this browser. It works without a network, and only you can see it.",
  strength: "Strength",
  rules: "Rules",
  side: "You play",
  random: "Random",
  mine: "Your setup",
  begin: "Start the game",
  you: "You",
  engine: (p: { level: string | number }): string => `Computer, level ${p.level}`,
  file: "Games on this device",
  yourTurn: "Your turn",
  check: "Check!",
  thinking: "The computer is thinking…",
  noEngine: "The engine is not on this device yet and cannot be fetched without a network.",
  again: "Try again",
  undo: "Undo",
  takeBack: "Undo",
  pass: "Pass",
  resign: "Resign",
  flip: "Turn the board",
  new: "New game",
  review: "Review",
  record: "In your records",
  points: (p: { cho: string | number; han: string | number }): string => `Cho ${p.cho} : ${p.han} Han`,
  noRules: "The rules could not be loaded. Connect once, then it works without a network too.",
};

export type DeviceGameTexts = typeof en;

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
  engine: (p: { level: string | number }): string => `컴퓨터 ${p.level}단계`,
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
  points: (p: { cho: string | number; han: string | number }): string => `초 ${p.cho} : ${p.han} 한`,
  noRules: "규칙을 불러오지 못했습니다. 한 번 연결하면 그다음부터는 인터넷 없이도 됩니다.",
};

export const nl: DeviceGameTexts = {
  title: "Spelen op dit apparaat",
  intro: "Een partij tegen de computer die in deze browser draait. Zonder netwerk, en niemand anders ziet haar.",
  strength: "Sterkte",
  rules: "Regels",
  side: "Jij speelt",
  random: "Willekeurig",
  mine: "Jouw opstelling",
  begin: "Partij beginnen",
  you: "Jij",
  engine: (p: { level: string | number }): string => `Computer, niveau ${p.level}`,
  file: "Partijen op dit apparaat",
  yourTurn: "Jij bent aan zet",
  check: "Schaak!",
  thinking: "De computer denkt…",
  noEngine: "De engine staat nog niet op dit apparaat en kan zonder netwerk niet worden opgehaald.",
  again: "Opnieuw proberen",
  undo: "Terugnemen",
  takeBack: "Ongedaan maken",
  pass: "Passen",
  resign: "Opgeven",
  flip: "Bord draaien",
  new: "Nieuwe partij",
  review: "Naspelen",
  record: "Bij je partijen",
  points: (p: { cho: string | number; han: string | number }): string => `Cho ${p.cho} : ${p.han} Han`,
  noRules: "De regels konden niet worden geladen. Maak één keer verbinding, daarna werkt het ook zonder netwerk.",
};

export const DEVICE_GAME_TEXTS: Readonly<Record<Lang, DeviceGameTexts>> = { ko, en, nl };

/** In the language and the words in use; reactive. */
export const deviceGameTexts = (): DeviceGameTexts => inUse(DEVICE_GAME_TEXTS);
