import type { EndTexts } from "./text-types";

export const en: EndTexts = {
  won: "Well played!",
  lost: "Thank you for the game. A review makes the next one better.",
  drawn: "A close game.",
  length: (p) => (p.n === 1 ? "1 move" : `${p.n} moves`),
  points: "Points at the end",
  turning: "Turning point",
  turningAt: (p) => `Move ${p.ply}, ${p.move}: ${p.side} wins ${p.points} points`,
};
