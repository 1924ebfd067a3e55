import type { LawTexts } from "./text-types";

export const xiangqi: LawTexts = {
  pieces: {
    k: {
      name: "Generaal",
      called: "帥 voor Rood, 將 voor Zwart",
      how: "Eén punt recht vooruit, achteruit of opzij, binnen zijn Paleis.",
      hint: "De diagonalen gebruikt hij niet. De Generaals mogen nooit op één lijn staan zonder stuk ertussen.",
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
      hint: "Hij steekt de rivier niet over en komt zo op maar zeven punten: een stuk om te verdedigen.",
    },
    r: {
      name: "Strijdwagen",
      called: "俥 voor Rood, 車 voor Zwart · beweegt als een toren",
      how: "Elke afstand recht langs een lijn, zolang de weg vrij is.",
      hint: "De diagonalen van de Paleizen zijn niet voor hem. Het is het sterkste stuk.",
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
      how: "Eén punt vooruit; over de rivier ook opzij.",
      hint: "Hij gaat nooit terug en wordt nooit een ander stuk.",
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
        "Wie geen zet heeft, verliest ook, schaak of niet. Passen bestaat niet.",
      ],
    },
    {
      term: "start",
      title: "Het begin",
      lines: [
        "De Beginstelling ligt vast: niemand kiest een opstelling, en de Generaals staan op de achterste rij tussen hun Adviseurs.",
      ],
    },
    {
      term: "river",
      title: "De rivier",
      lines: [
        "Ze ligt tussen de vijfde en de zesde rij. Olifanten steken haar niet over; Soldaten gaan daarna ook opzij. Voor alle andere stukken is ze er niet.",
      ],
    },
    {
      term: "flying-general",
      title: "Generaals uit het zicht",
      lines: [
        "De Generaals mogen elkaar nooit zien op een open lijn. Zo dekt een Generaal zijn lijn als een Strijdwagen.",
      ],
    },
    {
      term: "repetition",
      title: "Herhalen",
      lines: [
        "Staat een stelling voor de derde keer op het bord, dan verliest wie steeds schaak gaf of een stuk achtervolgde. Deden beiden dat, of geen van beiden, dan is het gelijkspel.",
        "Punten dienen alleen ter vergelijking; ze beslissen niets.",
      ],
    },
  ],
};
