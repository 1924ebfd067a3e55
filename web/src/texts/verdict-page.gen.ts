// Written by `cargo xtask generate` from the messages in texts/.
import { inUse } from "../i18n/index.svelte";
import type { Lang } from "./languages.gen";

export const en = {
  /** The page on which a recorded game is judged by every rule set. $step is a move as players write it, $ply its number. */
  title: "Who won? Settle a dispute",
  thisGame: "Would other rules have changed the result?",
  intro: "Do you and your opponent disagree about who won? Enter the game record: Janggun shows what each rule set would have decided, by which rule and with how many points.",
  text: "Record",
  hint: "Paste or type .gib, PGN, JSON or UCI, or the address of a game on this server, or drop a file anywhere on this page. The record is not sent to the server.",
  hintSite: "Paste or type .gib, PGN, JSON or UCI, or drop a file anywhere on this page. Nothing is sent anywhere.",
  go: "Compare",
  file: "Choose a file",
  own: "Choose one of my games",
  drop: "Drop to compare",
  another: "Another game",
  waiting: "Replaying the game under every rule set…",
  print: "Print",
  link: "Copy a link",
  tooLong: "This record is too long for a link. Send the record itself.",
  damaged: "This link contains no record, or only part of one. Did you copy the whole link?",
  onBoard: "Show in analysis",
  readTo: (p: { fault: string | number; ply: string | number }): string => `The record can be read only up to move ${p.ply}. ${p.fault}`,
  position: {
    start: "The starting position",
    after: (p: { ply: string | number }): string => `The position after move ${p.ply}`,
  },
  ruleSets: (p: { n: number }): string => (p.n === 1 ? "1 rule set" : `${p.n} rule sets`),
  named: (p: { rules: string | number }): string => `The record names its rules: ${p.rules}.`,
  counts: {
    /** How many rule sets give the game to a side, and so on; shown as a short list. */
    wins: (p: { n: number; side: string | number }): string => (p.n === 1 ? `${p.side} wins under one rule set` : `${p.side} wins under ${p.n} rule sets`),
    draw: (p: { n: number }): string => (p.n === 1 ? "A draw under one rule set" : `A draw under ${p.n} rule sets`),
    open: (p: { n: number }): string => (p.n === 1 ? "The game goes on under one rule set" : `The game goes on under ${p.n} rule sets`),
    none: (p: { n: number }): string => (p.n === 1 ? "A move or the start is not allowed under one rule set" : `A move or the start is not allowed under ${p.n} rule sets`),
  },
};

export type VerdictPageTexts = typeof en;

export const ko: VerdictPageTexts = {
  title: "승패 시비 가리기 · 규칙별 판정",
  thisGame: "다른 규칙이었다면? 규칙별 판정",
  intro: "누가 이겼는지 말이 엇갈리나요? 기보를 넣으면 규칙마다 누가 이긴 판인지, 어느 규칙과 어떤 점수 때문인지 보여 드립니다.",
  text: "기보",
  hint: ".gib, PGN, JSON, UCI 기보나 이 서버의 대국 주소를 붙여 넣거나 입력하세요. 파일을 이 화면에 끌어다 놓아도 됩니다. 기보는 서버로 보내지 않습니다.",
  hintSite: ".gib, PGN, JSON, UCI를 붙여 넣거나 입력하세요. 파일을 이 화면에 끌어다 놓아도 됩니다. 기보는 어디로도 보내지 않습니다.",
  go: "판정 보기",
  file: "파일 선택",
  own: "내 대국에서 고르기",
  drop: "여기에 놓으면 판정합니다",
  another: "다른 대국",
  waiting: "모든 규칙으로 다시 두어 보는 중…",
  print: "인쇄",
  link: "링크 복사",
  tooLong: "기보가 길어 링크에 담을 수 없습니다. 기보를 직접 보내 주세요.",
  damaged: "이 링크에는 기보가 없거나 일부만 있습니다. 주소를 끝까지 복사했는지 확인하세요.",
  onBoard: "분석에서 보기",
  readTo: (p: { fault: string | number; ply: string | number }): string => `${p.ply}수까지만 읽을 수 있습니다. ${p.fault}`,
  position: {
    start: "시작 국면",
    after: (p: { ply: string | number }): string => `${p.ply}수째를 둔 뒤의 국면`,
  },
  ruleSets: (p: { n: number }): string => `규칙 ${p.n}가지`,
  named: (p: { rules: string | number }): string => `기보에 적힌 규칙: ${p.rules}`,
  counts: {
    wins: (p: { n: number; side: string | number }): string => `${p.side} 승: 규칙 ${p.n}가지`,
    draw: (p: { n: number }): string => `무승부: 규칙 ${p.n}가지`,
    open: (p: { n: number }): string => `아직 끝나지 않음: 규칙 ${p.n}가지`,
    none: (p: { n: number }): string => `둘 수 없는 수나 차림: 규칙 ${p.n}가지`,
  },
};

export const nl: VerdictPageTexts = {
  title: "Wie heeft gewonnen? Een geschil beslechten",
  thisGame: "Hadden andere regels anders beslist?",
  intro: "Zijn jij en je tegenstander het er niet over eens wie er gewonnen heeft? Voer de notatie van de partij in: Janggun laat zien wat elke set spelregels zou hebben beslist, door welke regel en met hoeveel punten.",
  text: "Notatie",
  hint: "Plak of typ .gib, PGN, JSON of UCI, of het adres van een partij op deze server, of sleep een bestand naar deze pagina. De notatie wordt niet naar de server gestuurd.",
  hintSite: "Plak of typ .gib, PGN, JSON of UCI, of sleep een bestand naar deze pagina. Er wordt niets verstuurd.",
  go: "Vergelijken",
  file: "Bestand kiezen",
  own: "Een van mijn partijen kiezen",
  drop: "Laat los om te vergelijken",
  another: "Andere partij",
  waiting: "De partij wordt volgens elke set spelregels nagespeeld…",
  print: "Afdrukken",
  link: "Link kopiëren",
  tooLong: "Deze notatie is te lang voor een link. Stuur de notatie zelf.",
  damaged: "Deze link bevat geen notatie, of maar een deel ervan. Heb je de hele link gekopieerd?",
  onBoard: "Tonen in de analyse",
  readTo: (p: { fault: string | number; ply: string | number }): string => `Alleen de zetten tot en met ${p.ply} zijn leesbaar. ${p.fault}`,
  position: {
    start: "De beginstelling",
    after: (p: { ply: string | number }): string => `De stelling na zet ${p.ply}`,
  },
  ruleSets: (p: { n: number }): string => (p.n === 1 ? "1 set spelregels" : `${p.n} sets spelregels`),
  named: (p: { rules: string | number }): string => `In de notatie staan de spelregels vermeld: ${p.rules}.`,
  counts: {
    wins: (p: { n: number; side: string | number }): string => (p.n === 1 ? `${p.side} wint volgens één set spelregels` : `${p.side} wint volgens ${p.n} sets spelregels`),
    draw: (p: { n: number }): string => (p.n === 1 ? "Gelijkspel volgens één set spelregels" : `Gelijkspel volgens ${p.n} sets spelregels`),
    open: (p: { n: number }): string => (p.n === 1 ? "De partij gaat door volgens één set spelregels" : `De partij gaat door volgens ${p.n} sets spelregels`),
    none: (p: { n: number }): string => (p.n === 1 ? "Een zet of het begin is niet toegestaan volgens één set spelregels" : `Een zet of het begin is niet toegestaan volgens ${p.n} sets spelregels`),
  },
};

export const VERDICT_PAGE_TEXTS: Readonly<Record<Lang, VerdictPageTexts>> = { ko, en, nl };

/** In the language and the words in use; reactive. */
export const verdictPageTexts = (): VerdictPageTexts => inUse(VERDICT_PAGE_TEXTS);
