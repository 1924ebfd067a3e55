gameEnd-won = Well played!
gameEnd-lost = Thanks for the game. A review can help you play better next time.
gameEnd-drawn = Thanks for the game.
gameEnd-length =
    { $n ->
        [one] 1 move
       *[other] { $n } moves
    }
gameEnd-points = Points at the end
gameEnd-turning = Turning point
gameEnd-turningAt = Move { $ply }, { $move }: points gained by { $side }: { $points }
gameEnd-newGeup = Promoted to { $grade }!
gameEnd-newDan = Promoted to { $grade }!
gameEnd-ownScale = Grades are on this server's own scale, which differs from those of the associations and of Kakao.
