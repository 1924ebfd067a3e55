// Written by `cargo xtask generate` from the messages in texts/.
import { inUse } from "../i18n/index.svelte";
import type { Lang } from "./languages.gen";
import { withHanja } from "./functions";

export const en = {
  problem: "Problem of the day",
  goals: {
    mate: (p: { n: number; side: string | number }): string => (p.n === 1 ? `${p.side} to move: mate in 1` : `${p.side} to move: mate in ${p.n}`),
    points: (p: { side: string | number }): string => `${p.side} to move: win on points`,
    advantage: (p: { side: string | number }): string => `${p.side} to move: win material or the game`,
    save: (p: { side: string | number }): string => `${p.side} to move: find the only move`,
  },
  solve: "Solve it",
  solved: "Solved. There will be a new problem tomorrow.",
  more: "More problems",
  since: "New since your last visit",
  today: "Today",
  turn: (p: { name: string | number }): string => `Your turn · ${p.name}`,
  over: (p: { name: string | number; result: string | number }): string => `${p.result} · ${p.name}`,
  newProblem: "A new problem of the day",
  newReplay: (p: { cho: string | number; han: string | number }): string => `Game of the day: ${p.cho} against ${p.han}`,
  word: (p: { word: string | number }): string => `Word of the day: ${p.word}`,
  rating: (p: { after: string | number; before: string | number }): string => `Your rating: ${p.before} → ${p.after}`,
  running: "Your games in progress",
  recent: "Your recent games",
  review: "Review",
  all: "All my games",
  level: (p: { level: string | number }): string => `computer (level ${p.level})`,
  yours: "Your most recent game",
  tournament: "Run a tournament (pairings, standings, certificates)",
  stories: {
    m51: "Mate after 51 moves with most pieces still on the board. One cannon takes three soldiers, then one chariot breaks into the palace and the other gives mate.",
    m72: "One of Han's chariots takes both of Cho's cannons. The other gives mate from the edge of the board.",
    m77: "An elephant takes a chariot in the far corner. In the end, Cho's last chariot gives mate on the back rank.",
    m96: "After a long fight in the centre, Han's elephant takes a chariot. Then two chariots close in on the general.",
    m138: "A long endgame with few pieces. At the very end a soldier steps in as the screen, and the cannon gives mate.",
  },
};

export type HomeTexts = typeof en;

export const ko: HomeTexts = {
  problem: "오늘의 문제",
  goals: {
    mate: (p: { n: number; side: string | number }): string => `${withHanja(p.side)} 차례 · ${p.n}수 외통`,
    points: (p: { side: string | number }): string => `${withHanja(p.side)} 차례 · 점수승 거두기`,
    advantage: (p: { side: string | number }): string => `${withHanja(p.side)} 차례 · 이득 보기`,
    save: (p: { side: string | number }): string => `${withHanja(p.side)} 차례 · 위기 벗어나기`,
  },
  solve: "풀어 보기",
  solved: "풀었습니다. 내일 새 문제가 나옵니다.",
  more: "다른 문제",
  since: "지난 방문 이후 새 소식",
  today: "오늘",
  turn: (p: { name: string | number }): string => `${p.name} · 내 차례`,
  over: (p: { name: string | number; result: string | number }): string => `${p.name} · ${p.result}`,
  newProblem: "오늘의 문제가 새로 나왔습니다",
  newReplay: (p: { cho: string | number; han: string | number }): string => `오늘의 대국 · ${p.cho} 대 ${p.han}`,
  word: (p: { word: string | number }): string => `오늘의 용어 · ${p.word}`,
  rating: (p: { after: string | number; before: string | number }): string => `내 레이팅 ${p.before} → ${p.after}`,
  running: "이어서 두기",
  recent: "최근 내 대국",
  review: "복기",
  all: "내 대국 모두 보기",
  level: (p: { level: string | number }): string => `컴퓨터 ${p.level}단계`,
  yours: "가장 최근에 둔 대국",
  tournament: "대회 운영(대진표, 순위, 상장)",
  stories: {
    m51: "기물이 거의 다 남은 채 51수 만에 나온 외통. 포 하나가 병 셋을 잡고, 차 하나가 궁성으로 뛰어들자 다른 차가 외통을 만듭니다.",
    m72: "한(漢)의 차 하나가 초(楚)의 포 둘을 모두 잡습니다. 마지막에는 다른 차가 판 가장자리에서 외통을 만듭니다.",
    m77: "상이 멀리 판 모서리에서 차를 잡습니다. 결국 하나 남은 초(楚)의 차가 맨 윗줄에서 외통을 만듭니다.",
    m96: "가운데에서 오래 싸운 끝에 한(漢)의 상이 차를 잡습니다. 그리고 두 차가 궁을 조여 옵니다.",
    m138: "기물이 얼마 남지 않은 긴 종반. 마지막에 병이 포다리로 들어서고 포가 외통을 만듭니다.",
  },
};

export const nl: HomeTexts = {
  problem: "Opgave van de dag",
  goals: {
    mate: (p: { n: number; side: string | number }): string => (p.n === 1 ? `${p.side} aan zet: mat in één` : `${p.side} aan zet: mat in ${p.n}`),
    points: (p: { side: string | number }): string => `${p.side} aan zet: win op punten`,
    advantage: (p: { side: string | number }): string => `${p.side} aan zet: win materiaal of de partij`,
    save: (p: { side: string | number }): string => `${p.side} aan zet: vind de enige zet`,
  },
  solve: "Oplossen",
  solved: "Opgelost. Morgen komt er een nieuwe.",
  more: "Meer opgaven",
  since: "Nieuw sinds je vorige bezoek",
  today: "Vandaag",
  turn: (p: { name: string | number }): string => `Jij bent aan zet · ${p.name}`,
  over: (p: { name: string | number; result: string | number }): string => `${p.result} · ${p.name}`,
  newProblem: "Er is een nieuwe opgave van de dag",
  newReplay: (p: { cho: string | number; han: string | number }): string => `Een partij om na te spelen: ${p.cho} tegen ${p.han}`,
  word: (p: { word: string | number }): string => `Woord van de dag: ${p.word}`,
  rating: (p: { after: string | number; before: string | number }): string => `Je rating: ${p.before} → ${p.after}`,
  running: "Lopende partijen",
  recent: "Je laatste partijen",
  review: "Nabespreken",
  all: "Al mijn partijen",
  level: (p: { level: string | number }): string => `computer (niveau ${p.level})`,
  yours: "Je laatste partij",
  tournament: "Een toernooi leiden (indeling, stand, oorkonden)",
  stories: {
    m51: "Mat na 51 zetten op een bijna vol bord. Eén kanon ruimt drie soldaten op, dan dringt de ene strijdwagen het paleis binnen en geeft de andere mat.",
    m72: "Een strijdwagen van Han slaat beide kanonnen van Cho. De andere geeft mat vanaf de rand van het bord.",
    m77: "Een olifant slaat een strijdwagen in de verre hoek. Aan het eind geeft de laatste strijdwagen van Cho mat op de achterste rij.",
    m96: "Na een lange strijd in het midden slaat de olifant van Han een strijdwagen. Dan sluiten twee strijdwagens de generaal in.",
    m138: "Een lang eindspel met weinig stukken. Op het laatst gaat een soldaat ertussen staan als hulpstuk en geeft het kanon mat.",
  },
};

export const HOME_TEXTS: Readonly<Record<Lang, HomeTexts>> = { ko, en, nl };

/** Returns the texts in the current language and terms. Reactive. */
export const homeTexts = (): HomeTexts => inUse(HOME_TEXTS);
