tables-title = Endgame table
# `n`: moves of the side that wins.
tables-wins =
    { $side } wins in { $n } { $n ->
        [one] move
       *[other] moves
    }
tables-ahead = { $side } stays ahead on points
tables-draw = Draw

tables-keep-win = Moves that keep the win
tables-keep-draw = Moves that keep the draw
tables-keep-loss = Moves that hold out the longest
tables-every = Every move keeps this result.
tables-inMoves = in { $n }
tables-more = and { $n } more
tables-unknown = The tables do not apply under this rule set:

tables-reasons-movement = they cover only the moves of Janggi.
tables-reasons-pass = they assume that passing is allowed.
tables-reasons-deom = they assume a deom of 1.5 points.
tables-reasons-bikjang = they do not cover its bikjang rule.
tables-reasons-mixed_endings = some of its endings are draws and others are decided on points.
tables-reasons-repetition = its repetition rule could change the result.
tables-reasons-perpetual_check = its rule on perpetual check could change the result.
tables-reasons-low_points = it ends the game on points when a side has few points left.
tables-reasons-total_plies = its limit on the length of a game could change the result.
tables-reasons-no_capture = its limit on moves without a capture could change the result.
