# What a file format has no place for: how many items of a kind were left out of how many games.
-leftOut-of = omitted from { $games ->
        [one] { $games } game
       *[other] { $games } games
    }: not supported by this format

leftOut-fault_mark = { $count ->
        [one] { $count } note about a fault in the record
       *[other] { $count } notes about faults in the record
    } { -leftOut-of }
leftOut-headers = { $count ->
        [one] { $count } header
       *[other] { $count } headers
    } { -leftOut-of }
leftOut-result = { $count ->
        [one] { $count } result or its cause
       *[other] { $count } results or their causes
    } { -leftOut-of }
leftOut-variations = { $count ->
        [one] { $count } variation
       *[other] { $count } variations
    } { -leftOut-of }
leftOut-comments = { $count ->
        [one] { $count } comment
       *[other] { $count } comments
    } { -leftOut-of }
leftOut-glyphs = { $count ->
        [one] { $count } evaluation mark
       *[other] { $count } evaluation marks
    } { -leftOut-of }
leftOut-drawings = { $count ->
        [one] { $count } arrow or circle
       *[other] { $count } arrows and circles
    } { -leftOut-of }
leftOut-times = { $count ->
        [one] { $count } clock time
       *[other] { $count } clock times
    } { -leftOut-of }
leftOut-rules = { $count ->
        [one] { $count } rule set with its verdict
       *[other] { $count } rule sets with their verdicts
    } { -leftOut-of }
