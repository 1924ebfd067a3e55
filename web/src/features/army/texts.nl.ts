import type { ArmyTexts } from "./text-types";

export const nl: ArmyTexts = {
  title: "Chess War: het JangGi-leger",
  intro: [
    "In Chess War treden legers uit verschillende soorten schaak tegen elkaar aan. Een van de bladen beschrijft het Koreaanse, “The JangGi Army”: welke stukken het heeft, welke rang elk draagt, hoe ze bewegen en hoe de partij eindigt.",
    "Deze pagina vat het blad samen. Met de spelregels Chess War hebben beide kanten een Janggi-leger, en gelden alleen de regels van het blad.",
  ],
  play: "Vergelijk met andere spelregels",
  army: {
    title: "Het leger",
    caption: "Zestien stukken en hun rang volgens het blad",
    piece: "Stuk",
    count: "Op het bord",
    inText: "Rang in de tekst",
    onCard: "Rang op zijn kaart",
    strength:
      "Het blad geeft het hele leger een sterkte van 53. Er staat niet bij op welke schaal of wat één stuk waard is. Het getal is dus niet te controleren en wordt niet gebruikt.",
  },
  contradictions: {
    title: "Waar het blad zichzelf tegenspreekt",
    lines: [
      "“Army Size: 15 Pieces”, daarna “7 Pawns 6 Knights 2 Lieutenants 2 Bishops 1 King”: dat zijn er 18. Het blad beschrijft 16 stukken, zoals in elke Janggi-set; die gebruiken we hier.",
      "“2 Bishops”: geen stuk heeft deze rang, niet in de tekst en niet op zijn kaart. Laat men die weg, dan komen de rangen in de tekst op 16 uit.",
      "Het Kanon is een “Knight” in de tekst en “Rank Pawn” op zijn kaart, de Olifant een “Knight” en een “Lieutenant”, de Adviseur een “Soldier” en een “Pawn”. In een partij tussen twee Janggi-legers doen rangen er niet toe.",
      "“8x8 Grid”, met lijnen “numbered vertically 1~10, and horizontally with A~I”: dat zijn negen bij tien punten, het gewone bord.",
      "Soldaten gaan “forward diagonally along the enemy palace lines” in de tekst, “1 space diagonally” op de kaart. Hier gaan ze vooruit, in lijn met “never backward”.",
      "Generaals die elkaar zien: de tekst zegt “The game will end in a draw”, de kaart “Cannot be line of sight”. Dezelfde regel van de kaart zegt ook “Causes a Draw”; het is dus gelijkspel en niet verboden.",
      "De Olifant heet “Elephants / Ministers”, en de zetten van de Adviseur beginnen met “The Minister moves”. Elk stuk houdt zijn eigen zetten.",
    ],
  },
  ranks: {
    title: "De vijf achterste rijen",
    lines: [
      "De afbeelding van de standaardopstelling is verloren, maar volgt uit de eerste ruil op het blad: Paarden buiten, Olifanten binnen. Een speler mag ook een van vier andere opstellingen kiezen.",
      "Links en rechts van het blad zijn niet die van de Koreaanse namen: “Left Elephants” verwisselt het rechterpaar, wat in Korea rechter Olifant heet.",
      "Volgens traditie worden de stukken voor de partij om beurten één voor één neergezet.",
    ],
  },
  moves: {
    title: "Hoe de stukken bewegen",
    lines: [
      "Drie stukken verschillen van Janggi. Het Kanon beweegt zonder te springen en springt alleen om te slaan. Adviseurs en Generaal gaan in elke richting binnen het Paleis, met of zonder lijn.",
    ],
  },
  ending: {
    title: "Hoe de partij eindigt",
    lines: [
      "Een kant verliest als haar Generaal wordt geslagen of geen veilig punt meer heeft.",
      "Begint een beurt terwijl de Generaals elkaar zien, dan is het meteen gelijkspel; dat gaat vóór mat en geldt al in de Beginstelling.",
      "Een Generaal die niet schaak staat, mag passen (한수쉼). Het blad noemt geen punten, herhaling of klok.",
    ],
  },
  lost: {
    title: "Tegen een FIDE-leger",
    lines: [
      "Het blad had ook “Starting positions against FIDE Pieces”, alleen als afbeeldingen. Die zijn verloren, en de tekst vermeldt niet waar het andere leger staat of hoe zijn stukken door het Paleis bewegen.",
      "Waarom Janggun dit spel niet aanbiedt, staat in de besluiten van het project:",
    ],
  },
  source: "Bron: “The JangGi Army (Korean Chess)”, ChessWar Traditional. Citaten komen letterlijk van het blad.",
};
