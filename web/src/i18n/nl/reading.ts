// Dutch texts: the pages about the rules and the words of Janggi.
import { number } from "./words";
import type { Messages } from "../en";

export const reading = {
  learn: {
    title: "De spelregels op één pagina",
    pieces: "De stukken",
    back: "Alle stukken",
  },
  glossary: {
    title: "Begrippen van Janggi",
    intro:
      "De woorden die spelers gebruiken, in hangul, hanja en Latijnse letters, met hun betekenis. In de uitspraak is een hoofdletter G de g van het Engelse ‘go’; lees de rest op zijn Nederlands.",
    search: "Zoeken in elke taal",
    count: (p) => number(p.n, "begrip", "begrippen"),
    none: "Geen begrippen gevonden.",
    all: (p) => `Alle ${p.n} begrippen`,
    others: "Ook:",
    north: "Noord-Korea:",
    sound: "Uitspraak:",
    spelt: "Ook gespeld:",
    onBoard: (p) => `${p.name} op het bord`,
    groups: {
      pieces: "Partijen en stukken",
      board: "Bord en set",
      setup: "Opstellen",
      play: "Spelen",
      ending: "Einde van de partij",
      culture: "Spelers en geschiedenis",
      relatives: "Verwante spellen",
    },
  },
  stickers: {
    title: "Stickervel voor een echte set",
    intro:
      "Plaatjes om op de stukken van een set met Chinese tekens te plakken. Meet je stukken van zijde tot zijde, druk af op 100% zonder ‘passend maken’ en controleer de schaal met een liniaal voordat je knipt.",
    sizes: "Breedte van de stickers in millimeter",
    large: "Generaal",
    middle: "Strijdwagen, Kanon, Paard, Olifant",
    small: "Adviseur, Soldaat",
    kind: "Soort sticker",
    kinds: { pictogram: "plaatje", learning: "plaatje en hanja" },
    print: "Afdrukken",
    save: (p) => `Pagina ${p.page} als SVG opslaan`,
    sheet: (p) => `Pagina ${p.page} van ${p.of}`,
    ruler: "schaal: 50 mm",
  },
  ruleSets: {
    title: "Spelregels vergelijken",
    intro:
      "Alleen in Xiangqi en Chess War bewegen de stukken anders. De andere spelregels verschillen in de opstelling en in hoe een partij eindigt. De namen van de regels zijn in het Engels.",
    field: "Regel",
    compare: "Te vergelijken spelregels",
    differences: "Alleen verschillen",
    guess: "gok",
    marks: {
      A: "Door ons gemeten",
      B: "Door de bond zelf gezegd, of door twee bronnen",
      C: "Eén bron uit de tweede hand",
      S: "Zoals de tekst zegt die deze regels volgen",
      G: "Geen bron: onze gok",
    },
    house: "Huisregels",
    houseIntro: "Kies spelregels, verander wat jullie anders spelen en begin er een partij mee.",
    base: "Gebaseerd op",
    changed: (p) => (p.n === 1 ? "1 regel veranderd" : `${p.n} regels veranderd`),
    name: "Naam",
    check: "Controleren",
    valid: "Geen tegenstrijdigheden.",
    faults: "Deze regels spreken elkaar tegen:",
    play: "Speel met deze regels",
    export: "Exporteren als JSON",
    import: "Importeren uit JSON",
    reset: "Alle veranderingen ongedaan maken",
    needWasm: "De regelmodule kon niet worden geladen, dus de tabel kan niet worden getoond.",
    none: "geen",
  },
} satisfies Partial<Messages>;
