premove-waiting =
    { $n ->
        [one] 1 premove queued
       *[other] { $n } premoves queued
    }
premove-dropLast = Cancel last
premove-dropAll = Cancel all
premove-illegal = Your premove was no longer legal and was cancelled.
premove-warned = Your premove was cancelled because it would now end the game, repeat the position or be forbidden by the rules.
premove-unreachable = That piece can never go there.

bikjang-title = Bikjang
bikjang-resolve = break the bikjang
bikjang-passAccepts = pass to accept
bikjang-call = call bikjang
bikjang-ends = any other move or a pass accepts it
bikjang-illegal = no other move is allowed
bikjang-free = or just play on
bikjang-resultDraw = if accepted, a draw
bikjang-resultPoints = if accepted, points decide
bikjang-must = answer the check first
bikjang-closed = The generals face each other, but this has no effect now.
bikjang-accept = Accept: { $how }
bikjang-byPoints = points decide
bikjang-avoid = Play on
bikjang-warning = A marked move would make the generals face each other: bikjang.

seniority-elder = By custom, the older player plays { $side }.
seniority-higher_rank = By custom, the higher-ranked player plays { $side }.

hands-title = Hidden soldiers
hands-pick = One hand holds a { $first } soldier, the other a { $second } soldier. Pick a hand: the soldier in it decides your side.
hands-wait = Your opponent is picking one of two closed hands.
hands-watching = One of the players is picking one of two closed hands.
hands-join = Join the game
hands-yours = You play { $side }.
hands-drawn = The player who picked plays { $side }, the other player { $other }.
hands-names-left = Left hand
hands-names-right = Right hand
hands-check = How can this be checked?
hands-how = The soldiers were put into the hands at random when the game was created. The seal, a SHA-256 hash, is shown before the pick, and the sealed text after it. If the hash of that text matches the seal, nothing was changed in between.
hands-sealed = Seal
hands-opened = Sealed text
hands-computed = Hash of this text
hands-command = How to compute the hash yourself
hands-fits = Checked: the hands are as they were sealed before the pick.
hands-broken = The hands are not as they were sealed before the pick!

setup-expired = The time to choose ran out, so the choice was made automatically.
setup-secondsLeft = { $seconds } s left to choose
setup-secondsLeftTheirs = Opponent is choosing ({ $seconds } s left)
setup-secondsLeftWatched = { $seconds } s left
setup-before = Choose my setup now
setup-toCard = Back to the invitation
setup-title = Setting up
setup-yours = Choose { $side }'s setup
setup-mine = You play { $side }: choose your setup
setup-waiting = { $side } is choosing a setup…
setup-chosen = { $side } chose { $name }.
setup-hidden = Both sides choose in secret; the setups are revealed together.
setup-hiddenDone = Chosen. Your opponent is still choosing.
setup-firstVisible = { $first } chooses first, and { $second } sees that setup before choosing.
setup-take = Use this setup
setup-swapTitle = { $side }: swap horse and elephant on either wing, or leave them
setup-placed =
    { $n ->
        [one] 1 piece on the board
       *[other] { $n } pieces on the board
    }
setup-placeYours = Place one of { $side }'s pieces
setup-placeTheirs = { $side } is placing a piece…
setup-placeAt = { $piece } on { $square }
setup-placeHow = Pick a piece, then a marked point.
setup-hand = Pieces to place
setup-pointList = Points as a list
setup-placedBy = { $side }: { $piece } placed on { $square }
setup-names-msms = Right elephant
setup-names-mssm = Inner elephants
setup-names-smms = Outer elephants
setup-names-smsm = Left elephant
setup-names-central = Central chariots
setup-korean-msms = HE · HE
setup-korean-mssm = HE · EH
setup-korean-smms = EH · HE
setup-korean-smsm = EH · EH
setup-korean-central = central chariots

end-title = Game over
end-ratings = Ratings after the game
end-ratingsStay = Ratings unchanged.
end-wins = { $side } wins
end-youWin = You win
end-youLose = You lose
end-draw = Draw
end-none = Cancelled
end-rule = Rule set
end-source = Source
end-why = Why?
end-rematch = Play again
end-rematchAsked = Rematch offered…
end-rematchOffered = Your opponent wants to play again.
end-rematchDeclined = Your opponent declined the rematch.
end-tournament = Go to the tournament
end-rematchReady = Go to the new game
end-record = Game record
end-meaning = What does this mean?
end-review = Review the game
end-newGame = New game
end-points = { $first } { $cho } : { $han } { $second }
end-deom = deom of { $deom } for { $second } included

refusal-bikjang_unresolved = The generals would still face each other: break the bikjang or accept it.
refusal-repetition_banned = That position may not be repeated.
refusal-shuttle_banned = That piece may not go back and forth again.
refusal-pass_in_check = You cannot pass while in check.
refusal-pass_not_in_rules = Passing is not allowed under these rules.
refusal-call_not_in_rules = Bikjang cannot be called under these rules.
refusal-stop_not_in_rules = Under these rules a game cannot be stopped before its end.
refusal-not_facing = The generals do not face each other.
refusal-gate_closed = Bikjang has no effect yet.
refusal-general_capture_exempt = This bikjang arose when a general captured a piece, so it cannot be called.
refusal-call_in_check = The check must be answered first.
refusal-offer_not_allowed = The rules do not allow an offer to end the game now.
refusal-offer_pending = There is already an offer waiting for an answer.
refusal-no_offer = There is no offer to answer.
