# Under the bell.
news-bell =
    { $n ->
        [one] 1 notification
       *[other] { $n } notifications
    }
news-title = While you were away
news-turns = Your turn
news-over = Finished
news-all = All my games
