// Dutch texts of the page on openings.
import type { OpeningTexts } from "./texts.en";

export const nl: OpeningTexts = {
  title: "Openingen",
  intro:
    "Elke kant kiest een van vier opstellingen, samen 16 paren. Dit zijn de resultaten van partijen die de engine vanuit elk paar tegen zichzelf speelde.",
  rules: "Spelregels",
  ruleSets: { pychess: "PyChess", kakao: "Kakao-Janggi" },
  summary: (p) => `${p.games} partijen. Cho behaalde ${p.share} van de punten (95%-interval ${p.interval}).`,
  even: "Geen van beide staat duidelijk voor: het interval bevat 50%.",
  ahead: {
    cho: "Cho staat duidelijk voor, meer dan toeval verklaart.",
    han: "Han staat duidelijk voor, meer dan toeval verklaart.",
  },
  matrix: {
    title: "Opstelling tegen opstelling",
    caption: "Het aandeel van Cho in de punten, in procenten, met het 95%-interval",
    cho: "Opstelling van Cho",
    han: "Opstelling van Han",
    corner: "Cho, Han",
    how: "P is een Paard en O een Olifant, voor beide partijen gelezen vanaf links van Cho. Gespiegelde paren zijn dezelfde partij, dus hun cijfers horen binnen hun intervallen gelijk te zijn.",
    opposite: "맞상",
    sameWing: "엇상",
    legend: "맞상: de buitenste Olifanten staan op verschillende vleugels. 엇상: op dezelfde vleugel.",
    colours: "Hoe sterker de kleur, hoe verder van 50%. ▲ Cho staat voor, meer dan toeval verklaart, ▼ Han.",
    cell: (p) => `${p.share}%, tussen ${p.low} en ${p.high}, ${p.games} partijen`,
    clear: (p) =>
      p.n === 0
        ? "In geen van de 16 paren staat een partij voor, meer dan toeval verklaart."
        : `In ${p.n} van de 16 paren staat een partij voor, meer dan toeval verklaart; ongeveer één van de 16 zou dat bij toeval doen.`,
    best: (p) => `Cho scoorde het best met ${p.cho} tegen ${p.han}: ${p.share}%.`,
    worst: (p) => `Cho scoorde het slechtst met ${p.cho} tegen ${p.han}: ${p.share}%.`,
    answers: "Han stelt eerst op, dus Cho kan daarop reageren. De best scorende antwoorden:",
    answer: (p) => `Op ${p.han}: ${p.cho} (${p.share}%)`,
    luck: "Het beste van vier cijfers berust deels op geluk: de echte verschillen zijn kleiner.",
  },
  formations: {
    title: "Formaties",
    intro:
      "De formatie die een kant binnen haar eerste 15 zetten bereikte, herkend aan de plaats van de stukken, hoe ze er ook kwamen. De score hangt ook af van wie een formatie kiest en wanneer, en bewijst dus niet dat ze goed of slecht is.",
    caption: "Hoe vaak elke formatie voorkwam en hoe ze scoorde",
    formation: "Formatie",
    often: (p) => `${p.side}: hoe vaak`,
    score: (p) => `${p.side}: resultaat`,
    none: "andere",
  },
  deom: {
    title: "De eerste zet en het deom",
    intro:
      "Cho begint, en Han krijgt daarvoor het deom als de punten beslissen. ‘Gespeeld’: de engine kende het deom tijdens de partijen. ‘Herteld’: partijen met een deom van 1,5 waarvan de punten achteraf met een ander deom zijn geteld. De engine kende dat deom niet, dus deze cijfers zeggen minder.",
    caption: "Het aandeel van Cho in de punten, naar deom",
    deom: "Deom (덤)",
    played: "Gespeeld",
    recounted: "Herteld",
    byPoints: (p) => `Punten beslisten ${p.share}% van de partijen. De rest werd op het bord gewonnen.`,
    evenAt: (p) => `Herteld zijn de partijen gelijk bij een deom van ${p.deom}.`,
    neverEven: "Herteld maakt geen deom de partijen gelijk.",
  },
  about: {
    title: "Hoe betrouwbaar dit is",
    strength: (p) =>
      `De engine bekeek ${p.nodes} stellingen per zet: genoeg om de stukken te ontwikkelen en te slaan wat ongedekt staat, maar ver onder haar volle sterkte en niet zoals een mens. De cijfers zijn geen oordeel over een opstelling. Op volle sterkte, of tussen mensen, kunnen andere opstellingen beter zijn.`,
    method:
      "In de eerste acht zetten van elke partij wordt geloot tussen zetten die hoogstens 0,6 van een Soldaat slechter zijn dan de beste, zodat de partijen verschillen; daarna wordt de beste gespeeld. Een partij stopt als beide kanten haar elk twee zetten lang beslist vinden.",
    data: "De cijfers als bestand",
    licence: "vrij voor elk gebruik (CC0)",
    source: (p) => `Netwerk ${p.evaluation}, revisie ${p.commit}.`,
  },
};
