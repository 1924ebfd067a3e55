ruleSentences-endings-bikjang_accepted = Bikjang: the generals have faced each other since move { $created_at_ply }, and { $by } accepted it.
ruleSentences-endings-mate = Mate: { $loser }'s general on { $general } cannot escape the check from { $checkers }.
ruleSentences-endings-no_permitted_action = { $side } is in check, and every move out of it would be a forbidden repetition: { $refused }.
ruleSentences-endings-stalemate = Stalemate: { $loser } is not in check but has no legal move, and therefore loses.
ruleSentences-endings-double_pass = Both sides passed in a row (moves { $plies }).
ruleSentences-endings-dead_position = Dead position: neither side can be mated any more with the pieces that are left.
ruleSentences-endings-low_points = { $sides } dropped to { $threshold_half } points or fewer.
ruleSentences-endings-ply_limit = The limit of { $n } moves by both sides together was reached (moves counted: { $counted }).
ruleSentences-endings-no_capture_limit = No piece has been captured for { $n } moves by both sides together, since move { $since_ply }.
ruleSentences-endings-perpetual_check = Perpetual check: { $checker } kept giving check while the same position occurred { $n } times (moves { $occurrences }).
ruleSentences-endings-repetition = Repetition: the same position occurred { $n } times (moves { $occurrences }).
ruleSentences-endings-shuttle = Back and forth: one piece moved between { $x } and { $a }, and reached { $a } for the third time (moves { $plies }).
ruleSentences-endings-resigned = { $by } resigned.
ruleSentences-endings-flagged = { $by } ran out of time.
ruleSentences-endings-stopped = The time for the whole game was up.
ruleSentences-endings-draw_agreed = { $offered_by } offered a draw and the other side agreed.
ruleSentences-endings-aborted = The game was cancelled.
ruleSentences-endings-adjudicated = The referee decided the game.
ruleSentences-endings-abandoned = { $by } left the game.

ruleSentences-variants-bikjang_accepted__immediate = Bikjang: the generals faced each other at move { $created_at_ply }, which ends the game at once.
ruleSentences-variants-bikjang_accepted__0 = Bikjang: the generals have faced each other since the start, and { $by } accepted it.
ruleSentences-variants-no_capture_limit__0 = No piece has been captured since the start of the game, for { $n } moves by both sides together.
ruleSentences-variants-draw_agreed__points = { $offered_by } offered to end the game on points and the other side agreed.
ruleSentences-variants-stopped__agreed = Both sides agreed to stop the game.
ruleSentences-variants-stopped__referee = The referee called time and stopped the game.

ruleSentences-points-janggi = Points decide: Cho { $cho_half }, Han { $han_half } (deom of { $deom_half } included).
ruleSentences-points-janggi_without_deom = Points decide: Cho { $cho_half }, Han { $han_half }.
ruleSentences-points-xiangqi = Points decide: Red { $cho_half }, Black { $han_half }.

ruleSentences-refusals-bikjang_unresolved = Bikjang: { $move } leaves the generals facing each other.
ruleSentences-refusals-repetition_banned = Repetition: the position after { $move } has occurred before (moves { $occurrence_plies }).
ruleSentences-refusals-shuttle_banned = Repetition: the same piece may not go back and forth a third time (moves { $occurrence_plies }).
ruleSentences-refusals-pass_in_check = A side in check cannot pass (check from { $checkers }).
ruleSentences-refusals-pass_not_in_rules = Passing is not allowed under these rules.
ruleSentences-refusals-call_not_in_rules = Bikjang cannot be called under these rules.
ruleSentences-refusals-not_facing = The generals do not face each other.
ruleSentences-refusals-gate_closed = Bikjang cannot be called yet (points: Cho { $cho_pieces_half }, Han { $han_pieces_half }).
ruleSentences-refusals-general_capture_exempt = A bikjang that arose when a general captured a piece cannot be called.
ruleSentences-refusals-call_in_check = The check from { $checkers } must be answered first.
ruleSentences-refusals-offer_not_allowed = The rules do not allow an offer to end the game now.
ruleSentences-refusals-offer_pending = There is already an offer to end the game.
ruleSentences-refusals-no_offer = There is no offer to end the game.
ruleSentences-refusals-stop_not_in_rules = Under these rules a game cannot be stopped before its end.

# What is said for gate_closed, by the condition that the rules set.
ruleSentences-gates-both_below_30 = Bikjang cannot be called yet. Both sides must have fewer than 30 points: Cho has { $cho_pieces_half }, Han { $han_pieces_half }.
ruleSentences-gates-after_first_capture = Bikjang cannot be called yet. A piece must be captured first.

ruleSentences-illegal-no_piece = There is no piece on { $at }.
ruleSentences-illegal-not_yours = The piece on { $at } belongs to the other side.
ruleSentences-illegal-null_step = Staying on { $at } is not a move.
ruleSentences-illegal-own_piece = A piece of the same side is on { $at }.
ruleSentences-illegal-leaves_palace = This piece never leaves the palace; { $to } is outside.
ruleSentences-illegal-no_palace_line = No palace line connects { $from } and { $to }.
ruleSentences-illegal-backward = Soldiers never move back, so { $to } is out of reach.
ruleSentences-illegal-wrong_shape = That piece does not move like that.
ruleSentences-illegal-leg_blocked = The way is blocked at { $at }.
ruleSentences-illegal-path_blocked = The line is blocked at { $at }.
ruleSentences-illegal-no_screen = The cannon has nothing to jump over.
ruleSentences-illegal-screen_is_cannon = A cannon cannot jump over the cannon on { $at }.
ruleSentences-illegal-many_screens = A cannon must jump over exactly one piece, but there are several in the way ({ $between }).
ruleSentences-illegal-takes_cannon = A cannon cannot capture the cannon on { $at }.
ruleSentences-illegal-stays_in_check = The general on { $general } would still be in check from { $by }.
ruleSentences-illegal-exposes_general = The general on { $general } would be in check from { $by }.
ruleSentences-illegal-crosses_river = An elephant cannot cross the river; { $to } is on the other side.
ruleSentences-illegal-sideways_too_early = A soldier moves sideways only after crossing the river, so { $to } is out of reach.
ruleSentences-illegal-leaves_facing = The generals on { $general } and { $other } would face each other.

ruleSentences-errors-bad_json = The line is not JSON.
ruleSentences-errors-bad_request = The request is malformed: { $field }.
ruleSentences-errors-bad_rules = The rule set has errors.
ruleSentences-errors-bad_fen = This is not a valid FEN.
ruleSentences-errors-bad_position = This position cannot be played under these rules.
ruleSentences-errors-bad_move = { $move } is not a move or an action.
ruleSentences-errors-illegal_move = { $move } is not a legal move for that piece.
ruleSentences-errors-refused_move = The rule set does not allow { $move }.
ruleSentences-errors-game_over = The game is over.

# A pass as an action in a sentence.
ruleSentences-pass = the pass
# A list: what comes before the last item is joined by commas.
ruleSentences-list = { $before } and { $last }
# The same for the numbers of moves, in brackets.
ruleSentences-numbers = { $before } and { $last }
# Between the whole points and the half: 73.5.
ruleSentences-decimalMark = .
