import type { ArmyTexts } from "./text-types";

export const nl: ArmyTexts = {
  title: "Chess War: het JangGi-leger",
  intro: [
    "In Chess War treden legers uit verschillende soorten schaak tegen elkaar aan. Een van de bladen beschrijft het Koreaanse, “The JangGi Army”: welke stukken het heeft, welke rang elk draagt, hoe ze gaan en hoe de partij eindigt.",
    "Deze pagina vertelt het blad na. De regelset Chess War speelt het met aan beide kanten een Janggi-leger, en alleen zoals het blad het zegt.",
  ],
  play: "De regelset tussen de andere",
  army: {
    title: "Het leger",
    caption: "Zestien stukken en hun rang volgens het blad",
    piece: "Stuk",
    count: "Op het bord",
    inText: "Rang in de tekst",
    onCard: "Rang op zijn kaart",
    strength:
      "Het blad geeft het hele leger een sterkte van 53. Het zegt niet op welke schaal, noch wat één stuk bijdraagt; het getal is dus niet na te rekenen en telt nergens mee.",
  },
  contradictions: {
    title: "Waar het blad zichzelf tegenspreekt",
    lines: [
      "“Army Size: 15 Pieces”, daarna “7 Pawns 6 Knights 2 Lieutenants 2 Bishops 1 King”: dat zijn er 18. Beschreven worden er 16, zoals in elke Janggi-set; daarmee spelen we.",
      "“2 Bishops”: geen stuk heeft deze rang, niet in de tekst en niet op zijn kaart. Zonder hen kloppen de rangen van de tekst met de 16 stukken.",
      "Het Kanon is een “Knight” in de tekst en “Rank Pawn” op zijn kaart, de Olifant een “Knight” en een “Lieutenant”, de Adviseur een “Soldier” en een “Pawn”. In een partij van twee Janggi-legers beslissen rangen niets.",
      "“8x8 Grid”, met lijnen “numbered vertically 1~10, and horizontally with A~I”: dat zijn negen bij tien punten, het gewone bord.",
      "Soldaten gaan “forward diagonally along the enemy palace lines” in de tekst, “1 space diagonally” op de kaart. We spelen vooruit, zoals “never backward” vraagt.",
      "Generaals die elkaar zien: de tekst zegt “The game will end in a draw”, de kaart “Cannot be line of sight”. Dezelfde regel van de kaart zegt ook “Causes a Draw”; het is dus gelijkspel en niet verboden.",
      "De Olifant heet “Elephants / Ministers”, en de zetten van de Adviseur beginnen met “The Minister moves”. Beide houden hun eigen zetten.",
    ],
  },
  ranks: {
    title: "De vijf achterste rijen",
    lines: [
      "De afbeelding van de standaardopstelling is verloren, maar de eerste ruil op het blad noemt haar: Paarden buiten, Olifanten binnen. Daarnaast mag een speler een van vier andere nemen.",
      "Links en rechts van het blad zijn niet die van de Koreaanse namen: “Left Elephants” ruilt het rechterpaar, wat Koreanen rechter Olifant noemen.",
      "Volgens traditie worden de stukken voor de partij om beurten één voor één neergezet.",
    ],
  },
  moves: {
    title: "Hoe de stukken gaan",
    lines: [
      "Drie stukken verschillen van Janggi. Het Kanon gaat zonder sprong en springt alleen om te slaan; Adviseur en Generaal gaan in elke richting binnen het Paleis, met of zonder lijn.",
    ],
  },
  ending: {
    title: "Hoe de partij eindigt",
    lines: [
      "Wie de Generaal verliest, verliest de partij: geslagen, of zonder veilige plek.",
      "Begint een beurt terwijl de Generaals elkaar zien, dan is het meteen gelijkspel; dat gaat vóór mat en geldt al in de Beginstelling.",
      "Een Generaal die niet schaak staat, mag passen (한수쉼). Het blad kent geen punten, geen herhaling en geen klok.",
    ],
  },
  lost: {
    title: "Tegen een FIDE-leger",
    lines: [
      "Het blad had ook “Starting positions against FIDE Pieces”, alleen als afbeeldingen. Die zijn verloren, en geen tekst zegt waar het andere leger staat of hoe zijn stukken door het Paleis gaan.",
      "Waarom Janggun dit spel weglaat, staat in de besluiten van het project:",
    ],
  },
  source:
    "Bron: “The JangGi Army (Korean Chess)”, ChessWar Traditional. Aanhalingen zijn de eigen woorden van het blad.",
};
