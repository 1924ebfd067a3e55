// Written by `cargo xtask generate` from the messages in texts/.
import { inUse } from "../i18n/index.svelte";
import type { Lang } from "./languages.gen";
import { iGa, withHanja } from "./functions";

export const en = {
  won: "Well played!",
  lost: "Thank you for the game. A review makes the next one better.",
  drawn: "A close game.",
  length: (p: { n: number }): string => (p.n === 1 ? "1 move" : `${p.n} moves`),
  points: "Points at the end",
  turning: "Turning point",
  turningAt: (p: { move: string | number; ply: string | number; points: string | number; side: string | number }): string => `Move ${p.ply}, ${p.move}: ${p.side} wins ${p.points} points`,
};

export type GameEndTexts = typeof en;

export const ko: GameEndTexts = {
  won: "축하합니다. 좋은 한판이었습니다!",
  lost: "수고하셨습니다. 복기하면 다음 판이 달라집니다.",
  drawn: "팽팽한 한판이었습니다.",
  length: (p: { n: number }): string => `${p.n}수`,
  points: "마지막 점수",
  turning: "승부처",
  turningAt: (p: { move: string | number; ply: string | number; points: string | number; side: string | number }): string => `${p.ply}수 ${p.move}: ${iGa(withHanja(p.side))} ${p.points}점 이득`,
};

export const nl: GameEndTexts = {
  won: "Goed gespeeld!",
  lost: "Bedankt voor de partij. Nakijken maakt de volgende beter.",
  drawn: "Een gelijk gevecht.",
  length: (p: { n: number }): string => (p.n === 1 ? "1 zet" : `${p.n} zetten`),
  points: "Punten aan het eind",
  turning: "Keerpunt",
  turningAt: (p: { move: string | number; ply: string | number; points: string | number; side: string | number }): string => `Zet ${p.ply}, ${p.move}: ${p.side} wint ${p.points} punten`,
};

export const GAME_END_TEXTS: Readonly<Record<Lang, GameEndTexts>> = { ko, en, nl };

/** In the language and the words in use; reactive. */
export const gameEndTexts = (): GameEndTexts => inUse(GAME_END_TEXTS);
