drill-hanja-title = Read the pieces
drill-hanja-about = The characters on the pieces, a few a day
drill-hanja-ask = Which piece is this?
drill-hanja-right = Right: { $character } is the { $name }.
drill-hanja-wrong = { $character } is the { $name }. You will see it again soon.
drill-hanja-known = { $n } of { $of } known
drill-hanja-due =
    { $n ->
        [one] 1 left
       *[other] { $n } left
    }
drill-hanja-none = Nothing to review today. The characters you know will come back later.
drill-hanja-anyway = Practise anyway
drill-hanja-card = A Janggi piece
drill-hanja-grown = The characters on your pieces are now larger. You can change this in the settings.

drill-notation-title = Read the notation
drill-notation-about = Points such as 79, moves such as 79졸78
drill-notation-intro = A point is written as two digits: first the rank, counted from Han's side (1 to 9, then 0), then the file, counted from Cho's left (1 to 9).
drill-notation-kinds-point = Name the point
drill-notation-kinds-move = Find the move
drill-notation-askPoint = What are the two digits of the marked point?
drill-notation-askMove = Play { $move }
drill-notation-digits = Two digits
drill-notation-right = Right!
drill-notation-wrong = It is { $answer }.
drill-notation-notThat = That is { $square }. Look again.
drill-notation-streak = { $n } in a row, best { $best }
drill-notation-help = Show the numbers
drill-notation-asMove = From { $from } to { $to }.
drill-next = Next
drill-skip = Show the answer
