# Under the bell.
news-bell =
    { $n ->
        [one] 1 piece of news
       *[other] { $n } pieces of news
    }
news-title = While you were away
news-turns = Your turn
news-over = Finished
news-all = All my games
