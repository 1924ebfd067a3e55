# Sheets that a director of a tournament prints. $n, $round and $board are numbers.

printouts-what = What do you want to print?
printouts-hint = Made for A4 paper. In the print dialog, set the scale to 100% and turn off headers and footers.
printouts-print = Print
printouts-round = Round
printouts-printed = Printed { $time }

printouts-sheets-boards = Pairings by board
printouts-sheets-names = Pairings by name
printouts-sheets-slips = Result slips
printouts-sheets-standings = Standings
printouts-sheets-cross = Crosstable
printouts-sheets-wall = Round by round
printouts-sheets-bracket = Knock-out bracket
printouts-sheets-entries = Entry list
printouts-sheets-badges = Name badges
printouts-sheets-places = Place cards
printouts-sheets-certificates = Certificates

printouts-side = Side
printouts-opponent = Opponent
# Of groups and boards: "Group 2"
printouts-group = Group
# Of several groups on one sheet
printouts-groups = Groups { $first }–{ $last }

printouts-slip-title = Result slip
printouts-slip-how = Mark the winner's row. If points decided the game, write down the points of both players. If a player did not appear, mark "Absent" in that player's row instead.
printouts-slip-full = Full win
printouts-slip-counted = Win on points
printouts-slip-total = Points, deom included
printouts-slip-forfeit = Absent
printouts-slip-draw = Draw
printouts-slip-signature = Signature
printouts-slip-referee = Referee
printouts-slip-game = Game { $n }

printouts-bracket-third = Third-place match
printouts-bracket-winner = Winner
# A bracket on several sheets: which part this is.
printouts-bracket-part = (part { $n })
printouts-bracket-last = (last rounds)

printouts-entries-present = Present
printouts-entries-fee = Fee
printouts-entries-unpaid = not paid
printouts-entries-people = { $n ->
    [one] { $n } entry
   *[other] { $n } entries
}
printouts-entries-due = Due: { $amount }
printouts-entries-paid = Paid: { $amount }
printouts-entries-left = Outstanding: { $amount }

# Where a card is folded
printouts-fold = fold here

# Certificates. The director may change title, text, organiser, date and number.
printouts-award-title = Certificate
printouts-award-number = No. { $number }
printouts-award-first = First place
printouts-award-second = Second place
printouts-award-place = { $n ->
    [3] Third place
    [4] Fourth place
    [5] Fifth place
    [6] Sixth place
    [7] Seventh place
    [8] Eighth place
   *[other] Place { $n }
}
printouts-award-shared = { $n ->
    [1] Shared first place
    [2] Shared second place
    [3] Shared third place
    [4] Shared fourth place
    [5] Shared fifth place
    [6] Shared sixth place
    [7] Shared seventh place
    [8] Shared eighth place
   *[other] Shared place { $n }
}
printouts-award-name = { $name }
printouts-award-club = { $club }
printouts-award-body = In recognition of this result at the { $event }.
# Of a special prize, which has no place
printouts-award-prizeBody = Awarded with congratulations at the { $event }.
printouts-award-notFinal = The places are not final yet. Certificates for places appear here once all games have been played.
printouts-award-fields-title = Title
printouts-award-fields-body = Text
printouts-award-fields-organiser = Organiser (used as the signature)
printouts-award-fields-date = Date
printouts-award-fields-place = { director-plan-place }
printouts-award-fields-count = Places with a certificate
printouts-award-fields-number = Prefix for the number (optional)
printouts-award-fields-prize = Special prize
printouts-award-fields-prizeBody = Text for { $prize }
printouts-award-fields-prizeHint = Oldest player
printouts-award-fields-winner = Winner
printouts-award-fields-add = Add
printouts-award-fields-remove = Remove: { $prize }, { $name }
