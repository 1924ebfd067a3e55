start-title = Janggi spelen
start-now = Meteen spelen
start-choose = Een partij instellen
start-opponent = Tegenstander
start-engine = Computer
start-self = Samen op dit apparaat
start-problems = Opgaven oplossen
start-dispute = Wie heeft gewonnen? Een geschil beslechten
start-friend = Een vriend, via een link
start-anyone = Een onbekende
start-aFriend = Een vriend
start-change = Wijzigen
start-less = Terug
start-level = Sterkte
start-levelShort = Niveau { $level } van { $levels }
start-easier = makkelijker
start-harder = moeilijker
start-levelHint = De graden zijn gemeten in partijen van de niveaus tegen elkaar en volgen een eigen schaal.
start-geup = Geup: lager is sterker
start-levelCareless = Speelt soms met opzet een zwakkere zet.
start-rules = Spelregels
start-rulesOf = Spelregels: { $name }
start-rulesMore = Alle spelregels vergelijken
start-houseRules = Mijn huisregels
start-guesses =
    { $n ->
        [one] 1 regel is onze aanname
       *[other] { $n } regels zijn onze aannames
    }
start-side = Jij speelt
start-sides-first = { $side } (begint)
start-sides-second = { $side }
start-sides-random = Willekeurig
start-sides-agreed = Zoals jullie zitten
start-sides-hands = Loten met soldaten
start-sides-elder = De oudste neemt { $side }
start-sides-rank = De speler met de hoogste graad neemt { $side }
start-sidesSettled = Wie met welke kant speelt
start-handsHint = In elke gesloten hand zit een soldaat van een andere kant, en een speler kiest een hand. De loting wordt vóór de keuze verzegeld en daarna geopend, zodat je die kunt controleren.
start-picks = Wie kiest een hand? Traditioneel de jongste, of wie de laagste graad heeft.
start-isElder = Wie is ouder?
start-me = Ik
start-myFriend = Mijn tegenstander
start-myRank = Mijn graad
start-friendRank = Graad van mijn tegenstander
start-equalRanks = Jullie graad is gelijk. Loot met soldaten: je tegenstander kiest een hand.
start-equalHere = Kies bij een gelijke graad ‘Loten met soldaten’.
start-time = Bedenktijd
start-timeNone = Geen klok
start-timeByoyomi = { $minutes } min + { $periods } × { $seconds } s byoyomi
start-timeFischer = { $minutes } min + { $seconds } s per zet
start-timePlain = { $minutes } min
start-timeEach = elk { $time }
start-timeTotal = { $minutes } min voor beiden samen
start-timeTotalMove = { $minutes } min voor beiden samen, { $seconds } s per zet
start-timeCorrespondence =
    { $days ->
        [one] Correspondentie, een dag per zet
       *[other] Correspondentie, { $days } dagen per zet
    }
start-timeCustom = Anders…
start-minutes = Minuten
start-periodSeconds = Seconden byoyomi
start-periods = Periodes
start-increment = Seconden erbij per zet
start-moveSeconds = Seconden per zet (0 = geen limiet)
start-totalHint = Als de tijd om is, stopt de partij. De punten beslissen dan als de regels dat zeggen.
start-timeKind = Soort bedenktijd
start-timeKinds-byoyomi = Byoyomi
start-timeKinds-fischer = Tijd erbij per zet
start-timeKinds-total = Eén tijd voor de hele partij
start-timeKinds-correspondence = Dagen per zet
start-days = Dagen
start-rated = Partij voor de rating
start-ratedHint = Telt voor de rating van beide spelers. Je kunt dan geen zetten terugnemen.
start-unrated-account = Partijen voor de rating kunnen alleen met een account.
start-unrated-bot = Botaccounts kunnen geen partijen voor de rating spelen.
start-unrated-handicap = Een partij met voorgift telt niet voor de rating.
start-unrated-position = Een partij vanuit een eigen stelling telt niet voor de rating.
start-unrated-house = Een partij met huisregels telt niet voor de rating.
start-unrated-clock = Een partij zonder klok telt niet voor de rating.
start-unrated-shared = Een partij met één tijd voor beiden telt niet voor de rating.
start-unrated-referee = Een partij met een scheidsrechter telt niet voor de rating.
start-signUpLink = Account aanmaken
start-referee = Met een scheidsrechter
start-refereeHint = Je krijgt een aparte link voor de scheidsrechter, die zelf niet meespeelt. Beide spelers moeten met de scheidsrechter akkoord gaan.
start-strangerText = Kies een bedenktijd. Je speelt tegen iemand die dezelfde bedenktijd koos.
start-lobby = Lobby: voorstellen, spelers en partijen
start-withFriendText = Je krijgt een link om te versturen. Er wordt geloot wie Cho en wie Han krijgt.
start-friendTime = Bedenktijd voor een partij met een vriend
start-invite = Vriend uitnodigen
start-engineStrength = Sterkte van de computer
start-newcomer-title = Ken je Janggi nog niet?
start-newcomer-learn = Leer het in vijf minuten
start-newcomer-play = Eerste partij met een coach
start-watching = Nu bezig
start-rulesAll = Alle { $n } sets spelregels
start-begin = Begin van de partij
start-begins-usual = De gewone beginstelling
start-begins-handicap = Voorgift: Han speelt zonder een of meer stukken en begint
start-begins-fen = Een eigen stelling (FEN)
start-handicap = Han speelt zonder
start-handicapName = { $given } ({ $name }, { $reading })
start-handicapHint = De sterkere speler neemt Han, laat stukken van samen { $points } punten weg en begint. Van elke soort vallen eerst de stukken links weg, gezien vanaf Cho.
start-placing = Opstellen
start-placings-rules = Volgens de spelregels
start-placings-pieces = Om de beurt één stuk, Han eerst
start-deomHalf = Deom voor Han
start-fen = FEN-tekst
start-takeback = Zetten terugnemen toestaan
start-create = Partij beginnen
start-creating = Beginnen…
start-lanTitle = Op je telefoon
start-lanLocal = Het adres van deze pagina werkt alleen op deze computer, dus een telefoon kan het niet openen.
start-lanAsk = Zo open je het spel
start-lanHow = Start de server met de opdracht hieronder. Open daarna op een telefoon op hetzelfde wifinetwerk het adres dat de server toont.
start-lanHere = Open { $address } op een telefoon op hetzelfde wifinetwerk
start-failed = De partij kon niet worden gestart.

pairing-pools = Snelle partij
pairing-pool =
    { $waiting ->
        [0] { $clock }
       *[other] { $clock }, { $waiting ->
        [one] 1 speler wacht
       *[other] { $waiting } spelers wachten
    }
    }
pairing-waits =
    { $n ->
        [one] 1 wacht
       *[other] { $n } wachten
    }
pairing-plays =
    { $n ->
        [one] 1 partij
       *[other] { $n } partijen
    }
pairing-waitingFor = Op zoek naar een tegenstander: { $clock }
pairing-among = onder spelers met een rating van { $least } tot { $most }; dat wordt elke seconde ruimer
pairing-anybody = onder alle spelers
pairing-meanwhile = Ondertussen tegen de computer spelen
pairing-keeps = Je plaats in de rij blijft bewaard. De partij verschijnt zodra er een tegenstander is.
pairing-house = Tegen een computerspeler spelen als er binnen 6 tot 8 seconden niemand komt (niet voor de rating)
pairing-houseSoon = Komt er nu niemand, dan speel je tegen een computerspeler. De partij telt niet voor de rating.
pairing-stop = Niet meer zoeken
pairing-ended = Je speelt nu; er wordt niet verder naar een tegenstander gezocht.

boardClock-title = Klok voor een echt bord
boardClock-link = Gebruik je telefoon als schaakklok voor twee spelers, met byoyomi die hardop wordt geteld.
boardClock-intro = Leg dit apparaat tussen de twee spelers in. Het deel van het scherm voor een speler is diens klok: druk erop als je hebt gezet. Cho begint, dus de tijd van Cho loopt het eerst.
boardClock-near = Kant onderaan het scherm
boardClock-heard = Byoyomi tellen
boardClock-hears-voice = hardop
boardClock-hears-beeps = met piepjes
boardClock-hears-silent = zonder geluid
boardClock-noVoice = Dit apparaat heeft geen stem voor je taal. De klok kan alleen piepen.
boardClock-begin = Klok tonen
boardClock-start = Starten
boardClock-pause = Pauzeren
boardClock-resume = Hervatten
boardClock-paused = Gepauzeerd
boardClock-set = Klok instellen
boardClock-out = De tijd is om
boardClock-stopped = Tijd!
boardClock-countIntro = Markeer de stukken die van het bord zijn, of vul de punten in.
boardClock-sideTotal = { $side }: punten
boardClock-deom = Deom voor { $side }
boardClock-onBoard = op het bord
boardClock-captured = geslagen
boardClock-wins = { $side } wint met een verschil van { $margin }
boardClock-draw = Gelijkspel: de punten zijn gelijk
boardClock-sumDeom = { $second }: { $pieces } + { $deom } deom
boardClock-backToClock = Terug naar de klok
boardClock-again = Nieuwe partij
boardClock-allPieces = Alle stukken terug
boardClock-half = { $side }: { $time }. Beurt beëindigen
boardClock-periods =
    { $n ->
        [one] 1 periode
       *[other] { $n } periodes
    }
boardClock-moves =
    { $n ->
        [one] 1 zet
       *[other] { $n } zetten
    }
boardClock-sayPeriods = Byoyomi. Nog { $n } periodes.
boardClock-sayLast = Laatste periode.
boardClock-sayPassed = { $n } seconden
boardClock-sayCount-1 = een
boardClock-sayCount-2 = twee
boardClock-sayCount-3 = drie
boardClock-sayCount-4 = vier
boardClock-sayCount-5 = vijf
boardClock-sayCount-6 = zes
boardClock-sayCount-7 = zeven
boardClock-sayCount-8 = acht
boardClock-sayCount-9 = negen
boardClock-sayMinute = Nog één minuut.

games-title = Mijn partijen
games-asGuest = Hier als gast gespeeld
games-asGuestHint = Zo stonden deze partijen ervoor toen je inlogde. Ze horen niet bij je account.
games-empty = Hier komen je partijen te staan, om ze na te bespreken.
games-over = Afgelopen
games-adjourned = Afgebroken
games-arranging = Opstellen
games-rated = Voor de rating
games-plies =
    { $n ->
        [one] { $n } zet
       *[other] { $n } zetten
    }
games-next = Oudere partijen
games-previous = Nieuwere partijen
games-failed = Je partijen konden niet geladen worden.

seat-you = Jij
seat-guest = Tegenstander
seat-friend = Gast
seat-open = wacht op een speler

player-unnamed = Gast
player-guest = gast
player-bot = bot
player-botHint = Een bot: een programma speelt voor dit account. De partijen tellen niet voor de rating.
player-guestHint = De bijnaam van een gast: andere gasten kunnen dezelfde kiezen.
player-provisional = voorlopige rating

grade-geup = { $n } geup
grade-dan = { $n } dan
start-levelName = { $grade } · niveau { $level } van { $levels }
seat-engine = Computer, niveau { $level }
seat-engineOfGrade = Computer, niveau { $level } ({ $grade })
seat-houseOfGrade = { $name } (computer, { $grade })
