// English texts of the page on openings.
export const en = {
  title: "Openings",
  intro:
    "Each side chooses one of four setups, which makes 16 pairs. These are the results of games that the engine played against itself from each pair.",
  rules: "Rule set",
  ruleSets: { pychess: "PyChess", kakao: "Kakao Janggi" },
  summary: (p: { games: string; share: string; interval: string }) =>
    `${p.games} games. Cho scored ${p.share} (95% interval ${p.interval}).`,
  even: "Neither side is clearly ahead: the interval includes 50%.",
  ahead: { cho: "Cho is ahead by more than chance.", han: "Han is ahead by more than chance." },
  matrix: {
    title: "Setups compared",
    caption: "Cho's score in percent, with the 95% interval",
    cho: "Cho's setup",
    han: "Han's setup",
    corner: "Cho, Han",
    how: "H is a horse and E an elephant, read from Cho's left for both sides. Mirror-image pairs are the same game, so their figures should agree within their intervals.",
    opposite: "맞상",
    sameWing: "엇상",
    legend: "맞상: the outer elephants stand on opposite wings. 엇상: on the same wing.",
    colours: "A stronger colour is further from 50%. ▲: Cho is ahead by more than chance, ▼: Han.",
    cell: (p: { share: string; low: string; high: string; games: string }) =>
      `${p.share}%, between ${p.low} and ${p.high}, ${p.games} games`,
    clear: (p: { n: number }) =>
      p.n === 0
        ? "Neither side is ahead by more than chance in any of the 16 pairs."
        : `One side is ahead by more than chance in ${p.n} of the 16 pairs. About one in 16 would look like that by chance alone.`,
    best: (p: { cho: string; han: string; share: string }) =>
      `Cho scored best with ${p.cho} against ${p.han}: ${p.share}%.`,
    worst: (p: { cho: string; han: string; share: string }) =>
      `Cho scored worst with ${p.cho} against ${p.han}: ${p.share}%.`,
    answers: "Han sets up first, so Cho can respond. The best-scoring responses:",
    answer: (p: { han: string; cho: string; share: string }) => `To ${p.han}: ${p.cho} (${p.share}%)`,
    luck: "The best of four figures is partly luck, so the true differences are smaller.",
  },
  formations: {
    title: "Formations",
    intro:
      "The formation that a side reached within its first 15 moves, recognised by where its pieces stand, whichever way they got there. The score also depends on who chooses a formation and when, so it does not prove that the formation is good or bad.",
    caption: "How often each formation was played, and how it scored",
    formation: "Formation",
    often: (p: { side: string }) => `${p.side}: frequency`,
    score: (p: { side: string }) => `${p.side}: score`,
    none: "other",
  },
  deom: {
    title: "The first move and the deom",
    intro:
      "Cho moves first, and in return Han gets the deom when points decide. “Played”: the engine knew the deom during the games. “Recounted”: games played with a deom of 1.5 whose points were counted with another deom at the end. The engine did not know that deom, so these figures are less reliable.",
    caption: "Cho's score, by deom",
    deom: "Deom",
    played: "Played",
    recounted: "Recounted",
    byPoints: (p: { share: string }) => `Points decided ${p.share}% of the games. The rest were won on the board.`,
    evenAt: (p: { deom: string }) => `Recounted, the games are even at a deom of ${p.deom}.`,
    neverEven: "Recounted, no deom makes the games even.",
  },
  about: {
    title: "How reliable this is",
    strength: (p: { nodes: string }) =>
      `The engine searched ${p.nodes} positions per move: enough to develop its pieces and to capture unprotected ones, but far below its full strength and unlike a human player. The figures are not a verdict on a setup. At full strength, or between people, other setups may do better.`,
    method:
      "In the first eight moves of each side, a move is chosen at random from those within 0.6 of a soldier of the best one, so that the games differ. After that the best move is played. A game ends early when both sides have judged it decided for two moves each.",
    data: "Download the figures",
    licence: "free for any use (CC0)",
    source: (p: { evaluation: string; commit: string }) => `Network ${p.evaluation}, revision ${p.commit}.`,
  },
};

export type OpeningTexts = typeof en;
