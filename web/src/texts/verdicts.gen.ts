// Written by `cargo xtask generate` from the messages in texts/.
import { inUse } from "../i18n/index.svelte";
import type { Lang } from "./languages.gen";

export const en = {
  /** What every rule set would have decided about a recorded game. $step is a move as players write it, $ply its number; $result says who wins and by how much. */
  game: (p: { file: string | number; number: string | number }): string => `${p.file}, game ${p.number}`,
  recorded: (p: { result: string | number }): string => `The record says: ${p.result}.`,
  agree: "All rule sets lead to the same result.",
  noEnd: "No rule set ends the game within this record. If the game ended in a way that is not recorded, such as by resignation, loss on time or agreement, that decides the result.",
  part: {
    start: "The rule sets disagree from the start.",
    after: (p: { ply: string | number }): string => `The rule sets disagree after move ${p.ply}.`,
  },
  at: {
    start: "At the start",
    ply: (p: { ply: string | number }): string => `After move ${p.ply}`,
    end: (p: { ply: string | number }): string => `At the end of the record, after move ${p.ply}`,
  },
  refused: (p: { reason: string | number; step: string | number }): string => `The next move, ${p.step}, is not allowed. ${p.reason}`,
  noStart: {
    arrangement_not_allowed: "The game cannot start like this: these rules do not allow this setup.",
    matsang_forbidden: "The game cannot start like this: elephants on opposite wings are forbidden.",
    generals_facing: "The game cannot start like this: the generals face each other.",
    bad_position: "The game cannot start like this: the position cannot be played.",
  },
  open: (p: { cho: string | number; cho_points: string | number; han: string | number; han_points: string | number }): string => `The game goes on. Points: ${p.cho} ${p.cho_points}, ${p.han} ${p.han_points}.`,
  bothPass: (p: { result: string | number }): string => `If both sides pass now: ${p.result}.`,
  called: (p: { result: string | number }): string => `If bikjang is called now: ${p.result}.`,
  agreed: (p: { result: string | number }): string => `If both agree to end the game: ${p.result}.`,
  winner: (p: { side: string | number }): string => `${p.side} wins`,
  draw: "a draw",
  source: (p: { cite: string | number; mark: string | number }): string => `Source: ${p.cite} ${p.mark}.`,
  otherGame: (p: { names: string | number }): string => `Rules of other games, not compared: ${p.names}`,
  notOfficial: "Worked out by Janggun from its own rule sets. This is not a decision by any association.",
};

export type VerdictsTexts = typeof en;

export const ko: VerdictsTexts = {
  game: (p: { file: string | number; number: string | number }): string => `${p.file}, ${p.number}번째 대국`,
  recorded: (p: { result: string | number }): string => `기보에 적힌 결과: ${p.result}`,
  agree: "모든 규칙의 판정이 같습니다.",
  noEnd: "이 기보 안에서는 어느 규칙으로도 대국이 끝나지 않습니다. 기권, 시간패, 합의처럼 기보에 적히지 않은 일로 끝났다면 그 결과를 따릅니다.",
  part: {
    start: "시작부터 규칙마다 판정이 다릅니다.",
    after: (p: { ply: string | number }): string => `${p.ply}수째를 둔 뒤부터 규칙마다 판정이 다릅니다.`,
  },
  at: {
    start: "시작",
    ply: (p: { ply: string | number }): string => `${p.ply}수째를 둔 뒤`,
    end: (p: { ply: string | number }): string => `기보의 마지막(${p.ply}수째)`,
  },
  refused: (p: { reason: string | number; step: string | number }): string => `다음 수 ${p.step}: 둘 수 없는 수입니다. ${p.reason}`,
  noStart: {
    arrangement_not_allowed: "이렇게 시작할 수 없습니다. 이 규칙에는 없는 차림입니다.",
    matsang_forbidden: "이렇게 시작할 수 없습니다. 이 규칙은 맞상을 금합니다.",
    generals_facing: "이렇게 시작할 수 없습니다. 두 궁이 마주 보고 있습니다.",
    bad_position: "이렇게 시작할 수 없습니다. 둘 수 없는 국면입니다.",
  },
  open: (p: { cho: string | number; cho_points: string | number; han: string | number; han_points: string | number }): string => `아직 끝나지 않았습니다. 점수: ${p.cho} ${p.cho_points}, ${p.han} ${p.han_points}`,
  bothPass: (p: { result: string | number }): string => `지금 양쪽이 한 수씩 쉬면: ${p.result}`,
  called: (p: { result: string | number }): string => `지금 빅장을 부르면: ${p.result}`,
  agreed: (p: { result: string | number }): string => `합의하여 끝내면: ${p.result}`,
  winner: (p: { side: string | number }): string => `${p.side} 승`,
  draw: "무승부",
  source: (p: { cite: string | number; mark: string | number }): string => `출처(${p.mark}): ${p.cite}`,
  otherGame: (p: { names: string | number }): string => `다른 게임의 규칙이라 비교하지 않음: ${p.names}`,
  notOfficial: "이 프로그램에 담긴 규칙으로 계산한 판정이며, 어느 협회의 공식 판정도 아닙니다.",
};

export const nl: VerdictsTexts = {
  game: (p: { file: string | number; number: string | number }): string => `${p.file}, partij ${p.number}`,
  recorded: (p: { result: string | number }): string => `Volgens de notatie: ${p.result}.`,
  agree: "Alle sets spelregels geven dezelfde uitslag.",
  noEnd: "Volgens geen enkele set spelregels eindigt de partij binnen deze notatie. Eindigde de partij door iets wat er niet in staat, zoals opgeven, tijdsoverschrijding of een afspraak, dan geldt dat.",
  part: {
    start: "De spelregels lopen vanaf het begin uiteen.",
    after: (p: { ply: string | number }): string => `De spelregels lopen na zet ${p.ply} uiteen.`,
  },
  at: {
    start: "Aan het begin",
    ply: (p: { ply: string | number }): string => `Na zet ${p.ply}`,
    end: (p: { ply: string | number }): string => `Aan het eind van de notatie, na zet ${p.ply}`,
  },
  refused: (p: { reason: string | number; step: string | number }): string => `De volgende zet, ${p.step}, mag niet. ${p.reason}`,
  noStart: {
    arrangement_not_allowed: "De partij kan zo niet beginnen: volgens deze regels is deze opstelling niet toegestaan.",
    matsang_forbidden: "De partij kan zo niet beginnen: olifanten tegenover elkaar zijn verboden.",
    generals_facing: "De partij kan zo niet beginnen: de generaals staan tegenover elkaar.",
    bad_position: "De partij kan zo niet beginnen: deze stelling is niet speelbaar.",
  },
  open: (p: { cho: string | number; cho_points: string | number; han: string | number; han_points: string | number }): string => `De partij gaat door. Punten: ${p.cho} ${p.cho_points}, ${p.han} ${p.han_points}.`,
  bothPass: (p: { result: string | number }): string => `Als beide kanten nu passen: ${p.result}.`,
  called: (p: { result: string | number }): string => `Als nu Bigjang wordt gemeld: ${p.result}.`,
  agreed: (p: { result: string | number }): string => `Als beide kanten de partij in overleg beëindigen: ${p.result}.`,
  winner: (p: { side: string | number }): string => `${p.side} wint`,
  draw: "gelijkspel",
  source: (p: { cite: string | number; mark: string | number }): string => `Bron: ${p.cite} ${p.mark}.`,
  otherGame: (p: { names: string | number }): string => `Regels van andere spellen, niet vergeleken: ${p.names}`,
  notOfficial: "Dit heeft Janggun berekend met zijn eigen sets spelregels. Het is geen beslissing van een bond.",
};

export const VERDICTS_TEXTS: Readonly<Record<Lang, VerdictsTexts>> = { ko, en, nl };

/** Returns the texts in the current language and terms. Reactive. */
export const verdictsTexts = (): VerdictsTexts => inUse(VERDICTS_TEXTS);
