// English texts of the page on endgames.
export const en = {
  title: "Endgames: which pieces win?",
  intro:
    "Players know by heart which pieces beat which guards, and argue about it. Here every position of that material has been worked out. The attacker has no guards of its own, except where a line says so: guards are screens for its cannons, and with them it may win more.",
  objective: "Generals face each other",
  objectives: { mate: "means nothing", "mate-facing-draw": "may draw" },
  claims: {
    "big-three": {
      name: "대삼능 (daesamneung)",
      text: "“Three big pieces”, without chariot, against two guards: four combinations are said to win, three not.",
    },
    "small-three": {
      name: "소삼능 (sosamneung)",
      text: "“Three small pieces”, soldiers among them: these are said not to beat two guards.",
    },
    "chariot-three": {
      name: "차삼능 (chasamneung)",
      text: "A chariot and two more pieces against two guards: said to win, but not with two soldiers.",
    },
    "chariot-two": {
      name: "차이능 (chaineung)",
      text: "A chariot and one more piece: said not to beat two guards.",
    },
    "one-guard": { name: "외사 (oesa)", text: "One guard is left: what is said not to be enough even then." },
    "bare-general": { name: "민궁 (min-gung)", text: "The general has no guard left." },
  },
  caption: (p: { claim: string }) => `${p.claim}: what is said, and what is true`,
  column: { pieces: "Pieces", says: "Said", won: "Won", longest: "Longest win" },
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
    always: "won from almost everywhere",
    mostly: "mostly won",
    seldom: "mostly held",
    never: "almost always held",
  },
  notComputed: "not computed yet",
  guarded: (p: { guards: number; share: string }) =>
    `with ${p.guards === 1 ? "a guard" : "two guards"} of its own: ${p.share} %`,
  none: "none",
  moves: (p: { n: number }) => (p.n === 1 ? "1 move" : `${p.n} moves`),
  impossible: "cannot arise from the start: a side has only two",
  play: (p: { pieces: string }) => `Play through: ${p.pieces}`,
  player: {
    title: (p: { pieces: string }) => `The longest win: ${p.pieces}`,
    at: (p: { ply: number; all: number }) => `Move ${p.ply} of ${p.all}`,
    first: "Start",
    back: "Back",
    next: "Next",
    last: "Mate",
    analyse: "Look at it in the analysis",
    best: "Both sides play their best: Cho mates as soon as it can, Han delays it as long as it can.",
  },
  points: {
    title: "And on points?",
    text: "Where points decide, the attacker need not mate: it wins if it is ahead and stays so. Two guards and the deom of 1.5 make 7.5 for Han, 6 for Cho. All pieces on this page are worth more, with these exceptions, where the deom decides which side is ahead:",
    case: (p: { pieces: string; own: string; other: string }) => `${p.pieces}: ${p.own} points against ${p.other}`,
    shares:
      "For a chariot and one more piece every position has been worked out on points too, with generals that may face each other. The deom changes next to nothing there. So much does the attacker win when it is to move, as Cho and as Han:",
    share: (p: { pieces: string; cho: string; han: string }) => `${p.pieces}: ${p.cho} % as Cho, ${p.han} % as Han`,
    exceptions: "For three pieces this has not been worked out; there the figures only say who is ahead.",
  },
  about: {
    title: "How this was found",
    counting:
      "“Won” is the share of all legal positions of the material, with the attacker to move, from which it can force mate. Among them are positions in which a piece is lost at once, so a win that players know shows as less than 100 %.",
    exact:
      "Every position was worked out backwards from mate, captures included; samples are checked against the rules. Move limits and repetition are left out. None of the figures is a sample.",
    data: "The figures as a file",
    licence: "free for every use (CC0)",
  },
};

export type EndgameTexts = typeof en;
