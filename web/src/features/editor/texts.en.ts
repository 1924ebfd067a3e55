// The words of the position editor in English, and what every language has to say.
export const en = {
  title: "Position editor",
  loading: "Loading…",
  needRules: "The rules module could not be loaded, and without it no position can be checked.",
  law: "Game",
  laws: { janggi: "Janggi", xiangqi: "Xiangqi", chesswar: "Chess War" },
  turn: "Side to move",
  /** As sentences call the sides of Janggi. */
  sides: { cho: "Cho", han: "Han" },
  tools: "Tools",
  move: "Move pieces",
  erase: "Take pieces off",
  tray: (p: { side: string }): string => `Pieces of ${p.side}`,
  inHand: (p: { side: string; piece: string }): string => `${p.side} ${p.piece}: press the points where it goes.`,
  erasing: "Press the pieces that go off the board.",
  moving: "Drag pieces, or choose one beside the board.",
  keys: (p: { first: string; second: string }): string =>
    `Keys on the board: arrows move, K A N B R C P put a piece of ${p.second}, with Shift one of ${p.first}, Delete takes it off; Ctrl+Z takes a change back.`,
  flip: "Turn the view",
  undo: "Undo",
  redo: "Redo",
  change: "Whole board",
  start: "Starting position",
  clear: "Empty board",
  mirror: "Mirror left and right",
  rotate: "Turn by half",
  swap: "Exchange the sides",
  setup: (p: { side: string }): string => `Setup of ${p.side}`,
  handicap: "Handicap",
  even: "None",
  legal: "This position can be played.",
  faulty: (p: { n: number }): string =>
    p.n === 1 ? "This position cannot be played:" : `This position cannot be played, for ${p.n} reasons:`,
  check: (p: { side: string }): string => `${p.side} is in check.`,
  mate: (p: { side: string }): string => `${p.side} is mated.`,
  stuck: (p: { side: string }): string => `${p.side} has no move.`,
  facing: "The generals face each other (bikjang).",
  unknown: "The position could not be checked. Reload the page.",
  faults: {
    no_general: (p: Facts): string => `${p.side} has no general.`,
    many_generals: (p: Facts): string => `${p.side} has more than one general.`,
    many_pieces: (p: Facts): string => `${p.side} has more than 16 pieces.`,
    outside_palace: (p: Facts): string => `${p.side} has a ${p.piece} outside its palace.`,
    opponent_in_check: (p: Facts): string =>
      `${p.side} is in check, but the other side is to move and could take the general.`,
    unreachable_point: (p: Facts): string => `${p.side}’s ${p.piece} can never stand on ${p.square}.`,
  } as Record<string, (p: Facts) => string>,
  counts: "Pieces and points",
  piece: "Piece",
  total: "Pieces",
  points: "Points",
  deom: (p: { points: string }): string => `Han also gets ${p.points} points for moving second in an even game.`,
  fen: "FEN",
  read: "Read",
  fenKept: "The text is no FEN; the board stays as it is.",
  fenFaults: {
    fen_ranks: (p: FenFacts): string => `A board has ten ranks separated by slashes, not ${p.found}.`,
    fen_rank_length: (p: FenFacts): string => `Rank ${p.rank} does not have nine points.`,
    fen_piece: (p: FenFacts): string => `“${p.found}” in rank ${p.rank} is no piece.`,
    fen_gap: (p: FenFacts): string => `In rank ${p.rank}, empty points in a row are written as one digit from 1 to 9.`,
    fen_turn: (): string => "Behind the board stands the side to move: w for the side that begins, b for the other.",
    fen_unused: (): string => "The third and the fourth field are a hyphen each.",
    fen_counter: (): string => "The last two fields are numbers.",
    fen_surplus: (): string => "A FEN has six fields at most.",
  } as Record<string, (p: FenFacts) => string>,
  go: "Go on with it",
  analyse: "Analyse",
  play: "Play from here",
  needLegal: "Only a position that can be played goes on from here.",
  picture: "Picture",
  saved: (p: { name: string }): string => `Saved as ${p.name}.`,
  failed: "That did not work. Try again.",
  link: "Set it up on a board",
};

interface Facts {
  side: string;
  piece: string;
  square: string;
}

interface FenFacts {
  rank: string;
  found: string;
}

export type EditorTexts = typeof en;
