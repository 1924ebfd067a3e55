import type { CoachTexts } from "./text-types";

export const nl: CoachTexts = {
  name: "Begeleider",
  close: "Geen begeleider meer",
  hello: "Raak een stuk aan: de punten waar het heen kan lichten op.",
  setup:
    "Voor een eerste partij: binnenolifanten. De paarden dekken het midden en een kanon vindt iets om overheen te springen.",
  check: "Je staat schaak. Sla de aanvaller, zet er een stuk tussen, of loop weg met de generaal.",
  mate: "Kijk goed: je kunt meteen winnen!",
  danger: (p) =>
    `Let op: je ${p.taken} kan geslagen worden (${p.piece}). Ga weg, dek het, sluit de weg af, of sla eerst.`,
  chance: (p) => `Met je ${p.piece} kun je met winst slaan: ${p.taken}.`,
  tips: {
    chariot: "Open de weg van een strijdwagen: zet een randsoldaat opzij. Hij staat dan ook naast zijn buur.",
    horse: "Breng een paard naar voren. Voor het paleis dekt het soldaten en kan het kanon eroverheen springen.",
    cannon: "Spring met een kanon voor je generaal: het verdedigt daar en bedreigt de hele lijn.",
    soldiers: "Twee soldaten naast elkaar dekken elkaar. Houd ze samen, ze komen nooit terug.",
    otherChariot: "Open ook de andere strijdwagen. Strijdwagens winnen partijen.",
    guards: "Houd beide adviseurs bij de generaal, en trek de generaal terug als aanvallers dichtbij komen.",
    look: "Kijk na elke zet van je tegenstander eerst wat die nu aanvalt.",
    points:
      "Mat hoeft niet: passen beiden, dan beslissen punten. Soldaat 2, adviseur en olifant 3, paard 5, kanon 7, strijdwagen 13.",
    pass: "Geen goede zet? Je mag passen, maar nooit bij schaak.",
  },
  quiet: "Alles is rustig. Breng je stukken naar vrije lijnen en houd ze gedekt.",
  theirTurn: "Je tegenstander denkt na. Let op welk stuk er zet en wat het dan aanvalt.",
};
