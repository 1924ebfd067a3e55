game-daysLeft = { $days } d { $hours } u
game-hoursLeft = { $hours } u { $minutes } min
game-title = Partij
game-loading = De partij wordt opgehaald…
game-notFound = Op dit adres staat geen partij
game-join = Met { $side } spelen
game-joinText = Een speler wacht op je.
game-freeSeat = Vrije plaats
game-watching = Je kijkt mee.
game-rated = Voor de rating
game-invitedBy = { $name } nodigt je uit voor een partij
game-onlookers =
    { $n ->
        [one] 1 toeschouwer
       *[other] { $n } toeschouwers
    }
game-yourTurn = Jij bent aan zet
game-turnOf = { $side } aan zet
game-thinking = denkt na
game-engineGreets = Computer: ‘Veel plezier!’
game-queued = wacht op een vrije engine
game-workerLost = Er ging iets mis; de computer denkt opnieuw na.
game-lost = Verbinding verbroken. Opnieuw verbinden…
game-connecting = Verbinden…
game-back = Weer verbonden.
game-restart = De server start opnieuw; de partij gaat zo meteen verder.
game-sending = Versturen…
game-check = Schaak!
game-checkOn = { $side } staat schaak
game-answered = Schaak opgeheven (meonggun)
game-passed = { $side } heeft gepast
game-points = Punten
game-pointsUnit = ptn
game-bothPass = Als beiden nu passen
game-bothPassWins = { $side } wint met { $own } : { $other }
game-bothPassDraw = gelijkspel
game-drawnOn = gelijkspel { $cho } : { $han }
game-noResult = geen uitslag
game-bothPassNone = de partij gaat door
game-flip = Bord draaien
game-pass = Passen
game-passFor = Passen: { $result }
game-touched = { $side } heeft het stuk op { $square } aangeraakt ({ $piece })
game-passConfirm = Wil je passen?
game-passLoses = Past je tegenstander ook, dan eindigt de partij op punten: { $result }.
game-passEnds = Als je past, is de partij afgelopen: { $how }.
game-passIllegal = Je kunt nu niet passen.
game-undo = Terugnemen
game-undoAsk = Terugname vragen
game-undoAsked = { $side } wil een zet terugnemen.
game-undoDeclined = De terugname is geweigerd.
game-drawDeclined = Het voorstel is geweigerd.
game-undoWaiting = Terugname gevraagd…
game-resign = Opgeven
game-resignConfirm = Deze partij opgeven?
game-abort = Partij annuleren
game-abortConfirm = Deze partij annuleren? Die telt dan voor niemand mee.
game-keepPlaying = Doorspelen
game-draw = Gelijkspel aanbieden
game-count = Voorstellen te tellen: { $result }
game-countConfirm = Gaat je tegenstander akkoord, dan eindigt de partij op punten: { $result }.
game-countOffered = { $side } stelt voor om de partij op punten te beëindigen.
game-countWaiting = Voorgesteld om nu te tellen: { $result }
game-drawOffered = { $side } biedt gelijkspel aan.
game-drawWaiting = Gelijkspel aangeboden…
game-isAway = afwezig
game-away = Je tegenstander is afwezig.
game-claimIn = Over { $time } mag je winst of gelijkspel opeisen.
game-claimInHours = Over { $n } uur mag je winst of gelijkspel opeisen.
game-claimInDays =
    Over { $n ->
        [one] { $n } dag
       *[other] { $n } dagen
    } mag je winst of gelijkspel opeisen.
game-claimable = Je mag nu winst of gelijkspel opeisen.
game-claimWin = Winst opeisen
game-claimDraw = Gelijkspel opeisen
game-accept = Akkoord
game-acceptFor = Akkoord: { $result }
game-decline = Weigeren
game-actions = Acties
game-menu = Menu
game-moves = Zetten
game-noMoves = Nog geen zetten
game-captured = Geslagen door { $side }
game-first = Naar het begin
game-previous = Eén zet terug
game-next = Eén zet verder
game-last = Naar de laatste zet
game-live = Terug naar de partij
game-lookingBack = Je bekijkt zet { $ply } van { $of }
game-sound = Geluid
game-rulesSheet = Hoe de stukken bewegen
game-aboutRules = De regels van deze partij
game-download = Notatie van de partij
game-downloadFen = Stelling (FEN)
game-downloadGib = Notatie (.gib-tekst)
game-downloadPgn = Notatie (PGN)
game-downloadJson = Alles (JSON)
game-share = Uitnodigen
game-shareWait = Wachten op een speler…
game-answerWait = Wachten op antwoord…
game-answerOf = Wachten op het antwoord van { $name }…
game-withdraw = Uitdaging intrekken
game-moveList = Zettenlijst
game-clock = Klok van { $side }
game-periodsLeft = { $n } × { $seconds } s
game-noWasm = De spelregels konden niet worden geladen. Je kunt doorspelen, maar je ziet niet waarom een zet ongeldig is.
game-refused = Dat is niet mogelijk.
game-warning = { $what }
game-wouldEnd = Met een gemarkeerde zet is de partij afgelopen: { $how }.
game-repeats = Met een gemarkeerde zet komt dezelfde stelling voor de { ORDINAL($n) } keer op het bord.

terms-rated = Voor de rating
terms-unrated = Niet voor de rating
terms-ratedIfBoth = Voor de rating als jullie dat beiden willen
terms-handicap = Voorgift van { $side }: { $given }; { $side } begint
terms-deom = Deom voor { $side }: { $points }
terms-position = Vanuit een eigen stelling; { $side } begint
terms-takebacks = Terugnemen als de tegenstander akkoord gaat
terms-noTakebacks = Geen zetten terugnemen
terms-referee = Met een scheidsrechter
terms-rematch = Zelfde afspraken; jullie wisselen van kant
terms-rematchHandicap = Zelfde afspraken en kanten

confirmMove-ask = Deze zet spelen?
confirmMove-play = Spelen

adjourn-offer = Voorstellen af te breken
adjourn-offered = { $side } stelt voor om de partij af te breken.
adjourn-waiting = Je hebt voorgesteld de partij af te breken; wachten op antwoord.
adjourn-declined = De partij wordt niet afgebroken.
adjourn-adjourned = De partij is afgebroken; beide klokken staan stil.
adjourn-resumeOffer = Voorstellen te hervatten
adjourn-resumeOffered = { $side } stelt voor om de partij te hervatten.
adjourn-resumeWaiting = Je hebt voorgesteld de partij te hervatten; wachten op antwoord.
adjourn-resumeDeclined = De partij blijft afgebroken.
adjourn-continued = De partij gaat verder.
stop-offer = Voorstellen te stoppen en te tellen
stop-asked = { $side } stelt voor om hier te stoppen.
stop-waiting = Je hebt voorgesteld te stoppen. Met de volgende zet vervalt het voorstel.
stop-perMove = { $seconds } s voor deze zet

gift-give = 15 seconden geven
gift-got = Je tegenstander heeft je { $seconds } seconden gegeven.
gift-given = { $side } kreeg { $seconds } seconden.

referee-title = Scheidsrechter
referee-awaited = De scheidsrechter is er nog niet.
referee-link = Link voor de scheidsrechter (werkt één keer)
referee-noLink = De speler die de partij heeft aangemaakt, heeft de link voor de scheidsrechter.
referee-without = Zonder scheidsrechter spelen
referee-becomeText = Je bent gevraagd als scheidsrechter. Wie scheidsrechter is, speelt niet mee.
referee-become = Scheidsrechter worden
referee-joined = De scheidsrechter is er. Beide spelers moeten akkoord gaan.
referee-agree = Akkoord
referee-decline = Weigeren
referee-agreed = Je bent akkoord gegaan; wachten op je tegenstander.
referee-youWait = Je bent scheidsrechter zodra beide spelers akkoord gaan.
referee-you = Je bent de scheidsrechter
referee-present = Deze partij heeft een scheidsrechter.
referee-confirmedBy = { $side } gaat akkoord met de scheidsrechter.
referee-declinedBy = { $side } weigerde; de partij heeft geen scheidsrechter.
referee-asked = De stelling stond { $n } keer op het bord: de scheidsrechter beslist.
referee-ruled = Scheidsrechter: { $ruling }
referee-ruling = Beslissing
referee-side = Kant
referee-seconds = Seconden
referee-words = Je toelichting
referee-wordsHint = Beide spelers lezen je toelichting, en die wordt bij de partij bewaard.
referee-send = Beslissing bekendmaken
referee-none = Er is nog niets beslist.
referee-atMove = na zet { $ply }
referee-kinds-draw = Gelijkspel
referee-kinds-win = Een kant wint
referee-kinds-must_deviate = Een kant moet een andere zet doen
referee-kinds-give_time = Tijd geven
referee-kinds-call_time = Partij stoppen (tijd om)
referee-kinds-adjourn = Afbreken
referee-kinds-resume = Hervatten
referee-rulings-draw = de partij eindigt in gelijkspel.
referee-rulings-win = { $side } wint.
referee-rulings-mustDeviate = { $side } moet een zet doen die geen stelling herhaalt.
referee-rulings-giveTime =
    { $side } krijgt { $seconds } { $seconds ->
        [one] seconde
       *[other] seconden
    }.
referee-rulings-callTime = de tijd is om en de partij wordt gestopt.
referee-rulings-adjourn = de partij is afgebroken.
referee-rulings-resume = de partij gaat verder.

conditional-title = Voorwaardelijke zetten
conditional-menu =
    { $n ->
        [0] Voorwaardelijke zetten
       *[other] Voorwaardelijke zetten ({ $n })
    }
conditional-about = Speel een zet die je tegenstander zou kunnen doen, en daarna je antwoord. Speelt je tegenstander die zet, dan wordt je antwoord meteen gespeeld. Alleen jij ziet deze varianten.
conditional-theirs = De zet van je tegenstander
conditional-yours = Jouw antwoord
conditional-back = Eén zet terug
conditional-keep = Variant toevoegen
conditional-remove = Variant verwijderen
conditional-none = Nog geen varianten.
conditional-send = Varianten opslaan
conditional-faults-too_many = Je hebt al twintig varianten.
conditional-faults-no_answer = Je antwoord ontbreekt nog.

timeLog-title = Tijd per zet
timeLog-about = In seconden, gemeten door de server. ‘Teruggegeven’ is tijd die wegens vertraging in het netwerk niet van de klok gaat.
timeLog-move = Zet
timeLog-thought = Bedenktijd
timeLog-credit = Teruggegeven
timeLog-charged = Afgetrokken
timeLog-total = { $side } in totaal

chat-title = Chat
chat-unread = { $n } nieuw
