### What the board says to screen readers. The board adds the full stops when it joins parts.

board-name-janggi = Janggi board
board-name-xiangqi = Xiangqi board

board-sides-janggi-cho = { sideNames-janggi-cho }
board-sides-janggi-han = { sideNames-janggi-han }
board-sides-xiangqi-cho = { sideNames-xiangqi-cho }
board-sides-xiangqi-han = { sideNames-xiangqi-han }

board-roles-k = { piece-k }
board-roles-a = { piece-a }
board-roles-n = { piece-n }
board-roles-b = { piece-b }
board-roles-r = { piece-r }
board-roles-c = { piece-c }
board-roles-p = { piece-p }
# The red side's soldier, which has another name in some languages.
board-redSoldier = { piece-p }
# A guard of Xiangqi.
board-advisor = advisor
board-piece = { $side } { $role }

board-empty = empty
board-selected = selected
board-reachable = can move here
board-capturable = can be captured
board-offered = a piece can go here
board-lastMove = last move
board-check = Check
board-mate = Mate
board-bikjang = Bikjang
board-premove = premove { $n }
board-released = put back
board-refused = cannot go there
board-noMove = no possible move

board-passes = { $side } passes
board-step = { $piece } { $from } to { $to }
board-takes = { $step }, takes { $piece }
board-army = { $side } { $n ->
    [one] 1 piece
   *[other] { $n } pieces
}

board-keys-janggi = Move with the arrow keys, pick up and put down pieces with Enter, or type a move such as 7172 or a4b4. P passes, Escape cancels.
board-keys-xiangqi = Move with the arrow keys, pick up and put down pieces with Enter, or type a move such as a4a5. Escape cancels.
board-places = Move with the arrow keys and place the piece with Enter.
board-edits = Move with the arrow keys. K places a general, A a guard, N a horse, B an elephant, R a chariot, C a cannon, P a soldier; with Shift, one of { $side }'s. Delete removes the piece.
