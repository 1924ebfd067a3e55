# What `janggun tournament` prints for directors. $n, $round, $table and $place are numbers.

tournament-round-group = Ronde { $round }, poules
tournament-round-plain = Ronde { $round }
tournament-round-knockoutName = { $of ->
    [2] Finale
    [4] Halve finales
    [8] Kwartfinales
    [16] Achtste finales
    [32] Zestiende finales
   *[other] Ronde van de laatste { $of }
}
tournament-round-knockout = { $name } (ronde { $round })

tournament-table = Bord { $table }: { $cho } (Cho) – { $han } (Han)
tournament-thirdPlace = om de derde plaats
tournament-bye-allocated = { $name }: vrije ronde
tournament-bye-rest = { $name }: deze ronde vrij
tournament-bye-half = { $name }: aangevraagde vrije ronde
tournament-bye-zero = { $name }: afwezig

tournament-group = Poule { $n }
tournament-column-place = Plaats
tournament-column-name = Naam
tournament-column-club = Vereniging
tournament-column-points = Punten
tournament-withdrawn = teruggetrokken
tournament-dan = { director-entry-dan }
tournament-geup = { director-entry-geup }

tournament-result-full = { $name } wint
tournament-result-counted = { $name } wint op punten
tournament-result-draw = gelijkspel
tournament-result-forfeit = { $name } wint reglementair
tournament-result-bothForfeit = geen van beiden verscheen: beiden verliezen
tournament-result-missing = nog geen uitslag

tournament-tie-points = punten
tournament-tie-direct_encounter = onderling resultaat
tournament-tie-full_wins = volle winst
tournament-tie-counted_wins = winst op punten
tournament-tie-wins = gewonnen
tournament-tie-won_on_board = gewonnen op het bord
tournament-tie-han_wins = gewonnen met Han
tournament-tie-buchholz = Buchholz
tournament-tie-buchholz_cut1 = Buchholz zonder de laagste
tournament-tie-buchholz_cut2 = Buchholz zonder de laagste twee
tournament-tie-buchholz_median1 = mediaan-Buchholz
tournament-tie-sonneborn_berger = Sonneborn-Berger
tournament-tie-progressive = progressieve score
tournament-tie-koya = Koya
tournament-tie-board_points = bordpunten
tournament-tie-match_points = matchpunten
tournament-tie-top_boards = punten per bord
tournament-tie-grade = graad
tournament-tie-elder = geboortedatum
tournament-tie-rating = rating
tournament-tie-drawn = lotnummer
tournament-tie-play_off = beslissingspartij

tournament-entered = Ingeschreven: { $name } (inschrijfnr. { $n })
tournament-drawn = Lotnummers:
tournament-reported = Bord { $table }: { $result }
tournament-missing = { $n ->
    [one] Er ontbreekt nog { $n } uitslag.
   *[other] Er ontbreken nog { $n } uitslagen.
}
tournament-undone = Ongedaan gemaakt.
tournament-withdrew = { $name } heeft zich teruggetrokken.
tournament-badGrade = { director-entry-badGrade }
tournament-badBirth = { director-entry-badBirth }
tournament-csv-too_long = { director-problem-csv_too_long }
tournament-csv-no_names = In de eerste regel ontbreekt de kolom ‘naam’. Zet daar de namen van de kolommen: naam, vereniging, graad, geboren.
tournament-csv-quote = { director-problem-csv_quote }
tournament-csv-cell-grade = { director-problem-csv_cell-grade }
tournament-csv-cell-birth = { director-problem-csv_cell-birth }
tournament-csv-cell-rating = { director-problem-csv_cell-rating }
tournament-csv-cell-division = { director-problem-csv_cell-division }
tournament-csv-cell-other = { director-problem-csv_cell-other }
tournament-csv-too_many_cells = { director-problem-csv_too_many_cells }
tournament-csv-line = Regel { $line }: { $fault }
tournament-created = Aangemaakt: { $file }
tournament-keptApart = { $a } en { $b } worden zo mogelijk niet tegen elkaar ingedeeld.
tournament-excused-zero = { $name } speelt niet in ronde { $round }.
tournament-excused-half = { $name } speelt niet in ronde { $round } en krijgt de punten van een aangevraagde vrije ronde.
tournament-late-deduction = { $name } is te laat: trek { $minutes } min { $seconds } s van de bedenktijd af.
tournament-late-lost = { $name } is te laat en heeft verloren.
tournament-playedOff = Beslissingspartij ingevoerd.
tournament-recorded = { $moves ->
    [one] Bord { $table }: notatie toegevoegd, { $moves } zet
   *[other] Bord { $table }: notatie toegevoegd, { $moves } zetten
}
tournament-recordRemoved = Bord { $table }: notatie verwijderd

tournament-format-groups = Poules van { $size } (per poule { $qualifiers } door), dan knock-out
tournament-format-knockout = Knock-out
tournament-format-roundRobin = Iedereen tegen iedereen
tournament-format-swiss = Zwitsers, { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } ronden
}
tournament-format-arena = Arena
tournament-proposal-inTime = { $format }: { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } ronden
}, { $hours } u { $minutes } min
tournament-proposal-tooLong = { $format }: { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } ronden
}, { $hours } u { $minutes } min (langer dan de beschikbare tijd)

tournament-note-points_in_comments = Het bestand kent alleen winst, gelijkspel en verlies. De punten (zoals 7, 4, 2 en 0) staan in commentaarregels, die Janggun leest en andere programma's overslaan.
tournament-note-series_as_one_game = Van elke tweekamp staat alleen de winnaar erin, niet de partijen.
tournament-note-data_left_out = Gegevens zoals verenigingen en graden zijn weggelaten.
tournament-note-stages_as_rounds = Poules en knock-out staan er als ronden van één toernooi in.
tournament-note-penalties_left_out = Puntenaftrek is weggelaten.
tournament-note-teams_in_comments = Hoe de punten van teams worden geteld, staat in commentaarregels, die Janggun leest en andere programma's overslaan.
tournament-note-names_cut = Lange namen zijn afgekapt op de breedte van hun kolom.
tournament-note-record_missing = Geen notatie: { $games }
tournament-note-record_differs = De notatie noemt een andere winnaar: { $games }

tournament-relax-forbidden_pairs = spelers tegen elkaar laten spelen die niet tegen elkaar ingedeeld mochten worden
tournament-relax-second_bye = een speler een tweede vrije ronde geven
tournament-relax-sides = een speler nog eens dezelfde kant geven
tournament-relax-rematch = twee spelers nog eens tegen elkaar laten spelen
tournament-noPairing = Geen indeling voldoet aan alle regels. Met een van deze uitzonderingen kan het wel:
tournament-noPairingAtAll = Geen indeling voldoet aan alle regels, ook niet met één uitzondering.

tournament-refusal-same_entry = Deze speler is al ingeschreven.
tournament-refusal-entries_closed = De eerste ronde is ingedeeld: inschrijven kan niet meer.
tournament-refusal-results_missing = Er ontbreken uitslagen. Vul die eerst in.
tournament-refusal-not_enough_players = Er zijn te weinig spelers.
tournament-refusal-finished = Alle ronden zijn gespeeld.
tournament-refusal-closed = Dit toernooi of deze groep is al afgesloten.
tournament-refusal-no_such_table = Dat bord bestaat niet in deze ronde.
tournament-refusal-no_such_entry = Die speler bestaat niet.
tournament-refusal-already_reported = Deze partij heeft al een uitslag. Wijzigen kan met --correct en een reden.
tournament-refusal-not_reported = Deze partij heeft nog geen uitslag.
tournament-refusal-no_draws = In dit toernooi is gelijkspel niet mogelijk.
tournament-refusal-draw_in_knockout = Een knock-outpartij moet een winnaar hebben.
tournament-refusal-round_depends_on_it = Een latere ronde hangt van deze uitslag af. Maak eerst de indeling van die ronde ongedaan.
tournament-refusal-no_reason = Geef een reden.
tournament-refusal-already_recorded = Deze partij heeft al een notatie. Vervangen kan met --replace.
tournament-refusal-not_recorded = Deze partij heeft geen notatie.
tournament-refusal-bad_record = Dit is geen partijnotatie, of de notatie is te lang.
tournament-refusal-nothing_to_undo = Er is niets ongedaan te maken.
tournament-refusal-tie_undecided = Er staan spelers gelijk, en hun volgorde bepaalt wie doorgaat of tegen wie. Laat ze een beslissingspartij spelen en voer de uitslag in.
tournament-refusal-other = Dat kan nu niet.
