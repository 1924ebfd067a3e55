news-bell =
    { $n ->
        [one] 1 melding
       *[other] { $n } meldingen
    }
news-title = Terwijl je weg was
news-tournaments = Je toernooi is begonnen
news-clubs = Verenigingsnieuws
news-club-request = Nieuwe lidmaatschapsaanvragen voor { $name }
news-club-admitted = Je bent nu lid van { $name }
news-club-declined = { $name } heeft je aanvraag afgewezen
news-turns = Jij bent aan zet
news-over = Afgelopen
news-all = Al mijn partijen
