// Written by `cargo xtask generate` from the messages in texts/.

export const en = {
  start: {
    title: "Janggi, Korean chess",
    description: "Play Janggi against the computer or a friend, learn the rules and analyse your games. No sign-up needed.",
  },
  games: {
    title: "My games",
    description: "Your games in progress and your finished games.",
  },
  records: {
    title: "Game records",
    description: "Open files of games, replay them move by move and save them in other formats.",
  },
  analysis: {
    title: "Analysis",
    description: "Try variations from any position, with the engine's evaluation and best moves.",
  },
  learn: {
    title: "How to play Janggi",
    description: "The pieces, the palace, the cannon, passing, bikjang and points: the rules of Korean chess.",
  },
  lesson: {
    title: "How to play Janggi",
    description: "The pieces, the palace, the cannon, passing, bikjang and points: the rules of Korean chess.",
  },
  editor: {
    title: "Position editor",
    description: "Set up any position, analyse it, start a game from it or save it as a picture.",
  },
  device: {
    title: "Play on this device",
    description: "Play Janggi against the computer that runs in your browser, without a network.",
  },
  drill: {
    title: "Practice: pieces and notation",
    description: "Learn to read the characters on the pieces and the numbers of the notation. Mistakes come back sooner.",
  },
  problems: {
    title: "Problems",
    description: "Solve Janggi problems on the board: mates, advantages and rescues from real positions, a new one every day.",
  },
  glossary: {
    title: "The words of Janggi",
    description: "The terms of Janggi in hangul, hanja and Latin letters, with their meaning.",
  },
  culture: {
    title: "The culture of Janggi",
    description: "History, manners, boards and pieces of Korean chess.",
  },
  openings: {
    title: "Openings of Janggi",
    description: "Results of the engine's games from all 16 pairs of setups: what setups, the first move and the deom are worth.",
  },
  endgames: {
    title: "Endgames of Janggi",
    description: "Which pieces beat which guards: every position worked out, what players say of it, and the longest wins.",
  },
  clock: {
    title: "Clock for a real board",
    description: "The phone as a chess clock between two people, with byoyomi counted aloud.",
  },
  stickers: {
    title: "Sticker sheet for a real set",
    description: "Print pictures for the pieces of a real set, for players who do not read hanja.",
  },
  shortcuts: {
    title: "Keys",
    description: "Every key of the board, the game page and the analysis page.",
  },
  army: {
    title: "Chess War",
    description: "The Janggi army against armies from other kinds of chess.",
  },
  ruleSets: {
    title: "Rule sets side by side",
    description: "How the rules of Janggi differ between associations and sites.",
  },
  verdict: {
    title: "Who won? Settle a dispute",
    description: "Two players, two opinions on who won: paste the record and see what every rule set of Janggi would have decided, and by which rule.",
  },
  house: {
    title: "House rules",
    description: "Choose every rule yourself and play by them.",
  },
  lobby: {
    title: "Lobby",
    description: "Find an opponent, or watch games in progress.",
  },
  account: {
    title: "Account",
    description: "Sign in and settings of your account.",
  },
  leaderboard: {
    title: "Leaderboard",
    description: "The highest-rated Janggi players.",
  },
  notFound: {
    title: "Page not found",
    description: "There is nothing at this address.",
  },
  game: {
    title: "A game of Janggi",
    description: "A game of Korean chess.",
  },
  player: {
    title: "Player",
    description: "Ratings and grades, how they changed, and scores against others.",
  },
  booklet: {
    title: "How to play Janggi: a booklet",
    description: "The rules of Janggi on paper: every lesson with its board, and the rule set of your choice.",
  },
  about: {
    title: "Help and about",
    description: "Help, keys, version, licences and source code of Janggun.",
  },
};

export type PagesTexts = typeof en;
