# The page on which a director runs a tournament. Sentences that the command line needs too are in tournament.ftl.
# $n, $round, $board, $number, $line and $minutes are numbers.

director-title = Tournaments
director-intro = Run a tournament on this device, without internet: entries, numbers drawn, pairings, results and standings.
director-loading = Loading…
director-noModule = The page could not be loaded. Go online once; after that, it works offline too.
director-notKept = This browser does not keep data. Save the tournament as a file before you close the page.
director-empty = No tournaments on this device yet.
director-all = All tournaments
director-new = New tournament
director-openFile = Open file
director-saveFile = Save as file
director-people = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
director-remove = Delete from this device
director-removeAsk = Delete "{ $name }" from this device? Save it as a file first if you may need it again.
director-removed = Deleted.
director-cancel = Cancel
director-close = Close

director-tabs-label = Parts of the tournament
director-tabs-entries = Entries
director-tabs-draw = Numbers
director-tabs-rounds = Rounds
director-tabs-standings = Standings
director-tabs-print = Print
director-tabs-log = Log
director-tabs-more = More

director-undo = Undo: { $what }
director-undoNothing = Undo
director-division = Division { $n }

director-plan-name = Name of the tournament
director-plan-place = Place
director-plan-date = Date
director-plan-fee = Fee per player (empty: none)
director-plan-rules = Rule set
director-plan-noRules = Not listed
director-plan-questions = A few questions
director-plan-people = How many players?
director-plan-hours = How many hours?
director-plan-prizes = How many prizes?
director-plan-game = Longest game (minutes)
director-plan-pause = Between rounds (minutes)
director-plan-proposals = Proposals
director-plan-noProposal = At least two players are needed.
director-plan-ends = { $rounds } rounds, { $hours } h { $minutes } min
director-plan-start = First game at
director-plan-endsAt = ends at about { $time }
director-plan-tooLong = longer than you have
director-plan-games = At least { $n ->
    [one] { $n } game
   *[other] { $n } games
} each, { $boards } boards
director-plan-own = Choose the format yourself
director-plan-format = Format
director-plan-formats-groups = Groups, then knock-out
director-plan-formats-knockout = Knock-out
director-plan-formats-round_robin = Round robin
director-plan-formats-swiss = Swiss
director-plan-formats-arena = Arena
director-plan-size = Players in a group
director-plan-qualifiers = Go on from each group
director-plan-third = Third place
director-plan-thirds-shared = Shared
director-plan-thirds-played = Game for third place
director-plan-rounds = Rounds
director-plan-cycles = Games against each opponent
director-plan-bestOf = Games of a pairing
director-plan-scoring = Points
director-plan-ties = If points are equal
director-plan-orders-kja = Full wins, wins on points, head-to-head, grade, elder (Korea Janggi Association)
director-plan-orders-local = Head-to-head, elder (local events)
director-plan-orders-fide_swiss = Buchholz, Sonneborn-Berger, head-to-head (Swiss; usual, not prescribed)
director-plan-orders-fide_round_robin = Head-to-head, wins, Sonneborn-Berger (round robin; usual, not prescribed)
director-plan-orders-teams = Match points, board points, head-to-head (teams; usual, not prescribed)
director-plan-divisions = Divisions, one a line (empty: only one)
director-plan-begin = Begin with the entries
# Beside the name of the rule set. $points are numbers: 7 · 4 · 2 · 0.
director-points = points { $points }

director-entry-name = Name
director-entry-club = Club
director-entry-grade = Grade
director-entry-gradeHint = 3d, 2k
director-entry-dan = { $n }d
director-entry-geup = { $n }k
director-entry-birth = Born
director-entry-birthHint = 1951 or 1951-03-14
director-entry-division = Division
director-entry-add = Enter
director-entry-hint = Type the name and press Enter. Tab goes to the next field.
director-entry-number = No.
director-entry-drawn = Number drawn
director-entry-paid = Paid
director-entry-state = State
director-entry-actions = Actions
director-entry-none = Nobody has entered yet.
director-entry-total = { $n ->
    [one] { $n } entered
   *[other] { $n } entered
}
director-entry-gone = { $n } withdrawn
director-amount = { $n }
director-entry-fees = Fees: { $paid } of { $due } paid
director-entry-amend = Change
director-entry-withdraw = Withdraw
director-entry-withdrawAsk = { $name } leaves the tournament. In a group, games before half of the rounds no longer count.
director-entry-return = Play again
director-entry-excuse = Rest next round
director-entry-penalise = Penalty
director-entry-penalty = { $points } penalty points
director-entry-excused = rests in round { $round }
director-entry-late = entered after round { $round }
director-entry-badGrade = "{ $text }" is not a grade. Write 3d or 2k.
director-entry-badBirth = "{ $text }" is not a date. Write 1951 or 1951-03-14.
director-entry-points = Points to take away
director-entry-paste = Paste a list
director-entry-pasteHint = Copy the rows from a spreadsheet and paste them here, or open a CSV file. The first line may name the columns (name, club, grade, birth); without such a line they are told by their content.
director-entry-file = Open CSV file
director-entry-line = Line
director-entry-fault = What is wrong
director-entry-good = { $n ->
    [one] { $n } line can be entered
   *[other] { $n } lines can be entered
}
director-entry-bad = { $n ->
    [one] { $n } line is left out
   *[other] { $n } lines are left out
}
director-entry-addAll = { $n ->
    [one] Enter { $n } player
   *[other] Enter { $n } players
}
director-entry-closed = The first round has been paired: nobody can enter this format now. Undo the pairing if nothing has been played.

director-apart-title = Keep apart
director-apart-hint = These players will not meet if that is possible. Groups keep members of a club apart anyway.
director-apart-first = First player
director-apart-second = Second player
director-apart-why = Reason
director-apart-reasons-club = same club
director-apart-reasons-family = family
director-apart-reasons-director = director's decision
director-apart-add = Keep apart
director-apart-clubs = All members of the same club
director-apart-permit = May meet
director-apart-none = Nobody is kept apart.

director-draw-title = Numbers
director-draw-intro = Numbers are drawn before the first round. They decide the groups and who meets whom, and the last ties.
director-draw-press = Draw numbers
director-draw-again = Draw again
director-draw-slips = Players drew slips themselves
director-draw-slipsHint = Type the number on each player's slip.
director-draw-slipsSave = Save the numbers
director-draw-slipsBad = Every player needs a number of their own from 1 to { $n }.
director-draw-large = Large size
director-draw-small = Normal size
director-draw-without = { $n ->
    [one] { $n } player has no number yet.
   *[other] { $n } players have no number yet.
}
director-draw-tooLate = The first round has been paired: the numbers stay.

director-round-none = Nothing has been paired yet.
director-round-pairFirst = Pair the first round
director-round-pairNext = Pair the next round
director-round-pairKnockout = Draw up the knock-out
director-round-pairArena = Pair those who are free
director-round-unpair = Take the pairings back
director-round-unpairAsk = Take the pairings of this round back? Nothing has been reported. The reason stands in the log.
director-round-names-two = Final
director-round-names-four = Semi-finals
director-round-names-eight = Quarter-finals
director-round-names-many = Round of { $n }
director-round-number = Round { $round }
director-round-thirdPlace = Third place
director-round-board = Board
director-round-cho = Cho
director-round-han = Han
director-round-result = Result
director-round-missing = { $n ->
    [one] { $n } result is missing:
   *[other] { $n } results are missing:
}
director-round-complete = All results are in.
director-round-finished = All rounds have been played.
director-round-toStandings = Final standings
director-round-closeNow = Close the tournament
director-round-closed = The tournament is closed.
director-round-byes = Without a game
director-round-why = Why?
director-round-whyTitle = Why this pairing?
director-round-whyBye = Why no game?
director-round-byDirector = paired by the director
director-round-hand = Pair by hand
director-round-handHint = Name two players a line by their entry numbers, Cho first: 3 7. Who rests stands alone on a line.
director-round-handBad = Line { $line } cannot be read.

director-result-label = Board number
director-result-hint = Type a board number and press Enter, then the number of the result.
director-result-board = Board { $board }
director-result-keys-full = won
director-result-keys-counted = won on points
director-result-keys-forfeit = did not appear
director-result-bothForfeit = Neither appeared
director-result-draw = Draw
director-result-late = came late
director-result-lateMinutes = Minutes late
director-result-lateHint = The clock loses { $factor } times as much; after { $minutes } minutes the game is lost.
director-result-lateDone = { $name }: take { $minutes } min { $seconds } s off the clock
director-result-lateLost = { $name }: too late, lost
director-result-game = Game { $n }
director-result-away = Esc: another board
director-result-noBoard = There is no board { $board } in this round.
director-result-done = Board { $board }: { $result }
director-result-missing = no result yet
director-result-correctTitle = Correct board { $board }
director-result-correctNow = Now: { $result }
director-result-correctTo = Correct to
director-result-remove = No result
director-result-reason = Reason
director-result-reasons-slip = The slip was read wrongly
director-result-reasons-typing = Typed wrongly
director-result-reasons-referee = Referee's decision
director-result-correct = Correct

director-standings-none = There are no standings yet.
director-standings-group = Group { $n }
director-standings-final = Standings
director-standings-cross = Crosstable
director-standings-wall = Round by round
director-standings-bracket = Bracket
director-standings-place = Place
director-standings-points = Points
director-standings-why = Numbers stand only where they were needed between equal points.
director-standings-bye = bye
director-standings-free = free
director-standings-withdrawn = withdrawn
director-standings-playOff = Enter a play-off
director-standings-playOffHint = Entry numbers of the players, the winner first: 5 2

director-log-title = What happened
director-log-when = Time
director-log-who = Who
director-log-what = What
director-log-undone = undone
director-log-opened = The tournament was announced: { $name }.
director-log-entered = { $name } entered as number { $number }.
director-log-amended = The data of { $name } were changed.
director-log-withdrawn = { $name } withdrew.
director-log-returned = { $name } plays again.
director-log-excused = { $name } rests in round { $round }.
director-log-forbidden = { $a } and { $b } are kept apart ({ $why }).
director-log-permitted = { $a } and { $b } may meet again.
director-log-drawn = Numbers were drawn for { $n } players.
director-log-grouped = { $n } groups were drawn.
director-log-bracketed = The knock-out was drawn up.
director-log-paired = { $round } was paired.
director-log-unpaired = The pairings of round { $round } were taken back: { $reason }
director-log-reported = Round { $round }, board { $board }: { $result }
director-log-corrected = Round { $round }, board { $board } corrected to: { $result }. Reason: { $reason }
director-log-late = { $name } came { $minutes } min late.
director-log-penalised = { $name } lost { $points } points: { $reason }
director-log-paid = { $name } paid { $amount }.
director-log-unpaid = The payment of { $name } was taken back.
director-log-played_off = Play-off: { $names }
director-log-closed = The tournament was closed.
director-log-undo = Undone: { $what }

director-fact-by_director = The director paired this round.
director-fact-table = Group { $group }: in this round the table of the round robin brings together number { $cho }, { $choName }, and number { $han }, { $hanName }.
director-fact-rests_in_group = Group { $group } has an odd number of players, so one rests in every round.
director-fact-lines = The bracket has { $lines } lines. These two came from lines { $first } and { $second }, which meet in this round.
director-fact-free_line = Line { $line } of the bracket has no opponent in this round.
director-fact-group_place = { $name } took place { $rank } in group { $group }, with { $points } points from { $games } games. Free lines go to the group winners with the most points per game.
director-fact-third_place = Both lost in the semi-finals and play for the third place.
director-fact-scores = Before the round, Cho had { $cho } points and Han { $han }.
director-fact-floats = { $name } meets a player with fewer points (difference: { $difference }), because no suitable opponent with equal points was left.
director-fact-ranks = They were close to each other in the standings: places { $cho } and { $han }.
director-fact-bye = { $name } had { $points } points, the fewest with which the bye can be given, and had no bye before.
director-fact-obstacle-met = { $name }: they have met.
director-fact-obstacle-forbidden = { $name }: they are kept apart.
director-fact-obstacle-same_side = { $name }: both must have the same side.
director-fact-obstacle-had_bye = { $name }: had a bye or a win without a game.
director-fact-obstacle-paired_otherwise = { $name }: all pairings together are better with another opponent.
director-fact-side-both_granted = Both have the side that they should have.
director-fact-side-stronger_preference = The side went to the player who needed it more.
director-fact-side-alternated = The sides are the opposite of the last round in which theirs differed.
director-fact-side-higher_ranked = The side went to the higher-ranked player.
director-fact-side-by_number = The side follows from the numbers drawn.

director-more-who = Who is at this laptop?
director-more-whoHint = The name stands in the log with everything entered here.
director-more-file = Tournament file
director-more-fileHint = Save it now and then, for example on a USB stick. It can be opened here on another laptop, and with the command line.
director-more-merge = Take in a file of this tournament
director-more-mergeHint = If another laptop went on with a copy, what was entered there is added, or refused with the reason.
director-more-merged = { $n ->
    [0] The file has nothing new.
    [one] { $n } entry of the log was added.
   *[other] { $n } entries of the log were added.
}
director-more-other = For other programs
director-more-csv = Standings (CSV)
director-more-trf16 = FIDE report (TRF16)
director-more-trf2026 = FIDE report (TRF-2026)
director-more-behind = This file is older: what is on this device contains all of it.
director-more-opened = The file is on this device now.

director-problem-changed_meanwhile = Another window changed the tournament a moment ago. Look at it and try again.
director-problem-already_reported = This game already has a result. Choose the board again to correct it.
director-problem-tie_undecided = These players are equal at a place that decides who goes on. Let them play, and enter the result as a play-off.
director-problem-plan_name = The tournament needs a name.
director-problem-plan_fee = The fee is 0 or too high. Leave the field empty if entry is free.
director-problem-plan_rules = This is no name of a rule set.
director-problem-plan_group_size = A group has 3 to 8 players.
director-problem-plan_qualifiers = Fewer players must go on than a group has.
director-problem-plan_rounds = Choose 1 to 30 rounds.
director-problem-plan_cycles = Choose 1 or 2.
director-problem-plan_games = Choose 1, 3, 5, 7 or 9 games.
director-problem-plan_divisions = At most 20 divisions are possible.
director-problem-bad_entry-name = The name is missing or too long.
director-problem-bad_entry-club = The club's name is too long.
director-problem-bad_entry-grade = This grade is not possible.
director-problem-bad_entry-birth = This date of birth is not possible.
director-problem-bad_entry-other = This entry is not possible.
director-problem-csv_cell-grade = The grade cannot be read. Write 3d or 2k.
director-problem-csv_cell-birth = The date of birth cannot be read. Write 1951 or 1951-03-14.
director-problem-csv_cell-rating = The rating cannot be read.
director-problem-csv_cell-division = There is no such division.
director-problem-csv_cell-other = A field cannot be read.
director-problem-csv_quote = Line { $line }: a quotation mark is not closed.
director-problem-csv_too_long = The list is too long.
director-problem-already_withdrawn = This player has withdrawn already.
director-problem-not_withdrawn = This player has not withdrawn.
director-problem-round_paired = That round has been paired already.
director-problem-same_player = Choose two different players.
director-problem-not_forbidden = These two are not kept apart.
director-problem-drawn_too_late = The first round has been paired: numbers cannot be drawn any more.
director-problem-bad_order = Every player must be named once.
director-problem-bad_pairings = Every player must be named once. Groups and knock-outs cannot be paired by hand.
director-problem-nothing_paired = Nothing has been paired yet.
director-problem-has_results = The round has results already. Remove them first.
director-problem-bad_totals = The points contradict the winner.
director-problem-series_decided = This series is decided already.
director-problem-bad_penalty = Give a number greater than 0.
director-problem-too_many_entries = At most 1,000 players can enter.
director-problem-event_unreadable = Line { $line } of the file cannot be read. It is not the file of a tournament, or it is damaged.
director-problem-event_kind_unknown = Line { $line } of the file was written by a newer version of Janggun. Update this one.
director-problem-event_data = Line { $line } of the file is damaged.
director-problem-event_version = The file was written by a newer version of Janggun. Update this one.
director-problem-events_inconsistent = Line { $line } of the file does not fit the lines before it. Lines are missing or were changed.
director-problem-other_tournament = This is the file of another tournament.
director-problem-merge_conflict = The file was not taken in: line { $line } contradicts what was entered here. Enter what is missing by hand.
director-problem-not_kept = The browser could not store this. Save the tournament as a file.
