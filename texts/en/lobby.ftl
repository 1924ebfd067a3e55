lobby-title = Lobby
lobby-busy = The server is busy or cannot be reached. Trying again…
lobby-lost = Connection lost. Reconnecting… Your offers will return if you reconnect soon.
lobby-visitor = You can watch without signing in. When you make or accept an offer, you play as a guest; no sign-up is needed.
lobby-seeks = Open offers
lobby-noSeeks = No open offers. Make the first one: it stays open while you are here.
lobby-by = Player
lobby-rules = Rule set
lobby-clock = Clock
lobby-kind = Type
lobby-side = Player's side
lobby-range = Rating range
lobby-rated = Rated
lobby-casual = Unrated
lobby-anyRating = Any
lobby-ratings = { $least } to { $most }
lobby-accept = Accept
lobby-acceptOf = Accept { $name }'s offer, { $clock }
lobby-withdraw = Withdraw

lobby-notYours-visitor = {""}
lobby-notYours-account = Accounts only
lobby-notYours-bot = People only
lobby-notYours-range = Outside rating range
lobby-asList = List
lobby-asGraph = Graph
lobby-view = Show offers as
lobby-graph = Open offers by rating and time
lobby-graphText =
    { $n ->
        [one] 1 offer
       *[other] { $n } offers
    }: longer games are further to the right, stronger players further up. The list shows the same offers as a table.
lobby-minutesAxis = Minutes per side
lobby-ratingOf = Opponent's rating: { $rating }
lobby-untimed = correspondence or no clock
lobby-offer = Make an offer
lobby-offerText = Everyone in the lobby sees it. The first player to accept is your opponent.
lobby-offering = Post the offer
lobby-yourSide = You play

lobby-randomSide = Random
lobby-ratedGame = Rated game
lobby-ratedNeeds = Rated games require an account and a clock for each player.
lobby-least = Lowest rating
lobby-most = Highest rating
lobby-onlyNear = Only opponents in a rating range
lobby-challenge = Challenge a player
lobby-challengeText = Your opponent is shown the challenge, and no other player can accept it.
lobby-opponent = Player's name
lobby-challenging = Challenge
lobby-challenges = Challenges
lobby-challenged = { $name } challenges you
lobby-youChallenged = You have challenged { $name }
lobby-youPlay = You play { $side }
lobby-takeUp = Accept
lobby-play = Play
lobby-decline = Decline
lobby-toGame = Go to the game

lobby-outcomes-accepted = { $name } accepted your challenge.
lobby-outcomes-declined = { $name } declined your challenge.
lobby-outcomes-withdrawn = { $name } withdrew the challenge.
lobby-outcomes-expired = The challenge was not answered in time.
lobby-understood = Got it
lobby-here = Who is here
lobby-players =
    { $n ->
        [one] 1 visitor
       *[other] { $n } visitors
    }
lobby-games =
    { $n ->
        [one] 1 game in progress
       *[other] { $n } games in progress
    }
lobby-challengeOf = Challenge { $name }
lobby-alone = You are the only one here right now.
lobby-inviteFriend = Invite a friend
lobby-results = Latest results
lobby-unnamed =
    { $n ->
        [one] and 1 without a name
       *[other] and { $n } without a name
    }
lobby-more = Show more
lobby-live = Games in progress
lobby-moment = Featured game
lobby-noLive = No games in progress right now.
lobby-watching = { $n } watching
lobby-moves =
    { $n ->
        [one] 1 move
       *[other] { $n } moves
    }
lobby-houseRules = House rules
lobby-house = Computer players
lobby-playHouse = Play { $name }
lobby-houseIntro = Always available. Games against them are unrated.
lobby-houseMay = Let a computer player accept (unrated)
