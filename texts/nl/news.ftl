news-bell =
    { $n ->
        [one] 1 nieuwtje
       *[other] { $n } nieuwtjes
    }
news-title = Terwijl je weg was
news-turns = Jij bent aan zet
news-over = Afgelopen
news-all = Al mijn partijen
