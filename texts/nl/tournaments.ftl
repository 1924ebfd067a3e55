# Tournaments that are played on the server: their list, the page of one, and the form for a new one.

tournaments-title = Onlinetoernooien
tournaments-intro = Deze toernooien worden op deze site gespeeld. Voor een toernooi in een zaal is er
tournaments-toDirector = de pagina voor toernooileiders
tournaments-running = Bezig
tournaments-open = Inschrijving open
tournaments-over = Afgelopen
tournaments-none = Er zijn nog geen toernooien.
tournaments-make = Nieuw toernooi
tournaments-signIn = Log in om mee te doen of een toernooi aan te maken
tournaments-signInFirst = Log in om het eerste toernooi aan te maken
tournaments-people =
    { $n ->
        [one] { $n } speler
       *[other] { $n } spelers
    }
tournaments-by = georganiseerd door { $name }
tournaments-lost = De pagina is niet bijgewerkt: de server antwoordt niet. Opnieuw verbinden…
tournaments-format-swiss =
    Zwitsers, { $rounds ->
        [one] { $rounds } ronde
       *[other] { $rounds } ronden
    }
tournaments-format-roundRobin = Iedereen tegen iedereen
tournaments-format-roundRobinTwice = Iedereen twee keer tegen iedereen
tournaments-format-knockout = Knock-out
tournaments-format-groups = Poules van { $size }, dan knock-out
tournaments-format-arena = Arena, { $minutes } minuten
tournaments-rated = voor de rating
tournaments-begins = Begint { $when }
tournaments-beginsIn = Begint over { $time }
tournaments-beginsSoon = Begint zo meteen
tournaments-waitsForDirector = De toernooileiding start het toernooi.
tournaments-nextIn = Volgende ronde over { $time }
tournaments-endsIn = Eindigt over { $time }
tournaments-join = Meedoen
tournaments-leave = Toernooi verlaten
tournaments-leaveSure = Het toernooi verlaten? Bij een knock-out kun je niet terugkomen. Bij andere toernooivormen wel, maar gemiste ronden kun je niet inhalen.
tournaments-again = Weer meedoen
tournaments-entered = Je doet mee. Blijf op deze pagina of kom terug als het toernooi begint: wie er bij het begin van een partij niet is, kan die verliezen.
tournaments-isOut = Je hebt het toernooi verlaten of bent eruit gehaald.
tournaments-mayReturn = Je kunt weer meedoen.
tournaments-noReturn = Aan een knock-out kun je niet meer meedoen als die begonnen is.
tournaments-toGame = Naar je partij
tournaments-against = tegen { $name }
tournaments-gameBegins = Je toernooipartij is begonnen
tournaments-waits = Je hebt nu geen partij.
tournaments-full = Het toernooi is begonnen. Inschrijven kan niet meer.
tournaments-winner = Winnaar: { $name }
tournaments-cancelled = Het toernooi is afgelast.
tournaments-rulesTitle = Zo wordt er gespeeld
tournaments-firstMove = Wie de eerste zet niet binnen { $seconds } seconden doet, verliest de partij. Wie dat twee keer overkomt, doet niet meer mee.
tournaments-byServer = De volgende ronde begint vanzelf { $seconds } seconden na de laatste uitslag.
tournaments-byDirector = De toernooileiding start elke ronde.
tournaments-arenaText = Wie vrij is, wordt opnieuw ingedeeld, tot de tijd om is. Partijen die dan nog bezig zijn, tellen mee.
tournaments-knockoutText = Eindigt een partij in gelijkspel, dan wordt die overgespeeld en wisselen de spelers van kant. Na drie keer gelijkspel gaat door wie in de eerste partij Han had.
tournaments-groupsLots = De server deelt de poules in en loot tussen spelers met ongeveer dezelfde rating, zodat de sterksten niet bij elkaar in een poule komen.
tournaments-groupsOn =
    { $qualifiers ->
        [one] De winnaar van elke poule gaat door naar de knock-out.
       *[other] De beste { $qualifiers } van elke poule gaan door naar de knock-out.
    }
tournaments-groupsTies = Bij een gelijk aantal punten in een poule beslissen achtereenvolgens het aantal keren volle winst, winst op punten, het onderlinge resultaat, de rating en ten slotte het lotnummer.
tournaments-groupsDraws = Eindigt een partij van de knock-out in gelijkspel, dan wordt die overgespeeld en wisselen de spelers van kant. Na drie keer gelijkspel gaat door wie in de eerste partij Han had.
tournaments-players = Deelnemers
tournaments-nobody = Er doet nog niemand mee.
tournaments-standings = Stand
tournaments-pairings = Indeling
tournaments-boards = Nu bezig
tournaments-watch = Kijken
tournaments-show = Naspelen
tournaments-earlier = Eerdere ronden
tournaments-direct = Voor de toernooileiding
tournaments-pair = Volgende ronde starten
tournaments-start = Nu starten
tournaments-close = Toernooi beëindigen
tournaments-cancel = Toernooi afgelasten
tournaments-closeSure = Het toernooi beëindigen? Daarna kan niets meer worden gewijzigd.
tournaments-cancelSure = Het toernooi afgelasten? Dat kan niet worden teruggedraaid, en ingeschreven spelers krijgen geen bericht.
tournaments-result = Uitslag invoeren
tournaments-resultHint = Gebruik dit alleen als een partij niet kan worden uitgespeeld. De uitslag die je invoert, blijft gelden, ook als de partij later toch wordt uitgespeeld.
tournaments-correct = Uitslag wijzigen
tournaments-correctGame = Partij
tournaments-correctTo = Juiste uitslag
tournaments-correctSave = Wijziging opslaan
tournaments-outcome-wins = { $name } wint
tournaments-outcome-draw = Gelijkspel
tournaments-outcome-both = Beiden afwezig
tournaments-takeOut = Eruit halen
tournaments-letBack = Weer toelaten
tournaments-withdrawn = doet niet meer mee
tournaments-helpers = Andere toernooileiders
tournaments-helperName = Naam van de speler
tournaments-addHelper = Toevoegen
tournaments-removeHelper = { $name } verwijderen
tournaments-chat-closed = Tijdens je partij is de chat gesloten.
tournaments-chat-about = Spelers kunnen dit lezen als ze geen partij hebben. Blijf vriendelijk en zeg niets over partijen die bezig zijn.
tournaments-chat-remove = Bericht van { $name } verwijderen
tournaments-form-name = Naam
tournaments-form-format = Toernooivorm
tournaments-form-formats-swiss = Zwitsers
tournaments-form-formats-roundRobin = Iedereen tegen iedereen
tournaments-form-formats-knockout = Knock-out
tournaments-form-formats-groups = Poules, dan knock-out
tournaments-form-formats-arena = Arena
tournaments-form-formatHints-swiss = Niemand valt af; winnaars treffen winnaars.
tournaments-form-formatHints-roundRobin = Geschikt voor 4 tot 8 spelers.
tournaments-form-formatHints-knockout = Wie verliest, ligt eruit.
tournaments-form-formatHints-groups = Eerst kleine poules; de besten gaan door.
tournaments-form-formatHints-arena = Zoveel partijen als je wilt, tot de tijd om is.
tournaments-form-rounds = Ronden
tournaments-form-minutes = Duur (minuten)
tournaments-form-size = Spelers per poule
tournaments-form-qualifiers = Aantal dat per poule doorgaat
tournaments-form-rules = Spelregels
tournaments-form-starts = Begin
tournaments-form-ratedGames = Partijen voor de rating
tournaments-form-byHand = Ik start elke ronde zelf
tournaments-form-third = Om de derde plaats spelen
tournaments-form-make = Toernooi aanmaken
tournaments-ofClub = Voor leden van { $name }
tournaments-ofFormerClub = Voor leden van een vereniging die niet meer bestaat
tournaments-bar-not_member = Alleen leden van { $name } kunnen meedoen.
tournaments-bar-waiting = Je kunt meedoen zodra { $name } je als lid heeft toegelaten.
tournaments-bar-dissolved = De vereniging bestaat niet meer. Daarom kan niemand zich nog inschrijven.
tournaments-leftClub = Je bent geen lid meer van { $name } en kunt daarom niet aan dit toernooi meedoen.
tournaments-toClub = Naar de vereniging
