import type { EndTexts } from "./text-types";

export const nl: EndTexts = {
  won: "Goed gespeeld!",
  lost: "Bedankt voor de partij. Nakijken maakt de volgende beter.",
  drawn: "Een gelijk gevecht.",
  length: (p) => (p.n === 1 ? "1 zet" : `${p.n} zetten`),
  points: "Punten aan het eind",
  turning: "Keerpunt",
  turningAt: (p) => `Zet ${p.ply}, ${p.move}: ${p.side} wint ${p.points} punten`,
};
