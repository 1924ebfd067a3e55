lobby-title = Lobby
lobby-busy = De server heeft het druk of is onbereikbaar. Opnieuw verbinden…
lobby-lost = Verbinding verbroken. Opnieuw verbinden… Je voorstellen komen terug als het niet lang duurt.
lobby-visitor = Je kunt meekijken. Doe je een voorstel, dan speel je als gast; je hoeft niets in te vullen.
lobby-seeks = Open voorstellen
lobby-noSeeks = Geen open voorstellen. Doe het eerste: het blijft staan zolang je hier bent.
lobby-by = Speler
lobby-rules = Regels
lobby-clock = Klok
lobby-kind = Soort
lobby-side = Speelt met
lobby-range = Ratinggrenzen
lobby-rated = Voor de rating
lobby-casual = Vriendschappelijk
lobby-anyRating = Iedereen
lobby-ratings = { $least } tot { $most }
lobby-accept = Aannemen
lobby-acceptOf = Neem het voorstel van { $name } aan, { $clock }
lobby-withdraw = Intrekken

lobby-notYours-visitor = {""}
lobby-notYours-account = Alleen met account
lobby-notYours-range = Niet jouw rating
lobby-asList = Lijst
lobby-asGraph = Grafiek
lobby-view = Voorstellen als
lobby-graph = Open voorstellen naar rating en tijd
lobby-graphText =
    { $n ->
        [one] Eén voorstel
       *[other] { $n } voorstellen
    }: naar rechts langere partijen, naar boven sterkere spelers. De lijst toont dezelfde voorstellen als tabel.
lobby-minutesAxis = Minuten per kant
lobby-ratingAxis = Hoogte: rating
lobby-untimed = dagen, geen klok
lobby-offer = Een partij voorstellen
lobby-offerText = Iedereen hier ziet je voorstel. Wie het als eerste aanneemt, wordt je tegenstander.
lobby-offering = Stel de partij voor
lobby-yourSide = Jij speelt

lobby-sides-cho = Cho
lobby-sides-han = Han
lobby-sides-random = Willekeurig
lobby-ratedGame = Partij voor de rating
lobby-ratedNeeds = Partijen voor de rating kunnen alleen met een account en een klok.
lobby-least = Laagste rating
lobby-most = Hoogste rating
lobby-onlyNear = Alleen tegenstanders met bepaalde ratings
lobby-challenge = Daag een speler uit
lobby-challengeText = Je tegenstander ziet de uitdaging op elke pagina, en de plaats blijft zolang vrij.
lobby-opponent = Naam van de speler
lobby-challenging = Daag uit
lobby-challenges = Uitdagingen
lobby-challenged = { $name } daagt je uit
lobby-youChallenged = Je hebt { $name } uitgedaagd
lobby-youPlay = jij speelt { $side }
lobby-takeUp = Spelen
lobby-decline = Afslaan
lobby-toGame = Naar de partij

lobby-outcomes-accepted = { $name } heeft je uitdaging aangenomen.
lobby-outcomes-declined = { $name } heeft je uitdaging afgeslagen.
lobby-outcomes-withdrawn = { $name } heeft de uitdaging ingetrokken.
lobby-outcomes-expired = De uitdaging is niet op tijd beantwoord.
lobby-understood = Begrepen
lobby-here = Wie er is
lobby-players =
    { $n ->
        [one] 1 bezoeker
       *[other] { $n } bezoekers
    }
lobby-games =
    { $n ->
        [one] 1 partij bezig
       *[other] { $n } partijen bezig
    }
lobby-challengeOf = { $name } uitdagen
lobby-alone = Er is nu niemand anders.
lobby-inviteFriend = Een vriend uitnodigen
lobby-results = Nieuwste uitslagen
lobby-unnamed =
    { $n ->
        [one] en één zonder naam
       *[other] en { $n } zonder naam
    }
lobby-more = Meer tonen
lobby-live = Nu bezig
lobby-moment = Partij van het moment
lobby-noLive = Er zijn nu geen partijen bezig.
lobby-watching =
    { $n ->
        [one] 1 kijker
       *[other] { $n } kijkers
    }
lobby-moves =
    { $n ->
        [one] één zet
       *[other] { $n } zetten
    }
lobby-houseRules = Huisregels
lobby-house = Computertegenstanders
lobby-playHouse = Speel tegen { $name }
lobby-houseIntro = Altijd beschikbaar. Deze partijen tellen niet voor de rating.
lobby-houseMay = Een computerspeler mag aannemen (zonder rating)
