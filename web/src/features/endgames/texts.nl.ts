// Dutch texts of the page on endgames.
import type { EndgameTexts } from "./texts.en";

export const nl: EndgameTexts = {
  title: "Eindspelen: welke stukken winnen?",
  intro:
    "Spelers weten uit het hoofd welke stukken van welke adviseurs winnen, maar zijn het er niet over eens. Hier is elke stelling met die stukken doorgerekend. De aanvaller heeft zelf geen adviseurs, tenzij dat erbij staat: zijn kanonnen kunnen over adviseurs springen, zodat hij dan vaker kan winnen.",
  objective: "Generaals tegenover elkaar",
  objectives: { mate: "geen gevolg", "mate-facing-draw": "kan remise geven" },
  claims: {
    "big-three": {
      name: "대삼능 (daesamneung)",
      text: "“Drie grote stukken”, zonder strijdwagen, tegen twee adviseurs: vier combinaties zouden winnen, drie niet.",
    },
    "small-three": {
      name: "소삼능 (sosamneung)",
      text: "“Drie kleine stukken”, met soldaten: deze zouden niet van twee adviseurs winnen.",
    },
    "chariot-three": {
      name: "차삼능 (chasamneung)",
      text: "Een strijdwagen en nog twee stukken tegen twee adviseurs: zou winnen, maar niet met twee soldaten.",
    },
    "chariot-two": {
      name: "차이능 (chaineung)",
      text: "Een strijdwagen en nog één stuk: zou niet van twee adviseurs winnen.",
    },
    "one-guard": {
      name: "외사 (oesa)",
      text: "Er is één adviseur over. Ook dan zouden deze stukken niet genoeg zijn.",
    },
    "bare-general": { name: "민궁 (min-gung)", text: "De generaal heeft geen adviseurs meer." },
  },
  caption: (p) => `${p.claim}: het gezegde en de feiten`,
  column: { pieces: "Stukken", says: "Men zegt", won: "Gewonnen", longest: "Langste winst" },
  roles: { R: "strijdwagen", C: "kanon", N: "paard", B: "olifant", P: "soldaat" },
  several: (p) =>
    `${p.count} ${{ strijdwagen: "strijdwagens", kanon: "kanonnen", paard: "paarden", olifant: "olifanten", soldaat: "soldaten" }[p.role] ?? p.role}`,
  joined: (p) => p.pieces.join(" en "),
  against: (p) =>
    `${p.pieces} tegen ${p.guards === 0 ? "de kale generaal" : p.guards === 1 ? "één adviseur" : "twee adviseurs"}`,
  says: { wins: "wint", holds: "wint niet" },
  sources: {
    wikipedia: "Koreaanse Wikipedia",
    librewiki: "librewiki (Koreaans)",
    program: "lijst van een Koreaans programma",
  },
  grades: {
    always: "bijna altijd gewonnen",
    mostly: "meestal gewonnen",
    seldom: "meestal te houden",
    never: "bijna altijd te houden",
  },
  notComputed: "nog niet doorgerekend",
  guarded: (p) => `met ${p.guards === 1 ? "één eigen adviseur" : "twee eigen adviseurs"}: ${p.share}%`,
  none: "geen",
  moves: (p) => (p.n === 1 ? "1 zet" : `${p.n} zetten`),
  impossible: "kan niet voorkomen: elke kant heeft er maar twee",
  play: (p) => `Naspelen: ${p.pieces}`,
  player: {
    title: (p) => `De langste winst: ${p.pieces}`,
    begins: (p) => `Beginstelling, mat in ${p.of}`,
    at: (p) => `Zet ${p.move} van ${p.of}, ${p.side}`,
    first: "Begin",
    back: "Terug",
    next: "Verder",
    last: "Mat",
    analyse: "Openen in analyse",
    best: "Beide kanten spelen op hun best: Cho geeft zo snel mogelijk mat, Han stelt het zo lang mogelijk uit.",
  },
  points: {
    title: "En op punten?",
    text: "Als punten beslissen, hoeft de aanvaller geen mat te geven: hij wint door voor te blijven. Twee adviseurs zijn 6 punten waard voor Cho, en met de deom van 1,5 punt 7,5 voor Han. De stukken op deze pagina zijn meer waard, behalve in deze gevallen, waarin de deom bepaalt wie voorstaat:",
    case: (p) => `${p.pieces}: ${p.own} punten tegen ${p.other}`,
    shares:
      "Voor een strijdwagen en nog één stuk is elke stelling ook op punten doorgerekend, waarbij de generaals tegenover elkaar mogen staan. De deom maakt daar bijna geen verschil. Het deel dat de aanvaller wint als hij aan zet is, als Cho en als Han:",
    share: (p) => `${p.pieces}: ${p.cho}% als Cho, ${p.han}% als Han`,
    exceptions: "Voor drie stukken is dit niet doorgerekend; daar is alleen te zien wie voorstaat.",
  },
  about: {
    title: "Hoe dit berekend is",
    counting:
      "“Gewonnen” is het deel van alle toegestane stellingen, met de aanvaller aan zet, waarin hij mat kan afdwingen. Daar zitten ook stellingen bij waarin meteen een stuk verloren gaat, zodat zelfs een bekende winst niet op 100% komt.",
    exact:
      "Elke stelling is vanaf mat teruggerekend, ook met slaan; steekproeven zijn met de spelregels vergeleken. Zetlimieten en herhaling zijn buiten beschouwing gelaten. De cijfers tellen alle stellingen, geen steekproef.",
    data: "De cijfers als bestand",
    licence: "vrij voor elk gebruik (CC0)",
  },
};
