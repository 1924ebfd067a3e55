analysisPage-title = Analyse
analysisPage-intro = Probeer varianten vanuit elke stelling, met de beoordeling en de beste zetten van de engine.
analysisPage-loading = Laden…
analysisPage-needRules = De spelregels konden niet worden geladen. Zonder spelregels werkt de analyse niet. Controleer de verbinding en laad de pagina opnieuw.
analysisPage-untitled = Analyse zonder naam
analysisPage-startPosition = Beginstelling
analysisPage-position = Na zet { $ply } van { $of }

analysisPage-board-undo = Ongedaan maken
analysisPage-board-redo = Opnieuw uitvoeren
analysisPage-board-edit = Stelling
analysisPage-board-pass = Passen
analysisPage-board-passIllegal = Passen mag hier niet.
analysisPage-board-illegal = Die zet is niet mogelijk.
analysisPage-board-keys = Sneltoetsen

analysisPage-saving-none = Je wijzigingen worden automatisch in deze browser opgeslagen.
analysisPage-saving-writing = Bezig met opslaan…
analysisPage-saving-kept = Opgeslagen in deze browser.
analysisPage-saving-copied = Deze analyse is in een ander tabblad gewijzigd. Jouw wijzigingen zijn als kopie bewaard.
analysisPage-saving-failed = De browser kon deze analyse niet opslaan. Sla die op als bestand voordat je de pagina sluit.

analysisPage-about-change = Spelers en evenement wijzigen
analysisPage-about-title = Spelers en evenement
analysisPage-about-event = Evenement of titel
analysisPage-about-date = Datum
analysisPage-about-done = Klaar

analysisPage-tree-title = Zetten en varianten
analysisPage-tree-empty = Doe een zet op het bord of open een partij.
analysisPage-tree-promote = Variant omhoog
analysisPage-tree-demote = Variant omlaag
analysisPage-tree-main = Tot hoofdvariant maken
analysisPage-tree-remove = Vanaf hier verwijderen

analysisPage-notes-edit = Annoteren
analysisPage-notes-comment = Commentaar bij deze stelling
analysisPage-notes-glyphs = Beoordelingstekens
analysisPage-notes-pen = Op het bord tekenen
analysisPage-notes-penOff = Stoppen met tekenen
analysisPage-notes-colours-green = groen
analysisPage-notes-colours-red = rood
analysisPage-notes-colours-blue = blauw
analysisPage-notes-colours-yellow = geel
analysisPage-notes-clear = Tekeningen wissen
analysisPage-notes-drawHint = Teken met de rechtermuisknop. Houd Shift of Alt ingedrukt voor andere kleuren.
analysisPage-notes-names-1 = goede zet
analysisPage-notes-names-2 = fout
analysisPage-notes-names-3 = uitstekende zet
analysisPage-notes-names-4 = blunder
analysisPage-notes-names-5 = interessante zet
analysisPage-notes-names-6 = twijfelachtige zet
analysisPage-notes-names-7 = enige zet
analysisPage-notes-names-10 = gelijke stelling
analysisPage-notes-names-13 = onduidelijke stelling
analysisPage-notes-names-14 = { $side } staat iets beter
analysisPage-notes-names-15 = { $side } staat iets beter
analysisPage-notes-names-16 = { $side } staat beter
analysisPage-notes-names-17 = { $side } staat beter
analysisPage-notes-names-18 = { $side } staat gewonnen
analysisPage-notes-names-19 = { $side } staat gewonnen

analysisPage-engine-title = Engine
analysisPage-engine-lines = Varianten
analysisPage-engine-threat = Dreiging tonen
analysisPage-engine-threatIs = Dreiging: { $move }
analysisPage-engine-noThreat = Bij schaak is er geen dreiging te tonen.
analysisPage-engine-refutation = Weerlegging tonen
analysisPage-engine-refutationIs = Tegen { $move }: { $line }
analysisPage-engine-noRefutation = Er is geen weerlegging van deze zet.
analysisPage-engine-playRefutation = Deze variant spelen
analysisPage-engine-endless = Blijven rekenen
analysisPage-engine-more = Meer functies
analysisPage-engine-play = { $line } spelen
analysisPage-engine-nothing = Er zijn hier geen geldige zetten.
analysisPage-engine-depth = diepte { $depth }, { $nodes } stellingen
analysisPage-engine-rules = Spelregels
analysisPage-engine-notHere = De engine speelt dit spel niet.

analysisPage-review-title = Nabespreking
analysisPage-review-start = Partij nabespreken
analysisPage-review-again = Opnieuw nabespreken: de zetten zijn veranderd
analysisPage-review-progress = De partij wordt geanalyseerd: { $done } van { $of } stellingen
analysisPage-review-accuracy = Nauwkeurigheid
analysisPage-review-accuracyHint = Het gemiddelde van alle zetten. Een zet die geen winstkans kost, telt voor 100%; een zet die 10 procentpunt kost, telt voor 61%.
analysisPage-review-lost = Verlies per zet: { $points } punten
analysisPage-review-better = Beter was
analysisPage-review-time = { $total } in totaal, { $mean } per zet, langste bedenktijd { $longest } (zet { $ply })
analysisPage-review-timeOf = Tijd van { $side }

analysisPage-story-lost =
    { $n ->
        [one] Daarna wint de tegenstander meteen.
       *[other] Daarna wint de tegenstander in { $n } zetten.
    }
analysisPage-story-ended-draw = Daarmee eindigt de partij in gelijkspel.
analysisPage-story-ended-lost = Daarmee is de partij meteen verloren.
analysisPage-story-capture = Daarna kan een { $by } een { $piece } slaan ({ $reply }).
analysisPage-story-later = In de variant { $line } gaat een { $piece } verloren.
analysisPage-story-points =
    { $points ->
        [one] Dat kost ongeveer 1 punt.
       *[other] Dat kost ongeveer { $points } punten.
    }
analysisPage-story-chance = Winstkans van { $side }: { $before }% → { $after }%.
analysisPage-story-ownChance = Jouw winstkans: { $before }% → { $after }%.
analysisPage-story-merit-win =
    { $n ->
        [one] Deze zet wint meteen.
       *[other] Deze zet wint in { $n } zetten.
    }
analysisPage-story-merit-saved = Deze zet voorkomt een geforceerd verlies.
analysisPage-story-merit-capture = Deze zet slaat een { $piece }.
analysisPage-story-merit-attacker = Deze zet slaat de aanvaller: een { $piece }.
analysisPage-story-merit-escape = Deze zet brengt een { $piece } in veiligheid.
analysisPage-story-merit-shield = Deze zet voorkomt dat een { $piece } wordt geslagen.
analysisPage-story-merit-guard = Deze zet dekt een { $piece }.
analysisPage-story-merit-threat = Deze zet dreigt een { $piece } te slaan.
analysisPage-story-merit-points =
    { $points ->
        [one] Deze zet levert ongeveer 1 punt meer op.
       *[other] Deze zet levert ongeveer { $points } punten meer op.
    }
analysisPage-story-losing = De verliezende zet
analysisPage-story-worst = De grootste fout
analysisPage-story-weakest = De zwakste zet
analysisPage-story-previous = Vorige fout
analysisPage-story-next = Volgende fout
analysisPage-story-retry = Opnieuw proberen
analysisPage-story-show = Tonen
analysisPage-story-mild = Kon beter
analysisPage-story-none = Geen fouten gevonden.
analysisPage-story-ownNone = Je hebt geen grote fouten gemaakt.
analysisPage-story-resigned-winning = Je gaf op in een gewonnen stelling.
analysisPage-story-resigned-even = Je gaf op in een gelijke stelling.

analysisPage-retry-ask = { $side } speelde { $move }. Zoek een betere zet.
analysisPage-retry-askOwn = Je speelde { $move }. Zoek een betere zet.
analysisPage-retry-checking = De engine bekijkt je zet…
analysisPage-retry-right = Goed, dat is beter.
analysisPage-retry-best = Dat is de beste zet.
analysisPage-retry-bestWas = De beste zet was { $move }.
analysisPage-retry-wrong = Er is een betere zet. Probeer het nog eens.
analysisPage-retry-shown = Beter was { $move }.
analysisPage-retry-show = Antwoord tonen
analysisPage-retry-next = Volgende fout
analysisPage-retry-end = Klaar
analysisPage-retry-back = Terug naar de nabespreking
analysisPage-retry-over = Betere zetten gevonden: { $solved } van de { $of }.
analysisPage-retry-none = Er zijn geen fouten om te verbeteren.
analysisPage-retry-count = { $n } van de { $of }

analysisPage-course-title = Verloop van de partij
analysisPage-course-lead = Puntenverschil
analysisPage-course-points = { $position }: Cho { $cho }, Han { $han } punten.
analysisPage-course-repeated = Deze stelling staat voor de { ORDINAL($n) } keer op het bord.
analysisPage-course-facing = De generaals staan tegenover elkaar (Bigjang).
analysisPage-course-seconds = Tijd voor deze zet: { $text }
analysisPage-course-legend-line = Lijn: voorsprong van Cho in punten.
analysisPage-course-legend-marks = ● herhaling, ◆ Bigjang.
analysisPage-course-legend-repeated = ● herhaling.
analysisPage-course-legend-bars = Balken: tijd per zet.

analysisPage-open-title = Openen
analysisPage-open-button = Openen
analysisPage-open-text = Notatie, FEN of adres van een partij
analysisPage-open-hint = Plak of typ een notatie (.gib, PGN, JSON of UCI), een FEN of het adres van een partij. Notaties worden niet naar de server gestuurd.
analysisPage-open-dropHint = Je kunt ook een bestand naar deze pagina slepen.
analysisPage-open-go = Tekst openen
analysisPage-open-file = Bestand kiezen
analysisPage-open-games = { $n } partijen: kies er een
analysisPage-open-faulty = leesbaar tot en met zet { $ply }
analysisPage-open-search = Speler, evenement of datum
analysisPage-open-unmatched = Geen partij gevonden.
analysisPage-open-drop = Laat los om te openen
analysisPage-open-fresh = Nieuwe analyse
analysisPage-open-law = Spel
analysisPage-open-setups = Opstelling van { $side }
analysisPage-open-begin = Beginnen
analysisPage-open-kept = Opgeslagen in deze browser
analysisPage-open-none = Analyses die je bewerkt, worden hier bewaard.
analysisPage-open-remove = Verwijderen
analysisPage-open-removed = ‘{ $title }’ is verwijderd.
analysisPage-open-undo = Ongedaan maken
analysisPage-open-moves =
    { $n ->
        [one] 1 zet
       *[other] { $n } zetten
    }

analysisPage-share-title = Delen en opslaan
analysisPage-share-button = Delen
analysisPage-share-link = Link met alle varianten
analysisPage-share-shortHint = Kort genoeg voor berichtenapps. De server bewaart de analyse; openen kan iedereen met de link.
analysisPage-share-shortLink = Korte link maken
analysisPage-share-stored = De server bewaart deze versie tot een jaar na de laatste keer delen. Maak een nieuwe link om latere wijzigingen te delen.
analysisPage-share-file = Opslaan als bestand
analysisPage-share-format = Formaat
analysisPage-share-koopkorea = PGN, zetten als P71-72 (KoopKorea)
analysisPage-share-saved = Opgeslagen als { $name }.
analysisPage-share-lossy = Dit formaat bewaart alleen de hoofdvariant, zonder zijvarianten en tekeningen.
analysisPage-share-refused = Deze partij kan niet in dit formaat worden opgeslagen.
analysisPage-share-fen = Deze stelling als FEN
analysisPage-share-embed = Voor een webpagina (HTML)
analysisPage-share-picture = Afbeelding van het bord
analysisPage-share-gif = Geanimeerde GIF van deze variant
analysisPage-share-gifProgress = Beeld { $done } van { $of } wordt getekend
analysisPage-share-gifSpeed = Seconden per zet
analysisPage-share-cancel = Annuleren
analysisPage-share-print = Afdrukken met diagrammen
analysisPage-share-failed = Opslaan is niet gelukt. Probeer het opnieuw.

analysisPage-print-diagram = Na { $move }
analysisPage-print-back = Terug naar de analyse
analysisPage-print-now = Afdrukken
analysisPage-print-hint = Er wordt een diagram afgedrukt van het begin, van het eind, en van elke stelling met commentaar, een beoordelingsteken of een tekening.

analysisPage-fault-not_analysis = Deze link bevat geen analyse, of maar een deel ervan. Heb je de hele link gekopieerd?
analysisPage-fault-newer_version = Deze analyse komt uit een nieuwere versie van Janggun. Laad de pagina opnieuw om bij te werken.
analysisPage-fault-illegal = Deze analyse kan niet worden geopend, want zet { $ply } is niet mogelijk.
analysisPage-fault-gone = Deze analyse is niet in deze browser opgeslagen. Open de analyse in de browser waarin die is gemaakt, of met een link.
analysisPage-fault-running = Deze partij wordt nog gespeeld. Analyseren kan zodra de partij is afgelopen.
analysisPage-fault-unknown_game = Die partij bestaat niet, of de server is niet bereikbaar.
analysisPage-fault-bad_fen = Deze stelling is niet speelbaar.
analysisPage-fault-foreign = Alleen adressen van deze server kunnen worden geopend. Plak in plaats daarvan de notatie zelf.
analysisPage-fault-garbled = De tekens in deze tekst zijn beschadigd: de tekst is met een andere tekencodering gekopieerd. Open in plaats daarvan het oorspronkelijke bestand.
analysisPage-fault-unreadable = Dit is geen notatie, geen FEN en geen adres.
analysisPage-fault-only_position = Dit is een stelling, geen partij: er zijn geen zetten om te beoordelen.
analysisPage-fault-no_games = Er is geen partij gevonden.
analysisPage-fault-not_shared = Die analyse bestaat niet of wordt niet meer bewaard, of de server is niet bereikbaar.
analysisPage-fault-record_gone = Deze partij staat niet in het archief van deze browser. Voeg het bestand opnieuw toe.
analysisPage-fault-no_module = Partijen kunnen niet worden gelezen, omdat een deel van de app niet kon worden geladen. Controleer de verbinding en probeer het opnieuw.
analysisPage-close = Sluiten

analysisPage-assumed-setup = De tekst vermeldt geen opstellingen. Er is voor beide kanten uitgegaan van binnenste olifanten.
analysisPage-assumed-turn = De FEN vermeldt niet wie aan zet is. Er is uitgegaan van Cho.
analysisPage-assumed-encoding = Deze tekst was met een verkeerde tekencodering gekopieerd. De beschadigde tekens zijn hersteld.
analysisPage-toStart = Nieuwe analyse beginnen
analysisPage-analyse = Analyseren
analysisPage-laws-janggi = { editor-laws-janggi }
analysisPage-laws-xiangqi = { editor-laws-xiangqi }
analysisPage-laws-chesswar = { editor-laws-chesswar }
