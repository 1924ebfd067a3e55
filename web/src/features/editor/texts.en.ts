// The words of the position editor in English, and what every language has to say.
export const en = {
  title: "Position editor",
  loading: "Loading…",
  needRules: "The rules module could not be loaded. Positions cannot be checked without it.",
  law: "Game",
  laws: { janggi: "Janggi", xiangqi: "Xiangqi", chesswar: "Chess War" },
  turn: "Side to move",
  /** As sentences call the sides of Janggi. */
  sides: { cho: "Cho", han: "Han" },
  tools: "Tools",
  move: "Move pieces",
  erase: "Remove pieces",
  tray: (p: { side: string }): string => `Pieces of ${p.side}`,
  inHand: (p: { side: string; piece: string }): string => `${p.side} ${p.piece}: tap the points to place it on.`,
  erasing: "Tap the pieces to remove.",
  moving: "Drag pieces, or choose one next to the board.",
  keys: (p: { first: string; second: string }): string =>
    `Keys on the board: arrow keys move, K A N B R C P place a piece of ${p.second} (with Shift: ${p.first}), Delete removes it, Ctrl+Z undoes.`,
  flip: "Flip board",
  undo: "Undo",
  redo: "Redo",
  change: "Whole board",
  start: "Starting position",
  clear: "Clear board",
  mirror: "Mirror left and right",
  rotate: "Rotate 180°",
  swap: "Swap sides",
  setup: (p: { side: string }): string => `Setup of ${p.side}`,
  handicap: "Handicap",
  even: "None",
  legal: "This position can be played.",
  faulty: (p: { n: number }): string =>
    p.n === 1 ? "This position cannot be played:" : `This position cannot be played, for ${p.n} reasons:`,
  check: (p: { side: string }): string => `${p.side} is in check.`,
  mate: (p: { side: string }): string => `${p.side} is mated.`,
  stuck: (p: { side: string }): string => `${p.side} has no legal move.`,
  facing: "The generals face each other (bikjang).",
  unknown: "The position could not be checked. Reload the page.",
  faults: {
    no_general: (p: Facts): string => `${p.side} has no general.`,
    many_generals: (p: Facts): string => `${p.side} has more than one general.`,
    many_pieces: (p: Facts): string => `${p.side} has more than 16 pieces.`,
    outside_palace: (p: Facts): string => `${p.side} has a ${p.piece} outside its palace.`,
    opponent_in_check: (p: Facts): string =>
      `${p.side} is in check, but the other side is to move and could take the general.`,
    unreachable_point: (p: Facts): string => `${p.side}’s ${p.piece} can never reach ${p.square}.`,
  } as Record<string, (p: Facts) => string>,
  counts: "Pieces and points",
  piece: "Piece",
  total: "Pieces",
  points: "Points",
  deom: (p: { points: string }): string => `Han also gets ${p.points} points for moving second in an even game.`,
  fen: "FEN",
  read: "Read",
  fenKept: "This is not a valid FEN. The board has not been changed.",
  fenFaults: {
    fen_ranks: (p: FenFacts): string => `A board has ten ranks separated by slashes, not ${p.found}.`,
    fen_rank_length: (p: FenFacts): string => `Rank ${p.rank} does not have nine points.`,
    fen_piece: (p: FenFacts): string => `“${p.found}” in rank ${p.rank} is not a piece.`,
    fen_gap: (p: FenFacts): string => `In rank ${p.rank}, write adjacent empty points as one digit from 1 to 9.`,
    fen_turn: (): string =>
      "The field after the board is the side to move: w for the side that begins, b for the other.",
    fen_unused: (): string => "The third and fourth fields must be hyphens.",
    fen_counter: (): string => "The last two fields must be numbers.",
    fen_surplus: (): string => "A FEN has at most six fields.",
  } as Record<string, (p: FenFacts) => string>,
  go: "Use this position",
  analyse: "Analyse",
  play: "Play from here",
  needLegal: "Only playable positions can be analysed or played.",
  picture: "Picture",
  saved: (p: { name: string }): string => `Saved as ${p.name}.`,
  failed: "That did not work. Try again.",
  link: "Set up on a board",
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
