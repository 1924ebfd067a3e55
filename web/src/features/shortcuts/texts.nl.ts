import type { ShortcutTexts } from "./text-types";

export const nl: ShortcutTexts = {
  title: "Toetsen",
  groups: { board: "Op het bord", game: "In een partij", analysis: "In de analyse", everywhere: "Overal" },
  keys: {
    walk: "over de punten lopen",
    take: "een stuk oppakken en neerzetten",
    putBack: "terugzetten",
    typed: "een zet intypen",
    pass: "passen",
    draw: "een pijl of ring tekenen",
    step: "een zet terug of verder",
    ends: "naar het begin, naar het eind",
    flip: "het bord draaien",
    hint: "een hint, of de waardering",
    zen: "alleen het bord (zen)",
    answer: "antwoorden op de vraag over een zet",
    sibling: "naar een andere variant",
    undo: "ongedaan maken",
    redo: "opnieuw",
    engine: "engine aan of uit",
    threat: "de dreiging",
    refutation: "de weerlegging van de laatste zet",
    help: "deze pagina",
  },
  words: {
    type: "79졸78 of a4b4",
    arrows: "pijltoetsen",
    double: "twee keer op de generaal tikken",
    second: "tweede muisknop",
  },
};
