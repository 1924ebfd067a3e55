import type { LawTexts } from "./text-types";

export const chessWar: LawTexts = {
  pieces: {
    k: {
      name: "Generaal",
      called: "궁 of 장 · 楚 voor Cho, 漢 voor Han · op het legerblad een King",
      how: "Eén punt in elke richting, binnen zijn Paleis.",
      hint: "De lijnen van het Paleis tellen niet. Zien de Generaals elkaar als een beurt begint, dan is het gelijkspel.",
    },
    a: {
      name: "Adviseur",
      called: "사 · 士 · ook wachter",
      how: "Eén punt in elke richting, binnen het Paleis.",
      hint: "Hij gaat precies als de Generaal.",
    },
    c: {
      name: "Kanon",
      called: "포 · 包",
      how: "Het gaat elke afstand langs een lijn. Om te slaan springt het over precies één stuk.",
      hint: "Het springt nooit over een Kanon en slaat er nooit een.",
    },
  },
  worth: null,
  sheet: null,
};
