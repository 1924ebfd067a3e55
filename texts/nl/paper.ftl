# Sheets that a director of a tournament prints. $n, $round and $board are numbers.

paper-what = Wat wil je afdrukken?
paper-hint = Gemaakt voor A4. Zet in het afdrukvenster de schaal op 100 % en zet kop- en voetteksten uit.
paper-print = Afdrukken
paper-round = Ronde
paper-printed = Afgedrukt { $time }

paper-sheets-boards = Indeling op bord
paper-sheets-names = Indeling op naam
paper-sheets-slips = Uitslagbriefjes
paper-sheets-standings = Stand
paper-sheets-cross = Kruistabel
paper-sheets-wall = Overzicht per ronde
paper-sheets-bracket = Knock-outschema
paper-sheets-entries = Deelnemerslijst
paper-sheets-badges = Naambadges
paper-sheets-places = Tafelkaartjes
paper-sheets-certificates = Oorkonden

paper-side = Kant
paper-opponent = Tegenstander
# Of groups and boards: "Group 2"
paper-group = Groep

paper-slip-title = Uitslagbriefje
paper-slip-how = Zet een kruisje in de rij van de winnaar. Is er geteld, noteer dan de punten van beide spelers.
paper-slip-full = Volle winst
paper-slip-counted = Winst op punten
paper-slip-total = Punten, met bonus
paper-slip-forfeit = Winst zonder spelen
paper-slip-draw = Remise
paper-slip-signature = Handtekening
paper-slip-referee = Scheidsrechter
paper-slip-game = Partij { $n }

paper-bracket-third = Partij om de derde plaats
paper-bracket-winner = Winnaar
# A bracket on several sheets: which part this is.
paper-bracket-part = Deel { $n }
paper-bracket-last = Laatste ronden

paper-entries-present = Aanwezig
paper-entries-fee = Inschrijfgeld
paper-entries-unpaid = niet betaald
paper-entries-people = { $n ->
    [one] { $n } speler
   *[other] { $n } spelers
}
paper-entries-due = Te ontvangen: { $amount }
paper-entries-paid = Ontvangen: { $amount }
paper-entries-left = Nog open: { $amount }

# Where a card is folded
paper-fold = hier vouwen

# Certificates. The director may change title, text, organiser, date and number.
paper-award-title = Oorkonde
paper-award-number = Nr. { $number }
paper-award-first = Eerste plaats
paper-award-second = Tweede plaats
paper-award-place = { $n ->
    [3] Derde plaats
   *[other] { $n }e plaats
}
paper-award-shared = { $n ->
    [1] Gedeelde eerste plaats
    [2] Gedeelde tweede plaats
    [3] Gedeelde derde plaats
   *[other] Gedeelde { $n }e plaats
}
paper-award-name = { $name }
paper-award-club = { $club }
paper-award-body = voor dit resultaat op { $event }.
paper-award-fields-title = Titel
paper-award-fields-body = Tekst
paper-award-fields-organiser = Organisator, als ondertekening
paper-award-fields-date = Datum
paper-award-fields-count = Plaatsen met een oorkonde
paper-award-fields-number = Begin van het nummer (leeg: geen)
paper-award-fields-prize = Andere prijs
paper-award-fields-prizeHint = Oudste speler
paper-award-fields-winner = Voor
paper-award-fields-add = Toevoegen
paper-award-fields-remove = Verwijderen: { $prize }, { $name }
