collection-intro = Bewaar zoveel partijen als je wilt in deze browser; bestanden die je toevoegt, worden niet naar de server gestuurd. Formaten: .gib van Koreaanse programma's (CP949 of UTF-8), PGN en de JSON van Janggun.
collection-add = Bestanden toevoegen
collection-drop = of sleep bestanden hierheen, of plak partijen met Ctrl+V
collection-reading =
    Bezig met lezen: { $games ->
        [one] 1 partij
       *[other] { $games } partijen
    }, { $percent }%
collection-cancel = Stoppen
collection-loading = Je archief wordt geopend…
collection-added =
    { $n ->
        [0] Geen nieuwe partij.
       *[other] { $n ->
        [one] 1 partij
       *[other] { $n } partijen
    } toegevoegd.
    }
collection-again =
    { $n ->
        [one] 1 partij was er al.
       *[other] { $n } partijen waren er al.
    }
collection-faults =
    { $n ->
        [one] 1 partij bevat een fout.
       *[other] { $n } partijen bevatten een fout.
    }
collection-showFaults =
    { $n ->
        [one] Partij bekijken
       *[other] Partijen bekijken
    }
collection-koopkorea = PGN, zetten als P71-72 (KoopKorea)

collection-stopped-asked = Gestopt voordat alle bestanden waren gelezen.
collection-stopped-no_room = Deze browser heeft geen ruimte meer voor Janggun; de rest is niet opgeslagen. Verwijder partijen die je niet meer nodig hebt of maak ruimte vrij op dit apparaat, en voeg de bestanden opnieuw toe: partijen die er al zijn, worden niet dubbel toegevoegd.
collection-stopped-not_kept = De browser kon de rest niet opslaan. Voeg de bestanden opnieuw toe: partijen die er al zijn, worden niet dubbel toegevoegd.
collection-damaged = { $name }: sommige tekens zijn onleesbaar; ze verschijnen als �.
collection-restored = { analysisPage-assumed-encoding }
collection-notLasting = Deze browser slaat geen partijen op: na opnieuw laden zijn ze weg. Sla partijen die je wilt houden op als bestand.
collection-deleted =
    { $n ->
        [one] 1 partij
       *[other] { $n } partijen
    } verwijderd.
collection-undo = Ongedaan maken
collection-tooLate = Dat kan niet meer ongedaan worden gemaakt.
collection-refused = De browser kon de wijziging niet opslaan. Probeer het opnieuw.
collection-close = Sluiten
collection-gone = Deze partij staat niet in het archief van deze browser.
collection-search = Speler, evenement, datum of bestand
collection-filters = Meer filters
collection-showAll = Alle partijen tonen
collection-sample = Uitproberen met vijf partijen
collection-sampleName = Voorbeeld
collection-clear = Filters wissen
collection-setupOf = Opstelling van { $side }
collection-any = Alle
collection-result = Uitslag

collection-results-draw = Gelijkspel
collection-results-unknown = Onbekend
collection-ending = Geëindigd door
collection-from = Vanaf
collection-to = Tot en met
collection-only = Alleen tonen
collection-onlyFaults = Partijen met fouten
collection-onlyDoubles = Dubbele partijen
collection-double = zelfde zetten als een andere partij
collection-selectAll =
    { $n ->
        [one] De partij selecteren
       *[other] Alle { $n } selecteren
    }
collection-selectOne = Partij { $n } selecteren
collection-selected = { $n } geselecteerd
collection-delete =
    { $n ->
        [one] 1 partij
       *[other] { $n } partijen
    } verwijderen
collection-save =
    { $n ->
        [one] 1 partij
       *[other] { $n } partijen
    } opslaan
collection-keys = In de lijst: met ↑ en ↓ ga je van partij naar partij, X selecteert, Delete verwijdert de geselecteerde partijen, Ctrl+Z haalt ze terug, / zoekt.

collection-found-all = { $of ->
    [one] { $of } partij
   *[other] { $of } partijen
 }
collection-found-some = { $n } van { $of ->
    [one] { $of } partij
   *[other] { $of } partijen
 }

collection-order = Volgorde
collection-orders-added = Volgorde van toevoegen
collection-orders-newest = Nieuwste eerst
collection-orders-oldest = Oudste eerst
collection-orders-players = Op speler
collection-orders-longest = Langste eerst
collection-tag = Label
collection-tagNew = Label voor de geselecteerde partijen
collection-tagAdd = Label toevoegen
collection-tagRemove = Label { $tag } verwijderen

collection-position-label = Stelling (FEN)
collection-position-unreadable = Dit is geen geldige FEN.
collection-position-seeking = De stelling wordt gezocht: { $done } van { $of } partijen
collection-position-reached = stelling na zet { $ply }
collection-position-find = Deze stelling in je archief zoeken
collection-position-shown = De gezochte stelling
collection-position-clear = Stelling wissen
