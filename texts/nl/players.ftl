players-loading = Laden…

players-movements-janggi = Janggi
players-movements-xiangqi = Xiangqi
players-movements-chesswar = Chess War

players-speeds-bullet = Bullet
players-speeds-blitz = Blitz
players-speeds-rapid = Rapid
players-speeds-classical = Klassiek
players-speeds-correspondence = Correspondentie
players-ladder = { $movement }, { $speed }
players-results = { $wins } gewonnen, { $draws } gelijk, { $losses } verloren

players-player-results = Laatste partijen
players-player-challenge = Uitdagen
players-player-you = Dat ben jij.
players-player-guest = Speelt als gast. Gasten hebben geen rating.
players-player-unrated = Nog geen partijen voor de rating.
players-player-ratings = Ratings
players-player-ladder = Spelsoort en tempo
players-player-rating = Rating
players-player-grade = Graad
players-player-played = Partijen voor de rating
players-player-last = Laatste partij
players-player-score = Jullie partijen tegen elkaar
players-player-scoreNone = Jullie hebben nog niet tegen elkaar gespeeld.
players-player-scoreIs = Je hebt er { $wins } gewonnen, { $draws } gelijkgespeeld en { $losses } verloren.
players-player-block = Deze speler blokkeren
players-player-blocked = Deze speler is geblokkeerd. Heb je een account, dan kun je de blokkering opheffen op je accountpagina.
players-player-leaderboard = Ranglijst

players-history-title = Ratingverloop: { $ladder }
players-history-graph =
    Rating na { $n ->
        [one] 1 partij
       *[other] { $n } partijen
    }: van { $first } naar { $last }, hoogste { $best }
players-history-band = De band om de lijn laat zien hoe onzeker de rating is.
players-history-recent = Recente partijen voor de rating
players-history-date = Datum
players-history-rating = Nieuwe rating
players-history-gained = Verschil
players-history-game = Partij
players-history-open = Bekijken

players-leaderboard-title = Ranglijst
players-leaderboard-movement = Spelsoort
players-leaderboard-speed = Tempo
players-leaderboard-rank = Plaats
players-leaderboard-name = Speler
players-leaderboard-rating = Rating
players-leaderboard-results = Partijen voor de rating
players-leaderboard-find = Een partij voor de rating spelen
players-leaderboard-empty = Hier staat nog niemand.
players-leaderboard-who = Op de lijst staat wie de afgelopen 90 dagen een partij voor de rating heeft gespeeld en geen voorlopige rating heeft.
players-leaderboard-next = Volgende pagina
players-leaderboard-previous = Vorige pagina
players-leaderboard-you = jij

players-about-title = Hoe ratings werken
players-about-lines-1 = Een partij voor de rating verandert de rating van beide spelers. Elke spelsoort (Janggi, Xiangqi, Chess War) heeft per tempo een eigen rating.
players-about-lines-2 = Een partij tussen twee accounts telt voor de rating als beide spelers dat willen, ieder een eigen klok heeft en een van de vaste sets spelregels geldt, dus geen huisregels. Partijen tegen de computer of een bot, met voorgift, vanuit een eigen stelling of met een scheidsrechter tellen nooit mee. In een partij voor de rating kun je geen zetten terugnemen.
players-about-lines-3 = Het systeem is Glicko-2. Een nieuwkomer begint op 1500 met een grote onzekerheid, die met elke partij kleiner wordt en met de tijd weer groeit. Is die groter dan 110, dan is de rating voorlopig en staat er een vraagteken bij.
players-about-lines-4 = Een partij telt alleen mee als beide kanten minstens vijf zetten hebben gedaan. Twee spelers kunnen binnen 24 uur hoogstens tien partijen voor de rating tegen elkaar spelen.
players-about-lines-5 = De graden (급, 단) volgen een eigen schaal. Ze komen niet per se overeen met de graden van Koreaanse bonden of andere sites.
players-about-grades = Graden en ratings
players-about-grade = Graad
players-about-ratings = Rating
players-about-upTo = tot en met { $to }
players-about-from = vanaf { $from }
players-about-between = { $from } tot en met { $to }
