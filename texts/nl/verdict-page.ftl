verdictPage-title = Wie heeft gewonnen? Een geschil beslechten
verdictPage-thisGame = Was de uitslag volgens andere regels anders geweest?
verdictPage-intro = Zijn jij en je tegenstander het oneens over wie er heeft gewonnen? Voer de notatie van de partij in: Janggun laat zien wat elke set spelregels zou hebben beslist, door welke regel en met hoeveel punten.
verdictPage-text = Notatie
verdictPage-hint = Plak een partij uit een ander Janggi-programma, of het adres van een partij op deze server. Je kunt de zetten ook typen, bijvoorbeeld a4b4 a7b7. Bestandssoorten: .gib, PGN, JSON, UCI. De notatie gaat alleen naar de server als je een link kopieert.
verdictPage-hintSite = Plak een partij uit een ander Janggi-programma, of typ de zetten, bijvoorbeeld a4b4 a7b7. Bestandssoorten: .gib, PGN, JSON, UCI. Er wordt niets verstuurd.
verdictPage-go = Vergelijken
verdictPage-empty = Voer de notatie van een partij in.
verdictPage-file = Bestand kiezen
verdictPage-own = Een van mijn partijen kiezen
verdictPage-choose = Kies de partij die je wilt vergelijken.
verdictPage-noGames = Hier staan geen afgelopen partijen.
verdictPage-example = Voorbeeld tonen
verdictPage-drop = Laat los om te vergelijken
verdictPage-another = Andere partij vergelijken
verdictPage-waiting = De partij wordt volgens elke set spelregels nagespeeld…
verdictPage-print = Afdrukken
verdictPage-link = Link kopiëren
verdictPage-stored = Iedereen met deze link kan de notatie zien. De server bewaart de notatie tot een jaar na de laatste keer delen.
verdictPage-houseSent = De link toont ook de uitslag volgens je huisregels ({ $rules }).
verdictPage-tooLong = Deze notatie is te lang voor een link. Stuur de notatie zelf.
verdictPage-damaged = Deze link bevat geen notatie, of maar een deel ervan. Heb je de hele link gekopieerd?
verdictPage-onBoard = Verder proberen in de analyse
verdictPage-readTo = Alleen de zetten tot en met { $ply } zijn leesbaar. { $fault }.
verdictPage-broken = Een deel van deze notatie is niet te lezen, dus er staat niet in hoe de partij eindigde.
verdictPage-position-start = De beginstelling
verdictPage-position-after = De stelling na zet { $ply }
verdictPage-position-turned = De generaal van de kant die het laatst paste, ligt omgedraaid.
verdictPage-ruleSets =
    { $n ->
        [one] 1 set spelregels
       *[other] { $n } sets spelregels
    }
verdictPage-named = In de notatie staan de spelregels vermeld: { $rules }.
verdictPage-usual = Je gebruikelijke regels ({ $rules })
verdictPage-siteDefault = De standaardregels van deze site ({ $rules })
verdictPage-gameRules = De regels van deze partij ({ $rules })
verdictPage-ownRules = Je huisregels ({ $rules })
verdictPage-linkRules = Huisregels uit deze link ({ $rules })
verdictPage-withOwn = Je huisregels ({ $rules }) worden ook vergeleken.
verdictPage-makeOwn = Speelt jouw club anders? Maak of wijzig je huisregels.
verdictPage-guessed = { $rules } (onze aanname)
verdictPage-guess = Onze aanname: we vonden geen bron die zegt wat deze regels in dit geval doen.
# Wat na de reden van een gelijkspel komt.
verdictPage-byRule = { $reason } Volgens de regel ‘{ $rule }’.
verdictPage-abbreviations = KJA: Korea Janggi Association. KJF: Korea Janggi Federation. Deom: de punten die Han krijgt omdat Cho begint, meestal 1,5.
# Waar een set spelregels gebruikt wordt; dat blijkt niet altijd uit de naam.
verdictPage-later = Als beide kanten passen of de partij in overleg beëindigen
verdictPage-facing = De generaals staan tegenover elkaar. Wat er gebeurt als nu Bigjang wordt gemeld, hangt van de spelregels af.
verdictPage-facingAgree = De generaals staan tegenover elkaar. Bigjang nu melden geeft volgens alle sets spelregels dezelfde uitslag.
verdictPage-byRecord = Volgens geen enkele set spelregels eindigt de partij binnen deze notatie. Dan geldt wat erin staat: { $result }.
verdictPage-calls-wins =
    { $n ->
        [one] Na het melden van Bigjang wint { $side } volgens één set spelregels
       *[other] Na het melden van Bigjang wint { $side } volgens { $n } sets spelregels
    }
verdictPage-calls-draw =
    { $n ->
        [one] Na het melden van Bigjang is het gelijkspel volgens één set spelregels
       *[other] Na het melden van Bigjang is het gelijkspel volgens { $n } sets spelregels
    }
verdictPage-calls-none =
    { $n ->
        [one] Volgens één set spelregels eindigt de partij niet door het melden van Bigjang
       *[other] Volgens { $n } sets spelregels eindigt de partij niet door het melden van Bigjang
    }
# Hoeveel sets spelregels zo beslissen; een korte lijst.
verdictPage-counts-wins =
    { $n ->
        [one] { $side } wint volgens één set spelregels
       *[other] { $side } wint volgens { $n } sets spelregels
    }
verdictPage-counts-draw =
    { $n ->
        [one] Gelijkspel volgens één set spelregels
       *[other] Gelijkspel volgens { $n } sets spelregels
    }
verdictPage-counts-open =
    { $n ->
        [one] De partij gaat door volgens één set spelregels
       *[other] De partij gaat door volgens { $n } sets spelregels
    }
verdictPage-counts-none =
    { $n ->
        [one] Volgens één set spelregels is een zet of de beginstelling niet toegestaan
       *[other] Volgens { $n } sets spelregels is een zet of de beginstelling niet toegestaan
    }
