import type { CoachTexts } from "./text-types";

export const nl: CoachTexts = {
  name: "Begeleider",
  close: "Begeleider uitzetten",
  hello: "Tik op een stuk om te zien waar het heen kan.",
  setup:
    "Voor een eerste partij: binnenolifanten. Beide paarden dekken het midden, en een kanon kan over een paard springen.",
  check: "Je staat schaak. Sla de aanvaller, zet er een stuk tussen of ga weg met de generaal.",
  mate: "Kijk goed: je kunt meteen winnen!",
  danger: (p) =>
    `Let op: je ${p.taken} kan geslagen worden (${p.piece}). Ga weg, dek het, sluit de weg af, of sla eerst.`,
  chance: (p) => `Met je ${p.piece} kun je met winst slaan: ${p.taken}.`,
  tips: {
    chariot:
      "Open een lijn voor een strijdwagen door een randsoldaat opzij te zetten. De soldaat dekt dan ook zijn buurman.",
    horse: "Breng een paard naar voren. Voor het paleis dekt het soldaten en kan het kanon eroverheen springen.",
    cannon: "Spring met een kanon voor je generaal: het verdedigt daar en bedreigt de hele lijn.",
    soldiers: "Twee soldaten naast elkaar dekken elkaar. Houd ze samen, ze komen nooit terug.",
    otherChariot: "Open ook de andere strijdwagen. Strijdwagens winnen partijen.",
    guards: "Houd beide adviseurs bij de generaal, en trek de generaal terug als aanvallers dichtbij komen.",
    look: "Kijk na elke zet van je tegenstander eerst wat die nu aanvalt.",
    points:
      "Je kunt ook zonder mat winnen: passen beide kanten, dan beslissen de punten. Soldaat 2, adviseur en olifant 3, paard 5, kanon 7, strijdwagen 13.",
    pass: "Geen goede zet? Je mag passen, maar niet als je schaak staat.",
  },
  quiet: "Er wordt niets aangevallen. Breng je stukken naar open lijnen en houd ze gedekt.",
  theirTurn: "Je tegenstander denkt na. Let op welk stuk er zet en wat het dan aanvalt.",
};
