editor-title = Stelling opzetten
editor-loading = Laden…
editor-needRules = De spelregels konden niet worden geladen. Zonder spelregels kunnen stellingen niet worden gecontroleerd. Controleer de verbinding en laad de pagina opnieuw.
editor-law = Spel

editor-laws-janggi = Janggi
editor-laws-xiangqi = Xiangqi
editor-laws-chesswar = Chess War
editor-turn = Aan zet

editor-sides-cho = Cho
editor-sides-han = Han
editor-tools = Gereedschap
editor-move = Stukken verplaatsen
editor-erase = Stukken wegnemen
editor-tray = Stukken van { $side }
editor-inHand = { $side }, { $piece }: tik op de punten waar het stuk moet komen.
editor-erasing = Tik op de stukken die weg moeten.
editor-moving = Sleep stukken, of kies er een boven of onder het bord.
editor-keys = Toetsen op het bord: met de pijltoetsen ga je over het bord, K A N B R C P zetten een stuk van { $second } neer (met Shift: { $first }), Delete haalt het weg, Ctrl+Z maakt ongedaan.
editor-flip = Bord draaien
editor-undo = Ongedaan maken
editor-redo = Opnieuw uitvoeren
editor-change = Het hele bord
editor-start = Beginstelling
editor-clear = Bord leegmaken
editor-mirror = Links en rechts spiegelen
editor-rotate = 180° draaien
editor-swap = Kanten wisselen
editor-setup = Opstelling van { $side }
editor-handicap = Voorgift
editor-even = Geen
editor-legal = Deze stelling is speelbaar.
editor-faulty =
    { $n ->
        [one] Deze stelling is niet speelbaar:
       *[other] Deze stelling is niet speelbaar, om { $n } redenen:
    }
editor-check = { $side } staat schaak.
editor-mate = { $side } staat mat.
editor-stuck = { $side } heeft geen geldige zet.
editor-facing = De generaals staan tegenover elkaar (Bigjang).
editor-unknown = De stelling kon niet gecontroleerd worden. Laad de pagina opnieuw.

editor-faults-no_general = { $side } heeft geen generaal.
editor-faults-many_generals = { $side } heeft meer dan één generaal.
editor-faults-many_pieces = { $side } heeft meer dan 16 stukken.
editor-faults-outside_palace = { $side } heeft een { $piece } buiten het paleis.
editor-faults-opponent_in_check = { $side } staat schaak, maar de ander is aan zet en kan de generaal slaan.
editor-faults-unreachable_point = Een { $piece } van { $side } kan nooit op { $square } staan.
editor-counts = Stukken en punten
editor-piece = Stuk
editor-total = Stukken
editor-points = Punten
editor-deom = In een partij zonder voorgift krijgt Han volgens de meeste spelregels { $points } punt extra, omdat Cho begint.
editor-fen = FEN-tekst
editor-read = Inlezen
editor-fenKept = Dit is geen geldige FEN. Het bord is niet gewijzigd.

editor-fenFaults-fen_ranks = Een bord heeft tien rijen, gescheiden door schuine strepen; hier zijn het er { $found }.
editor-fenFaults-fen_rank_length = Rij { $rank } van de FEN heeft geen negen punten.
editor-fenFaults-fen_piece = ‘{ $found }’ in rij { $rank } van de FEN is geen stuk.
editor-fenFaults-fen_gap = Schrijf lege punten naast elkaar in rij { $rank } van de FEN als één cijfer van 1 tot 9.
editor-fenFaults-fen_turn = Het veld na het bord geeft aan wie aan zet is: w voor de kant die begint, b voor de andere.
editor-fenFaults-fen_unused = Het derde en het vierde veld moeten een streepje zijn.
editor-fenFaults-fen_counter = De laatste twee velden moeten getallen zijn.
editor-fenFaults-fen_surplus = Een FEN heeft hooguit zes velden.
editor-go = Deze stelling gebruiken
editor-analyse = Analyseren
editor-play = Vanaf hier spelen
editor-needLegal = Alleen speelbare stellingen kun je analyseren of spelen.
editor-picture = Afbeelding
editor-saved = Opgeslagen als { $name }.
editor-failed = De afbeelding kon niet worden opgeslagen. Probeer het opnieuw.
editor-link = Op een bord opzetten
