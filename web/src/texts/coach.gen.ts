// Written by `cargo xtask generate` from the messages in texts/.
import { inUse } from "../i18n/index.svelte";
import type { Lang } from "./languages.gen";
import { eulReul, iGa } from "./functions";

export const en = {
  name: "Coach",
  close: "Turn off the coach",
  hello: "Tap a piece to see where it can go.",
  setup: "For a first game, choose inner elephants. Both horses guard the centre, and a cannon can use a horse as its screen.",
  check: "You are in check. Capture the attacker, block the line or move the general away.",
  mate: "Look closely: you can win at once!",
  danger: (p: { piece: string | number; taken: string | number }): string => `Careful: your ${p.taken} can be captured by the ${p.piece}. Move it, protect it, block the line or make a capture of your own.`,
  chance: (p: { piece: string | number; taken: string | number }): string => `Your ${p.piece} can win material by capturing the ${p.taken}.`,
  tips: {
    chariot: "Open a file for a chariot by moving an edge soldier sideways. The soldier then also protects its neighbour.",
    horse: "Develop a horse towards the centre. There it protects soldiers, and a cannon can use it as a screen.",
    cannon: "Jump with a cannon to the point in front of your general. There it defends and attacks along the whole file.",
    soldiers: "Two soldiers side by side protect each other. Keep them together, because soldiers never move back.",
    otherChariot: "Open a file for the other chariot too. Chariots win games.",
    guards: "Keep both guards near the general, and move the general back when attackers come close.",
    look: "After each move by your opponent, first look at what that move attacks.",
    points: "You can win without mate: if both sides pass in a row, points decide. Soldier 2, guard and elephant 3, horse 5, cannon 7, chariot 13.",
    pass: "No good move? You can pass, but not while in check.",
  },
  quiet: "None of your pieces is in danger. Move them to open lines and keep them protected.",
  theirTurn: "Watch which piece your opponent moves and what it attacks.",
};

export type CoachTexts = typeof en;

export const ko: CoachTexts = {
  name: "도우미",
  close: "도우미 끄기",
  hello: "기물을 누르면 갈 수 있는 자리가 표시됩니다.",
  setup: "처음 두는 대국이라면 안상차림이 좋습니다. 두 마가 중앙을 지키고, 마를 포다리 삼아 포를 움직이기 쉽습니다.",
  check: "장군을 받았습니다. 공격하는 기물을 잡거나, 길을 막거나, 궁을 옮기세요.",
  mate: "잘 보세요. 한 수 만에 이길 수 있습니다!",
  danger: (p: { piece: string | number; taken: string | number }): string => `조심하세요. 상대 ${p.piece}에 내 ${iGa(p.taken)} 잡힐 수 있습니다. 피하거나, 지키거나, 길을 막거나, 먼저 잡으세요.`,
  chance: (p: { piece: string | number; taken: string | number }): string => `내 ${iGa(p.piece)} 상대 ${eulReul(p.taken)} 잡으면 이득입니다.`,
  tips: {
    chariot: "변의 졸을 옆으로 옮겨 차의 길을 여세요. 그 졸은 이웃한 졸과 서로 지켜 줍니다.",
    horse: "마를 가운데 쪽으로 내보내세요. 가운데로 나온 마는 졸을 지키고 포다리가 됩니다.",
    cannon: "포를 궁 앞으로 넘기세요(면포). 궁을 지키면서 가운데 줄을 노립니다.",
    soldiers: "나란히 선 두 졸은 서로 지킵니다. 졸은 뒤로 못 가니 함께 나아가세요.",
    otherChariot: "나머지 차의 길도 여세요. 차가 활약해야 이깁니다.",
    guards: "두 사를 궁 곁에 두고, 위험해지면 궁을 뒤로 내리세요.",
    look: "상대가 둘 때마다 그 수가 무엇을 노리는지 먼저 보세요.",
    points: "외통이 아니어도 이길 수 있습니다. 양쪽이 잇달아 한 수씩 쉬면 점수로 승부를 가립니다. 졸은 2점, 사와 상은 3점, 마는 5점, 포는 7점, 차는 13점입니다.",
    pass: "좋은 수가 없으면 한 수 쉬어도 됩니다. 장군을 받고 있을 때는 쉴 수 없습니다.",
  },
  quiet: "지금 위험한 기물은 없습니다. 기물이 다닐 길을 열고, 기물끼리 서로 지키게 하세요.",
  theirTurn: "상대 차례에는 어느 기물이 움직이고 무엇을 노리는지 보세요.",
};

export const nl: CoachTexts = {
  name: "Coach",
  close: "Coach uitzetten",
  hello: "Tik op een stuk om te zien waar het heen kan.",
  setup: "Kies voor een eerste partij binnenste olifanten. Beide paarden dekken dan het midden, en een kanon kan over een paard springen.",
  check: "Je staat schaak. Sla de aanvaller, zet er een stuk tussen of ga weg met de generaal.",
  mate: "Kijk goed: je kunt meteen winnen!",
  danger: (p: { piece: string | number; taken: string | number }): string => `Let op: je ${p.taken} kan geslagen worden door een ${p.piece}. Zet het stuk weg, dek het, zet er een stuk tussen of sla zelf iets.`,
  chance: (p: { piece: string | number; taken: string | number }): string => `Je ${p.piece} kan met winst een ${p.taken} slaan.`,
  tips: {
    chariot: "Open een lijn voor een strijdwagen door een randsoldaat opzij te zetten. De soldaat dekt dan ook zijn buurman.",
    horse: "Breng een paard naar het midden. Daar dekt het soldaten en kan een kanon eroverheen springen.",
    cannon: "Spring met een kanon naar het punt vóór je generaal. Daar verdedigt het en bestrijkt het de hele lijn.",
    soldiers: "Twee soldaten naast elkaar dekken elkaar. Houd ze bij elkaar, want soldaten gaan nooit terug.",
    otherChariot: "Open ook de lijn van de andere strijdwagen. Met strijdwagens win je partijen.",
    guards: "Houd beide adviseurs bij de generaal, en trek de generaal terug als aanvallers dichtbij komen.",
    look: "Kijk na elke zet van je tegenstander eerst wat er nu wordt aangevallen.",
    points: "Je kunt ook zonder mat winnen: volgens veel spelregels beslissen de punten als beide kanten passen. Soldaat 2, adviseur en olifant 3, paard 5, kanon 7, strijdwagen 13.",
    pass: "Geen goede zet? Je mag passen, maar niet als je schaak staat.",
  },
  quiet: "Geen van je stukken is in gevaar. Breng ze naar open lijnen en houd ze gedekt.",
  theirTurn: "Let op welk stuk je tegenstander verzet en wat het dan aanvalt.",
};

export const COACH_TEXTS: Readonly<Record<Lang, CoachTexts>> = { ko, en, nl };

/** Returns the texts in the current language and terms. Reactive. */
export const coachTexts = (): CoachTexts => inUse(COACH_TEXTS);
