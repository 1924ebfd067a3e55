problems-title = Opgaven
problems-today = Opgave van de dag
problems-solve = Oplossen
problems-isSolved = Opgelost

problems-ask-mate = Mat in { $n }
problems-ask-points =
    Win op punten in { $n ->
        [one] 1 zet
       *[other] { $n } zetten
    }
problems-ask-advantage =
    Win materiaal of de partij in { $n ->
        [one] 1 zet
       *[other] { $n } zetten
    }
problems-ask-save =
    { $n ->
        [one] Vind de enige zet
       *[other] Vind { $n } keer achter elkaar de enige zet
    }
problems-difficulty = moeilijkheid { $n } van 9
problems-ownMoves = jij doet { $n } zetten
problems-points = Punten, met het deom: { $points }
problems-pointsDecide = Wat het antwoord ook is, de partij is dan afgelopen en de punten beslissen: { $points }.
problems-turn = { $side } is aan zet.
problems-checksOnly = In de oplossing geef je met elke zet schaak.
problems-level = Moeilijkheid

problems-levels-any = Alle
problems-levels-easy = Makkelijk
problems-levels-medium = Gemiddeld
problems-levels-hard = Moeilijk
problems-mixed = Alles door elkaar
problems-composed = Gecomponeerde opgaven
problems-byGoal = Per doel

problems-kinds-mate--1 = Mat in 1
problems-kinds-mate--2 = Mat in 2
problems-kinds-mate--3 = Mat in 3
problems-kinds-mate--4 = Mat in 4 of meer
problems-kinds-points = Winst op punten
problems-kinds-advantage = Voordeel
problems-kinds-save = Enige zet
problems-byTheme = Per thema

problems-themes-chariot--mate = Mat door een strijdwagen
problems-themes-cannon--mate = Mat door een kanon
problems-themes-horse--mate = Mat door een paard
problems-themes-elephant--mate = Mat door een olifant
problems-themes-soldier--mate = Mat door een soldaat
problems-themes-double--check = Dubbelschaak
problems-themes-discovered--check = Aftrekschaak
problems-themes-leg = Bezette tussenpunten
problems-themes-screen = Het hulpstuk van het kanon
problems-themes-palace--diagonal = Diagonalen van het paleis
problems-themes-joined--soldiers = Soldaten naast elkaar
problems-themes-few--pieces = Weinig stukken
problems-themes-bikjang = Bigjang
problems-themes-pass = Passen
problems-themes-fork = Vork
problems-themes-pin = Penning
problems-themes-sacrifice = Offer
problems-themes-quiet = Stille zet
problems-progress =
    { $done ->
        [0] { $of ->
            [one] 1 opgave
           *[other] { NUMBER($of) } opgaven
        }
       *[other] { NUMBER($done) } van { NUMBER($of) } opgelost
    }
problems-none = Geen opgaven gevonden.
problems-from = Uitleg van begrippen:
problems-all = Alle opgaven
problems-right = Goed. { $n } van { $of } zetten gevonden.
problems-wrong = Dat is niet de juiste zet.
problems-looking = Dat is niet de juiste zet. Het antwoord van de tegenstander wordt gezocht…
problems-refuted-take = Dat is niet de juiste zet: de tegenstander slaat je { $piece } met een { $by } ({ $move }).
problems-refuted-move = Dat is niet de juiste zet: de tegenstander antwoordt met { $move } ({ $by }).
problems-refuted-pass = Dat is niet de juiste zet: de tegenstander past.
problems-solved = Opgelost!
problems-otherwise = Opgelost, maar anders dan in de oplossing hieronder.
problems-playThis = Speel { $move }.
problems-again = Opnieuw
problems-fromStart = Opnieuw beginnen
problems-hint = Hint
problems-show = Zet tonen
problems-giveUp = Oplossing
problems-solution = Oplossing
problems-next = Volgende opgave
problems-skip = Overslaan
problems-pass = Passen
problems-call = Bigjang melden
problems-byEngine = De engine heeft deze oplossing gecontroleerd, maar niet bewezen dat die bij elk antwoord werkt.
problems-isComposed = Door de computer gecomponeerd: alleen de laatste zet kan van de oplossing afwijken, en elk stuk is nodig.
problems-occurs = Thema's:
problems-analyse = Openen in analyse
problems-loading = De opgaven worden geladen…
problems-notLoaded = De opgaven konden niet worden geladen.
problems-loadAgain = Opnieuw laden
problems-unknown = Deze opgave bestaat niet.
problems-noRules = De spelregels konden niet worden geladen. Zonder spelregels zijn de opgaven niet op te lossen. Controleer de verbinding en laad de pagina opnieuw.

problems-intro = { NUMBER($n) } opgaven, uit partijen tussen computers of door de computer bedacht. Bij elke opgave is maar één eerste zet goed. Je resultaten worden in deze browser bewaard.
