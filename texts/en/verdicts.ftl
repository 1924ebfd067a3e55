# What every rule set would have decided about a recorded game. $step is a move as players write it, $ply its number; $result says
# who wins and by how much.
verdicts-game = { $file }, game { $number }
verdicts-recorded = The record says: { $result }.
verdicts-agree = All rule sets lead to the same result.
verdicts-noEnd = No rule set ends the game within this record. If the game ended in a way that is not recorded, such as by resignation, loss on time or agreement, that decides the result.
verdicts-part-start = The rule sets disagree from the start.
verdicts-part-after = The rule sets disagree after move { $ply }.
verdicts-at-start = At the start
verdicts-at-ply = After move { $ply }
verdicts-at-end = At the end of the record, after move { $ply }
verdicts-refused = The next move, { $step }, is not allowed. { $reason }
verdicts-noStart-arrangement_not_allowed = The game cannot start like this: these rules do not allow this setup.
verdicts-noStart-matsang_forbidden = The game cannot start like this: elephants on opposite wings are forbidden.
verdicts-noStart-generals_facing = The game cannot start like this: the generals face each other.
verdicts-noStart-bad_position = The game cannot start like this: the position cannot be played.
verdicts-open = The game goes on. Points: { $cho } { $cho_points }, { $han } { $han_points }.
verdicts-bothPass = If both sides pass now: { $result }.
verdicts-called = If bikjang is called now: { $result }.
verdicts-agreed = If both agree to end the game: { $result }.
verdicts-winner = { $side } wins
verdicts-draw = a draw
verdicts-source = Source: { $cite } { $mark }.
verdicts-otherGame = Rules of other games, not compared: { $names }
verdicts-notOfficial = Worked out by Janggun from its own rule sets. This is not a decision by any association.
