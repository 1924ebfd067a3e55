# What `janggun tournament` prints for directors. $n, $of, $round, $table, $place and $moves are numbers.

tournament-round-group = Round { $round }, groups
tournament-round-plain = Round { $round }
tournament-round-knockoutName = { $of ->
    [2] Final
    [4] Semi-finals
    [8] Quarter-finals
   *[other] Round of { $of }
}
# $name is tournament-round-knockoutName.
tournament-round-knockout = { $name } (round { $round })

tournament-table = Board { $table }: { $cho } (Cho) – { $han } (Han)
tournament-thirdPlace = for third place
tournament-bye-allocated = { $name }: bye
tournament-bye-rest = { $name }: sits out this round
tournament-bye-half = { $name }: requested bye
tournament-bye-zero = { $name }: absent

tournament-group = Group { $n }
tournament-column-place = Place
tournament-column-name = Name
tournament-column-club = Club
tournament-column-points = Points
tournament-withdrawn = withdrawn
tournament-dan = { director-entry-dan }
tournament-geup = { director-entry-geup }

tournament-result-full = { $name } won
tournament-result-counted = { $name } won on points
tournament-result-draw = draw
tournament-result-forfeit = { $name } won by forfeit
tournament-result-bothForfeit = neither player appeared: both lose
tournament-result-missing = no result yet

tournament-tie-points = points
tournament-tie-direct_encounter = head-to-head
tournament-tie-full_wins = full wins
tournament-tie-counted_wins = wins on points
tournament-tie-wins = wins
tournament-tie-won_on_board = wins on the board
tournament-tie-han_wins = wins with Han
tournament-tie-buchholz = Buchholz
tournament-tie-buchholz_cut1 = Buchholz cut 1
tournament-tie-buchholz_cut2 = Buchholz cut 2
tournament-tie-buchholz_median1 = median Buchholz
tournament-tie-sonneborn_berger = Sonneborn-Berger
tournament-tie-progressive = progressive score
tournament-tie-koya = Koya
tournament-tie-board_points = board points
tournament-tie-match_points = match points
tournament-tie-top_boards = points by board
tournament-tie-grade = grade
tournament-tie-elder = date of birth
tournament-tie-rating = rating
tournament-tie-drawn = number drawn
tournament-tie-play_off = play-off

tournament-entered = Entered: { $name } (entry no. { $n })
tournament-drawn = Numbers drawn:
tournament-reported = Board { $table }: { $result }
tournament-missing = { $n ->
    [one] { $n } result is missing.
   *[other] { $n } results are missing.
}
tournament-undone = Undone.
tournament-withdrew = { $name } has withdrawn.
tournament-badGrade = "{ $text }" is not a grade. Write 3d for 3 dan, or 2k for 2 geup.
tournament-badBirth = { director-entry-badBirth }
tournament-csv-too_long = { director-problem-csv_too_long }
tournament-csv-no_names = The first line has no column "name". Name the columns in that line: name, club, grade, birth.
tournament-csv-quote = { director-problem-csv_quote }
tournament-csv-cell-grade = { director-problem-csv_cell-grade }
tournament-csv-cell-birth = { director-problem-csv_cell-birth }
tournament-csv-cell-rating = { director-problem-csv_cell-rating }
tournament-csv-cell-division = { director-problem-csv_cell-division }
tournament-csv-cell-other = { director-problem-csv_cell-other }
tournament-csv-too_many_cells = { director-problem-csv_too_many_cells }
# $fault is one of the sentences above.
tournament-csv-line = Line { $line }: { $fault }
tournament-created = Created: { $file }
tournament-keptApart = { $a } and { $b } are now kept apart.
tournament-excused-zero = { $name } will not play in round { $round }.
tournament-excused-half = { $name } will not play in round { $round }, and gets the points for a requested bye.
tournament-late-deduction = { $name } is late: take { $minutes } min { $seconds } s off the clock.
tournament-late-lost = { $name } is too late and loses the game.
tournament-playedOff = Play-off entered.
tournament-recorded = { $moves ->
    [one] Board { $table }: record attached, { $moves } move
   *[other] Board { $table }: record attached, { $moves } moves
}
tournament-recordRemoved = Board { $table }: record removed

tournament-format-groups = { $qualifiers ->
    [1] Groups of { $size } (winner of each), then knock-out
   *[other] Groups of { $size } (top { $qualifiers } of each), then knock-out
}
tournament-format-knockout = Knock-out
tournament-format-roundRobin = Round robin
tournament-format-swiss = Swiss, { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
tournament-format-arena = Arena
tournament-proposal-inTime = { $format }: { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}, { $hours } h { $minutes } min
tournament-proposal-tooLong = { $format }: { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}, { $hours } h { $minutes } min (longer than you have)

tournament-note-points_in_comments = The file holds only wins, draws and losses. The points (such as 7, 4, 2 and 0) are in comment lines, which Janggun reads and other programs skip.
tournament-note-series_as_one_game = Only the winner of each series is written, not its games.
tournament-note-data_left_out = Details such as clubs and grades are left out.
tournament-note-stages_as_rounds = Groups and knock-out are written as rounds of one tournament.
tournament-note-penalties_left_out = Penalty points are left out.
tournament-note-teams_in_comments = The way team points are counted is stored in comment lines, which Janggun reads and other programs skip.
tournament-note-names_cut = Long names are cut to the width of their column.
tournament-note-record_missing = No record: { $games }
tournament-note-record_differs = Winner in the record differs from the result: { $games }

tournament-relax-forbidden_pairs = let players who were to be kept apart meet
tournament-relax-second_bye = give a player a second bye
tournament-relax-sides = let a player have the same side again
tournament-relax-rematch = let two players meet again
tournament-noPairing = No pairing satisfies all the rules. Any one of these exceptions would allow a pairing:
tournament-noPairingAtAll = No pairing satisfies all the rules, and a single exception would not be enough.

tournament-refusal-same_entry = This player has already been entered.
tournament-refusal-entries_closed = The first round has been paired, so no more players can enter.
tournament-refusal-results_missing = Results of some boards are missing. Enter them first.
tournament-refusal-not_enough_players = There are not enough players.
tournament-refusal-finished = All rounds have been played.
tournament-refusal-closed = This tournament or division is closed.
tournament-refusal-no_such_table = There is no such board in this round.
tournament-refusal-no_such_entry = There is no such player.
tournament-refusal-already_reported = This game already has a result. To change it, add --correct with a reason.
tournament-refusal-not_reported = This game has no result yet.
tournament-refusal-no_draws = There are no draws in this tournament.
tournament-refusal-draw_in_knockout = A knock-out game needs a winner.
tournament-refusal-round_depends_on_it = A later round depends on this result. Undo its pairings first.
tournament-refusal-no_reason = Give a reason.
tournament-refusal-already_recorded = This game already has a record. To change it, add --replace.
tournament-refusal-not_recorded = This game has no record.
tournament-refusal-bad_record = This is not a game record, or it is too long.
tournament-refusal-nothing_to_undo = There is nothing to undo.
tournament-refusal-tie_undecided = Players are tied, and their order decides who advances or whom they meet. Let them play each other, and enter the result as a play-off.
tournament-refusal-other = This is not possible right now.
