# Tournaments that are played on the server: their list, the page of one, and the form for a new one.

tournaments-title = Online tournaments
tournaments-intro = These tournaments are played on this site. For a tournament over the board, use
tournaments-toDirector = the page for tournament directors
tournaments-running = In progress
tournaments-open = Open to join
tournaments-over = Finished
tournaments-none = There are no tournaments yet.
tournaments-make = New tournament
tournaments-signIn = Sign in to join or create a tournament
tournaments-signInFirst = Sign in to create the first tournament
tournaments-people =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
tournaments-by = organised by { $name }
tournaments-lost = This page may be out of date: the server is not responding. Trying again…
tournaments-format-swiss =
    Swiss, { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
tournaments-format-roundRobin = Round robin
tournaments-format-roundRobinTwice = Double round robin
tournaments-format-knockout = Knock-out
tournaments-format-groups = Groups of { $size }, then knock-out
tournaments-format-arena = Arena, { $minutes } minutes
tournaments-rated = rated
tournaments-begins = Starts { $when }
tournaments-beginsIn = Starts in { $time }
tournaments-beginsSoon = Starting any moment now
tournaments-waitsForDirector = The director will start the tournament.
tournaments-nextIn = Next round in { $time }
tournaments-endsIn = Ends in { $time }
tournaments-join = Join
tournaments-leave = Leave the tournament
tournaments-leaveSure = Leave the tournament? In a knock-out, you cannot come back. In the other formats, you can, but you cannot make up the rounds that you miss.
tournaments-again = Rejoin
tournaments-entered = You have joined. Stay on this page or come back when the tournament starts. If you are away when a game starts, you may lose it.
tournaments-isOut = You left the tournament or were removed.
tournaments-mayReturn = You can rejoin.
tournaments-noReturn = You cannot rejoin a knock-out after it has started.
tournaments-toGame = Go to your game
tournaments-against = against { $name }
tournaments-gameBegins = Your tournament game has started
tournaments-waits = You have no game at the moment.
tournaments-full = The tournament has started, and no more players can join.
tournaments-winner = Winner: { $name }
tournaments-cancelled = The tournament was cancelled.
tournaments-rulesTitle = How it is played
tournaments-firstMove = Each side must make its first move within { $seconds } seconds, or it loses the game. After two such losses, the player is removed from the tournament.
tournaments-byServer = The next round starts automatically { $seconds } seconds after the last result.
tournaments-byDirector = The director starts each round.
tournaments-arenaText = Players are paired again as soon as they are free, until the time is up. Games still in progress then also count.
tournaments-knockoutText = A drawn game is replayed with the sides exchanged; after a third draw, the player who had Han in the first game advances.
tournaments-groupsLots = The server draws the groups: players are ordered by rating, and lots are drawn among players of similar rating, so the strongest players go into different groups.
tournaments-groupsOn =
    { $qualifiers ->
        [one] The winner of each group advances to the knock-out.
       *[other] The best { $qualifiers } players of each group advance to the knock-out.
    }
tournaments-groupsTies = Players with equal points in a group are ordered by full wins, wins on points, head-to-head results, rating, and finally the number drawn.
tournaments-groupsDraws = A drawn knock-out game is replayed with the sides exchanged; after a third draw, the player who had Han in the first game advances.
tournaments-players = Players
tournaments-nobody = No players have joined yet.
tournaments-standings = Standings
tournaments-pairings = Pairings
tournaments-boards = Games in progress
tournaments-watch = Watch
tournaments-show = Replay
tournaments-earlier = Earlier rounds
tournaments-direct = For directors
tournaments-pair = Start the next round
tournaments-start = Start now
tournaments-close = End the tournament
tournaments-cancel = Cancel the tournament
tournaments-closeSure = End the tournament? Nothing can be changed afterwards.
tournaments-cancelSure = Cancel the tournament? This cannot be undone, and players who have joined are not notified.
tournaments-result = Enter a result
tournaments-resultHint = Use this only if a game cannot be finished. The result you enter counts, even if the players finish the game later.
tournaments-correct = Correct a result
tournaments-correctGame = Game
tournaments-correctTo = Correct result
tournaments-correctSave = Save correction
tournaments-outcome-wins = { $name } wins
tournaments-outcome-draw = Draw
tournaments-outcome-both = Neither player appeared
tournaments-takeOut = Remove
tournaments-letBack = Let back in
tournaments-withdrawn = withdrawn
tournaments-helpers = Assistant directors
tournaments-helperName = Player's name
tournaments-addHelper = Add
tournaments-removeHelper = Remove { $name }
tournaments-chat-closed = The chat is closed while you play.
tournaments-chat-about = Players can read this when they have no game. Please be kind, and do not discuss games in progress.
tournaments-chat-remove = Remove the message by { $name }
tournaments-form-name = Name
tournaments-form-format = Format
tournaments-form-formats-swiss = Swiss
tournaments-form-formats-roundRobin = Round robin
tournaments-form-formats-knockout = Knock-out
tournaments-form-formats-groups = Groups, then knock-out
tournaments-form-formats-arena = Arena
tournaments-form-formatHints-swiss = No player is knocked out; winners meet winners.
tournaments-form-formatHints-roundRobin = Everyone meets everyone; good for 4 to 8 players.
tournaments-form-formatHints-knockout = One loss and you are out.
tournaments-form-formatHints-groups = Small groups first; the best players advance.
tournaments-form-formatHints-arena = As many games as you like, until the time is up.
tournaments-form-rounds = Rounds
tournaments-form-minutes = Duration (minutes)
tournaments-form-size = Players per group
tournaments-form-qualifiers = Qualifiers per group
tournaments-form-rules = Rule set
tournaments-form-starts = Starts at
tournaments-form-ratedGames = Rated games
tournaments-form-byHand = I start each round myself
tournaments-form-third = Third-place match
tournaments-form-make = Create the tournament
# The club of a tournament that only its members can enter.
tournaments-ofClub = For members of { $name }
tournaments-ofFormerClub = For members of a club that no longer exists
# Why the reader cannot enter. $name is the club.
tournaments-bar-not_member = Only members of { $name } can enter.
tournaments-bar-waiting = You can enter once { $name } has approved you as a member.
tournaments-bar-dissolved = The club no longer exists, so no more players can enter.
# For a player who had entered and then left the club.
tournaments-leftClub = You are no longer a member of { $name }, so you cannot take part in this tournament.
tournaments-toClub = Go to the club
