gameEnd-won = Well played!
gameEnd-lost = Thank you for the game. A review makes the next one better.
gameEnd-drawn = A close game.
gameEnd-length =
    { $n ->
        [one] 1 move
       *[other] { $n } moves
    }
gameEnd-points = Points at the end
gameEnd-turning = Turning point
gameEnd-turningAt = Move { $ply }, { $move }: { $side } gains { $points } points
gameEnd-newGeup = Promoted to { $grade }!
gameEnd-newDan = Promoted to { $grade }!
gameEnd-ownScale = Grades are this server’s own. Those of associations and of Kakao are other scales.
