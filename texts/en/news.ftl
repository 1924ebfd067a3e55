# Under the bell.
news-bell =
    { $n ->
        [one] 1 notification
       *[other] { $n } notifications
    }
news-title = While you were away
news-tournaments = Tournaments that have started
# Heading of the news of clubs.
news-clubs = Club news
# By kind of news. $name is a club.
news-club-request = New requests to join { $name }
news-club-admitted = You are now a member of { $name }
news-club-declined = { $name } has declined your request to join
news-turns = Your turn
news-over = Finished
news-all = All my games
