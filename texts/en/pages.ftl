pages-start-title = Janggi, Korean chess
pages-start-description = Play Janggi against the computer or a friend, learn the rules and analyse your games. No sign-up needed.

pages-games-title = My games
pages-games-description = Your games in progress and your finished games.

pages-records-title = Game records
pages-records-description = Open files with game records, replay the games move by move and save them in other formats.

pages-analysis-title = Analysis
pages-analysis-description = Try variations from any position, with the engine's evaluation and best moves.

pages-learn-title = How to play Janggi
pages-learn-description = The pieces, the palace, the cannon, passing, bikjang and points: the rules of Korean chess.

pages-lesson-title = { pages-learn-title }
pages-lesson-description = { pages-learn-description }

pages-editor-title = Position editor
pages-editor-description = Set up any position, analyse it, start a game from it or save it as a picture.

pages-device-title = Play on this device
pages-device-description = Play Janggi in your browser, against the computer or another person on the same device, even offline.

pages-drill-title = Practice: pieces and notation
pages-drill-description = Learn to read the characters on the pieces and the numbers in the notation. Those you get wrong come back sooner.

pages-problems-title = Problems
pages-problems-description = Solve Janggi problems on the board: mates, material wins and only moves, with a new problem every day.

pages-glossary-title = Janggi glossary
pages-glossary-description = Janggi terms in hangul, hanja and Latin letters, with their meanings.

pages-culture-title = Janggi culture
pages-culture-description = History, customs, tournaments and grades of Korean chess, and where to play it.

pages-openings-title = Janggi openings
pages-openings-description = Results of engine games from all 16 pairs of setups: how each pair scored, and what the first move and the deom are worth.

pages-endgames-title = Janggi endgames
pages-endgames-description = Which pieces beat two guards, one guard or a bare general: players' claims checked against every position, with the longest win for each set of pieces.

pages-tournament-title = Run a tournament
pages-tournament-description = A page for tournament directors: enter players, draw numbers, pair rounds, enter results and show the standings, on one laptop and without internet.

pages-tournamentGuide-title = How to run a tournament
pages-tournamentGuide-description = A guide with pictures for people who run a Janggi tournament for the first time: from the preparations and the draw to results, standings and certificates.

pages-spectatorScreen-title = Spectator screen
pages-spectatorScreen-description = The games on this device for a projector or a second screen: boards, clocks, last moves and results.

pages-phoneResult-title = Your board
pages-phoneResult-description = Report the result of your game at a tournament, and see pairings and standings.

pages-clock-title = Clock for a real board
pages-clock-description = Use your phone as a chess clock for two people, with byoyomi counted aloud.

pages-stickers-title = Sticker sheet for a real set
pages-stickers-description = Print pictures for the pieces of a real set, for players who do not read hanja.

pages-shortcuts-title = Keyboard shortcuts
pages-shortcuts-description = All keyboard shortcuts for the board, the game page and the analysis page.

pages-army-title = Chess War
pages-army-description = A summary of the sheet on Chess War's Janggi army: pieces, moves, how the game ends, and contradictions.

pages-ruleSets-title = Rule sets side by side
pages-ruleSets-description = How the rules of Janggi differ between associations and sites.

pages-verdict-title = Who won? Settle a dispute
pages-verdict-description = Two players, two opinions on who won: paste the record and see what every Janggi rule set would have decided, and by which rule.

pages-house-title = House rules
pages-house-description = Choose every rule yourself and play with your own rule set.

pages-lobby-title = Lobby
pages-lobby-description = Find an opponent, or watch games in progress.

pages-account-title = Account
pages-account-description = Sign in and manage your account.

pages-leaderboard-title = Leaderboard
pages-leaderboard-description = The highest-rated Janggi players.

pages-tournaments-title = Online tournaments
pages-tournaments-description = Play in tournaments against other people, or create your own.

pages-onlineTournament-title = Tournament
pages-onlineTournament-description = Players, rounds and standings of a tournament played on this site.

pages-clubs-title = Clubs
pages-clubs-description = Find a Janggi club to play with, or start your own.

pages-club-title = Club
pages-club-description = About this club, its members with their grades, and its events.

pages-notFound-title = Page not found
pages-notFound-description = There is nothing at this address.

pages-game-title = A game of Janggi
pages-game-description = A game of Korean chess.

pages-player-title = Player
pages-player-description = Ratings and grades, how they have changed, and scores against other players.

pages-booklet-title = How to play Janggi: a booklet
pages-booklet-description = The rules of Janggi on paper: every lesson with its board, and the rule set of your choice.

pages-about-title = Help and about
pages-about-description = Help, keyboard shortcuts, version, licences and source code of Janggun.
