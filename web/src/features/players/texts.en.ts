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
    challenge: "Challenge to a game",
    you: "That is you.",
    guest: "Plays as a guest. Guests have no ratings.",
    unrated: "No rated game yet.",
    ratings: "Ratings",
    ladder: "Games",
    rating: "Rating",
    grade: "Grade",
    played: "Rated games",
    last: "Last one",
    score: "Your games against each other",
    scoreNone: "You have not played each other yet.",
    scoreIs: (p: { wins: number; draws: number; losses: number }) =>
      `You have won ${p.wins}, drawn ${p.draws} and lost ${p.losses}.`,
    block: "Block this player",
    blocked: "This player is blocked. Your account page has the list.",
    leaderboard: "Leaderboard",
  },
  history: {
    title: (p: { ladder: string }) => `Rating: ${p.ladder}`,
    graph: (p: { n: number; first: number; last: number; best: number }) =>
      `Rating after ${p.n === 1 ? "1 game" : `${p.n} games`}: from ${p.first} to ${p.last}, highest ${p.best}`,
    band: "The band shows how uncertain the rating is.",
    recent: "Recent rated games",
    date: "Date",
    rating: "Rating after it",
    gained: "Change",
    game: "Game",
    open: "Look at it",
  },
  leaderboard: {
    title: "Leaderboard",
    movement: "Law of movement",
    speed: "Speed",
    rank: "Place",
    name: "Player",
    rating: "Rating",
    results: "Rated games",
    empty: "Nobody is listed here yet.",
    who: "Listed is who has played a rated game within 90 days and whose rating is not provisional.",
    next: "Next page",
    previous: "Previous page",
    you: "you",
  },
  about: {
    title: "How ratings work",
    lines: [
      "A rated game changes the rating of both players. There is one rating for each law of movement and each speed.",
      "Rated are games with a clock between two accounts who both agreed to it, under a rule set with a name. Games against the computer, with a handicap, from a position of one's own or with a referee are not, and nothing can be taken back.",
      "The system is Glicko-2. A newcomer has 1,500 and a great uncertainty, which shrinks with every game and grows again with time. While it is above 110 the rating is provisional and has a question mark.",
      "A game broken off before both sides have moved changes nothing. Two players with each other can play ten rated games within 24 hours.",
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
