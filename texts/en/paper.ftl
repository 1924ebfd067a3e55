# Sheets that a director of a tournament prints. $n, $round and $board are numbers.

paper-what = What do you want to print?
paper-hint = Made for A4 paper. In the print window, set the scale to 100 % and switch off headers and footers.
paper-print = Print
paper-round = Round
paper-printed = Printed { $time }

paper-sheets-boards = Pairings by board
paper-sheets-names = Pairings by name
paper-sheets-slips = Result slips
paper-sheets-standings = Standings
paper-sheets-cross = Crosstable
paper-sheets-wall = Wall chart
paper-sheets-bracket = Knock-out bracket
paper-sheets-entries = Entry list
paper-sheets-badges = Name badges
paper-sheets-places = Place cards
paper-sheets-certificates = Certificates

paper-side = Side
paper-opponent = Opponent
# Of groups and boards: "Group 2"
paper-group = Group

paper-slip-title = Result slip
paper-slip-how = Mark the winner's row. If the game was counted, write down the points of both players.
paper-slip-full = Full win
paper-slip-counted = Win on points
paper-slip-total = Points, with the bonus
paper-slip-forfeit = Win by default
paper-slip-draw = Draw
paper-slip-signature = Signature
paper-slip-referee = Referee
paper-slip-game = Game { $n }

paper-bracket-third = Game for third place
paper-bracket-winner = Winner
# A bracket on several sheets: which part this is.
paper-bracket-part = Part { $n }
paper-bracket-last = Last rounds

paper-entries-present = Present
paper-entries-fee = Fee
paper-entries-unpaid = not paid
paper-entries-people = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
paper-entries-due = Due: { $amount }
paper-entries-paid = Paid: { $amount }
paper-entries-left = Outstanding: { $amount }

# Where a card is folded
paper-fold = fold here

# Certificates. The director may change title, text, organiser, date and number.
paper-award-title = Certificate
paper-award-number = No. { $number }
paper-award-first = First place
paper-award-second = Second place
paper-award-place = { $n ->
    [3] Third place
   *[other] Place { $n }
}
paper-award-shared = { $n ->
    [1] Shared first place
    [2] Shared second place
    [3] Shared third place
   *[other] Shared place { $n }
}
paper-award-name = { $name }
paper-award-club = { $club }
paper-award-body = in recognition of this result at the { $event }.
paper-award-fields-title = Title
paper-award-fields-body = Text
paper-award-fields-organiser = Organiser, as the signature
paper-award-fields-date = Date
paper-award-fields-count = Places with a certificate
paper-award-fields-number = Start of the number (empty: none)
paper-award-fields-prize = Another prize
paper-award-fields-prizeHint = Oldest player
paper-award-fields-winner = For
paper-award-fields-add = Add
paper-award-fields-remove = Remove: { $prize }, { $name }
