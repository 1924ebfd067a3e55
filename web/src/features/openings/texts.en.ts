// English texts of the page on openings.
export const en = {
  title: "Openings",
  intro:
    "Every side chooses one of four setups, which makes 16 pairs. The engine has played itself from each of them; this is what came of it.",
  rules: "Rule set",
  ruleSets: { pychess: "PyChess", kakao: "Kakao Janggi" },
  summary: (p: { games: string; share: string; interval: string }) =>
    `${p.games} games. Cho won ${p.share} of the points (95 % interval ${p.interval}).`,
  even: "Neither side is ahead for certain: the interval contains 50 %.",
  ahead: { cho: "Cho is ahead beyond chance.", han: "Han is ahead beyond chance." },
  matrix: {
    title: "Setup against setup",
    caption: "Cho's share of the points, in percent, with the 95 % interval",
    cho: "Cho's setup",
    han: "Han's setup",
    corner: "Cho, Han",
    how: "H is a horse and E an elephant, for both sides read from Cho's left. Mirrored pairs are the same game seen in a mirror, so their figures should agree within their intervals.",
    opposite: "맞상",
    sameWing: "엇상",
    legend: "맞상: the outer elephants stand on opposite wings. 엇상: on the same wing.",
    colours: "The stronger the colour, the further from 50 %. ▲ Cho is ahead beyond chance, ▼ Han.",
    cell: (p: { share: string; low: string; high: string; games: string }) =>
      `${p.share} %, between ${p.low} and ${p.high}, ${p.games} games`,
    clear: (p: { n: number }) =>
      p.n === 0
        ? "In none of the 16 pairs is one side ahead beyond chance."
        : `In ${p.n} of the 16 pairs one side is ahead beyond chance; about one of 16 would be so by accident.`,
    best: (p: { cho: string; han: string; share: string }) =>
      `Cho fared best with ${p.cho} against ${p.han}: ${p.share} %.`,
    worst: (p: { cho: string; han: string; share: string }) =>
      `And worst with ${p.cho} against ${p.han}: ${p.share} %.`,
    answers: "Han sets up first, so Cho may answer. The answers that fared best:",
    answer: (p: { han: string; cho: string; share: string }) => `To ${p.han}: ${p.cho} (${p.share} %)`,
    luck: "The best of four figures is partly the luckiest: the true differences are smaller.",
  },
  formations: {
    title: "Formations",
    intro:
      "What a side made of its setup within its first 15 moves, recognised by where its pieces stand, however they came there. What a formation scored also depends on who chooses it and when: it is no proof that it is good or bad.",
    caption: "How often each formation arose, and what the side that had it scored",
    formation: "Formation",
    often: (p: { side: string }) => `${p.side}: how often`,
    score: (p: { side: string }) => `${p.side}: score`,
    none: "none of these",
  },
  deom: {
    title: "The first move and the deom",
    intro:
      "Cho moves first, and Han gets the deom for it when points decide. “Played” are games in which the engine knew of that deom. “Recounted” are the games with a deom of 1.5, as if points had been counted otherwise at the end; since nobody knew of it, that says less.",
    caption: "Cho's share of the points, by deom",
    deom: "Deom",
    played: "Played",
    recounted: "Recounted",
    byPoints: (p: { share: string }) => `Points decided ${p.share} % of the games, the rest were won on the board.`,
    evenAt: (p: { deom: string }) => `Recounted, the games are even at a deom of ${p.deom}.`,
    neverEven: "Recounted, no deom makes the games even.",
  },
  about: {
    title: "How far to trust this",
    strength: (p: { nodes: string }) =>
      `The engine looked at ${p.nodes} positions for a move: it plays well enough to develop its pieces and to take what hangs, far below its full strength and not like a person. What it makes of a setup is no verdict on it. At full strength, or among people, other setups may do better.`,
    method:
      "In the first eight moves of each side a move is drawn among those within 0.6 of a soldier of the best, so that games differ; from then on the best is played. A game is stopped when both sides have agreed for two moves each that it is won.",
    data: "The figures as a file",
    licence: "free for every use (CC0)",
    source: (p: { evaluation: string; commit: string }) => `Network ${p.evaluation}, revision ${p.commit}.`,
  },
};

export type OpeningTexts = typeof en;
