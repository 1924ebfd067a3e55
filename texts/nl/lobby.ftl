lobby-title = Lobby
lobby-busy = De server heeft het druk of is onbereikbaar. Opnieuw verbinden…
lobby-lost = Verbinding verbroken. Opnieuw verbinden… Je voorstellen komen terug als het niet lang duurt.
lobby-visitor = Je kunt zonder account meekijken. Doe je een voorstel of neem je er een aan, dan speel je als gast; je hoeft niets in te vullen.
lobby-seeks = Open voorstellen
lobby-noSeeks = Geen open voorstellen. Doe zelf een voorstel: het blijft staan zolang je hier bent.
lobby-by = Speler
lobby-rules = Spelregels
lobby-clock = Bedenktijd
lobby-kind = Soort
lobby-side = Speelt met
lobby-range = Ratinggrenzen
lobby-rated = Voor de rating
lobby-casual = Niet voor de rating
lobby-anyRating = Iedereen
lobby-ratings = { $least } tot { $most }
lobby-accept = Aannemen
lobby-acceptOf = Voorstel van { $name } aannemen, { $clock }
lobby-withdraw = Intrekken

lobby-notYours-visitor = {""}
lobby-notYours-account = Alleen met account
lobby-notYours-bot = Alleen voor mensen
lobby-notYours-range = Je rating valt buiten de ratinggrenzen
lobby-asList = Lijst
lobby-asGraph = Grafiek
lobby-view = Weergave van voorstellen
lobby-graph = Open voorstellen naar rating en bedenktijd
lobby-graphText =
    { $n ->
        [one] Eén voorstel
       *[other] { $n } voorstellen
    }: naar rechts langere partijen, naar boven sterkere spelers. De lijst toont dezelfde voorstellen als tabel.
lobby-minutesAxis = Minuten per speler
lobby-ratingOf = Rating van de tegenstander: { $rating }
lobby-untimed = correspondentie of geen klok
lobby-offer = Een partij voorstellen
lobby-offerText = Iedereen in de lobby ziet je voorstel. Wie het als eerste aanneemt, wordt je tegenstander.
lobby-offering = Partij voorstellen
lobby-yourSide = Jij speelt

lobby-randomSide = Willekeurig
lobby-ratedGame = Partij voor de rating
lobby-ratedNeeds = Partijen voor de rating kunnen alleen met een account en een klok.
lobby-least = Laagste rating
lobby-most = Hoogste rating
lobby-onlyNear = Alleen tegenstanders met een bepaalde rating
lobby-challenge = Een speler uitdagen
lobby-challengeText = Je tegenstander ziet de uitdaging op elke pagina. Niemand anders kan die aannemen.
lobby-opponent = Naam van de speler
lobby-challenging = Uitdagen
lobby-challenges = Uitdagingen
lobby-challenged = { $name } daagt je uit
lobby-youChallenged = Je hebt { $name } uitgedaagd
lobby-youPlay = Jij speelt met { $side }
lobby-takeUp = Aannemen
lobby-play = Spelen
lobby-decline = Weigeren
lobby-toGame = Naar de partij

lobby-outcomes-accepted = { $name } heeft je uitdaging aangenomen.
lobby-outcomes-declined = { $name } heeft je uitdaging geweigerd.
lobby-outcomes-withdrawn = { $name } heeft de uitdaging ingetrokken.
lobby-outcomes-expired = De uitdaging is niet op tijd beantwoord.
lobby-understood = Begrepen
lobby-here = Nu aanwezig
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
lobby-inviteFriend = Vriend uitnodigen
lobby-results = Laatste uitslagen
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
        [one] 1 toeschouwer
       *[other] { $n } toeschouwers
    }
lobby-moves =
    { $n ->
        [one] één zet
       *[other] { $n } zetten
    }
lobby-houseRules = Huisregels bekijken
lobby-house = Computerspelers
lobby-playHouse = Tegen { $name } spelen
lobby-houseIntro = Altijd beschikbaar. Partijen tegen computerspelers tellen niet voor de rating.
lobby-houseMay = Een computerspeler mag het voorstel aannemen (niet voor de rating)
