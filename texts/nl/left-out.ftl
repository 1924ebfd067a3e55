-leftOut-of = weggelaten uit { $games ->
        [one] { $games } partij
       *[other] { $games } partijen
    }: dit formaat heeft er geen plaats voor

leftOut-fault_mark = { $count ->
        [one] { $count } merk dat een notatie is afgebroken
       *[other] { $count } merken dat een notatie is afgebroken
    } { -leftOut-of }
leftOut-headers = { $count ->
        [one] { $count } kopregel
       *[other] { $count } kopregels
    } { -leftOut-of }
leftOut-result = { $count ->
        [one] { $count } uitslag of de reden ervan
       *[other] { $count } uitslagen of de redenen ervan
    } { -leftOut-of }
leftOut-variations = { $count ->
        [one] { $count } variant
       *[other] { $count } varianten
    } { -leftOut-of }
leftOut-comments = { $count ->
        [one] { $count } opmerking
       *[other] { $count } opmerkingen
    } { -leftOut-of }
leftOut-glyphs = { $count ->
        [one] { $count } beoordelingsteken
       *[other] { $count } beoordelingstekens
    } { -leftOut-of }
leftOut-drawings = { $count ->
        [one] { $count } pijl of ring
       *[other] { $count } pijlen en ringen
    } { -leftOut-of }
leftOut-times = { $count ->
        [one] { $count } tijd van een zet
       *[other] { $count } tijden van zetten
    } { -leftOut-of }
leftOut-rules = { $count ->
        [one] { $count } regelset met de uitspraak
       *[other] { $count } regelsets met de uitspraken
    } { -leftOut-of }
