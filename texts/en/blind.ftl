blind-open = Type moves and commands (for screen readers)
blind-title = Commands
blind-close = Hide the commands
blind-field = Move or command, H for help
blind-send = Send
blind-log = Answers
blind-help = Type a move as two points, such as a4b4 or 7172. P lists all pieces, and P cho chariot (in Xiangqi, P red chariot) only the chariots of that side. R 4 reads rank 4, and F a the a-file. A point such as e2 reads what is on it, and M e2 lists the points that the piece on e2 can go to now. S says whose turn it is, L the last move, C the clocks and O the points. In Janggi, type PASS to pass.
blind-empty = { $square } is empty
blind-nothing = nothing
blind-line = { $from } to { $to }:
blind-army = { $side }: { $pieces }.
blind-value = { $side } { $value }
blind-pass = pass
blind-noMoves = cannot move
blind-noClocks = This game has no clocks.
blind-noPoints = Points are not counted in this game.
blind-noLast = No moves yet.
blind-notRunning = The game is not in progress.
blind-turn = Move { $ply }, { $side } to move.
blind-check = { $side } is in check.
blind-facing = The generals face each other.
blind-wait = You cannot move now.
blind-noPass = { game-passIllegal }
blind-sent = { $move } sent.
blind-passing = Passing.
blind-refused = { $move } is not possible.
blind-unknown = "{ $text }" is not a command. Type H for help.

blind-unclear-pieces = After P, type a side, a piece, both or nothing. Example: P han horse.
blind-unclear-rank = After R, type a rank. Example: R 4.
blind-unclear-file = After F, type a file. Example: F a.
blind-unclear-moves = After M, type a point. Example: M e2.
blind-byoyomi = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}, { $periods ->
    [one] last period
   *[other] { $periods } periods
}
