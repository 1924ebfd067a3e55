tables-title = Eindspeltabel
tables-wins =
    { $side } wint in { $n } { $n ->
        [one] zet
       *[other] zetten
    }
tables-ahead = { $side } blijft voor op punten
tables-draw = Gelijkspel

tables-keep-win = Zetten die de winst behouden
tables-keep-draw = Zetten die het gelijkspel behouden
tables-keep-loss = Zetten waarmee je het langst standhoudt
tables-every = Elke zet behoudt deze uitslag.
tables-inMoves = wint in { $n }
tables-more = en nog { $n }
tables-unknown = De tabellen gelden niet voor deze spelregels:

tables-reasons-movement = ze kennen alleen de zetten van Janggi.
tables-reasons-pass = ze gaan ervan uit dat passen mag.
tables-reasons-deom = ze gaan uit van een deom van 1,5 punt.
tables-reasons-bikjang = ze kennen deze regel voor Bigjang niet.
tables-reasons-mixed_endings = soms is het einde gelijkspel en soms beslissen de punten.
tables-reasons-repetition = de herhalingsregel kan de uitslag veranderen.
tables-reasons-perpetual_check = de regel over eeuwig schaak kan de uitslag veranderen.
tables-reasons-low_points = de partij eindigt op punten als een kant weinig punten over heeft.
tables-reasons-total_plies = het maximale aantal halve zetten kan de uitslag veranderen.
tables-reasons-no_capture = de regel over zetten zonder slaan kan de uitslag veranderen.
