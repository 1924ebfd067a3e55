-leftOut-of = weggelaten uit { $games ->
        [one] { $games } partij
       *[other] { $games } partijen
    }: dit formaat heeft er geen plaats voor

leftOut-fault_mark = { $count ->
        [one] { $count } markering van een onvolledige notatie
       *[other] { $count } markeringen van onvolledige notaties
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
        [one] { $count } commentaar
       *[other] { $count } commentaren
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
        [one] { $count } genoteerde kloktijd
       *[other] { $count } genoteerde kloktijden
    } { -leftOut-of }
leftOut-rules = { $count ->
        [one] { $count } set spelregels met de uitslag
       *[other] { $count } sets spelregels met de uitslagen
    } { -leftOut-of }
