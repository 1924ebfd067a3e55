# The page on which a recorded game is judged by every rule set. $step is a move as players write it, $ply its number.
verdictPage-title = Who won? Settle a dispute
verdictPage-thisGame = Would other rules have changed the result?
verdictPage-intro = Do you and your opponent disagree about who won? Enter the game record: Janggun shows what each rule set would have decided, by which rule and with how many points.
verdictPage-text = Record
verdictPage-hint = Paste a game saved by another Janggi program, or the address of a game on this server. You can also type the moves, for example a4b4 a7b7. Formats: .gib, PGN, JSON, UCI. The record is sent to the server only if you copy a link.
verdictPage-hintSite = Paste a game saved by another Janggi program, or type the moves, for example a4b4 a7b7. Formats: .gib, PGN, JSON, UCI. Nothing is sent anywhere.
verdictPage-go = Compare
verdictPage-empty = Enter a game record.
verdictPage-file = Choose a file
verdictPage-own = Choose one of my games
verdictPage-choose = Choose the game to compare.
verdictPage-noGames = There are no finished games here.
verdictPage-example = Show an example
verdictPage-drop = Drop to compare
verdictPage-another = Compare another game
verdictPage-waiting = Replaying the game under every rule set…
verdictPage-print = Print
verdictPage-link = Copy link
verdictPage-stored = Anyone with this link can see the record. The server keeps it for one year after it is last shared.
verdictPage-houseSent = The link also shows the verdict under your house rules ({ $rules }).
verdictPage-tooLong = This record is too long for a link. Send the record itself.
verdictPage-damaged = This link contains no record, or only part of one. Did you copy the whole link?
verdictPage-onBoard = Try moves in analysis
verdictPage-readTo =
    { $ply ->
        [0] No move of the record can be read. { $fault }.
       *[other] The record can be read only up to move { $ply }. { $fault }.
    }
verdictPage-broken = Part of this record could not be read, so it does not show how the game ended.
verdictPage-position-start = The starting position
verdictPage-position-after = The position after move { $ply }
verdictPage-position-turned = The general of the side that passed last is turned over.
verdictPage-ruleSets =
    { $n ->
        [one] 1 rule set
       *[other] { $n } rule sets
    }
verdictPage-named = The record names its rules: { $rules }.
verdictPage-usual = Your usual rules ({ $rules })
verdictPage-siteDefault = This site's default rules ({ $rules })
verdictPage-gameRules = The rules of this game ({ $rules })
verdictPage-ownRules = Your house rules ({ $rules })
verdictPage-linkRules = House rules sent with this link ({ $rules })
verdictPage-withOwn = Your house rules ({ $rules }) are compared too.
verdictPage-makeOwn = Your club plays differently? Make or change your house rules.
verdictPage-guessed = { $rules } (our guess)
verdictPage-guess = Our guess: we found no source that says what these rules do in this case.
# What follows the reason for a draw.
verdictPage-byRule = { $reason } Deciding rule: "{ $rule }".
verdictPage-abbreviations = KJA: Korea Janggi Association. KJF: Korea Janggi Federation. Deom: the points Han gets for moving second, usually 1.5.
verdictPage-later = If both sides pass or agree to end the game
verdictPage-facing = The generals face each other. The result of calling bikjang now depends on the rule set.
verdictPage-facingAgree = The generals face each other. Calling bikjang now leads to the same result under all rule sets.
verdictPage-byRecord = No rule set ends the game within this record, so the result in the record decides: { $result }.
verdictPage-calls-wins =
    { $n ->
        [one] If bikjang is called, { $side } wins under one rule set
       *[other] If bikjang is called, { $side } wins under { $n } rule sets
    }
verdictPage-calls-draw =
    { $n ->
        [one] If bikjang is called, the game is drawn under one rule set
       *[other] If bikjang is called, the game is drawn under { $n } rule sets
    }
verdictPage-calls-none =
    { $n ->
        [one] Calling bikjang does not end the game under one rule set
       *[other] Calling bikjang does not end the game under { $n } rule sets
    }
# How many rule sets give the game to a side, and so on; shown as a short list.
verdictPage-counts-wins =
    { $n ->
        [one] { $side } wins under one rule set
       *[other] { $side } wins under { $n } rule sets
    }
verdictPage-counts-draw =
    { $n ->
        [one] A draw under one rule set
       *[other] A draw under { $n } rule sets
    }
verdictPage-counts-open =
    { $n ->
        [one] The game goes on under one rule set
       *[other] The game goes on under { $n } rule sets
    }
verdictPage-counts-none =
    { $n ->
        [one] A move or the start is not allowed under one rule set
       *[other] A move or the start is not allowed under { $n } rule sets
    }
