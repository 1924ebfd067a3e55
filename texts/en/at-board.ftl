# The clock at one or two real boards, and what a referee does there. $side is the name of a side, or a side and a player's name.
# $board is the number of a board. $seconds, $points, $n and $periods are numbers.

atBoard-boards = Boards on this screen
atBoard-one = One
atBoard-two = Two, side by side
atBoard-board = Board { $board }
atBoard-name = { $side }: name (optional)
atBoard-near = Side at the bottom of the screen
atBoard-announce = Announce the time
atBoard-going = The clock is still in use: { $games }.
atBoard-continue = Back to the clock
atBoard-replaces = A new clock will replace it, and unfinished games will be discarded.
atBoard-beside = A new clock will appear beside it.
atBoard-full = The clock already shows two boards. Finish one of the games first.
atBoard-settled = The director has entered the result of this game.
atBoard-withMoves = Record the moves too
atBoard-withMovesHint = While two people play, a third person taps or types their moves on this device. Each move also presses the clock.
atBoard-unfinished = Another game on this device is unfinished: { $game }.
atBoard-unfinishedAsk = Moves can be recorded for only one game at a time. New game: { $game }.
atBoard-resume = Continue the unfinished game
atBoard-drop = End it without a result and start the new game
atBoard-seen = Spectators can follow every move of this game on the page "{ pages-spectatorScreen-title }".
atBoard-stopAsk = Do both players agree to stop here? The pieces now on the board will be counted.
atBoard-screen = { pages-spectatorScreen-title }
atBoard-forget = Play outside the tournament
atBoard-sound = Sound
atBoard-referee = Referee
atBoard-result = Result
atBoard-close = Back to the clock
atBoard-what = What happened?
atBoard-kinds-warning = Warning
atBoard-kinds-fault = Fault
atBoard-kinds-ruling = Ruling
atBoard-kinds-time = Time called
atBoard-who = Which side?
atBoard-penalty = Penalty
atBoard-penalties-none = None
atBoard-penalties-turn = Turn lost: the side passes
atBoard-penalties-time = Time deducted
atBoard-penalties-points = Points deducted
atBoard-penalties-loss = Game lost
atBoard-ruling = Ruling
atBoard-rulings-win = Win
atBoard-rulings-draw = Draw
atBoard-rulings-must_deviate = Must play a different move
atBoard-rulings-give_time = Extra time
atBoard-seconds = Seconds
atBoard-points = Points
atBoard-reason = Reason (optional)
atBoard-reasons-touch = touched a piece
atBoard-reasons-talk = talking
atBoard-reasons-move = illegal move
atBoard-reasons-repeat = repetition
atBoard-enter = Enter in the record
atBoard-acts = Referee's decisions
atBoard-undo = Undo
atBoard-said-warning = warning for { $side }
atBoard-said-fault = fault by { $side }
atBoard-said-turn = fault by { $side }, who loses a turn
atBoard-said-time = fault by { $side }, who loses { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
atBoard-said-points = fault by { $side }; points deducted: { $points }
atBoard-said-loss = fault by { $side }, who loses the game
atBoard-said-late = { $side } was late and loses { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
atBoard-said-win = { $side } wins
atBoard-said-draw = draw
atBoard-said-must_deviate = { $side } must play a different move
atBoard-said-give_time = { $side } gets { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
atBoard-said-call_time = time called
atBoard-comment = Referee: { $act }
atBoard-clocks = clocks: { $cho } – { $han }
atBoard-byoyomi = { $seconds } s, { $periods ->
    [one] last period
   *[other] { $periods } periods left
}
atBoard-how = How did the game end?
atBoard-won = { $side } won
atBoard-drawn = Draw
atBoard-counted = Count points
atBoard-ended-time = Time is up: { $side } wins.
atBoard-ended-referee = The referee decided: { $side } wins.
atBoard-ended-draw = The referee decided: draw.
atBoard-ended-stop = The game was stopped. Count the points.
atBoard-off = Points deducted for { $side }'s faults: { $points }
atBoard-confirm = Confirm the result
atBoard-toDirector = The result goes to the tournament page, where the director enters it.
atBoard-toTournament = Back to the tournament
atBoard-file = Games at real boards
atBoard-keep = Save to my records
atBoard-open = Open the record
atBoard-timeOf = { $side }'s time
atBoard-shared = shared by both players
atBoard-lateShared = A player was late, but no time can be deducted, because both players share one clock. To deduct time, choose a clock with separate times.
