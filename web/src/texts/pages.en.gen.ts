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
    description: "Open files with game records, replay the games move by move and save them in other formats.",
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
    description: "Play Janggi in your browser, against the computer or another person on the same device, even offline.",
  },
  drill: {
    title: "Practice: pieces and notation",
    description: "Learn to read the characters on the pieces and the numbers in the notation. Those you get wrong come back sooner.",
  },
  problems: {
    title: "Problems",
    description: "Solve Janggi problems on the board: mates, material wins and only moves, with a new problem every day.",
  },
  glossary: {
    title: "Janggi glossary",
    description: "Janggi terms in hangul, hanja and Latin letters, with their meanings.",
  },
  culture: {
    title: "Janggi culture",
    description: "History, customs, tournaments and grades of Korean chess, and where to play it.",
  },
  openings: {
    title: "Janggi openings",
    description: "Results of engine games from all 16 pairs of setups: how each pair scored, and what the first move and the deom are worth.",
  },
  endgames: {
    title: "Janggi endgames",
    description: "Which pieces beat two guards, one guard or a bare general: players' claims checked against every position, with the longest win for each set of pieces.",
  },
  tournament: {
    title: "Run a tournament",
    description: "A page for tournament directors: enter players, draw numbers, pair rounds, enter results and show the standings, on one laptop and without internet.",
  },
  tournamentGuide: {
    title: "How to run a tournament",
    description: "A guide with pictures for people who run a Janggi tournament for the first time: from the preparations and the draw to results, standings and certificates.",
  },
  spectatorScreen: {
    title: "Spectator screen",
    description: "The games on this device for a projector or a second screen: boards, clocks, last moves and results.",
  },
  phoneResult: {
    title: "Your board",
    description: "Report the result of your game at a tournament, and see pairings and standings.",
  },
  clock: {
    title: "Clock for a real board",
    description: "Use your phone as a chess clock for two people, with byoyomi counted aloud.",
  },
  stickers: {
    title: "Sticker sheet for a real set",
    description: "Print pictures for the pieces of a real set, for players who do not read hanja.",
  },
  shortcuts: {
    title: "Keyboard shortcuts",
    description: "All keyboard shortcuts for the board, the game page and the analysis page.",
  },
  army: {
    title: "Chess War",
    description: "A summary of the sheet on Chess War's Janggi army: pieces, moves, how the game ends, and contradictions.",
  },
  ruleSets: {
    title: "Rule sets side by side",
    description: "How the rules of Janggi differ between associations and sites.",
  },
  verdict: {
    title: "Who won? Settle a dispute",
    description: "Two players, two opinions on who won: paste the record and see what every Janggi rule set would have decided, and by which rule.",
  },
  house: {
    title: "House rules",
    description: "Choose every rule yourself and play with your own rule set.",
  },
  lobby: {
    title: "Lobby",
    description: "Find an opponent, or watch games in progress.",
  },
  account: {
    title: "Account",
    description: "Sign in and manage your account.",
  },
  leaderboard: {
    title: "Leaderboard",
    description: "The highest-rated Janggi players.",
  },
  tournaments: {
    title: "Online tournaments",
    description: "Play in tournaments against other people, or create your own.",
  },
  onlineTournament: {
    title: "Tournament",
    description: "Players, rounds and standings of a tournament played on this site.",
  },
  clubs: {
    title: "Clubs",
    description: "Find a Janggi club to play with, or start your own.",
  },
  club: {
    title: "Club",
    description: "About this club, its members with their grades, and its events.",
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
    description: "Ratings and grades, how they have changed, and scores against other players.",
  },
  booklet: {
    title: "How to play Janggi: a booklet",
    description: "The rules of Janggi on paper: every lesson with its board, and the rule set of your choice.",
  },
  about: {
    title: "Help and about",
    description: "Help, keyboard shortcuts, version, licences and source code of Janggun.",
  },
};

export type PagesTexts = typeof en;
