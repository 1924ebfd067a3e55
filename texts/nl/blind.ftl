blind-open = Spelen met getypte opdrachten (voor schermlezers)
blind-title = Opdrachten
blind-close = Opdrachten verbergen
blind-field = Zet of opdracht, H voor hulp
blind-send = Versturen
blind-log = Antwoorden
blind-help = Typ een zet als twee punten, zoals a4b4 of 7172. P noemt alle stukken, P cho strijdwagen alleen de strijdwagens van Cho. R 4 leest de vierde rij voor, F a kolom a. Typ je een punt zoals e2, dan hoor je wat daar staat; met M e2 hoor je waar dat stuk heen kan. S zegt wie aan zet is, L wat de laatste zet was, C hoe de klokken staan en O hoeveel punten elke kant heeft. In Janggi pas je met PASS.
blind-empty = { $square } is leeg
blind-nothing = niets
blind-line = { $from } tot { $to }:
blind-army = { $side }: { $pieces }.
blind-value = { $side } { $value }
blind-pass = passen
blind-noMoves = kan niet bewegen
blind-noClocks = Deze partij wordt zonder klok gespeeld.
blind-noPoints = In deze partij worden geen punten geteld.
blind-noLast = Er zijn nog geen zetten.
blind-notRunning = Er loopt geen partij.
blind-turn = Zet { $ply }, { $side } is aan zet.
blind-check = { $side } staat schaak.
blind-facing = De generaals staan tegenover elkaar.
blind-wait = Je kunt nu geen zet doen.
blind-noPass = { game-passIllegal }
blind-sent = { $move } verstuurd.
blind-passing = Je past.
blind-refused = { $move } is niet mogelijk.
blind-unknown = ‘{ $text }’ is geen opdracht. Typ H voor hulp.

blind-unclear-pieces = Typ na P niets, een kant, een stuk, of een kant en een stuk. Voorbeeld: P han paard.
blind-unclear-rank = Typ na R een rij. Voorbeeld: R 4.
blind-unclear-file = Typ na F een kolom. Voorbeeld: F a.
blind-unclear-moves = Typ na M een punt. Voorbeeld: M e2.
blind-byoyomi =
    { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } seconden
    }, { $periods ->
        [one] laatste periode
       *[other] { $periods } periodes
    }
