# The screen for spectators in a hall: a projector or a second window. $board is the name of a board, $cho and $han are
# points, $move is a move with its number.

spectators-title = { pages-spectatorScreen-title }
spectators-none = There is nothing to show yet. Boards appear when a round has been paired or, without a tournament, when two people play on this device or use it as their clock.
spectators-back = Back
spectators-all = All boards
spectators-enlarge = Enlarge { $board }
spectators-others = Other boards
spectators-last = Last move: { $move }
spectators-points = { deviceGame-points }
spectators-playing = playing
