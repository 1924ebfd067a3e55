// English texts of the visitor's own collection of records, and by their type the list of all there are.
const games = (n: number): string => (n === 1 ? "1 game" : `${n} games`);

export const en = {
  intro:
    "Your own collection: .gib of Korean programs (CP949 or UTF-8), PGN, or our JSON. It is kept in this browser, with as many games as you like, and not sent to the server.",
  add: "Add files",
  drop: "or drop files here, or paste records with Ctrl+V",
  reading: (p: { games: number; percent: number }) => `Reading: ${games(p.games)}, ${p.percent} %`,
  cancel: "Cancel",
  loading: "Opening your collection…",
  added: (p: { n: number }) => (p.n === 0 ? "No new game." : `${games(p.n)} added.`),
  again: (p: { n: number }) => (p.n === 1 ? "1 was there already." : `${p.n} were there already.`),
  faults: (p: { n: number }) => (p.n === 1 ? "1 has an error." : `${p.n} have errors.`),
  showFaults: (p: { n: number }): string => (p.n === 1 ? "Show the game" : "Show them"),
  koopkorea: "PGN, moves as P71-72 (KoopKorea)",
  stopped: {
    asked: "Stopped before the end of the files.",
    no_room:
      "This browser has no more room for us, so the rest was not kept. Delete games that you no longer need, or free space on this device, and add the files again: what is there already is not added twice.",
    not_kept: "The browser refused to keep the rest. Add the files again: what is there already is not added twice.",
  },
  damaged: (p: { name: string }) => `${p.name}: some characters cannot be read; they show as \uFFFD.`,
  notLasting: "This browser keeps nothing for us: after a reload these games are gone. Save what you need.",
  deleted: (p: { n: number }) => `${games(p.n)} deleted.`,
  undo: "Undo",
  tooLate: "That can no longer be undone.",
  refused: "The browser refused. Try again.",
  close: "Close",
  gone: "This game is not in the collection of this browser.",
  search: "Player, event, date or file",
  filters: "More filters",
  clear: "Clear filters",
  setupOf: (p: { side: string }) => `Setup of ${p.side}`,
  any: "Any",
  result: "Result",
  results: { draw: "Draw", unknown: "Unknown" },
  ending: "Ended by",
  from: "From",
  to: "To",
  only: "Only",
  onlyFaults: "Games with errors",
  onlyDoubles: "Games that are there twice",
  double: "same moves as another",
  foundCount: (p: { n: number; of: number }) => (p.n === p.of ? games(p.n) : `${p.n} of ${games(p.of)}`),
  selectAll: (p: { n: number }) => `Select ${p.n === 1 ? "the game" : `all ${p.n}`}`,
  selectOne: (p: { n: number }) => `Select game ${p.n}`,
  selected: (p: { n: number }) => `${p.n} selected`,
  delete: (p: { n: number }) => `Delete ${games(p.n)}`,
  save: (p: { n: number }) => `Save ${games(p.n)}`,
  keys: "In the list: ↑ ↓ go from game to game, X selects, Delete deletes what is selected, Ctrl+Z brings it back, / searches.",
};

export type RecordsTexts = typeof en;
