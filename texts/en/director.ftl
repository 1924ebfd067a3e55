# The page on which a director runs a tournament. Sentences that the command line needs too are in tournament.ftl.
# $n, $board, $number, $line and $minutes are numbers; $round too, but of pairings, results and corrections in the log it is the name
# of the round: Round 2, Final.

director-title = Tournaments
director-intro = Run a tournament on this device, without internet: enter players, draw numbers, pair rounds, enter results and see the standings.
director-loading = Loading…
director-noModule = The page could not be loaded. Go online once; after that, it works offline too.
director-notKept = This browser does not store data. Save the tournament as a file before you close the page.
director-empty = No tournaments on this device yet.
director-all = All tournaments
director-new = New tournament
director-guide = Guide
director-openFile = Open file
director-save = Save
director-saveFile = Save as file
director-mergeFile = Merge file
director-saved = Saved as "{ $file }", usually in the Downloads folder. To open it again, press "{ director-openFile }" in the list of tournaments.
director-people = { $n ->
    [one] { $n } entered
   *[other] { $n } entered
}
director-remove = Delete from this device
director-removeAsk = Delete "{ $name }" from this device? Save it as a file first if you may need it again.
director-removed = Deleted.
director-closed = closed
director-cancel = Cancel
director-close = Close

director-tabs-label = Tournament sections
director-tabs-entries = Entries
director-tabs-draw = Draw numbers
director-tabs-rounds = Rounds
director-tabs-standings = Standings
director-tabs-print = Print
director-tabs-log = Log
director-tabs-more = More
director-next = Next: { $part }

director-undo = Undo: { $what }
director-undoNothing = Undo
director-division = Division { $n }

director-plan-name = Name of the tournament
director-plan-place = Venue
director-plan-date = Date
director-plan-fee = Entry fee (leave empty if free)
director-plan-rules = Rule set
director-plan-noRules = Other rules
director-plan-questions = A few questions
director-plan-people = How many players?
director-plan-hours = How many hours do you have?
director-plan-prizes = How many prizes?
director-plan-game = Longest game (minutes)
director-plan-pause = Break between rounds (minutes)
director-plan-lunch = Lunch break (minutes)
director-plan-withLunch = with lunch break
director-plan-forfeit = Forfeit when late by (minutes)
director-plan-proposals = Suggested formats
director-plan-noProposal = At least two players are needed.
director-plan-ends = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}, { $hours } h { $minutes } min
director-plan-start = First game starts at
director-plan-endsAt = ends at about { $time }
director-plan-tooLong = longer than you have
director-plan-games = at least { $n ->
    [one] { $n } game
   *[other] { $n } games
} each, { $boards ->
    [one] { $boards } board
   *[other] { $boards } boards
}
director-plan-own = Choose the format yourself
director-plan-format = Format
director-plan-formats-groups = Groups, then knock-out
director-plan-formats-knockout = Knock-out
director-plan-formats-round_robin = Round robin
director-plan-formats-swiss = Swiss
director-plan-formats-arena = Arena
director-plan-size = Players per group
director-plan-qualifiers = Qualifiers per group
director-plan-third = Third place
director-plan-thirds-shared = Shared
director-plan-thirds-played = Third-place match
director-plan-rounds = Rounds
director-plan-cycles = Games against each opponent
director-plan-bestOf = Games in a series (best of)
director-plan-kind = Who plays
director-plan-kinds-alone = Individuals
director-plan-kinds-teams = Teams
director-plan-boards = Players per team
director-plan-primary = Teams are ranked by
director-plan-primaries-boards = board points (the sum of all players' points)
director-plan-primaries-matches = match points (2 for a win, 1 for a draw)
director-plan-scoring = Points per game
# The meaning of 7 · 4 · 2 · 0, of 1 · ½ · 0 and of 1 · 0. All variables are points.
director-plan-score-counted = win { $full } · win on points { $counted } · loss on points { $less } · loss { $none }
director-plan-score-drawn = win { $full } · draw { $draw } · loss { $none }
director-plan-score-plain = win { $full } · loss { $none }
director-plan-ties = Tie-breaks
director-plan-orders-kja = Full wins, wins on points, head-to-head, grade, date of birth (Korea Janggi Association)
director-plan-orders-local = Head-to-head, date of birth (local events)
director-plan-orders-fide_swiss = Buchholz cut 1, Buchholz, Sonneborn-Berger, head-to-head (common in Swiss tournaments)
director-plan-orders-fide_round_robin = Head-to-head, wins, Sonneborn-Berger, Koya (common in round robins)
director-plan-orders-teams = Match points, board points, head-to-head, points by board (common in team tournaments)
director-plan-ownTies = Choose your own
director-plan-tieOrder = Criteria, most important first
director-plan-tieAdd = Add a criterion
director-plan-tieUp = Move up
director-plan-tieDown = Move down
director-plan-tieRemove = Remove
director-plan-divisions = Divisions, one per line (leave empty if there is only one)
director-plan-begin = Create, then enter players
director-plan-fixed = Only name, date and venue can be changed later. Format, points, tie-breaks, fee and rule set cannot.
director-plan-fixedFormat = Only name, date and venue can be changed later. Format, fee and rule set cannot.
# Beside the name of the rule set. $points are numbers: 7 · 4 · 2 · 0.
director-points = points: { $points }

director-entry-name = Name
director-entry-club = Club
director-entry-grade = Grade
director-entry-gradeHint = 3 dan, 2 geup
director-entry-dan = { $n } dan
director-entry-geup = { $n } geup
director-entry-birth = Born
director-entry-birthHint = 1951 or 1951-03-14
director-entry-division = Division
director-entry-add = Add
director-entry-hint = Type the name and press Enter. Tab goes to the next field.
director-entry-team = Team
director-entry-members = Players, in order
director-entry-membersHint = Kim, Lee, Park
director-entry-membersMissing = { $n ->
    [one] { $n } player missing
   *[other] { $n } players missing
}
director-entry-number = Entry no.
director-entry-drawn = Number drawn
director-entry-paid = Paid
director-entry-state = Status
director-entry-actions = Actions
director-entry-none = No entries yet.
director-entry-total = { $n ->
    [one] { $n } entered
   *[other] { $n } entered
}
director-entry-gone = { $n } withdrawn
director-amount = { $n }
director-entry-fees = Fees: { $paid } of { $due } paid
director-entry-amend = Edit
director-entry-withdraw = Withdraw
director-entry-withdrawAsk = { $name } will leave the tournament.
director-entry-withdrawKeeps = Rounds paired so far: { $round }. Results so far still count, and the opponents win the remaining games by forfeit.
director-entry-withdrawAnnuls = Rounds paired so far: { $round }, which is less than half. Results so far will no longer count, not even for the opponents.
director-entry-return = Reinstate
director-entry-excuse = Skip next round
director-entry-penalise = Deduct points
director-entry-penalty = points deducted: { $points }
director-entry-excused = skips round { $round }
director-entry-late = joined after round { $round }
director-entry-out = out ({ $stage })
director-entry-badGrade = "{ $text }" is not a grade. Write it like 3 dan or 2 geup.
director-entry-badBirth = "{ $text }" is not a date. Write it like 1951 or 1951-03-14.
director-entry-points = Points to deduct
director-entry-paste = Paste a list
director-entry-pasteHint = Copy the rows from a spreadsheet and paste them here, or open a CSV file. The first line may name the columns (name, club, grade, birth); otherwise they are recognised by their content. Write one player per line. Leave unknown grades and dates of birth empty.
director-entry-pasteHintTeams = Name the columns in the first line (name, club, members), then paste one team per line. List the players of each team in order, separated by /.
director-entry-file = Open CSV file
director-entry-line = Line
director-entry-fault = Problem
director-entry-good = { $n ->
    [one] { $n } line can be added
   *[other] { $n } lines can be added
}
director-entry-bad = { $n ->
    [one] { $n } line will be skipped
   *[other] { $n } lines will be skipped
}
director-entry-unread = These columns are not read: { $columns }. If one of them is needed, choose above what it contains.
director-entry-left = { $n ->
    [one] { $n } line could not be added and is still in the box. Correct it there.
   *[other] { $n } lines could not be added and are still in the box. Correct them there.
}
director-entry-columns = Columns of this list, recognised by their content. Change what is wrong.
director-entry-columnsUnknown = Columns with unknown headings. Say what they contain.
director-entry-column = Column { $n }
director-entry-skip = Not used
director-entry-addAll = { $n ->
    [one] Add { $n } entry
   *[other] Add { $n } entries
}
director-entry-addTeams = { $n ->
    [one] Add { $n } team
   *[other] Add { $n } teams
}
director-entry-closed = The first round has been paired, so no more entries are accepted in this format. If there are no results yet, you can remove the pairings under "{ director-tabs-rounds }" and then add entries. The numbers drawn stay the same.
director-entry-seat = Add to group { $group }
director-entry-seatHint = The first round has been paired, but there is an empty seat for a late player, who will play the opponent who has no game yet. Other pairings and results stay the same. This is possible until the next round is paired.
director-entry-payAll = Mark all as paid
director-entry-sameName = same name
director-entry-search = Search by name or club
director-entry-order = Order
director-entry-orders-newest = Newest first
director-entry-orders-number = Entry number
director-entry-orders-drawn = Number drawn
director-entry-orders-name = Name
director-entry-orders-club = Club
director-entry-newest = just entered
director-entry-notFound = No name or club contains "{ $text }".

director-apart-title = Players to keep apart
director-apart-hint = Players listed here are not paired with each other if it can be avoided. In groups, members of the same club are kept apart anyway, if possible.
director-apart-first = First player
director-apart-second = Second player
director-apart-why = Reason
director-apart-reasons-club = same club
director-apart-reasons-family = family
director-apart-reasons-director = director's decision
director-apart-add = Keep apart
director-apart-clubs = Keep members of each club apart
director-apart-permit = Remove
director-apart-none = No players are kept apart.

director-draw-title = Numbers drawn
director-draw-intro = Numbers are drawn before the first round. Unlike the entry numbers, they decide the groups and the pairings, and break ties if nothing else does.
director-draw-introBracket = Numbers are drawn before the first round. Unlike the entry numbers, they decide the places in the bracket.
director-draw-introPairings = Numbers are drawn before the first round. Unlike the entry numbers, they decide the pairings, and break ties if nothing else does.
director-draw-press = Draw numbers
director-draw-again = Draw again
director-draw-slips = Enter numbers from slips
director-draw-slipsHint = Type the number on each player's slip.
director-draw-slipsSave = Save the numbers drawn
director-draw-slipsBad = Every player needs a different number from 1 to { $n }.
director-draw-large = Enlarge
director-draw-groupsNow = These are the groups of the players entered so far. They may change if late players are entered.
director-draw-groupsHow = With { $n } groups, numbers 1 to { $n } go to groups 1 to { $n }, the next { $n } to groups { $n } to 1, and so on in turn; members of the same club are moved to different groups if possible.
director-draw-without = { $n ->
    [one] { $n } still without a number:
   *[other] { $n } still without a number:
}
director-draw-rest = Draw for the rest
director-draw-restHint = All other numbers stay the same.
director-draw-tooLate = The first round has been paired, so the numbers drawn can no longer be changed.
director-lots-title = Draw lots for the knock-out instead
director-lots-hint = The qualifiers are placed in the bracket by lot, not by their places in the groups: number 1 meets 2, 3 meets 4, and so on. The program keeps players of one group apart in the first round if possible.
director-lots-press = Draw and pair
director-lots-save = Pair by these numbers

director-boards-screen = { pages-spectatorScreen-title }
director-boards-clock = Clock
director-boards-clockOf = Clock for { $board }
director-boards-recording = moves are being recorded
director-boards-title = Results from the clocks
director-boards-withRecord = with the record of the game
director-boards-enter = Enter result
director-boards-drop = Discard

director-round-none = No round has been paired yet.
director-round-pairFirst = Pair the first round
director-round-pairNext = Pair the next round
director-round-pairKnockout = Pair the knock-out ({ $round })
director-round-pairNamed = { $of ->
    [2] Pair the final
    [4] Pair the semi-finals
    [8] Pair the quarter-finals
   *[other] Pair the round of { $of }
}
director-round-pairArena = Pair waiting players
director-round-unpair = Remove the pairings
director-round-unpairAsk = Remove the pairings of this round? No results have been entered. Your reason will be shown in the log.
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
director-round-byes = Not playing
director-round-byeKinds-allocated = bye
director-round-byeKinds-rest = sits out
director-round-byeKinds-half = requested bye
director-round-byeKinds-zero = absent
director-round-why = Why?
director-round-whyTitle = Why this pairing?
director-round-whyBye = Why no game?
director-round-byDirector = Paired by the director.
director-round-hand = Pair by hand
director-round-handHint = Write one pairing per line as two entry numbers, Cho first: 3 7. For a bye, write one number alone on a line.
director-round-handBad = Line { $line } cannot be read.

director-ending-title = Winner
director-ending-winner = Winner: { $names }
director-ending-next = Check the final standings, print certificates and standings, then close the tournament.
director-ending-closeAsk = Close the tournament? To correct a result later, you can reopen it with the undo button at the top.
director-ending-certificates = Print certificates
director-ending-standings = Print standings

director-result-label = Board number
director-result-hint = Type a board number and press Enter, then the key for the result.
director-result-hintTeams = Type a board number and press Enter, then the key for each result, from the first player on. 3.2 is the second player on board 3.
director-result-board = Board { $board }
director-result-keys-full = won
director-result-keys-counted = won on points
director-result-keys-forfeit = opponent absent
director-result-absent = { $name } did not appear (loses)
director-result-bothForfeit = Neither player appeared
director-result-draw = Draw
director-result-late = { $name } was late
director-result-lateMinutes = Minutes late
director-result-lateEnter = Record lateness
director-result-lateHint = { $factor } minutes are taken off the clock for each minute late; after { $minutes } minutes the game is lost.
director-result-lateHintFrom = { $factor } minutes are taken off the clock for each minute late; a player who is { $minutes } minutes late or more loses the game.
director-result-lateDone = { $seconds ->
    [0] { $name }: take { $minutes } min off the clock
   *[other] { $name }: take { $minutes } min { $seconds } s off the clock
}
director-result-lateLost = { $name }: too late, loses the game
director-result-counted = Enter win on points
director-result-countedBy = { $side } won on points: { $name }
director-result-totals = { $result } (Cho { $cho }, Han { $han })
director-result-totalsHint = Type the points of both players, with the deom, if any, added to Han's (29.5, for example). Leave both empty if you do not know them.
director-result-totalsBoth = Type the points of both players, or leave both empty.
director-result-deom = Did you add the deom of { $deom } to Han's points?
director-result-game = game { $n }
director-result-seat = player { $n }
director-result-away = Esc: another board
director-result-noBoard = Board { $board }: there is no such game in this round.
director-result-done = Board { $board }: { $result }
director-result-missing = no result yet
director-result-correctTitle = Correct the result: { $round }, board { $board }, { $names }
director-result-correctWhich = Which game?
director-result-correctNow = Current result: { $result }
director-result-correctTo = Correct to
director-result-remove = No result
director-result-reason = Reason
director-result-reasons-slip = The slip was misread
director-result-reasons-typing = Typing error
director-result-reasons-referee = Referee's decision
director-result-stuck-closed = The tournament is closed. To correct a result, first reopen it with the undo button at the top.
director-result-stuck-later = This result cannot be corrected now, because the pairings of { $round } are based on it.
director-result-stuck-laterSome = Only these corrections are possible, because the pairings of { $round } are based on this result.
director-result-stuck-how = To allow every correction, first set the later results to "No result" and remove those pairings.
director-result-correct = Save correction

director-standings-none = There are no standings yet.
director-standings-group = Group { $n }
director-standings-final = Standings
director-standings-finished = Final standings
director-standings-cross = Crosstable
director-standings-wall = Round by round
director-standings-bracket = Bracket
director-standings-place = Place
director-standings-shared = { $n } (shared)
director-standings-points = Points
director-standings-groupPoints = Group points
director-standings-stage = Decided in
director-standings-inGroup = group { $group }, place { $n }
director-standings-byStage = The knock-out decides the final order: players who got further are placed higher. Players who did not reach it are ordered by their place in the group, and by points per game if those places are equal. A player with fewer points can therefore be placed higher.
director-standings-why = Press a name to see what decided the place.
director-standings-whyFigures = Tie-break values are shown only where they were needed.
director-standings-through = advances
director-standings-bye = bye
director-standings-free = not playing
director-standings-withdrawn = withdrawn
director-standings-playOff = Enter play-off result
director-standings-playOffHint = Entry numbers of the players, the winner first: 5 2

# Explains why a tied player has a place. $tie is the name of a criterion, $value and $values are what was compared.
director-tied-title = Why { $name } is in place { $place }
director-tied-titleShared = Why { $name } shares place { $place }
director-tied-same = Equal on { $tie } ({ $value }): { $names }.
director-tied-differ = Decided by { $tie }: { $values }.
director-tied-unknown = unknown
director-tied-encounter = Head-to-head counts only the points from games between the tied players. { $name } has { $wins } { $wins ->
    [one] win
   *[other] wins
}{ $draws ->
    [0] {""}
    [one] , 1 draw
   *[other] , { $draws } draws
} and { $losses } { $losses ->
    [one] loss
   *[other] losses
} against them.
director-tied-elder = The older player is placed higher.
director-tied-drawn = The lower number is placed higher.
director-tied-play_off = This is the order of the play-off.
director-tied-higher = The higher value is placed higher.
director-tied-result = This decides place { $place }.
director-tied-shared = Nothing else is compared, so place { $place } is shared.
director-tied-on = { $n ->
    [one] The winner
   *[other] The top { $n }
} of this group { $n ->
    [one] advances
   *[other] advance
} to the knock-out.
# What put one of two players above the other, such as: Bae is above Oh: points 14 > 8.
director-tied-above = { $upper } is above { $lower }: { $tie } { $more } > { $less }.
director-tied-aboveBy = { $upper } is above { $lower }: { $tie } { $more } and { $less }.
# In a ranking that a knock-out decides. $more and $less say how far the two got.
director-tied-aboveStill = { $upper } is above { $lower }: still in the knock-out.
director-tied-aboveWon = { $upper } is above { $lower }, having won the deciding match ({ $stage }).
director-tied-aboveStage = { $upper } is above { $lower } by the stage reached: { $more }, not { $less }.
director-tied-aboveGroup = { $upper } is above { $lower } by place in the group: { $more }, and { $less }.
director-tied-abovePerGame = { $upper } is above { $lower }: equal places in their groups, but points per game { $more } > { $less }.
director-tied-made = How the points were made: { $points }
director-tied-games = Games
director-tied-against = against { $opponent } – { $result }
director-tied-scored = { $round }: { $what } – points: { $points }

director-log-title = Tournament log
director-log-when = Time
director-log-who = Who
director-log-what = What
director-log-undone = undone
director-log-opened = Tournament created: { $name }.
director-log-entered = { $name } entered with entry number { $number }.
director-log-enteredAll = { $n ->
    [one] { $n } entry was added from the list.
   *[other] { $n } entries were added from the list.
}
director-log-amended = { $name }'s entry was changed.
director-log-withdrawn = { $name } withdrew.
director-log-returned = { $name } was reinstated.
director-log-excused = { $name } skips round { $round }.
director-log-forbidden = { $a } and { $b } are kept apart ({ $why }).
director-log-permitted = { $a } and { $b } are no longer kept apart.
director-log-drawn = { $n } numbers were drawn.
director-log-grouped = { $n ->
    [one] The round-robin schedule was drawn up.
   *[other] { $n } groups were drawn.
}
director-log-seated = { $name } takes an empty seat: { $round }, board { $board }, against { $opponent }.
director-log-bracketed = The knock-out bracket was drawn up.
director-log-bracketedDrawn = The places in the knock-out were drawn by lot.
director-log-paired = Paired: { $round }.
director-log-unpaired = Pairings removed: { $round }. Reason: { $reason }
director-log-reported = { $round }, board { $board }: { $result }
director-log-corrected = { $round }, board { $board } corrected to: { $result }. Reason: { $reason }
director-log-recorded = Record attached: { $game }
director-log-unrecorded = Record removed: { $game }
director-log-late = { $name } was { $minutes } min late.
director-log-penalised = Points deducted from { $name }: { $points }. Reason: { $reason }
director-log-paid = { $name } paid { $amount }.
director-log-paidAll = { $n ->
    [one] { $n } entry was marked as paid.
   *[other] { $n } entries were marked as paid.
}
director-log-unpaid = { $name } was marked as not paid.
director-log-played_off = Play-off: { $names }
director-log-closed = The tournament was closed.
director-log-described = Name, date and venue are now: { $about }
director-log-certified = Saved the texts and prizes of the certificates.
director-log-undo = Undone: { $what }

director-about-title = Name, date and venue
director-about-hint = Name, date and venue are printed on every sheet. A date like 2026-11-29 is printed in full: November 29, 2026.

director-fact-by_director = The director paired this round.
# A player as people in the hall know them: with the number drawn, or with the place in a group.
director-fact-drawn = { $name } (number drawn: { $number })
director-fact-placed = { $name } ({ $place })
director-fact-table = Group { $group }: in this round, the round-robin schedule pairs { $cho } with { $han }.
director-fact-rests_in_group = Group { $group } has an odd number of players, so one of them sits out each round.
director-fact-schedule = In this round, the round-robin schedule pairs { $cho } with { $han }.
director-fact-rests = The number of players is odd, so one of them sits out each round.
director-fact-lines = In this round, the bracket pairs { $cho } with { $han }.
director-fact-lines_drawn = The places in the bracket were drawn by lot.
director-fact-free_line = In the bracket, { $name } has no opponent in this round.
director-fact-group_place = { $name } finished in place { $rank } of group { $group } (points: { $points }, games: { $games }).
director-fact-byes_by_points = Byes go first to the winners of the groups, then to the players in second place, and so on. Between players in the same place, points per game decide, then the group number.
director-fact-third_place = Both lost in the semi-finals and play for third place.
director-fact-scores = Points before the round: Cho { $cho }, Han { $han }.
director-fact-floats = { $name } is paired with a player with fewer points (difference: { $difference }), because no suitable opponent with equal points was left.
director-fact-ranks = The players were close to each other in the standings: places { $cho } and { $han }.
director-fact-bye = { $name } had the lowest score for which a bye was possible ({ $points }), and had not had a bye before.
director-fact-obstacle-met = Not { $name }: the two have already met.
director-fact-obstacle-forbidden = Not { $name }: the two are kept apart.
director-fact-obstacle-same_side = Not { $name }: both are due the same side.
director-fact-obstacle-had_bye = Not { $name }: already had a bye or a forfeit win.
director-fact-obstacle-paired_otherwise = Not { $name }: the pairings as a whole are better this way.
director-fact-side-both_granted = Each player who was due a side gets that side.
director-fact-side-stronger_preference = Both were due the same side. It went to the player who needed it more.
director-fact-side-alternated = The sides are the reverse of those in the last round in which one player had Cho and the other Han.
director-fact-side-higher_ranked = Both were due the same side. It went to the higher-ranked player.
director-fact-side-by_number = Neither was due a side, so the starting order decided.

director-more-who = Who is using this device?
director-more-whoHint = The log shows this name next to everything entered here.
director-more-file = Tournament file
director-more-fileHint = Save it regularly, for example on a USB stick. It can be opened on another device, with "{ director-openFile }" in the list of tournaments.
director-more-merge = Merge a file of this tournament
director-more-mergeHint = If a copy of the tournament was continued on another device, open its file here. Everything entered there is added. If something contradicts this copy, nothing is added, and the page shows the first contradiction.
director-more-merged = { $n ->
    [0] The file contains nothing new.
    [one] { $n } log entry was added.
   *[other] { $n } log entries were added.
}
# $what is a line of the log: Round 1, board 3: Kim won.
director-more-conflict = The file was not merged, because this contradicts what was entered here: { $what }. Enter what is missing by hand.
director-more-other = For other programs
director-more-trf16 = FIDE report (TRF16)
director-more-trf2026 = FIDE report (TRF-2026)

# Names of files are "Autumn Cup standings.csv" and so on.
director-files-title = Tables for spreadsheets and newspapers (CSV)
director-files-hint = Any spreadsheet can open these files. The standings contain places, wins and losses and, depending on the format, groups and points; the results list the games of every round.
director-files-standings = Save standings
director-files-games = Save all results
director-files-names-standings = standings
director-files-names-games = results
director-files-names-records = games
director-files-names-report = report
director-files-groupPlace = Place in group
director-files-won = Won
director-files-drawn = Drawn
director-files-lost = Lost
director-files-points = Points of { $side }
director-files-winner = Winner
director-files-reason = Reason
director-files-late = late

director-record-title = Records
director-record-hint = Attach the records of games (.gib, PGN, JSON) to save all of them in one file, with the event, round, board and players as headers.
director-record-at = { $round }, board { $board }
director-record-round = { printouts-round }
director-record-game = Game
director-record-open = Choose a record file
director-record-which = The file contains several games. Which one do you want to attach?
director-record-found = { $cho } – { $han }, { $n ->
    [one] { $n } move
   *[other] { $n } moves
}
director-record-none = There is no game in the file.
director-record-fault = Line { $line } of the record cannot be read. The page "{ records-title }" shows what is wrong. Correct the file, and attach it again.
director-record-noModule = Game records cannot be read, because part of the app could not be loaded. Go online once, and try again.
director-record-remove = Remove the record
director-record-forms-gib = Save all records (.gib)
director-record-forms-pgn = Save all records (PGN)
director-record-forms-json = Save all records (JSON)
director-record-withResults = Include games without a record, with the result only
director-record-nothing = There are no records to save yet.
director-more-behind = This file is older, so nothing has changed. Everything in it is already on this device. You see the tournament as it is on this device.
director-more-same = This tournament is already on this device, exactly as in the file. Nothing has changed.
director-more-opened = The tournament is now on this device.

director-problem-changed_meanwhile = The tournament has just been changed in another window. Check it and try again.
director-problem-already_reported = This game already has a result. Choose the board again to correct it.
director-problem-already_recorded = This game already has a record. Remove it first.
director-problem-tie_undecided = These players are tied, and their order decides who advances or whom they meet. Let them play each other, and enter the result as a play-off.
director-problem-plan_name = The name of the tournament is missing or too long.
director-problem-plan_place = The date or the venue is too long.
director-problem-plan_fee = Enter the fee as a whole number from 1 to 100,000,000, or leave the field empty if entry is free.
director-problem-plan_rules = The name of the rule set is not valid.
director-problem-plan_group_size = Choose 3 to 8 players per group.
director-problem-plan_qualifiers = There must be fewer qualifiers than players in a group.
director-problem-plan_rounds = Choose 1 to 30 rounds.
director-problem-plan_cycles = Choose 1 or 2 games against each opponent.
director-problem-plan_games = Choose 1, 3, 5, 7 or 9 games in a series, or 1 to 20 players per team.
director-problem-plan_divisions = At most 20 divisions are possible.
director-problem-bad_entry-name = The name is missing or too long.
director-problem-bad_entry-club = The club's name is too long.
director-problem-bad_entry-members = There are too many players, or a name is too long.
director-problem-bad_entry-grade = A grade must be from 30 geup to 1 geup or from 1 dan to 10 dan.
director-problem-bad_entry-birth = This is not a valid date of birth.
director-problem-bad_entry-other = This entry is not valid.
director-problem-csv_cell-grade = The grade cannot be read. Write it like 3 dan or 2 geup.
director-problem-csv_cell-birth = The date of birth cannot be read. Write it like 1951 or 1951-03-14.
director-problem-csv_cell-rating = The rating cannot be read.
director-problem-csv_cell-division = There is no such division.
director-problem-csv_cell-other = A field cannot be read.
director-problem-csv_too_many_cells = There are too many values in this line. Write one player or team per line, or name every column in the first line.
director-problem-csv_quote = Line { $line }: a quotation mark is not closed.
director-problem-csv_too_long = The list is too long.
director-problem-already_withdrawn = This player has already withdrawn.
director-problem-not_withdrawn = This player has not withdrawn.
director-problem-round_paired = That round has already been paired.
director-problem-same_player = Choose two different players.
director-problem-not_forbidden = These two are not kept apart.
director-problem-no_lots_now = Lots for the knock-out can be drawn only after the last group round and before the first knock-out round.
director-problem-drawn_too_late = The first round has been paired, so numbers can no longer be drawn.
director-problem-bad_order = A player is missing, appears twice or belongs to another division.
director-problem-bad_pairings = Enter each player of the round exactly once (in an arena, only waiting players). Round robins, groups and knock-outs cannot be paired by hand.
director-problem-nothing_paired = No round has been paired yet.
director-problem-has_results = This round already has results. Remove them first.
director-problem-bad_totals = These points do not match the winner.
director-problem-series_decided = This series has already been decided.
director-problem-bad_penalty = Enter a number greater than 0.
director-problem-too_many_entries = At most 1,000 entries are possible.
director-problem-event_unreadable = Line { $line } cannot be read. The file is damaged, or is not a tournament file.
director-problem-event_kind_unknown = Line { $line } of the file was written by a newer version of Janggun. Update Janggun to open it.
director-problem-event_data = Line { $line } of the file is damaged.
director-problem-event_version = The file was written by a newer version of Janggun. Update Janggun to open it.
director-problem-events_inconsistent = Line { $line } of the file does not match the lines before it. Some lines are missing or have been changed.
director-problem-other_tournament = This is the file of another tournament.
director-problem-merge_conflict = The file was not merged: line { $line } contradicts what was entered here. Enter what is missing by hand.
director-problem-not_kept = The browser could not store this. If a tournament is open, save it as a file.
