# The preview of a link to a game in other apps: title and one line of facts.

# The name of the site, behind the title of a page.
previews-site = Janggun

previews-invitation = How about a game of Janggi?
previews-invitedBy = { $host } invites you to a game of Janggi

previews-waiting = waiting for an opponent
previews-arranging = choosing setups
previews-turn = move { $number }, { $side } to move
previews-ended = { $outcome } ({ $cause })
previews-wins = { $side } wins
previews-draw = Draw
previews-noResult = No result

previews-computer = Computer, level { $level }
previews-guest = Guest

previews-houseRules = House rules
previews-rated = rated
previews-ownPosition = from a custom position
previews-handicap = handicap (Han leaves out: { $pieces })
previews-piece_on = the piece on { $square }

previews-noClock = no clock
previews-fischer = { $main } + { $increment } s
previews-byoyomi = { $main }, byoyomi { $periods } × { $period } s
previews-total = { $main } for the whole game
previews-total_and_move = { $main } for the whole game, { $limit } s per move
previews-correspondence =
    { $days ->
        [one] 1 day per move
       *[other] { $days } days per move
    }
previews-minutes = { $n } min
previews-seconds = { $n } s
previews-minutesSeconds = { $minutes } min { $seconds } s

previews-sides-cho = Cho
previews-sides-han = Han
previews-sides-red = Red
previews-sides-black = Black

previews-pieces-general = general
previews-pieces-guard = guard
previews-pieces-horse = horse
previews-pieces-elephant = elephant
previews-pieces-chariot = chariot
previews-pieces-cannon = cannon
previews-pieces-soldier = soldier
