# What `janggun play` says. Words in back quotes are typed by players: each has to be among the words of its command below.

terminal-goodbye = Goodbye.
terminal-commands = `help` lists the commands
terminal-saved = Game saved: { $file }
terminal-thinking = thinking…
terminal-passes = { $side } passes
terminal-declines = The engine declines.
terminal-nothingToUndo = there is nothing to take back
terminal-nothingMoves = nothing on that point can move now

# Words that can be typed, separated by commas. The first one is shown in the help.
terminal-words-pass = pass, p
terminal-words-call = call, bikjang
terminal-words-offer = offer, draw
terminal-words-accept = accept
terminal-words-decline = decline
terminal-words-resign = resign
terminal-words-undo = undo, u
terminal-words-hints = hints, hint, h, moves
terminal-words-flip = flip
terminal-words-fen = fen
terminal-words-help = help, ?
terminal-words-quit = quit, exit, q

# The list of commands: what is typed, and what it does. $cho and $han are sides.
terminal-help-points-typed = a4b4, 71졸72, 7172
terminal-help-points-does = a move: points as in UCI, or Korean (rank digit from { $han }'s side, file digit from { $cho }'s left)
terminal-help-pieces-typed = P71-72, E44xP72
terminal-help-pieces-does = the same with the piece's letter: K A H E R C P
terminal-help-xiangqi-typed = C2=5, 炮二平五
terminal-help-xiangqi-does = the two notations of Xiangqi records
terminal-help-point-typed = a4, 71
terminal-help-point-does = show where the piece on that point can go
terminal-help-touch-typed = a4, 71
terminal-help-touch-does = touch the piece on that point: it has to move if it can; then type where it goes
terminal-help-hints-typed = hints
terminal-help-hints-does = show every legal move
terminal-help-pass-typed = pass
terminal-help-pass-does = pass your turn
terminal-help-bikjang-typed = call
terminal-help-bikjang-does = call bikjang, if the rules allow it
terminal-help-draw-typed = offer, accept, decline
terminal-help-draw-does = offer a draw, or answer an offer
terminal-help-count-typed = offer, accept, decline
terminal-help-count-does = offer to end the game on points, or answer an offer
terminal-help-undo-typed = undo
terminal-help-undo-does = take back your last move (against the engine, its reply too)
terminal-help-others = flip, fen, help, resign, quit

# The lines under the board. $result and $end say who wins and by how much.
terminal-bothPass = (if both pass now: { $result })
terminal-check = Check (janggun)!
terminal-answered = Check answered (meonggun)!
terminal-answeredWithCheck = Check answered (meonggun) with a counter-check (janggun)!
terminal-facing-now = Bikjang: the generals face each other.
terminal-facing-call = A `call` ends the game: { $result }.
terminal-facing-pass = A `pass` ends the game: { $result }.
terminal-facing-step = A move that leaves them facing each other ends the game: { $result }.
terminal-offered = { $side } offers to end the game. If you `accept`: { $result }.
terminal-winner = { $side } wins
terminal-draw = draw
terminal-noResult = no result

# Before an action that ends the game.
terminal-warning-points = This offers to end the game on points, not as a draw. If it is accepted: { $result }.
terminal-warning-pass = A pass would end the game: { $end }.
terminal-warning-step = That move would end the game: { $end }.
terminal-warning-again = Type it again to do it.

terminal-rule = (rule: { $rule })
terminal-over = The game is over.

# Why a line was not understood. $at is a point.
terminal-misread-unknown = not understood; `help` lists the commands
terminal-misread-several = several such pieces can go to { $at }; also type the point where the piece is now
terminal-misread-otherPiece = { $found } stands on { $at }, not { $said }
terminal-misread-noPiece = the side to move has no piece on { $at }
terminal-misread-otherTaken = the piece you want to capture is not on { $at }
terminal-misread-nullStep = only the general can pass by staying where it is

# A piece in the sentence above. Soldiers may have a name by their $side.
terminal-pieces-general = a general
terminal-pieces-guard = a guard
terminal-pieces-horse = a horse
terminal-pieces-elephant = an elephant
terminal-pieces-chariot = a chariot
terminal-pieces-cannon = a cannon
terminal-pieces-soldier = { $side ->
       *[other] a soldier
    }

# The setups before the first move. $side is a side, $setup a setup by its letters and its name.
terminal-setup-choose = { $side }'s setup, from Cho's left (m horse, s elephant):
terminal-setup-how = type a number or a name, such as `inner elephants` or `mssm`; `quit` exits
terminal-setup-chosen = { $side } chooses { $setup }

# Pieces that are placed one by one. $piece is a piece by its letter and its name, $pieces a list of them.
terminal-placing-how =
    The sides take turns placing one piece at a time. Type a piece and a point: `Ra1` or `차01`.
    The point alone is enough if only one kind of piece can go there. `quit` exits.
terminal-placing-none = no { $side } piece can be placed on { $at } now
terminal-placing-some = pieces that can go on { $at }: { $pieces }
terminal-placing-placed = { $side } places { $piece } on { $at }
terminal-placing-or = { $list } or { $last }
terminal-placing-pieces-general = K (general)
terminal-placing-pieces-guard = A (guard)
terminal-placing-pieces-horse = H (horse)
terminal-placing-pieces-elephant = E (elephant)
terminal-placing-pieces-chariot = R (chariot)
terminal-placing-pieces-cannon = C (cannon)
terminal-placing-pieces-soldier = { $side ->
       *[other] P (soldier)
    }

# Touch-move: who touches a piece has to move it.
terminal-touch-binds = touched: the piece on { $at } must move; type where it goes
terminal-touch-bound = you have touched the piece on { $at }, so it must move
terminal-touch-cannotMove = the piece on { $at } cannot move now, so you may move another one
terminal-touch-nothing = you have no piece on that point
terminal-touch-final = under these rules a move is final once the piece is released

# When `janggun play` opens the browser. $address is a web address; $cause is an error of the system. Without back quotes: nothing here is
# typed in a game.
terminal-browser-started = Janggun is running at { $address }
terminal-browser-running = Janggun is already running at { $address }
terminal-browser-phone = On a phone on the same Wi-Fi: { $address }
terminal-browser-phoneHint = To play on a phone on the same Wi-Fi, start Janggun with: janggun play --lan
terminal-browser-stop = Press Ctrl+C to stop.
terminal-browser-notOpened = The browser could not be opened ({ $cause }). Open the address above yourself.
terminal-browser-thisDeviceOnly = Janggun can be reached only from this device. To play on a phone, stop it and run: janggun play --lan
