// Written by `cargo xtask generate` from the messages in texts/.
import { inUse } from "../i18n/index.svelte";
import type { Lang } from "./languages.gen";

export const en = {
  hanja: {
    title: "Read the pieces",
    about: "The characters on the pieces, a few a day",
    ask: "Which piece is this?",
    right: (p: { character: string | number; name: string | number }): string => `Right: ${p.character} is the ${p.name}.`,
    wrong: (p: { character: string | number; name: string | number }): string => `${p.character} is the ${p.name}. You will see it again soon.`,
    known: (p: { n: string | number; of: string | number }): string => `${p.n} of ${p.of} characters known`,
    none: "Nothing to review today. The characters you know will come back later.",
    anyway: "Practise anyway",
    card: "A Janggi piece",
    grown: "The characters on your pieces are now larger. You can change this in the settings.",
  },
  notation: {
    title: "Read the notation",
    about: "Points such as 79, moves such as 79졸78",
    intro: "A point is written as two digits: first the rank, counted from Han's side (1 to 9, then 0), then the file, counted from Cho's left (1 to 9).",
    kinds: {
      point: "Name the point",
      move: "Find the move",
    },
    askPoint: "What are the two digits of the marked point?",
    askMove: (p: { move: string | number }): string => `Play ${p.move}`,
    digits: "Two digits",
    right: "Right!",
    wrong: (p: { answer: string | number }): string => `It is ${p.answer}.`,
    notThat: (p: { square: string | number }): string => `That is ${p.square}. Look again.`,
    streak: (p: { best: string | number; n: string | number }): string => `${p.n} in a row, best ${p.best}`,
    help: "Show the numbers",
    asMove: (p: { from: string | number; to: string | number }): string => `From ${p.from} to ${p.to}.`,
  },
  next: "Next",
  skip: "Show the answer",
};

export type DrillTexts = typeof en;

export const ko: DrillTexts = {
  hanja: {
    title: "기물 글자 익히기",
    about: "기물의 한자를 날마다 조금씩",
    ask: "어떤 기물일까요?",
    right: (p: { character: string | number; name: string | number }): string => `맞습니다. ${p.name}(${p.character})입니다.`,
    wrong: (p: { character: string | number; name: string | number }): string => `정답은 ${p.name}(${p.character})입니다. 곧 다시 나옵니다.`,
    known: (p: { n: string | number; of: string | number }): string => `${p.of}개 중 ${p.n}개 익힘`,
    none: "오늘은 다 했습니다. 익힌 글자는 나중에 다시 나옵니다.",
    anyway: "더 연습하기",
    card: "장기 기물",
    grown: "이제 기물의 한자가 더 크게 나옵니다. 설정에서 바꿀 수 있습니다.",
  },
  notation: {
    title: "기보 읽기",
    about: "79 같은 자리, 79졸78 같은 수",
    intro: "자리는 숫자 둘로 씁니다. 앞은 한(漢) 쪽에서 센 가로줄(1~9, 열째는 0), 뒤는 초(楚)가 볼 때 왼쪽부터 센 세로줄(1~9)입니다.",
    kinds: {
      point: "자리 번호 맞히기",
      move: "수 찾기",
    },
    askPoint: "표시된 자리는 몇 번일까요?",
    askMove: (p: { move: string | number }): string => `이 수를 두세요: ${p.move}`,
    digits: "숫자 둘",
    right: "맞습니다!",
    wrong: (p: { answer: string | number }): string => `정답은 ${p.answer}입니다.`,
    notThat: (p: { square: string | number }): string => `방금 둔 수는 ${p.square}입니다. 다시 보세요.`,
    streak: (p: { best: string | number; n: string | number }): string => `연속 정답 ${p.n}개, 최고 ${p.best}개`,
    help: "줄 번호 보기",
    asMove: (p: { from: string | number; to: string | number }): string => `${p.from}에서 ${p.to} 자리로 갑니다.`,
  },
  next: "다음",
  skip: "정답 보기",
};

export const nl: DrillTexts = {
  hanja: {
    title: "Stukken leren lezen",
    about: "De tekens op de stukken, elke dag een paar",
    ask: "Welk stuk is dit?",
    right: (p: { character: string | number; name: string | number }): string => `Goed! ${p.character}: ${p.name}.`,
    wrong: (p: { character: string | number; name: string | number }): string => `${p.character}: ${p.name}. Je krijgt het teken binnenkort opnieuw.`,
    known: (p: { n: string | number; of: string | number }): string => `${p.n} van de ${p.of} geleerd`,
    none: "Vandaag is er niets te herhalen. De tekens die je kent, komen later terug.",
    anyway: "Toch oefenen",
    card: "Een Janggi-stuk",
    grown: "De tekens op je stukken zijn nu groter. Je kunt dat in de instellingen wijzigen.",
  },
  notation: {
    title: "Notatie leren lezen",
    about: "Punten als 79, zetten als 79졸78",
    intro: "Een punt wordt geschreven als twee cijfers: eerst de rij, geteld vanaf de kant van Han (1 tot 9, dan 0), dan de kolom, van links naar rechts gezien vanaf Cho (1 tot 9).",
    kinds: {
      point: "Noem het punt",
      move: "Zoek de zet",
    },
    askPoint: "Welke twee cijfers heeft het gemarkeerde punt?",
    askMove: (p: { move: string | number }): string => `Speel ${p.move}`,
    digits: "Twee cijfers",
    right: "Goed!",
    wrong: (p: { answer: string | number }): string => `Het is ${p.answer}.`,
    notThat: (p: { square: string | number }): string => `Dat is ${p.square}. Kijk nog eens.`,
    streak: (p: { best: string | number; n: string | number }): string => `${p.n} op rij, record ${p.best}`,
    help: "Cijfers tonen",
    asMove: (p: { from: string | number; to: string | number }): string => `Van ${p.from} naar ${p.to}.`,
  },
  next: "Volgende",
  skip: "Antwoord tonen",
};

export const DRILL_TEXTS: Readonly<Record<Lang, DrillTexts>> = { ko, en, nl };

/** Returns the texts in the current language and terms. Reactive. */
export const drillTexts = (): DrillTexts => inUse(DRILL_TEXTS);
