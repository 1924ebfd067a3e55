verdictPage-title = Eén partij volgens elke set spelregels
verdictPage-thisGame = Deze partij volgens elke set spelregels
verdictPage-intro = Zie hoe een partij zou zijn geëindigd volgens alle sets spelregels die Janggun kent: waar ze verschillen, door welke regel en met welke punten.
verdictPage-text = Notatie
verdictPage-hint = Plak of typ .gib, PGN, JSON of UCI, of het adres van een partij op deze server, of sleep een bestand naar deze pagina. De notatie wordt niet naar de server gestuurd.
verdictPage-hintSite = Plak of typ .gib, PGN, JSON of UCI, of sleep een bestand naar deze pagina. Er wordt niets verstuurd.
verdictPage-go = Vergelijken
verdictPage-file = Bestand kiezen
verdictPage-drop = Laat los om te vergelijken
verdictPage-another = Andere partij
verdictPage-waiting = De partij wordt volgens elke set spelregels nagespeeld…
verdictPage-print = Afdrukken
verdictPage-link = Link kopiëren
verdictPage-tooLong = Deze notatie is te lang voor een link. Stuur de notatie zelf.
verdictPage-damaged = In deze link staat geen notatie, of maar een deel. Is het adres helemaal gekopieerd?
verdictPage-onBoard = Tonen in de analyse
verdictPage-readTo = Alleen de zetten tot en met { $ply } zijn leesbaar. { $fault }
verdictPage-position-start = De beginstelling
verdictPage-position-after = De stelling na zet { $ply }
verdictPage-ruleSets =
    { $n ->
        [one] 1 set spelregels
       *[other] { $n } sets spelregels
    }
verdictPage-named = De notatie noemt haar regels: { $rules }.
