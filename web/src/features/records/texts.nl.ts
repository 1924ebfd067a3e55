// Dutch texts of the visitor's own collection of records.
import type { RecordsTexts } from "./texts.en";

const games = (n: number): string => (n === 1 ? "1 partij" : `${n} partijen`);

export const nl: RecordsTexts = {
  intro:
    "Je eigen verzameling: .gib van Koreaanse programma's (CP949 of UTF-8), PGN of onze JSON. Ze blijft in deze browser bewaard, met zoveel partijen als je wilt, en wordt niet naar de server gestuurd.",
  add: "Bestanden toevoegen",
  drop: "of sleep bestanden hierheen, of plak partijen met Ctrl+V",
  reading: (p) => `Bezig met lezen: ${games(p.games)}, ${p.percent} %`,
  cancel: "Stoppen",
  loading: "Je verzameling wordt geopend…",
  added: (p) => (p.n === 0 ? "Geen nieuwe partij." : `${games(p.n)} toegevoegd.`),
  again: (p) => (p.n === 1 ? "1 was er al." : `${p.n} waren er al.`),
  faults: (p) => (p.n === 1 ? "1 heeft een fout." : `${p.n} hebben een fout.`),
  showFaults: (p) => (p.n === 1 ? "Partij bekijken" : "Partijen bekijken"),
  koopkorea: "PGN, zetten als P71-72 (KoopKorea)",
  stopped: {
    asked: "Gestopt voor het einde van de bestanden.",
    no_room:
      "Deze browser heeft geen ruimte meer voor ons; de rest is niet bewaard. Verwijder partijen die je niet meer nodig hebt of maak ruimte vrij op dit apparaat, en voeg de bestanden opnieuw toe: wat er al is, komt er niet nog eens bij.",
    not_kept:
      "De browser weigerde de rest te bewaren. Voeg de bestanden opnieuw toe: wat er al is, komt er niet nog eens bij.",
  },
  damaged: (p) => `${p.name}: sommige tekens zijn onleesbaar; ze verschijnen als \uFFFD.`,
  notLasting: "Deze browser bewaart niets voor ons: na opnieuw laden zijn deze partijen weg. Sla op wat je nodig hebt.",
  deleted: (p) => `${games(p.n)} verwijderd.`,
  undo: "Ongedaan maken",
  tooLate: "Dat kan niet meer ongedaan worden gemaakt.",
  refused: "De browser weigerde. Probeer het opnieuw.",
  close: "Sluiten",
  gone: "Deze partij zit niet in de verzameling van deze browser.",
  search: "Speler, evenement, datum of bestand",
  filters: "Meer filters",
  clear: "Filters wissen",
  setupOf: (p) => `Opstelling van ${p.side}`,
  any: "Alle",
  result: "Uitslag",
  results: { draw: "Remise", unknown: "Onbekend" },
  ending: "Geëindigd door",
  from: "Van",
  to: "Tot en met",
  only: "Alleen",
  onlyFaults: "Partijen met fouten",
  onlyDoubles: "Partijen die er twee keer zijn",
  double: "zelfde zetten als een andere",
  foundCount: (p) => (p.n === p.of ? games(p.n) : `${p.n} van ${games(p.of)}`),
  selectAll: (p) => (p.n === 1 ? "De partij selecteren" : `Alle ${p.n} selecteren`),
  selectOne: (p) => `Partij ${p.n} selecteren`,
  selected: (p) => `${p.n} geselecteerd`,
  delete: (p) => `${games(p.n)} verwijderen`,
  save: (p) => `${games(p.n)} opslaan`,
  keys: "In de lijst: ↑ ↓ gaan van partij naar partij, X selecteert, Delete verwijdert de selectie, Ctrl+Z haalt die terug, / zoekt.",
};
