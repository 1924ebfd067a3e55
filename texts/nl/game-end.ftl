gameEnd-won = Goed gespeeld!
gameEnd-lost = Bedankt voor de partij. Nakijken maakt de volgende beter.
gameEnd-drawn = Een gelijk gevecht.
gameEnd-length =
    { $n ->
        [one] 1 zet
       *[other] { $n } zetten
    }
gameEnd-points = Punten aan het eind
gameEnd-turning = Keerpunt
gameEnd-turningAt = Zet { $ply }, { $move }: { $side } wint { $points } punten
gameEnd-newGeup = Bevorderd tot { $grade }!
gameEnd-newDan = Bevorderd tot { $grade }!
gameEnd-ownScale = Graden gelden alleen op deze server. Die van bonden en van Kakao zijn andere schalen.
