game-daysLeft = { $days } d { $hours } h
game-hoursLeft = { $hours } h { $minutes } min
game-title = Game
game-loading = Loading the game…
game-notFound = There is no game at this address
game-join = Play as { $side }
game-joinText = A player is waiting for you.
game-freeSeat = Free seat
game-watching = You are watching.
game-rated = Rated
game-invitedBy = { $name } invites you to a game
game-onlookers = { $n } watching
game-yourTurn = Your turn
game-turnOf = { $side } to move
game-thinking = is thinking
game-engineGreets = Computer: "Have a good game!"
game-queued = waiting for a free engine
game-workerLost = Something went wrong; the computer is thinking again.
game-lost = Connection lost. Reconnecting…
game-connecting = Connecting…
game-back = Reconnected.
game-restart = The server is restarting. The game will continue in a moment.
game-sending = Sending…
game-check = Check!
game-checkOn = { $side } is in check
game-answered = Check answered (meonggun)
game-passed = { $side } passed
game-points = Points
# Short, after a number.
game-pointsUnit = pts
game-bothPass = If both pass now
game-bothPassWins = { $side } wins { $own } : { $other }
game-bothPassDraw = draw
# A draw on points.
game-drawnOn = draw { $cho } : { $han }
game-noResult = no result
game-bothPassNone = the game goes on
game-flip = Flip board
game-pass = Pass
game-passFor = Pass: { $result }
game-touched = { $side } has touched the { $piece } on { $square }
game-passConfirm = Pass this turn?
game-passLoses = If your opponent passes too, the game ends on points: { $result }.
game-passEnds = Passing ends the game: { $how }.
game-passIllegal = You cannot pass now.
game-undo = Take back
game-undoAsk = Ask for a takeback
game-undoAsked = { $side } asks for a takeback.
game-undoDeclined = The takeback was declined.
game-drawDeclined = The offer was declined.
game-undoWaiting = Takeback requested…
game-resign = Resign
game-resignConfirm = Resign this game?
game-abort = Cancel game
game-abortConfirm = Cancel this game? It will not count for either player.
game-keepPlaying = Keep playing
game-draw = Offer a draw
# An offer by which points decide.
game-count = Offer to end on points: { $result }
game-countConfirm = If your opponent accepts, the game ends on points: { $result }.
game-countOffered = { $side } offers to end the game on points.
game-countWaiting = You offered to end on points: { $result }
game-drawOffered = { $side } offers a draw.
game-drawWaiting = Draw offered…
game-isAway = away
game-away = Your opponent is away.
game-claimIn = You can claim a win or a draw in { $time }.
game-claimInHours =
    You can claim a win or a draw in { $n } { $n ->
        [one] hour
       *[other] hours
    }.
game-claimInDays =
    You can claim a win or a draw in { $n } { $n ->
        [one] day
       *[other] days
    }.
game-claimable = You can now claim a win or a draw.
game-claimWin = Claim a win
game-claimDraw = Claim a draw
game-accept = Accept
game-acceptFor = Accept: { $result }
game-decline = Decline
game-actions = Actions
game-menu = Menu
game-moves = Moves
game-noMoves = No moves yet
game-captured = Captured by { $side }
game-first = To the start
game-previous = One move back
game-next = One move forward
game-last = To the latest move
game-live = Back to the game
game-lookingBack = Viewing move { $ply } of { $of }
game-sound = Sound
game-rulesSheet = How the pieces move
game-aboutRules = This game's rule set
game-download = Game record
game-downloadFen = Position (FEN)
game-downloadGib = Record (.gib)
game-downloadPgn = Record (PGN)
game-downloadJson = Record with all details (JSON)
game-share = Invite
game-shareWait = Waiting for a player…
game-answerWait = Waiting for an answer…
game-answerOf = Waiting for { $name }'s answer…
game-withdraw = Withdraw the challenge
game-moveList = Move list
game-clock = { $side }'s clock
game-periodsLeft = { $n } × { $seconds } s
game-noWasm = The rules could not be loaded. You can play on, but illegal moves are not explained.
game-refused = That is not possible.
game-warning = { $what }
game-wouldEnd = A marked move would end the game: { $how }.
game-repeats =
    A marked move would lead to the same position for the { ORDINAL($n) } time.

terms-rated = Rated
terms-unrated = Unrated
terms-ratedIfBoth = Rated if both players agree
terms-handicap = Handicap: { $side } plays without { $given } and moves first
terms-deom = Deom for { $side }: { $points }
terms-position = From a custom position; { $side } moves first
terms-takebacks = Takebacks if the opponent agrees
terms-noTakebacks = No takebacks
terms-referee = With a referee
terms-rematch = Same settings; you swap sides
terms-rematchHandicap = Same settings and sides

confirmMove-ask = Play this move?
confirmMove-play = Play it

adjourn-offer = Offer to adjourn
adjourn-offered = { $side } offers to adjourn the game.
adjourn-waiting = You offered to adjourn; waiting for an answer.
adjourn-declined = The offer to adjourn was declined.
adjourn-adjourned = The game is adjourned; both clocks are stopped.
adjourn-resumeOffer = Offer to resume
adjourn-resumeOffered = { $side } offers to resume the game.
adjourn-resumeWaiting = You offered to resume; waiting for an answer.
adjourn-resumeDeclined = The offer to resume was declined.
adjourn-continued = The game has resumed.
stop-offer = Offer to stop the game
stop-asked = { $side } offers to stop the game here.
stop-waiting = You offered to stop the game. The next move cancels the offer.
stop-perMove = { $seconds } s for this move

gift-give = Give 15 seconds
gift-got = Your opponent gave you { $seconds } seconds.
gift-given = { $side } received { $seconds } seconds.

referee-title = Referee
referee-awaited = The referee has not arrived yet.
referee-link = Link for the referee (works once)
referee-noLink = The player who created the game has the referee's link.
referee-without = Play without a referee
referee-becomeText = You have been asked to referee this game. The referee cannot play in it.
referee-become = Become the referee
referee-joined = The referee is here. Both players must agree.
referee-agree = Agree
referee-decline = Decline
referee-agreed = You agreed; waiting for your opponent.
referee-youWait = You will be the referee once both players agree.
referee-you = You are the referee
referee-present = This game has a referee.
referee-confirmedBy = { $side } agreed to the referee.
referee-declinedBy = { $side } declined; the game has no referee.
referee-asked = The position has occurred { $n } times: the referee must decide.
referee-ruled = Referee: { $ruling }
referee-ruling = Ruling
referee-side = Side
referee-seconds = Seconds
referee-words = Your comment
referee-wordsHint = Both players see it, and it is saved in the record.
referee-send = Announce the ruling
referee-none = No rulings yet.
referee-atMove = after move { $ply }
referee-kinds-draw = Draw
referee-kinds-win = Win
referee-kinds-must_deviate = Must play a different move
referee-kinds-give_time = Give time
referee-kinds-call_time = Call time
referee-kinds-adjourn = Adjourn
referee-kinds-resume = Resume
referee-rulings-draw = The game is drawn.
referee-rulings-win = { $side } wins.
referee-rulings-mustDeviate = { $side } must play a move that does not repeat a position.
referee-rulings-giveTime =
    { $side } gets { $seconds } { $seconds ->
        [one] second
       *[other] seconds
    }.
referee-rulings-callTime = Time is called, and the game is stopped.
referee-rulings-adjourn = The game is adjourned.
referee-rulings-resume = The game resumes.

conditional-title = Conditional moves
conditional-menu =
    { $n ->
        [0] Conditional moves
       *[other] Conditional moves ({ $n })
    }
conditional-about = Play a move that your opponent might make, then your answer. If your opponent plays it, your answer is played at once. Only you can see these lines.
conditional-theirs = Your opponent's move
conditional-yours = Your answer
conditional-back = Back one move
conditional-keep = Add this line
conditional-remove = Delete the line
conditional-none = No lines yet.
conditional-send = Save the lines
conditional-faults-too_many = You already have 20 lines, which is the maximum.
conditional-faults-no_answer = Add your answer to the line.

timeLog-title = Time of each move
timeLog-about = Measured by the server. Lag credit compensates for the network delay between player and server.
timeLog-move = Move
timeLog-thought = Thinking time
timeLog-credit = Lag credit
timeLog-charged = Deducted
timeLog-total = { $side } in total

chat-title = Chat
chat-unread = { $n } new
