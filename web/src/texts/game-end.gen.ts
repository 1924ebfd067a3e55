// Written by `cargo xtask generate` from the messages in texts/.
import { inUse } from "../i18n/index.svelte";
import type { Lang } from "./languages.gen";
import { iGa, withHanja } from "./functions";

export const en = {
  won: "Well played!",
  lost: "Thanks for the game. A review can help you play better next time.",
  drawn: "Thanks for the game.",
  length: (p: { n: number }): string => (p.n === 1 ? "1 move" : `${p.n} moves`),
  points: "Points at the end",
  turning: "Turning point",
  turningAt: (p: { move: string | number; ply: string | number; points: string | number; side: string | number }): string => `Move ${p.ply}, ${p.move}: points gained by ${p.side}: ${p.points}`,
  newGeup: (p: { grade: string | number }): string => `Promoted to ${p.grade}!`,
  newDan: (p: { grade: string | number }): string => `Promoted to ${p.grade}!`,
  ownScale: "Grades are on this server's own scale, which differs from those of the associations and of Kakao.",
};

export type GameEndTexts = typeof en;

export const ko: GameEndTexts = {
  won: "축하합니다. 좋은 한판이었습니다!",
  lost: "수고하셨습니다. 복기하면 다음 판이 달라집니다.",
  drawn: "수고하셨습니다.",
  length: (p: { n: number }): string => `${p.n}수`,
  points: "마지막 점수",
  turning: "승부처",
  turningAt: (p: { move: string | number; ply: string | number; points: string | number; side: string | number }): string => `${p.ply}수째 ${p.move}: ${iGa(withHanja(p.side))} ${p.points}점 이득`,
  newGeup: (p: { grade: string | number }): string => `승급을 축하합니다! 이제 ${p.grade}입니다.`,
  newDan: (p: { grade: string | number }): string => `승단을 축하합니다! 이제 ${p.grade}입니다.`,
  ownScale: "이 서버의 자체 급·단입니다. 협회나 카카오장기의 급·단과는 다릅니다.",
};

export const nl: GameEndTexts = {
  won: "Goed gespeeld!",
  lost: "Bedankt voor de partij. Van een nabespreking leer je voor de volgende keer.",
  drawn: "Bedankt voor de partij.",
  length: (p: { n: number }): string => (p.n === 1 ? "1 zet" : `${p.n} zetten`),
  points: "Punten aan het eind",
  turning: "Keerpunt",
  turningAt: (p: { move: string | number; ply: string | number; points: string | number; side: string | number }): string => `Zet ${p.ply}, ${p.move}: ${p.side} wint ${p.points} punten`,
  newGeup: (p: { grade: string | number }): string => `Bevorderd tot ${p.grade}!`,
  newDan: (p: { grade: string | number }): string => `Bevorderd tot ${p.grade}!`,
  ownScale: "Deze graden gelden alleen op deze server. Bonden en Kakao gebruiken andere schalen.",
};

export const GAME_END_TEXTS: Readonly<Record<Lang, GameEndTexts>> = { ko, en, nl };

/** Returns the texts in the current language and terms. Reactive. */
export const gameEndTexts = (): GameEndTexts => inUse(GAME_END_TEXTS);
