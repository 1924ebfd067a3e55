// English texts of the pages about players, and by their type the list of all there are.
import type { Movement } from "../../i18n/sides";
import type { Speed } from "./ladders";

const movements: Record<Movement, string> = { janggi: "Janggi", xiangqi: "Xiangqi", chesswar: "Chess War" };
const speeds: Record<Speed, string> = {
  bullet: "Bullet",
  blitz: "Blitz",
  rapid: "Rapid",
  classical: "Classical",
  correspondence: "Correspondence",
};

export const en = {
  loading: "Loading…",
  movements,
  speeds,
  ladder: (p: { movement: string; speed: string }) => `${p.movement}, ${p.speed}`,
  results: (p: { wins: number; draws: number; losses: number }) => `${p.wins} won, ${p.draws} drawn, ${p.losses} lost`,
  player: {
    challenge: "Challenge",
    you: "This is you.",
    guest: "Plays as a guest. Guests have no ratings.",
    unrated: "No rated games yet.",
    ratings: "Ratings",
    ladder: "Games",
    rating: "Rating",
    grade: "Grade",
    played: "Rated games",
    last: "Last game",
    score: "Your games against each other",
    scoreNone: "You have not played each other yet.",
    scoreIs: (p: { wins: number; draws: number; losses: number }) =>
      `You have won ${p.wins}, drawn ${p.draws} and lost ${p.losses}.`,
    block: "Block this player",
    blocked: "This player is blocked. You can unblock them on your account page.",
    leaderboard: "Leaderboard",
  },
  history: {
    title: (p: { ladder: string }) => `Rating: ${p.ladder}`,
    graph: (p: { n: number; first: number; last: number; best: number }) =>
      `Rating after ${p.n === 1 ? "1 game" : `${p.n} games`}: from ${p.first} to ${p.last}, highest ${p.best}`,
    band: "The band shows the uncertainty of the rating.",
    recent: "Recent rated games",
    date: "Date",
    rating: "New rating",
    gained: "Change",
    game: "Game",
    open: "View",
  },
  leaderboard: {
    title: "Leaderboard",
    movement: "Game",
    speed: "Speed",
    rank: "Rank",
    name: "Player",
    rating: "Rating",
    results: "Rated games",
    empty: "No players are listed yet.",
    who: "Players with a rated game in the last 90 days whose rating is not provisional.",
    next: "Next page",
    previous: "Previous page",
    you: "you",
  },
  about: {
    title: "How ratings work",
    lines: [
      "A rated game changes the rating of both players. Each game (Janggi, Xiangqi, Chess War) and each speed has its own rating.",
      "Games between two accounts are rated if both players agreed to it, with a clock and one of the listed rule sets. Games against the computer, with a handicap, from a custom position or with a referee are never rated. Rated games have no takebacks.",
      "The system is Glicko-2. A new player starts at 1,500 with a high uncertainty, which shrinks with every game and grows again over time. Above 110 the rating is provisional and shown with a question mark.",
      "A game cancelled before both sides have moved does not count. The same two players can play at most ten rated games within 24 hours.",
      "The grade (급, 단) is on a scale of our own. It does not claim to agree with the grades that Korean associations or other sites award.",
    ],
    grades: "Grades and ratings",
    grade: "Grade",
    ratings: "Rating",
    upTo: (p: { to: number }) => `up to ${p.to}`,
    from: (p: { from: number }) => `from ${p.from}`,
    between: (p: { from: number; to: number }) => `${p.from} to ${p.to}`,
  },
};

export type PlayersTexts = typeof en;
