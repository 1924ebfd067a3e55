verdictPage-title = Wie heeft gewonnen? Een geschil beslechten
verdictPage-thisGame = Hadden andere regels anders beslist?
verdictPage-intro = Zijn jij en je tegenstander het er niet over eens wie er gewonnen heeft? Voer de notatie van de partij in: Janggun laat zien wat elke set spelregels zou hebben beslist, door welke regel en met hoeveel punten.
verdictPage-text = Notatie
verdictPage-hint = Plak of typ .gib, PGN, JSON of UCI, of het adres van een partij op deze server, of sleep een bestand naar deze pagina. De notatie wordt niet naar de server gestuurd.
verdictPage-hintSite = Plak of typ .gib, PGN, JSON of UCI, of sleep een bestand naar deze pagina. Er wordt niets verstuurd.
verdictPage-go = Vergelijken
verdictPage-file = Bestand kiezen
verdictPage-own = Een van mijn partijen kiezen
verdictPage-drop = Laat los om te vergelijken
verdictPage-another = Andere partij
verdictPage-waiting = De partij wordt volgens elke set spelregels nagespeeld…
verdictPage-print = Afdrukken
verdictPage-link = Link kopiëren
verdictPage-tooLong = Deze notatie is te lang voor een link. Stuur de notatie zelf.
verdictPage-damaged = Deze link bevat geen notatie, of maar een deel ervan. Heb je de hele link gekopieerd?
verdictPage-onBoard = Tonen in de analyse
verdictPage-readTo = Alleen de zetten tot en met { $ply } zijn leesbaar. { $fault }
verdictPage-position-start = De beginstelling
verdictPage-position-after = De stelling na zet { $ply }
verdictPage-ruleSets =
    { $n ->
        [one] 1 set spelregels
       *[other] { $n } sets spelregels
    }
verdictPage-named = In de notatie staan de spelregels vermeld: { $rules }.
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
        [one] Een zet of het begin is niet toegestaan volgens één set spelregels
       *[other] Een zet of het begin is niet toegestaan volgens { $n } sets spelregels
    }
