import type { LawTexts, XiangqiPageTexts } from "./text-types";

export const xiangqiPage: XiangqiPageTexts = {
  title: "Xiangqi spelen",
  intro:
    "Xiangqi, Chinees schaak, is het spel waaruit Janggi is ontstaan. Ken je Janggi, dan hoef je alleen de verschillen te leren, en je kunt het met een Janggi-set spelen.",
  start: "De beginstelling",
  sets: "Spelen met een Janggi-set",
  setsIntro: "De borden en stukken verschillen op zeven punten, die voor het spel niet uitmaken:",
  differences: [
    "Een Xiangqi-bord heeft een rivier in het midden, tussen de vijfde en de zesde rij, meestal getekend door de verticale lijnen weg te laten. Leg op een Janggi-bord een strook papier neer of onthoud waar ze ligt.",
    "Xiangqi-stukken zijn allemaal even groot, Janggi-stukken hebben drie groottes.",
    "Xiangqi-stukken zijn aan één kant bedrukt, Janggi-stukken aan beide.",
    "Sommige Chinese tekens zijn anders, en bij Janggi zijn die van blauw in cursief schrift.",
    "Xiangqi-stukken zijn rond in plaats van achthoekig.",
    "Xiangqi wordt meestal met rood en zwart gespeeld, Janggi met rood en blauw of groen.",
    "De vakjes van een Xiangqi-bord zijn precies vierkant. Op een Janggi-bord zijn ze iets breder dan hoog.",
  ],
  rules: "De spelregels",
  pieces: "De stukken en hun waarde",
  play: "Xiangqi spelen",
};

export const xiangqi: LawTexts = {
  pieces: {
    k: {
      name: "Generaal",
      called: "帥 voor Rood, 將 voor Zwart",
      how: "Eén punt vooruit, achteruit of opzij, binnen zijn Paleis.",
      hint: "De diagonalen gebruikt hij niet. De Generaals mogen nooit op een open lijn tegenover elkaar staan.",
    },
    a: {
      name: "Adviseur",
      called: "仕 voor Rood, 士 voor Zwart",
      how: "Eén punt schuin, binnen het Paleis.",
      hint: "Hij komt op maar vijf punten: de hoeken van het Paleis en het midden.",
    },
    n: {
      name: "Paard",
      called: "傌 voor Rood, 馬 voor Zwart",
      how: "Eén punt recht, dan één punt schuin naar buiten, zoals bij Janggi.",
      hint: "Het springt niet: een stuk op het eerste punt verspert beide punten daarachter.",
    },
    b: {
      name: "Olifant",
      called: "相 voor Rood, 象 voor Zwart",
      how: "Precies twee punten schuin; het punt ertussen, zijn oog, moet leeg zijn.",
      hint: "Hij kan de rivier niet over en komt dus maar op zeven punten: een verdedigend stuk.",
    },
    r: {
      name: "Strijdwagen",
      called: "俥 voor Rood, 車 voor Zwart · beweegt als een toren",
      how: "Elke afstand recht langs een lijn, zolang de weg vrij is.",
      hint: "Hij mag de diagonalen van de Paleizen niet gebruiken. Het is het sterkste stuk.",
    },
    c: {
      name: "Kanon",
      called: "炮 voor Rood, 砲 voor Zwart",
      how: "Het beweegt als de Strijdwagen. Om te slaan springt het over precies één stuk.",
      hint: "Het mag over elk stuk springen, ook over een Kanon, en mag Kanonnen slaan.",
    },
    p: {
      name: "Soldaat",
      called: "兵 voor Rood, 卒 voor Zwart",
      how: "Eén punt vooruit, en over de rivier ook opzij.",
      hint: "Hij gaat nooit achteruit en promoveert nooit.",
    },
  },
  worth: {
    r: "7 punten",
    c: "4,5 punten",
    n: "4 punten",
    b: "2 punten",
    a: "2 punten",
    p: "1 punt, over de rivier 2",
    k: "geen punten: wie hem verliest, verliest de partij",
  },
  sheet: [
    {
      term: "xiangqi",
      title: "Het doel",
      lines: [
        "Val de vijandelijke Generaal zo aan dat niets hem kan redden. Rood begint.",
        "Wie geen zet heeft, verliest ook, ook zonder schaak. Passen bestaat niet.",
      ],
    },
    {
      term: "start",
      title: "De beginstelling",
      lines: [
        "De beginstelling ligt vast: je kiest geen opstelling, en de Generaals staan op de achterste rij tussen hun Adviseurs.",
      ],
    },
    {
      term: "river",
      title: "De rivier",
      lines: [
        "De rivier ligt tussen de vijfde en de zesde rij. Olifanten mogen er niet overheen; Soldaten mogen aan de overkant ook opzij. Voor de andere stukken maakt ze niet uit.",
      ],
    },
    {
      term: "flying-general",
      title: "Generaals tegenover elkaar",
      lines: [
        "De Generaals mogen nooit op een open lijn tegenover elkaar staan. Een Generaal beheerst zijn lijn dus als een Strijdwagen.",
      ],
    },
    {
      term: "repetition",
      title: "Herhaling en remise",
      lines: [
        "Komt een stelling voor de derde keer voor, dan verliest de kant die steeds schaak gaf of een stuk achtervolgde. Deden beide kanten dat, of geen van beide, dan is het remise.",
        "Hebben beide kanten te weinig stukken om te winnen, dan is het remise.",
        "Punten geven alleen aan wat stukken waard zijn. Ze beslissen geen partij.",
      ],
    },
  ],
};
