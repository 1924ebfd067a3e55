gameEnd-won = Goed gespeeld!
gameEnd-lost = Bedankt voor de partij. Van een nabespreking leer je voor de volgende keer.
gameEnd-drawn = Bedankt voor de partij.
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
gameEnd-ownScale = Deze graden gelden alleen op deze server. Bonden en Kakao gebruiken andere schalen.
