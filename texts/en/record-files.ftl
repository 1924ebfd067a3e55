records-title = Game records
records-dropNow = Drop to open
records-pasteLabel = Record text
records-pasteShow = Paste or type a record
records-pasteOpen = Open text
records-pasted = Pasted text
records-noneFound = No games match.
records-pageOf = Page { $page } of { $of }
records-previousPage = Previous page
records-nextPage = Next page
records-number = Game { $n }
records-unnamed = no name
records-plies =
    { $n ->
        [one] 1 move
       *[other] { $n } moves
    }
# $setups is `Cho HE · EH, Han HE · EH`, with the letters of horse and elephant.
records-setups = setups: { $setups } (H = horse, E = elephant)
records-ownStart = custom starting position
records-toList = All games
records-previousGame = Previous game
records-nextGame = Next game
records-position = After move { $ply } of { $of }
records-start = Start
records-comments = Comments
records-details = Details from the file
records-branches = The record also contains variations, but the replay follows the main line. Saving as PGN or JSON keeps the variations.
records-stored = Result as recorded
records-seconds =
    { $n ->
        [one] 1 second
       *[other] { $n } seconds
    }
records-saveOne = Save this game
records-saveAs = Format
records-oldGib = {"."}gib (CP949, for older Korean programs)
records-saved = Saved as { $name }.
records-leftOut =
    { $n ->
        [one] 1 game with an error was left out.
       *[other] { $n } games with errors were left out.
    }
records-nothingToSave = There is no game to save.
records-unencodable = Some characters do not exist in CP949. Save as .gib (UTF-8) instead.
records-saveFailed = Saving failed. Try again.
records-problems-empty = There is no text to read.
records-problems-no_module = Game records cannot be read, because part of the app could not be loaded. Check the connection and try again.
records-problems-not_janggi = This is a baduk (Go) record from Tygem, not Janggi. Both use the extension .gib.
records-problems-garbled = This text is garbled because it was copied in the wrong character encoding. Add the original file instead.
records-problems-no_games = No Janggi game was found.
records-problems-unreadable = The file could not be read.
records-upTo =
    { $n ->
        [one] The move before the error can be replayed.
       *[other] The { $n } moves before the error can be replayed.
    }
records-unread = No part of this game could be read.
records-faults-not_janggi = a baduk (Go) record from Tygem, not Janggi
records-faults-game_too_long = too much text for one game
records-faults-bad_encoding = some characters are neither UTF-8 nor CP949
records-faults-bad_encoding_at = the character at { $text } (line:column) is neither UTF-8 nor CP949
records-faults-no_setup = the record has neither setups (초차림, 한차림) nor a board (판)
records-faults-unknown_setup = "{ $value }" is not a setup
records-faults-bad_board = the board (판) cannot be read
records-faults-bad_position = the board is not a legal position
records-faults-unclosed_comment = a comment is not closed with {"}"}
records-faults-after_result = "{ $text }" comes after the result
records-faults-headers_in_moves = there are header lines between the moves
records-faults-not_from_start = the moves do not begin with number 1, and no starting position is given
records-faults-bad_move = "{ $text }" is not a move
records-faults-illegal_move = "{ $text }" is not a legal move
records-faults-pass_in_check = a pass while in check
records-faults-bad_fen = the FEN header cannot be read
records-faults-other_variant = a record of "{ $value }", not of Janggi
records-faults-bad_variation = a variation is not opened or closed properly
records-faults-too_deep = variations are nested too deeply
records-faults-bad_json = not a JSON record
records-faults-newer_version = written by a newer version of Janggun
records-faults-bad_game = the game cannot be replayed under its own rules
records-faults-other_verdict = the stored verdict does not match the game
records-moveReasons-move_point = a point is missing or invalid
records-moveReasons-move_piece_name = the name of the piece is missing or invalid
records-moveReasons-move_surplus = extra text after the move
records-moveReasons-move_no_piece = there is no piece there
records-moveReasons-move_other_piece = there is a different piece there
records-moveReasons-move_other_side = the piece belongs to the other side
records-moveReasons-move_other_taken = a different piece is captured
records-moveReasons-move_no_check = the move does not give check
records-moveReasons-move_no_candidate = no piece can go there
records-moveReasons-move_ambiguous = several pieces can go there
records-moveReasons-move_syntax = unrecognised notation
records-moveReasons-move_null_step = the move starts and ends on the same point
records-notes-move_count = The header says { $said } moves, but there are { $found }.
records-notes-move_number = Move { $ply } is numbered { $said }.
records-notes-check_not_said = Move { $ply } gives check but is not marked as check.
records-notes-check_not_given = Move { $ply } is marked as check but does not give check.
records-notes-setup_assumed = No setups are named; inner elephants were assumed for both sides.
records-notes-no_result = The moves end without a result (line { $line }); the game may be cut off.
records-notes-results_differ = There are two results. In the header: { $said }. After the moves (line { $line }): { $found }.
records-reasons-full = full win
records-reasons-mate = mate
records-reasons-resigned = resignation
records-reasons-time = loss on time
records-reasons-points = points
records-reasons-bikjang = bikjang
records-reasons-agreed = agreement
records-reasons-automatic = adjudication
records-reasons-disconnected = connection lost
records-reasons-forfeited = forfeit
records-reasons-void = void
records-margin =
    { $points ->
        [one] by 1 point
       *[other] by { NUMBER($points) } points
    }
records-unknownResult = Result unknown

engine-hint = Hint
engine-hintThinking = Looking for a hint…
engine-hintIs = Hint: { $move } · { $score }
engine-hintFailed = No hint is available here.
engine-level = even
engine-ahead = { $side } +{ $points } points
engine-mates = { $side } mates in { $n }
engine-wins = { $side } wins in { $n }
engine-even = About even
engine-slightly = { $side } is slightly better
engine-better = { $side } is better
engine-much = { $side } is much better
engine-winning = { $side } is winning
engine-chances = Winning chances: { $first } { $cho }%, { $second } { $han }%
engine-server = Analyse on the server
engine-serverHint = The server does the analysis instead of this device, and stores the result.
engine-confirming = Rechecking weak moves…
engine-thinking = Thinking…
engine-curve = Evaluation curve
engine-curveAt = Move { $ply }: { $score }
engine-curveStart = Start: { $score }
engine-weak-dubious = dubious move
engine-weak-mistake = mistake
engine-weak-blunder = blunder
engine-betterWas = Better: { $move }
engine-failed = The engine could not be loaded. Check the connection and try again.

records-line = Line { $line }
records-lineMove = Line { $line }, move { $ply }
records-faulty = This record has an error: { $what }.
records-cut =
    Move { $ply }: { $what }. { $last ->
        [0] No moves were loaded.
       *[other] Only the moves up to move { $last } were loaded.
    }

engine-weakCount-dubious =
    { $n ->
        [one] { $n } dubious move
       *[other] { $n } dubious moves
    }

engine-weakCount-mistake = 
    { $n ->
        [one] { $n } mistake
       *[other] { $n } mistakes
    }

engine-weakCount-blunder = 
    { $n ->
        [one] { $n } blunder
       *[other] { $n } blunders
    }
