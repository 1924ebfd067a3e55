editor-title = Position editor
editor-loading = Loading…
editor-needRules = The rules could not be loaded, so positions cannot be checked. Check the connection and reload the page.
editor-law = Game

editor-laws-janggi = Janggi
editor-laws-xiangqi = Xiangqi
editor-laws-chesswar = Chess War
editor-turn = Side to move

editor-sides-cho = Cho
editor-sides-han = Han
editor-tools = Tools
editor-move = Move pieces
editor-erase = Remove pieces
editor-tray = { $side }'s pieces
editor-inHand = { $side } { $piece }: tap or click a point to place it.
editor-erasing = Tap or click a piece to remove it.
editor-moving = Drag pieces, or choose one above or below the board.
editor-keys = Keys on the board: arrow keys move the cursor. The FEN letters K A N B R C P place { $second }'s pieces (with Shift: { $first }'s). Delete removes a piece, Ctrl+Z undoes.
editor-flip = Flip board
editor-undo = Undo
editor-redo = Redo
editor-change = Whole board
editor-start = Starting position
editor-clear = Clear board
editor-mirror = Mirror left to right
editor-rotate = Rotate 180°
editor-swap = Swap sides
editor-setup = { $side }'s setup
editor-handicap = Handicap
editor-even = None
editor-legal = This position can be played.
editor-faulty =
    { $n ->
        [one] This position cannot be played:
       *[other] This position cannot be played, for { $n } reasons:
    }
editor-check = { $side } is in check.
editor-mate = { $side } is mated.
editor-stuck = { $side } has no legal move.
editor-facing = The generals face each other (bikjang).
editor-unknown = The position could not be checked. Reload the page.

editor-faults-no_general = { $side } has no general.
editor-faults-many_generals = { $side } has more than one general.
editor-faults-many_pieces = { $side } has more than 16 pieces.
editor-faults-outside_palace = { $side }'s { $piece } is outside its palace.
editor-faults-opponent_in_check = { $side } is in check, but the other side is to move and could take the general.
editor-faults-unreachable_point = { $side }'s { $piece } can never reach { $square }.
editor-counts = Pieces and points
editor-piece = Piece
editor-total = Pieces
editor-points = Points
editor-deom = Under most rule sets, Han also gets { $points } points for moving second, unless there is a handicap.
editor-fen = FEN
editor-read = Load
editor-fenKept = This is not a valid FEN. The board has not been changed.

editor-fenFaults-fen_ranks = A board has ten ranks separated by slashes, not { $found }.
editor-fenFaults-fen_rank_length = Row { $rank } of the FEN does not have nine points.
editor-fenFaults-fen_piece = "{ $found }" in row { $rank } of the FEN is not a piece.
editor-fenFaults-fen_gap = In row { $rank } of the FEN, write adjacent empty points as one digit from 1 to 9.
editor-fenFaults-fen_turn = The field after the board must be w or b, for the side to move.
editor-fenFaults-fen_unused = The third and fourth fields must be hyphens.
editor-fenFaults-fen_counter = The last two fields must be numbers.
editor-fenFaults-fen_surplus = A FEN has at most six fields.
editor-go = Use this position
editor-analyse = Analyse
editor-play = Play from here
editor-needLegal = Only legal positions can be analysed or played.
editor-picture = Picture
editor-saved = Saved as { $name }.
editor-failed = The picture could not be saved. Try again.
editor-link = Set up on a board
