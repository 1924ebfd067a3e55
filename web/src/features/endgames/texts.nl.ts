// Dutch texts of the page on endgames.
import type { EndgameTexts } from "./texts.en";

export const nl: EndgameTexts = {
  title: "Eindspelen: welke stukken winnen?",
  intro:
    "Spelers weten uit het hoofd welke stukken van welke wachters winnen, en zijn het er niet over eens. Hier is elke stelling met die stukken uitgerekend. De aanvaller heeft zelf geen wachters, behalve waar een regel dat zegt: wachters zijn schermen voor zijn kanonnen, en daarmee wint hij misschien vaker.",
  objective: "Generaals tegenover elkaar",
  objectives: { mate: "betekent niets", "mate-facing-draw": "mag remise" },
  claims: {
    "big-three": {
      name: "대삼능 (daesamneung)",
      text: "“Drie grote stukken”, zonder wagen, tegen twee wachters: vier combinaties zouden winnen, drie niet.",
    },
    "small-three": {
      name: "소삼능 (sosamneung)",
      text: "“Drie kleine stukken”, met soldaten: deze zouden niet van twee wachters winnen.",
    },
    "chariot-three": {
      name: "차삼능 (chasamneung)",
      text: "Een wagen en nog twee stukken tegen twee wachters: zou winnen, maar niet met twee soldaten.",
    },
    "chariot-two": {
      name: "차이능 (chaineung)",
      text: "Een wagen en nog één stuk: zou niet van twee wachters winnen.",
    },
    "one-guard": { name: "외사 (oesa)", text: "Er is één wachter over: wat zelfs dan niet genoeg zou zijn." },
    "bare-general": { name: "민궁 (min-gung)", text: "De generaal heeft geen wachter meer." },
  },
  caption: (p) => `${p.claim}: wat men zegt, en wat waar is`,
  column: { pieces: "Stukken", says: "Men zegt", won: "Gewonnen", longest: "Langste winst" },
  roles: { R: "wagen", C: "kanon", N: "paard", B: "olifant", P: "soldaat" },
  several: (p) =>
    `${p.count} ${{ wagen: "wagens", kanon: "kanonnen", paard: "paarden", olifant: "olifanten", soldaat: "soldaten" }[p.role] ?? p.role}`,
  joined: (p) => p.pieces.join(" en "),
  against: (p) =>
    `${p.pieces} tegen ${p.guards === 0 ? "de kale generaal" : p.guards === 1 ? "één wachter" : "twee wachters"}`,
  says: { wins: "wint", holds: "wint niet" },
  sources: {
    wikipedia: "Koreaanse Wikipedia",
    librewiki: "librewiki (Koreaans)",
    program: "lijst van een Koreaans programma",
  },
  grades: {
    always: "bijna overal gewonnen",
    mostly: "meestal gewonnen",
    seldom: "meestal gehouden",
    never: "bijna altijd gehouden",
  },
  notComputed: "nog niet uitgerekend",
  guarded: (p) => `met ${p.guards === 1 ? "één eigen wachter" : "twee eigen wachters"}: ${p.share} %`,
  none: "geen",
  moves: (p) => (p.n === 1 ? "1 zet" : `${p.n} zetten`),
  impossible: "kan niet ontstaan: een kant heeft er maar twee",
  play: (p) => `Naspelen: ${p.pieces}`,
  player: {
    title: (p) => `De langste winst: ${p.pieces}`,
    at: (p) => `Zet ${p.ply} van ${p.all}`,
    first: "Begin",
    back: "Terug",
    next: "Verder",
    last: "Mat",
    analyse: "Bekijken in de analyse",
    best: "Beide kanten spelen op hun best: Cho geeft zo snel mogelijk mat, Han stelt het zo lang mogelijk uit.",
  },
  points: {
    title: "En op punten?",
    text: "Waar punten beslissen, hoeft de aanvaller geen mat te geven: hij wint als hij voor staat en voor blijft. Twee wachters en de deom van 1,5 zijn samen 7,5 voor Han, 6 voor Cho. Alle stukken op deze pagina zijn meer waard, behalve deze, waarbij de deom bepaalt wie voor staat:",
    case: (p) => `${p.pieces}: ${p.own} punten tegen ${p.other}`,
    shares:
      "Voor een wagen en nog één stuk is elke stelling ook op punten uitgerekend, met generaals die tegenover elkaar mogen staan. De deom verandert daar bijna niets. Zoveel wint de aanvaller als hij aan zet is, als Cho en als Han:",
    share: (p) => `${p.pieces}: ${p.cho} % als Cho, ${p.han} % als Han`,
    exceptions: "Voor drie stukken is dit niet uitgerekend; daar zeggen de cijfers alleen wie voor staat.",
  },
  about: {
    title: "Hoe dit gevonden is",
    counting:
      "“Gewonnen” is het deel van alle toegestane stellingen, met de aanvaller aan zet, waarin hij mat kan afdwingen. Daarbij zijn stellingen waarin meteen een stuk verloren gaat, dus ook een bekende winst komt niet op 100 %.",
    exact:
      "Elke stelling is vanaf mat teruggerekend, met slagen erbij; steekproeven zijn met de regels vergeleken. Zetlimieten en herhaling zijn weggelaten. Geen van de cijfers is een steekproef.",
    data: "De cijfers als bestand",
    licence: "vrij voor elk gebruik (CC0)",
  },
};
