# The preview of a link to a game in other apps: title and one line of facts.

previews-site = Janggun

previews-invitation = Zin in een partij Janggi?
previews-invitedBy = { $host } nodigt je uit voor een partij Janggi

previews-waiting = wacht op een tegenstander
previews-arranging = opstellingen worden gekozen
previews-turn = zet { $number }, { $side } aan zet
previews-ended = { $outcome } ({ $cause })
previews-wins = { $side } wint
previews-draw = gelijkspel
previews-noResult = geen uitslag

previews-computer = Computer, niveau { $level }
previews-guest = Gast

previews-houseRules = Huisregels
previews-rated = voor de rating
previews-ownPosition = vanuit een eigen stelling
previews-handicap = voorgift van Han: { $pieces }
previews-piece_on = het stuk op { $square }

previews-noClock = zonder klok
previews-fischer = { $main } + { $increment } s
previews-byoyomi = { $main }, byoyomi { $periods } × { $period } s
previews-total = { $main } voor de hele partij
previews-total_and_move = { $main } voor de hele partij, { $limit } s per zet
previews-correspondence =
    { $days ->
        [one] een dag per zet
       *[other] { $days } dagen per zet
    }
previews-minutes = { $n } min
previews-seconds = { $n } s
previews-minutesSeconds = { $minutes } min { $seconds } s

previews-sides-cho = Cho
previews-sides-han = Han
previews-sides-red = Rood
previews-sides-black = Zwart

previews-pieces-general = generaal
previews-pieces-guard = adviseur
previews-pieces-horse = paard
previews-pieces-elephant = olifant
previews-pieces-chariot = strijdwagen
previews-pieces-cannon = kanon
previews-pieces-soldier = soldaat
