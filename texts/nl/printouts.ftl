# Sheets that a director of a tournament prints. $n, $round and $board are numbers.

printouts-what = Wat wil je afdrukken?
printouts-hint = Gemaakt voor A4. Zet in het afdrukvenster de schaal op 100% en zet kop- en voetteksten uit.
printouts-print = Afdrukken
printouts-round = Ronde
printouts-printed = Afgedrukt op { $time }

printouts-sheets-boards = Indeling per bord
printouts-sheets-names = Indeling op naam
printouts-sheets-slips = Uitslagbriefjes
printouts-sheets-standings = Stand
printouts-sheets-cross = Kruistabel
printouts-sheets-wall = Overzicht per ronde
printouts-sheets-bracket = Knock-outschema
printouts-sheets-entries = Deelnemerslijst
printouts-sheets-badges = Naambadges
printouts-sheets-places = Tafelkaartjes
printouts-sheets-certificates = Oorkonden

printouts-side = Kant
printouts-opponent = Tegenstander
# Of groups and boards: "Group 2"
printouts-group = Poule
# Of several groups on one sheet
printouts-groups = Poules { $first }–{ $last }

printouts-slip-title = Uitslagbriefje
printouts-slip-how = Zet een kruisje in de rij van de winnaar. Is de partij op punten beslist, noteer dan de punten van beide spelers. Is een speler niet verschenen, zet dan in die rij een kruisje bij ‘Afwezig’.
printouts-slip-full = Volle winst
printouts-slip-counted = Winst op punten
printouts-slip-total = Punten, met deom
printouts-slip-forfeit = Afwezig
printouts-slip-draw = Gelijk
printouts-slip-signature = Paraaf
printouts-slip-referee = Scheidsrechter
printouts-slip-game = Partij { $n }

printouts-bracket-third = Partij om de derde plaats
printouts-bracket-winner = Winnaar
# A bracket on several sheets: which part this is.
printouts-bracket-part = (deel { $n })
printouts-bracket-last = (laatste ronden)

printouts-entries-present = Aanwezig
printouts-entries-fee = Inschrijfgeld
printouts-entries-unpaid = niet betaald
printouts-entries-people = { $n ->
    [one] { $n } inschrijving
   *[other] { $n } inschrijvingen
}
printouts-entries-due = Te ontvangen: { $amount }
printouts-entries-paid = Ontvangen: { $amount }
printouts-entries-left = Nog open: { $amount }

# Where a card is folded
printouts-fold = hier vouwen

# Certificates. The director may change title, text, organiser, date and number.
printouts-award-title = Oorkonde
printouts-award-number = Nr. { $number }
printouts-award-first = Eerste plaats
printouts-award-second = Tweede plaats
printouts-award-place = { $n ->
    [3] Derde plaats
   *[other] { $n }e plaats
}
printouts-award-shared = { $n ->
    [1] Gedeelde eerste plaats
    [2] Gedeelde tweede plaats
    [3] Gedeelde derde plaats
   *[other] Gedeelde { $n }e plaats
}
printouts-award-name = { $name }
printouts-award-club = { $club }
printouts-award-body = Behaald bij { $event }.
# Of a special prize, which has no place
printouts-award-prizeBody = Met felicitaties uitgereikt bij { $event }.
printouts-award-notFinal = De eindstand staat nog niet vast. Oorkonden voor de plaatsen verschijnen hier als alle partijen gespeeld zijn.
printouts-award-fields-title = Titel
printouts-award-fields-body = Tekst
printouts-award-fields-organiser = Organisator, als ondertekening
printouts-award-fields-date = Datum
printouts-award-fields-place = { director-plan-place }
printouts-award-fields-count = Aantal plaatsen met een oorkonde
printouts-award-fields-number = Begin van het nummer (leeg = geen nummer)
printouts-award-fields-prize = Extra prijs
printouts-award-fields-prizeBody = Tekst bij { $prize }
printouts-award-fields-prizeHint = Oudste speler
printouts-award-fields-winner = Winnaar
printouts-award-fields-add = Toevoegen
printouts-award-fields-remove = Verwijderen: { $prize }, { $name }
