// Dutch texts of the game on this device against the browser's engine.
import { score } from "../../i18n/unbroken";
import type { DeviceGameTexts } from "./texts.en";

export const nl: DeviceGameTexts = {
  title: "Spelen op dit apparaat",
  intro: "Een partij tegen de computer die in deze browser draait. Zonder netwerk, en niemand anders ziet haar.",
  strength: "Sterkte",
  rules: "Regels",
  side: "Jij speelt",
  random: "Willekeurig",
  mine: "Jouw opstelling",
  begin: "Partij beginnen",
  you: "Jij",
  engine: (p) => `Computer, niveau ${p.level}`,
  file: "Partijen op dit apparaat",
  yourTurn: "Jij bent aan zet",
  check: "Schaak!",
  thinking: "De computer denkt…",
  noEngine: "De engine staat nog niet op dit apparaat en kan zonder netwerk niet worden opgehaald.",
  again: "Opnieuw proberen",
  undo: "Terugnemen",
  takeBack: "Ongedaan maken",
  pass: "Passen",
  resign: "Opgeven",
  flip: "Bord draaien",
  new: "Nieuwe partij",
  review: "Naspelen",
  record: "Bij je partijen",
  points: (p) => `Cho ${score(p.cho, p.han)} Han`,
  noRules: "De regels konden niet worden geladen. Maak één keer verbinding, daarna werkt het ook zonder netwerk.",
};
