// Dutch texts of the page on openings.
import type { OpeningTexts } from "./texts.en";

export const nl: OpeningTexts = {
  title: "Openingen",
  intro:
    "Elke partij kiest een van vier opstellingen, samen 16 paren. De engine heeft vanuit elk daarvan tegen zichzelf gespeeld; dit kwam ervan.",
  rules: "Regels",
  ruleSets: { pychess: "PyChess", kakao: "Kakao-Janggi" },
  summary: (p) => `${p.games} partijen. Cho behaalde ${p.share} van de punten (95%-interval ${p.interval}).`,
  even: "Geen van beide staat met zekerheid voor: het interval bevat 50 %.",
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
    how: "P is een Paard en O een Olifant, voor beide partijen gelezen vanaf links van Cho. Gespiegelde paren zijn dezelfde partij in een spiegel, dus hun cijfers horen binnen hun intervallen gelijk te zijn.",
    opposite: "맞상",
    sameWing: "엇상",
    legend: "맞상: de buitenste Olifanten staan op verschillende vleugels. 엇상: op dezelfde vleugel.",
    colours: "Hoe sterker de kleur, hoe verder van 50 %. ▲ Cho staat voor, meer dan toeval verklaart, ▼ Han.",
    cell: (p) => `${p.share} %, tussen ${p.low} en ${p.high}, ${p.games} partijen`,
    clear: (p) =>
      p.n === 0
        ? "In geen van de 16 paren staat een partij voor, meer dan toeval verklaart."
        : `In ${p.n} van de 16 paren staat een partij voor, meer dan toeval verklaart; ongeveer één van de 16 zou dat bij toeval doen.`,
    best: (p) => `Cho deed het het best met ${p.cho} tegen ${p.han}: ${p.share} %.`,
    worst: (p) => `En het slechtst met ${p.cho} tegen ${p.han}: ${p.share} %.`,
    answers: "Han stelt eerst op, dus Cho kan antwoorden. De antwoorden die het best uitpakten:",
    answer: (p) => `Op ${p.han}: ${p.cho} (${p.share} %)`,
    luck: "Het beste van vier cijfers is deels het gelukkigste: de echte verschillen zijn kleiner.",
  },
  formations: {
    title: "Formaties",
    intro:
      "Wat een partij binnen haar eerste 15 zetten van haar opstelling maakte, herkend aan waar de stukken staan, hoe ze er ook kwamen. Wat een formatie opleverde hangt ook af van wie haar kiest en wanneer: het bewijst niet dat zij goed of slecht is.",
    caption: "Hoe vaak elke formatie ontstond, en wat de partij die haar had behaalde",
    formation: "Formatie",
    often: (p) => `${p.side}: hoe vaak`,
    score: (p) => `${p.side}: aandeel`,
    none: "geen van deze",
  },
  deom: {
    title: "De eerste zet en het deom",
    intro:
      "Cho begint, en Han krijgt daarvoor het deom als de punten beslissen. ‘Gespeeld’ zijn partijen waarin de engine dat deom kende. ‘Herteld’ zijn de partijen met een deom van 1,5, alsof er aan het eind anders geteld was; omdat niemand dat wist, zegt het minder.",
    caption: "Het aandeel van Cho in de punten, naar deom",
    deom: "Deom (덤)",
    played: "Gespeeld",
    recounted: "Herteld",
    byPoints: (p) => `Punten beslisten ${p.share} % van de partijen, de rest werd op het bord gewonnen.`,
    evenAt: (p) => `Herteld zijn de partijen gelijk bij een deom van ${p.deom}.`,
    neverEven: "Herteld maakt geen deom de partijen gelijk.",
  },
  about: {
    title: "Hoe ver dit te vertrouwen is",
    strength: (p) =>
      `De engine bekeek ${p.nodes} stellingen per zet: genoeg om de stukken te ontwikkelen en te slaan wat ongedekt staat, maar ver onder haar volle sterkte en niet zoals een mens. Wat zij van een opstelling maakt is geen oordeel erover. Op volle sterkte, of tussen mensen, kunnen andere opstellingen beter zijn.`,
    method:
      "In de eerste acht zetten van elke partij wordt geloot tussen zetten die hoogstens 0,6 van een Soldaat slechter zijn dan de beste, zodat de partijen verschillen; daarna wordt de beste gespeeld. Een partij stopt als beide partijen het elk twee zetten lang eens zijn dat zij gewonnen is.",
    data: "De cijfers als bestand",
    licence: "vrij voor elk gebruik (CC0)",
    source: (p) => `Netwerk ${p.evaluation}, revisie ${p.commit}.`,
  },
};
