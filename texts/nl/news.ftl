news-bell =
    { $n ->
        [one] 1 melding
       *[other] { $n } meldingen
    }
news-title = Terwijl je weg was
news-turns = Jij bent aan zet
news-over = Afgelopen
news-all = Al mijn partijen
