start-title = Play Janggi
start-now = Play now
start-choose = Set up a game
start-opponent = Opponent
start-engine = Computer
start-self = Two people, this device
start-problems = Solve problems
start-dispute = Who won? Settle a dispute
start-friend = A friend, by link
start-anyone = Anyone
start-aFriend = A friend
start-change = Change
start-less = Back
start-level = Strength
start-levelShort = Level { $level } of { $levels }
start-easier = easier
start-harder = harder
start-levelHint = Grades come from games between the levels and are on our own scale.
start-geup = Geup: lower is stronger
start-levelCareless = Sometimes plays weaker moves on purpose.
start-rules = Rule set
start-rulesOf = Rules: { $name }
start-rulesMore = Compare all rule sets
start-houseRules = My house rules
start-guesses =
    { $n ->
        [one] 1 rule is our guess
       *[other] { $n } rules are our guesses
    }
start-side = You play
start-sides-first = { $side } (moves first)
start-sides-second = { $side }
start-sides-random = Random
start-sides-agreed = As you are seated
start-sides-hands = Pick a hand
start-sides-elder = The older player takes { $side }
start-sides-rank = The higher-ranked player takes { $side }
start-sidesSettled = Who plays which side
start-handsHint = The two closed hands hold one soldier of each side, and one player picks a hand. The contents are sealed before the pick and revealed after it, so you can check that nothing was changed.
start-picks = Who picks a hand? By custom, the younger or lower-ranked player.
start-isElder = Who is older?
start-me = Me
start-myFriend = My friend
start-myRank = My grade
start-friendRank = My friend's grade
start-equalRanks = Your grades are equal, so hidden soldiers decide, and your friend picks a hand.
start-equalHere = If your grades are equal, choose "Pick a hand" instead.
start-time = Clock
start-timeNone = No clock
start-timeByoyomi = { $minutes } min + { $periods } × { $seconds } s byoyomi
start-timeFischer = { $minutes } min + { $seconds } s per move
start-timePlain = { $minutes } min
start-timeEach = { $time } each
start-timeTotal = { $minutes } min for both together
start-timeTotalMove = { $minutes } min for both together, { $seconds } s per move
start-timeCorrespondence =
    { $days ->
        [one] Correspondence, 1 day per move
       *[other] Correspondence, { $days } days per move
    }
start-timeCustom = Other…
start-minutes = Minutes
start-periodSeconds = Seconds per period
start-periods = Periods
start-increment = Seconds added per move
start-moveSeconds = Seconds per move (0 = no limit)
start-totalHint = When the time is up, the game is stopped, and points decide if the rules say so.
start-timeKind = Clock type
start-timeKinds-byoyomi = Byoyomi
start-timeKinds-fischer = Time added per move
start-timeKinds-total = Shared time for the whole game
start-timeKinds-correspondence = Days per move
start-days = Days
start-rated = Rated game
start-ratedHint = Counts for both players' ratings. No takebacks.
start-unrated-account = Rated games require an account.
start-unrated-bot = Bot accounts cannot play rated games.
start-unrated-handicap = A handicap game cannot be rated.
start-unrated-position = A game from a custom position cannot be rated.
start-unrated-house = A game with house rules cannot be rated.
start-unrated-clock = A game without a clock cannot be rated.
start-unrated-shared = A game in which both players share one clock cannot be rated.
start-unrated-referee = A game with a referee cannot be rated.
start-signUpLink = Create an account
start-referee = With a referee
start-refereeHint = You get a separate link for the referee, who cannot be one of the players. Both players must accept the referee.
start-strangerText = Choose a clock to play against someone who chose the same one.
start-lobby = Lobby: offers, players and games in progress
start-withFriendText = You get a link to send to your friend. The sides are drawn at random.
start-friendTime = Clock for a game with a friend
start-invite = Invite a friend
start-engineStrength = Computer strength
start-newcomer-title = New to Janggi?
start-newcomer-learn = Learn in five minutes
start-newcomer-play = First game with a coach
start-watching = Live now
start-rulesAll = All { $n } rule sets
start-begin = Starting position
start-begins-usual = Standard
start-begins-handicap = Handicap: Han plays without some pieces and moves first
start-begins-fen = A custom position (FEN)
start-handicap = Han plays without
start-handicapName = { $given } ({ $name }, { $reading })
start-handicapHint = The stronger player takes Han, leaves out pieces worth { $points } points and moves first. Of each kind, those on Cho's left are removed first.
start-placing = Setting up
start-placings-rules = As in the rule set
start-placings-pieces = One piece at a time in turn, Han first
start-deomHalf = Deom for Han
start-fen = FEN
start-takeback = Allow takebacks
start-create = Start the game
start-creating = Starting…
start-lanTitle = On your phone
start-lanLocal = The address of this page works only on this computer, so a phone cannot open it.
start-lanAsk = How to open it
start-lanHow = Start the server with the command below. Then, on a phone on the same Wi-Fi, open the address that it prints.
start-lanHere = On a phone on the same Wi-Fi, open { $address }
start-failed = The game could not be started. Try again.

pairing-pools = Quick game
pairing-pool =
    { $waiting ->
        [0] { $clock }
       *[other] { $clock }, { $waiting ->
        [one] one player waiting
       *[other] { $waiting } players waiting
    }
    }
pairing-waits = { $n } waiting
pairing-plays =
    { $n ->
        [one] 1 game
       *[other] { $n } games
    }
pairing-waitingFor = Looking for an opponent: { $clock }
pairing-among = among players rated { $least } to { $most }; the range widens every second
pairing-anybody = among all players
pairing-meanwhile = Meanwhile, play the computer
pairing-keeps = You keep your place in the queue. The game opens when an opponent is found.
pairing-house = If no opponent joins within 6 to 8 seconds, play a computer player (unrated)
pairing-houseSoon = If no opponent joins now, a computer player will. The game will be unrated.
pairing-stop = Stop looking
pairing-ended = You are playing now, so your search for an opponent has ended.

boardClock-title = Clock for a real board
boardClock-link = Use your phone as a chess clock for two people, with byoyomi counted aloud.
boardClock-intro = Put this device between the two players. The part of the screen in front of you is your clock: press it after each of your moves. Cho moves first, so Cho's time runs first.
boardClock-near = Side at the bottom of the screen
boardClock-heard = Count byoyomi
boardClock-hears-voice = aloud
boardClock-hears-beeps = with beeps
boardClock-hears-silent = not at all
boardClock-noVoice = This device has no voice for your language, so the clock can only beep.
boardClock-begin = Show the clock
boardClock-start = Start
boardClock-pause = Pause
boardClock-resume = Resume
boardClock-paused = Paused
boardClock-set = Set the clock
boardClock-out = Time is up
boardClock-stopped = Time!
boardClock-countIntro = Mark the pieces that are off the board, or enter the points.
boardClock-sideTotal = { $side }: points
boardClock-deom = Deom for { $side }
boardClock-onBoard = on the board
boardClock-captured = captured
boardClock-wins = { $side } wins by { $margin }
boardClock-draw = A draw: the points are equal
boardClock-sumDeom = { $second }: { $pieces } + { $deom } deom
boardClock-backToClock = Back to the clock
boardClock-again = New game
boardClock-allPieces = Put all pieces back
boardClock-half = { $side }: { $time }. End your turn
boardClock-periods =
    { $n ->
        [one] 1 period
       *[other] { $n } periods
    }
boardClock-moves =
    { $n ->
        [one] 1 move
       *[other] { $n } moves
    }
boardClock-sayPeriods = Byoyomi. { $n } periods left.
boardClock-sayLast = Last period.
boardClock-sayPassed = { $n } seconds
boardClock-sayCount-1 = one
boardClock-sayCount-2 = two
boardClock-sayCount-3 = three
boardClock-sayCount-4 = four
boardClock-sayCount-5 = five
boardClock-sayCount-6 = six
boardClock-sayCount-7 = seven
boardClock-sayCount-8 = eight
boardClock-sayCount-9 = nine
boardClock-sayMinute = One minute left.

games-title = My games
games-asGuest = Played here as a guest
games-asGuestHint = These games are shown as they were when you signed in. They are not part of your account.
games-empty = Your games will be listed here, ready to review.
games-over = Finished
games-adjourned = Adjourned
games-arranging = Setting up
games-rated = Rated
games-plies =
    { $n ->
        [one] 1 move
       *[other] { $n } moves
    }
games-next = Older games
games-previous = Newer games
games-failed = Your games could not be loaded.

seat-you = You
seat-guest = Opponent
seat-friend = Guest
seat-open = waiting for a player

player-unnamed = Guest
player-guest = guest
player-bot = bot
player-botHint = A program plays for this account. Its games are unrated.
player-guestHint = A guest's nickname: other guests can use the same one.
player-provisional = provisional rating

grade-geup = { $n } geup
grade-dan = { $n } dan
start-levelName = { $grade } · level { $level } of { $levels }
seat-engine = Computer, level { $level }
seat-engineOfGrade = Computer, level { $level } ({ $grade })
seat-houseOfGrade = { $name } (computer, { $grade })
