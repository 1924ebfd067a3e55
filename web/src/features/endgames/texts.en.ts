// English texts of the page on endgames.
export const en = {
  title: "Endgames: which pieces win?",
  intro:
    "Players know by heart which pieces beat which guards, and argue about it. Every position with these pieces has been computed. The attacker has no guards unless a line says so: guards serve as screens for its cannons, so it may win more often with them.",
  objective: "Generals facing each other",
  objectives: { mate: "no effect", "mate-facing-draw": "can draw" },
  claims: {
    "big-three": {
      name: "대삼능 (daesamneung)",
      text: "“Three big pieces” without a chariot against two guards. Four combinations are said to win, three are not.",
    },
    "small-three": {
      name: "소삼능 (sosamneung)",
      text: "“Three small pieces”, including soldiers. They are said not to beat two guards.",
    },
    "chariot-three": {
      name: "차삼능 (chasamneung)",
      text: "A chariot and two more pieces against two guards. They are said to win, except with two soldiers.",
    },
    "chariot-two": {
      name: "차이능 (chaineung)",
      text: "A chariot and one more piece. They are said not to beat two guards.",
    },
    "one-guard": { name: "외사 (oesa)", text: "One guard is left. These pieces are said not to be enough even then." },
    "bare-general": { name: "민궁 (min-gung)", text: "The general has no guard left." },
  },
  caption: (p: { claim: string }) => `${p.claim}: the saying and the facts`,
  column: { pieces: "Pieces", says: "Saying", won: "Won", longest: "Longest win" },
  roles: { R: "chariot", C: "cannon", N: "horse", B: "elephant", P: "soldier" },
  several: (p: { count: number; role: string }) => `${p.count} ${p.role}s`,
  joined: (p: { pieces: readonly string[] }) => p.pieces.join(" + "),
  against: (p: { pieces: string; guards: number }) =>
    `${p.pieces} against ${p.guards === 0 ? "the bare general" : p.guards === 1 ? "one guard" : "two guards"}`,
  says: { wins: "wins", holds: "does not win" },
  sources: {
    wikipedia: "Korean Wikipedia",
    librewiki: "librewiki",
    program: "a Korean program's list",
  },
  grades: {
    always: "almost always won",
    mostly: "mostly won",
    seldom: "mostly held",
    never: "almost always held",
  },
  notComputed: "not computed yet",
  guarded: (p: { guards: number; share: string }) =>
    `with ${p.guards === 1 ? "a guard" : "two guards"} of its own: ${p.share}%`,
  none: "none",
  moves: (p: { n: number }) => (p.n === 1 ? "1 move" : `${p.n} moves`),
  impossible: "cannot arise in a game: each side has only two",
  play: (p: { pieces: string }) => `Play through: ${p.pieces}`,
  player: {
    title: (p: { pieces: string }) => `The longest win: ${p.pieces}`,
    begins: (p: { of: number }) => `Starting position, mate in ${p.of}`,
    /** `move` and `of`: moves of the side that mates. */
    at: (p: { move: number; of: number; side: string }) => `Move ${p.move} of ${p.of}, ${p.side}`,
    first: "Start",
    back: "Back",
    next: "Next",
    last: "Mate",
    analyse: "Open in analysis",
    best: "Best play by both sides: Cho mates as fast as possible, Han holds out as long as possible.",
  },
  points: {
    title: "And on points?",
    text: "If points decide, the attacker does not need mate: it wins by staying ahead. Two guards are worth 6 points to Cho, and 7.5 to Han with the deom of 1.5. The pieces on this page are worth more, with these exceptions, where the deom decides which side is ahead:",
    case: (p: { pieces: string; own: string; other: string }) => `${p.pieces}: ${p.own} points against ${p.other}`,
    shares:
      "For a chariot and one more piece, every position has also been computed on points, with facing generals allowed. The deom makes almost no difference there. Positions won by the attacker when it is to move, as Cho and as Han:",
    share: (p: { pieces: string; cho: string; han: string }) => `${p.pieces}: ${p.cho}% as Cho, ${p.han}% as Han`,
    exceptions: "This has not been computed for three pieces. The figures there only show which side is ahead.",
  },
  about: {
    title: "How this was computed",
    counting:
      "“Won” is the share of all legal positions with these pieces and the attacker to move from which it can force mate. These include positions in which a piece is lost at once, so even a well-known win shows less than 100%.",
    exact:
      "Every position was computed backwards from mate, including captures, and samples were checked against the rules. Move limits and repetition are ignored. The figures count every position, not a sample.",
    data: "Download the figures",
    licence: "free for any use (CC0)",
  },
};

export type EndgameTexts = typeof en;
