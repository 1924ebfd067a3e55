import type { DrillTexts } from "./text-types";

export const nl: DrillTexts = {
  hanja: {
    title: "Stukken leren lezen",
    about: "De tekens op de stukken, elke dag een paar",
    ask: "Welk stuk is dit?",
    right: (p) => `Goed: ${p.character} is ${p.name}.`,
    wrong: (p) => `${p.character} is ${p.name}. Je krijgt het binnenkort opnieuw.`,
    known: (p) => `${p.n} van de ${p.of} geleerd`,
    due: (p) => `nog ${p.n}`,
    none: "Vandaag is er niets te herhalen. Wat je kent, komt over een paar dagen terug.",
    anyway: "Toch oefenen",
    card: "Een stuk van Janggi",
    grown: "De tekens op je stukken zijn nu groter. Je kunt dat in de instellingen wijzigen.",
  },
  notation: {
    title: "De notatie lezen",
    about: "Punten als 79, zetten als 79졸78",
    intro:
      "Een punt heeft twee cijfers: eerst de rij, geteld vanaf Han (1 tot 9, dan 0), dan de lijn, geteld vanaf links bij Cho (1 tot 9).",
    kinds: { point: "Noem het punt", move: "Zoek de zet" },
    askPoint: "Welke twee cijfers heeft het gemarkeerde punt?",
    askMove: (p) => `Speel ${p.move}`,
    digits: "Twee cijfers",
    right: "Goed!",
    wrong: (p) => `Het is ${p.answer}.`,
    notThat: (p) => `Dat is ${p.square}. Kijk nog eens.`,
    streak: (p) => `${p.n} op rij, beste ${p.best}`,
    help: "Toon de cijfers",
    asMove: (p) => `Van ${p.from} naar ${p.to}.`,
  },
  next: "Volgende",
  skip: "Toon het antwoord",
};
