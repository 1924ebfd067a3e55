# Tournaments that are played on the server: their list, the page of one, and the form for a new one.

tournaments-title = Online tournaments
tournaments-intro = These tournaments are played on this site. For a tournament over the board, use
tournaments-toDirector = the page for tournament directors
tournaments-running = In progress
tournaments-open = Open for entry
tournaments-over = Ended
tournaments-none = There are no tournaments yet.
tournaments-make = New tournament
tournaments-signIn = Sign in to enter or create a tournament
tournaments-people =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
tournaments-by = by { $name }
tournaments-lost = The page is not up to date: the server does not answer. Trying again.
tournaments-format-swiss =
    Swiss, { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
tournaments-format-roundRobin = Round robin
tournaments-format-roundRobinTwice = Double round robin
tournaments-format-knockout = Knock-out
tournaments-format-arena = Arena, { $minutes } minutes
tournaments-rated = rated
tournaments-begins = Begins { $when }
tournaments-beginsIn = Begins in { $time }
tournaments-beginsSoon = Begins any moment now
tournaments-waitsForDirector = The director will begin the tournament.
tournaments-nextIn = Next round in { $time }
tournaments-endsIn = Ends in { $time }
tournaments-join = Enter
tournaments-leave = Leave the tournament
tournaments-leaveSure = Leave the tournament? You can come back, but you cannot make up the rounds that you miss.
tournaments-again = Play again
tournaments-entered = You are in. Stay on this page or come back when the tournament begins. If you are away when a game begins, you may lose it.
tournaments-isOut = You have left or were taken out. You can enter again.
tournaments-toGame = Go to your game
tournaments-against = against { $name }
tournaments-gameBegins = Your tournament game has begun
tournaments-waits = You have no game now.
tournaments-full = The tournament has begun, and entries are closed.
tournaments-winner = Winner: { $name }
tournaments-cancelled = The tournament was cancelled.
tournaments-rulesTitle = How it is played
tournaments-firstMove = Each side must make its first move within { $seconds } seconds. Otherwise the game is lost, and after two such games the player is taken out of the tournament.
tournaments-byServer = The next round begins by itself { $seconds } seconds after the last result.
tournaments-byDirector = The director begins each round.
tournaments-arenaText = Players are paired again as soon as they are free, until the time is up. Games still in progress at that moment also count.
tournaments-knockoutText = A drawn game is replayed with the sides exchanged; after a third draw, the player who had Han in the first game goes through.
tournaments-players = Players
tournaments-nobody = Nobody has entered yet.
tournaments-standings = Standings
tournaments-pairings = Pairings
tournaments-watch = Watch
tournaments-show = Replay
tournaments-earlier = Earlier rounds
tournaments-direct = For directors
tournaments-pair = Begin the next round
tournaments-start = Begin now
tournaments-close = End the tournament
tournaments-cancel = Cancel the tournament
tournaments-closeSure = End the tournament? Nothing can be changed afterwards.
tournaments-cancelSure = Cancel the tournament? This cannot be undone, and players who have entered are not notified.
tournaments-result = Enter a result
tournaments-resultHint = Use this only if a game cannot be finished. The result you enter counts, even if the players finish the game later.
tournaments-correct = Correct a result
tournaments-correctGame = Game
tournaments-correctTo = Correct result
tournaments-correctSave = Save correction
tournaments-outcome-wins = { $name } wins
tournaments-outcome-draw = Draw
tournaments-outcome-both = Both were absent
tournaments-takeOut = Remove
tournaments-letBack = Let back in
tournaments-withdrawn = out
tournaments-helpers = Helpers
tournaments-helperName = Name of the player
tournaments-addHelper = Add
tournaments-removeHelper = Remove { $name }
tournaments-form-name = Name
tournaments-form-format = Format
tournaments-form-formats-swiss = Swiss
tournaments-form-formats-roundRobin = Round robin
tournaments-form-formats-knockout = Knock-out
tournaments-form-formats-arena = Arena
tournaments-form-formatHints-swiss = Nobody drops out; winners meet winners.
tournaments-form-formatHints-roundRobin = Everyone meets everyone; good for 4 to 8 players.
tournaments-form-formatHints-knockout = One loss and you are out.
tournaments-form-formatHints-arena = As many games as you like, until the time is up.
tournaments-form-rounds = Rounds
tournaments-form-minutes = Minutes
tournaments-form-rules = Rules
tournaments-form-starts = Begins at
tournaments-form-ratedGames = Rated games
tournaments-form-byHand = I begin each round myself
tournaments-form-third = Play for third place
tournaments-form-make = Create the tournament
