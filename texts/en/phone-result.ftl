# The page on the phone of a player in a hall, in large print. $board is the number of a board: 3, or 3.2 for the second
# board of a team. $round is the title of a round: Round 2, or Final, after the name of the division if there are
# several. $reason says why a player sits out: bye.

phoneResult-loading = Loading…
phoneResult-noCode = Scan the QR code on your result slip.
phoneResult-lost = The connection was lost. Reconnecting…
phoneResult-board = Board { $board }
phoneResult-you = You
phoneResult-opponent = Opponent
phoneResult-side-cho = Cho
phoneResult-side-han = Han
phoneResult-question = How did the game end?
phoneResult-won = I won
phoneResult-lose = I lost
phoneResult-wonCounted = I won on points
phoneResult-lostCounted = I lost on points
phoneResult-draw = Draw
phoneResult-said = You reported: { $result }
phoneResult-open = Press when the game is over. The result counts when both players report the same.
phoneResult-waitingOther = Now your opponent has to report too. You can still change your report.
phoneResult-waitingYou = Your opponent has reported. Now it is your turn.
phoneResult-agreed = Both of you reported the same. Thank you!
phoneResult-differ = Your two reports differ. Talk to each other and correct one of them, or wait: the director has been told.
phoneResult-again = The director asks both of you to report the result again.
phoneResult-entered = The result has been entered.
phoneResult-otherwise = The director has entered another result.
phoneResult-ended = This code is no longer valid: its round is over, or the pairing was changed.
phoneResult-endedRound = This code is no longer valid. It was for: { $round }.
phoneResult-endedNext = If you are in the pairings below, scan the code on your new result slip.
phoneResult-plays = { $round }: you play at board { $board }, against { $opponent }. Scan the code on your new result slip.
phoneResult-rests = { $round }: you do not play ({ $reason }).
phoneResult-out = { $round }: you are not in these pairings. If you think that is a mistake, ask the director.
phoneResult-call = Call the director
phoneResult-called = The director has been called.
phoneResult-pairings = Pairings
phoneResult-standings = Standings
phoneResult-byes = Not playing: { $names }
phoneResult-noRounds = No pairings yet.
phoneResult-result-cho_full = Cho won
phoneResult-result-han_full = Han won
phoneResult-result-cho_counted = Cho won on points
phoneResult-result-han_counted = Han won on points
phoneResult-result-draw = Draw
phoneResult-result-cho_forfeit = Cho won, Han did not appear
phoneResult-result-han_forfeit = Han won, Cho did not appear
phoneResult-result-both_forfeit = Neither appeared
phoneResult-playing = playing
