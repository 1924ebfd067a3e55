gameEnd-won = 축하합니다. 좋은 한판이었습니다!
gameEnd-lost = 수고하셨습니다. 복기하면 다음 판이 달라집니다.
gameEnd-drawn = 팽팽한 한판이었습니다.
gameEnd-length = { $n }수
gameEnd-points = 마지막 점수
gameEnd-turning = 승부처
gameEnd-turningAt = { $ply }수 { $move }: { JOSA(HANJA($side), "이/가") } { $points }점 이득
