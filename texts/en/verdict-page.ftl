# The page on which a recorded game is judged by every rule set. $step is a move as players write it, $ply its number.
verdictPage-title = One game under every rule set
verdictPage-thisGame = This game under every rule set
verdictPage-intro = See how a recorded game would have ended under every rule set that Janggun knows: where they differ, by which rule, and with which numbers.
verdictPage-text = Record
verdictPage-hint = Paste or type .gib, PGN, JSON or UCI, or the address of a game on this server, or drop a file anywhere on this page. The record is not sent to the server.
verdictPage-hintSite = Paste or type .gib, PGN, JSON or UCI, or drop a file anywhere on this page. Nothing is sent anywhere.
verdictPage-go = Compare
verdictPage-file = Choose a file
verdictPage-drop = Drop to compare
verdictPage-another = Another game
verdictPage-waiting = Playing the game under every rule set…
verdictPage-print = Print
verdictPage-link = Copy a link
verdictPage-tooLong = This record is too long for a link. Send the record itself.
verdictPage-damaged = This link holds no record, or only a part of one. Was it copied whole?
verdictPage-onBoard = Show in analysis
verdictPage-readTo = Only the moves up to { $ply } can be read. { $fault }
verdictPage-position-start = The start position
verdictPage-position-after = The position after move { $ply }
verdictPage-ruleSets =
    { $n ->
        [one] 1 rule set
       *[other] { $n } rule sets
    }
verdictPage-named = It names its rules: { $rules }.
