records-title = Partijenarchief
records-dropNow = Laat los om de bestanden te openen
records-pasteLabel = Notatie als tekst
records-pasteShow = Notatie plakken of typen
records-pasteOpen = Tekst openen
records-pasted = Geplakte tekst
records-noneFound = Geen partijen gevonden.
records-pageOf = Pagina { $page } van { $of }
records-previousPage = Vorige pagina
records-nextPage = Volgende pagina
records-number = Partij { $n }
records-unnamed = zonder naam
records-plies =
    { $n ->
        [one] { $n } zet
       *[other] { $n } zetten
    }
records-setups = opstelling: { $setups } (P = paard, O = olifant)
records-ownStart = eigen beginstelling
records-toList = Alle partijen
records-previousGame = Vorige partij
records-nextGame = Volgende partij
records-position = Na zet { $ply } van { $of }
records-start = Begin
records-comments = Commentaar
records-details = Gegevens uit het bestand
records-branches = De notatie bevat ook varianten, maar hier wordt alleen de hoofdvariant nagespeeld. Sla op als PGN of JSON om ze te bewaren.
records-stored = Genoteerde uitslag
records-seconds =
    { $n ->
        [one] { $n } seconde
       *[other] { $n } seconden
    }
records-saveOne = Deze partij opslaan
records-saveAs = Formaat
records-oldGib = {"."}gib (CP949, voor oudere Koreaanse programma's)
records-saved = Opgeslagen als { $name }.
records-leftOut =
    { $n ->
        [one] 1 partij met een fout is weggelaten.
       *[other] { $n } partijen met fouten zijn weggelaten.
    }
records-nothingToSave = Er is geen partij om op te slaan.
records-unencodable = Sommige tekens bestaan niet in CP949. Sla op als .gib (UTF-8).
records-saveFailed = Opslaan is mislukt. Probeer het opnieuw.
records-problems-empty = Er staat geen tekst in.
records-problems-no_module = Partijen kunnen niet worden gelezen, omdat een deel van de app niet kon worden geladen. Controleer de verbinding en probeer het opnieuw.
records-problems-not_janggi = Dit is een Go-partij (baduk) van Tygem, geen Janggi. Beide soorten bestanden eindigen op .gib.
records-problems-garbled = De tekens in deze tekst zijn beschadigd: de tekst is met een andere tekencodering gekopieerd. Voeg in plaats daarvan het oorspronkelijke bestand toe.
records-problems-no_games = Er is geen Janggi-partij gevonden.
records-problems-unreadable = Het bestand kon niet gelezen worden.
records-upTo =
    { $n ->
        [one] De zet vóór de fout kan nagespeeld worden.
       *[other] De { $n } zetten vóór de fout kunnen nagespeeld worden.
    }
records-unread = Van deze partij kon niets gelezen worden.
records-faults-not_janggi = een Go-partij (baduk) van Tygem, geen Janggi
records-faults-game_too_long = te veel tekst voor één partij
records-faults-bad_encoding = sommige tekens zijn geen UTF-8 en geen CP949
records-faults-bad_encoding_at = het teken op { $text } (regel:kolom) is geen UTF-8 en geen CP949
records-faults-no_setup = de opstellingen (초차림, 한차림) of het bord (판) ontbreken
records-faults-unknown_setup = ‘{ $value }’ is geen opstelling
records-faults-bad_board = het bord (판) kan niet gelezen worden
records-faults-bad_position = op het bord staat een onmogelijke stelling
records-faults-unclosed_comment = een commentaar is niet afgesloten met {"}"}
records-faults-after_result = ‘{ $text }’ staat achter de uitslag
records-faults-headers_in_moves = er staan kopregels tussen de zetten
records-faults-not_from_start = de zetten beginnen niet bij nummer 1 en er is geen beginstelling vermeld
records-faults-bad_move = ‘{ $text }’ is geen zet
records-faults-illegal_move = ‘{ $text }’ is geen geldige zet
records-faults-pass_in_check = gepast terwijl de generaal schaak staat
records-faults-bad_fen = de FEN in de kop kan niet gelezen worden
records-faults-other_variant = een notatie van ‘{ $value }’, niet van Janggi
records-faults-bad_variation = een variant is niet geopend of niet afgesloten
records-faults-too_deep = te veel varianten in varianten
records-faults-bad_json = geen notatie in JSON
records-faults-newer_version = gemaakt met een nieuwere versie van Janggun
records-faults-bad_game = de partij kan niet worden nagespeeld volgens de regels die erin staan
records-faults-other_verdict = de bewaarde uitslag past niet bij de partij
records-moveReasons-move_point = een punt ontbreekt of is ongeldig
records-moveReasons-move_piece_name = de naam van het stuk ontbreekt of is ongeldig
records-moveReasons-move_surplus = er staat iets achter de zet
records-moveReasons-move_no_piece = daar staat geen stuk
records-moveReasons-move_other_piece = daar staat een ander stuk
records-moveReasons-move_other_side = het stuk is van de tegenstander
records-moveReasons-move_other_taken = er wordt een ander stuk geslagen
records-moveReasons-move_no_check = de zet geeft geen schaak
records-moveReasons-move_no_candidate = geen stuk kan daarheen
records-moveReasons-move_ambiguous = meerdere stukken kunnen daarheen
records-moveReasons-move_syntax = de notatie wordt niet herkend
records-moveReasons-move_null_step = begin en einde zijn hetzelfde punt
records-notes-move_count = Volgens de kop zijn er { $said } zetten, maar het zijn er { $found }.
records-notes-move_number = Zet { $ply } heeft nummer { $said }.
records-notes-check_not_said = Zet { $ply } geeft schaak, maar dat staat er niet bij.
records-notes-check_not_given = Bij zet { $ply } staat schaak, maar de zet geeft geen schaak.
records-notes-setup_assumed = Er staan geen opstellingen in; voor beide kanten is uitgegaan van binnenste olifanten.
records-notes-no_result = De zetten eindigen zonder uitslag (regel { $line }); de notatie is misschien niet volledig.
records-notes-results_differ = Twee uitslagen: { $said } in de kop, { $found } na de zetten (regel { $line }).
records-reasons-full = volle winst
records-reasons-mate = mat
records-reasons-resigned = opgegeven
records-reasons-time = tijd
records-reasons-points = punten
records-reasons-bikjang = Bigjang
records-reasons-agreed = in overleg
records-reasons-automatic = beslist door regels of scheidsrechter
records-reasons-disconnected = verbinding verbroken
records-reasons-forfeited = reglementair
records-reasons-void = ongeldig
records-margin = verschil { NUMBER($points) }
records-unknownResult = Uitslag onbekend

engine-hint = Hint
engine-hintThinking = Hint zoeken…
engine-hintIs = Hint: { $move } · { $score }
engine-hintFailed = De engine kan hier niet helpen.
engine-level = gelijk
engine-ahead = { $side } +{ $points } punten
engine-mates = { $side } geeft mat in { $n }
engine-wins = { $side } wint in { $n }
engine-even = Ongeveer gelijk
engine-slightly = { $side } staat iets beter
engine-better = { $side } staat beter
engine-much = { $side } staat veel beter
engine-winning = { $side } staat gewonnen
engine-chances = Winstkansen: { $first } { $cho }%, { $second } { $han }%
engine-server = Server laten rekenen
engine-serverHint = De server analyseert de partij en bewaart het resultaat; dit apparaat hoeft niets te berekenen.
engine-confirming = Zwakke zetten worden nagerekend…
engine-thinking = Wordt berekend…
engine-curve = Verloop van de beoordeling
engine-curveAt = Zet { $ply }: { $score }
engine-curveStart = Begin: { $score }
engine-weak-dubious = twijfelachtig
engine-weak-mistake = fout
engine-weak-blunder = blunder
engine-betterWas = Beter: { $move }
engine-failed = De engine kon niet worden geladen. Controleer de verbinding en probeer het opnieuw.

records-line = Tekstregel { $line }
records-lineMove = Tekstregel { $line }, zet { $ply }
records-faulty = Deze notatie bevat een fout: { $what }.
records-cut = Zet { $ply }: { $what }. De partij is geopend tot en met zet { $last }.

engine-weakCount-dubious = { $n } twijfelachtig

engine-weakCount-mistake = 
    { $n ->
        [one] { $n } fout
       *[other] { $n } fouten
    }

engine-weakCount-blunder = 
    { $n ->
        [one] { $n } blunder
       *[other] { $n } blunders
    }
