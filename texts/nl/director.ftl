director-title = Toernooien
director-intro = Leid een toernooi op dit apparaat, zonder internet: inschrijving, loting, indeling, uitslagen en stand.
director-loading = Laden…
director-noModule = De pagina kon niet worden geladen. Maak één keer verbinding met internet; daarna werkt de pagina ook offline.
director-notKept = Deze browser bewaart geen gegevens. Sla het toernooi op als bestand voordat je de pagina sluit.
director-empty = Er zijn nog geen toernooien op dit apparaat.
director-all = Alle toernooien
director-new = Nieuw toernooi
director-guide = Handleiding
director-openFile = Bestand openen
director-save = Opslaan
director-saveFile = Opslaan als bestand
director-mergeFile = Bestand samenvoegen
director-saved = Opgeslagen als ‘{ $file }’, meestal in de map Downloads. Openen kan met ‘{ director-openFile }’ in de lijst van toernooien.
director-people = { $n ->
    [one] { $n } ingeschreven
   *[other] { $n } ingeschreven
}
director-remove = Van dit apparaat verwijderen
director-removeAsk = ‘{ $name }’ van dit apparaat verwijderen? Sla het eerst op als bestand als je het nog nodig kunt hebben.
director-removed = Verwijderd.
director-closed = afgesloten
director-cancel = Annuleren
director-close = Sluiten

director-tabs-label = Onderdelen van het toernooi
director-tabs-entries = Inschrijving
director-tabs-draw = Loting
director-tabs-rounds = Ronden
director-tabs-standings = Stand
director-tabs-print = Afdrukken
director-tabs-log = Logboek
director-tabs-more = Meer
director-next = Verder: { $part }

director-undo = Ongedaan maken: { $what }
director-undoNothing = Ongedaan maken
director-division = Groep { $n }

director-plan-name = Naam van het toernooi
director-plan-place = Plaats
director-plan-date = Datum
director-plan-fee = Inschrijfgeld (leeg: geen)
director-plan-rules = Spelregels
director-plan-noRules = Andere regels
director-plan-questions = Een paar vragen
director-plan-people = Hoeveel spelers?
director-plan-hours = Hoeveel uur heb je?
director-plan-prizes = Hoeveel prijzen?
director-plan-game = Maximale partijduur (minuten)
director-plan-pause = Pauze tussen ronden (minuten)
director-plan-lunch = Lunchpauze (minuten)
director-plan-withLunch = met lunch
director-plan-forfeit = Grens voor te laat komen (minuten)
director-plan-proposals = Voorstellen
director-plan-noProposal = Er zijn minstens twee spelers nodig.
director-plan-ends = { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } ronden
}, { $hours } u { $minutes } min
director-plan-start = Eerste partij om
director-plan-endsAt = klaar om ongeveer { $time }
director-plan-tooLong = langer dan de beschikbare tijd
director-plan-games = Minstens { $n ->
    [one] { $n } partij
   *[other] { $n } partijen
} per speler, { $boards ->
    [one] { $boards } bord
   *[other] { $boards } borden
}
director-plan-own = Zelf de toernooivorm kiezen
director-plan-format = Toernooivorm
director-plan-formats-groups = Poules, dan knock-out
director-plan-formats-knockout = Knock-out
director-plan-formats-round_robin = Iedereen tegen iedereen
director-plan-formats-swiss = Zwitsers
director-plan-formats-arena = Arena
director-plan-size = Spelers per poule
director-plan-qualifiers = Aantal dat per poule doorgaat
director-plan-third = Derde plaats
director-plan-thirds-shared = Gedeeld
director-plan-thirds-played = Partij om de derde plaats
director-plan-rounds = Ronden
director-plan-cycles = Partijen tegen elke tegenstander
director-plan-bestOf = Partijen per tweekamp (hoogstens)
director-plan-kind = Wie spelen er?
director-plan-kinds-alone = spelers
director-plan-kinds-teams = teams
director-plan-boards = Spelers per team
director-plan-primary = Wat telt het eerst voor de stand?
director-plan-primaries-boards = bordpunten (de punten van alle spelers samen)
director-plan-primaries-matches = matchpunten (2 voor winst, 1 voor gelijkspel)
director-plan-scoring = Puntentelling
director-plan-score-counted = winst { $full } · winst op punten { $counted } · verlies op punten { $less } · verlies { $none }
director-plan-score-drawn = winst { $full } · gelijkspel { $draw } · verlies { $none }
director-plan-score-plain = winst { $full } · verlies { $none }
director-plan-ties = Bij een gelijk aantal punten
director-plan-orders-kja = Volle winst, winst op punten, onderling resultaat, graad, geboortedatum (Korea Janggi Association)
director-plan-orders-local = Onderling resultaat, geboortedatum (plaatselijke toernooien)
director-plan-orders-fide_swiss = Buchholz zonder de laagste, Buchholz, Sonneborn-Berger, onderling resultaat (gebruikelijk bij het Zwitserse systeem)
director-plan-orders-fide_round_robin = Onderling resultaat, gewonnen partijen, Sonneborn-Berger (gebruikelijk bij iedereen tegen iedereen)
director-plan-orders-teams = Matchpunten, bordpunten, onderling resultaat (gebruikelijk bij teams)
director-plan-ownTies = Zelf kiezen
director-plan-tieOrder = Criteria, het belangrijkste eerst
director-plan-tieAdd = Criterium toevoegen
director-plan-tieUp = Omhoog
director-plan-tieDown = Omlaag
director-plan-tieRemove = Verwijderen
director-plan-divisions = Groepen, één per regel (leeg: maar één)
director-plan-begin = Inschrijving beginnen
director-plan-fixed = Toernooivorm, puntentelling, volgorde bij gelijke punten en grens voor te laat komen liggen daarna vast. Naam, datum en plaats kun je altijd wijzigen.
director-plan-fixedFormat = Toernooivorm en grens voor te laat komen liggen daarna vast. Naam, datum en plaats kun je altijd wijzigen.
# Beside the name of the rule set. $points are numbers: 7 · 4 · 2 · 0.
director-points = punten: { $points }

director-entry-name = Naam
director-entry-club = Vereniging
director-entry-grade = Graad
director-entry-gradeHint = 3 dan, 2 geup
director-entry-dan = { $n } dan
director-entry-geup = { $n } geup
director-entry-birth = Geboren
director-entry-birthHint = 1951 of 1951-03-14
director-entry-division = Groep
director-entry-add = Inschrijven
director-entry-hint = Typ de naam en druk op Enter. Met Tab ga je naar het volgende veld.
director-entry-team = Teamnaam
director-entry-members = Spelers, op volgorde
director-entry-membersHint = Kim, Lee, Park
director-entry-membersMissing = { $n ->
    [one] { $n } speler te weinig
   *[other] { $n } spelers te weinig
}
director-entry-number = Inschrijfnr.
director-entry-drawn = Lotnummer
director-entry-paid = Betaald
director-entry-state = Status
director-entry-actions = Acties
director-entry-none = Er is nog niemand ingeschreven.
director-entry-total = { $n ->
    [one] { $n } ingeschreven
   *[other] { $n } ingeschreven
}
director-entry-gone = { $n } teruggetrokken
director-amount = { $n }
director-entry-fees = Inschrijfgeld: { $paid } van { $due } betaald
director-entry-amend = Wijzigen
director-entry-withdraw = Terugtrekken
director-entry-withdrawAsk = { $name } verlaat het toernooi.
director-entry-withdrawKeeps = Er is ingedeeld tot en met ronde { $round }. De uitslagen tot nu toe blijven tellen; de resterende tegenstanders winnen zonder te spelen.
director-entry-withdrawAnnuls = Er is pas ingedeeld tot en met ronde { $round }, minder dan de helft. De uitslagen tot nu toe vervallen, ook voor de tegenstanders.
director-entry-return = Weer laten meedoen
director-entry-excuse = Volgende ronde overslaan
director-entry-penalise = Punten aftrekken
director-entry-penalty = puntenaftrek: { $points }
director-entry-excused = slaat ronde { $round } over
director-entry-late = ingeschreven na ronde { $round }
director-entry-out = uitgeschakeld ({ $stage })
director-entry-badGrade = ‘{ $text }’ is geen graad. Schrijf bijvoorbeeld 3 dan of 2 geup.
director-entry-badBirth = ‘{ $text }’ is geen datum. Schrijf bijvoorbeeld 1951 of 1951-03-14.
director-entry-points = Hoeveel punten aftrek?
director-entry-paste = Lijst plakken
director-entry-pasteHint = Kopieer de rijen uit een spreadsheet en plak ze hier, of open een CSV-bestand. Zet elke speler op een eigen regel. De eerste regel mag de namen van de kolommen bevatten (naam, vereniging, graad, geboren); anders worden de kolommen uit de inhoud afgeleid. Is een graad of geboortedatum niet bekend, laat die dan leeg.
director-entry-pasteHintTeams = Zet in de eerste regel de namen van de kolommen (naam, vereniging, leden) en plak daaronder een team per regel. Scheid de spelers met /, op volgorde.
director-entry-file = CSV-bestand openen
director-entry-line = Regel
director-entry-fault = Wat er mis is
director-entry-good = { $n ->
    [one] { $n } regel kan worden toegevoegd
   *[other] { $n } regels kunnen worden toegevoegd
}
director-entry-bad = { $n ->
    [one] { $n } regel wordt overgeslagen
   *[other] { $n } regels worden overgeslagen
}
director-entry-unread = Deze kolommen worden niet gelezen: { $columns }. Staan daar namen, verenigingen, graden of geboortedata in, kies dat dan hierboven.
director-entry-left = { $n ->
    [one] { $n } regel kon niet worden toegevoegd en staat nog in het vak. Verbeter die daar.
   *[other] { $n } regels konden niet worden toegevoegd en staan nog in het vak. Verbeter ze daar.
}
director-entry-columns = Kolommen van deze lijst, afgeleid uit de inhoud. Pas aan wat niet klopt.
director-entry-columnsUnknown = Kolommen met een onbekende naam. Kies wat erin staat.
director-entry-column = Kolom { $n }
director-entry-skip = Niet gebruiken
director-entry-addAll = { $n ->
    [one] { $n } inschrijving toevoegen
   *[other] { $n } inschrijvingen toevoegen
}
director-entry-addTeams = { $n ->
    [one] { $n } team toevoegen
   *[other] { $n } teams toevoegen
}
director-entry-closed = De eerste ronde is ingedeeld: bij deze toernooivorm kan nu niemand meer meedoen. Zijn er nog geen uitslagen ingevoerd, dan kun je onder ‘{ director-tabs-rounds }’ de indeling intrekken en daarna spelers inschrijven. De lotnummers blijven hetzelfde.
director-entry-seat = In poule { $group } plaatsen
director-entry-seatHint = De eerste ronde is ingedeeld, maar er is nog een plaats vrij voor een laatkomer, tegen de speler die vrij is. Andere paren en uitslagen blijven hetzelfde. Dit kan tot de volgende ronde is ingedeeld.
director-entry-payAll = Iedereen betaald
director-entry-sameName = naamgenoot
director-entry-search = Zoek op naam of vereniging
director-entry-order = Volgorde
director-entry-orders-newest = Laatst ingeschreven
director-entry-orders-number = Inschrijfnummer
director-entry-orders-drawn = Lotnummer
director-entry-orders-name = Naam
director-entry-orders-club = Vereniging
director-entry-newest = zojuist ingeschreven
director-entry-notFound = Geen naam of vereniging bevat ‘{ $text }’.

director-apart-title = Niet tegen elkaar indelen
director-apart-hint = Deze spelers worden zo mogelijk niet tegen elkaar ingedeeld. Leden van dezelfde vereniging komen ook zonder opgave zo mogelijk in verschillende poules.
director-apart-first = Eerste speler
director-apart-second = Tweede speler
director-apart-why = Reden
director-apart-reasons-club = zelfde vereniging
director-apart-reasons-family = familie
director-apart-reasons-director = besluit van de toernooileiding
director-apart-add = Niet tegen elkaar indelen
director-apart-clubs = Leden van dezelfde vereniging niet tegen elkaar indelen
director-apart-permit = Weer toestaan
director-apart-none = Er zijn nog geen paren opgegeven.

director-draw-title = Lotnummers
director-draw-intro = De lotnummers worden vóór de eerste ronde getrokken en zijn niet de inschrijfnummers. Ze bepalen de poules, wie tegen wie speelt en, als al het andere gelijk is, de plaats in de stand.
director-draw-introBracket = De lotnummers worden vóór de eerste ronde getrokken en zijn niet de inschrijfnummers. Ze bepalen de plaatsen in het knock-outschema.
director-draw-introPairings = De lotnummers worden vóór de eerste ronde getrokken en zijn niet de inschrijfnummers. Ze bepalen wie tegen wie speelt en, als al het andere gelijk is, de plaats in de stand.
director-draw-press = Nummers loten
director-draw-again = Opnieuw loten
director-draw-slips = Nummers van lootjes invoeren
director-draw-slipsHint = Typ bij elke speler het lotnummer op het lootje.
director-draw-slipsSave = Lotnummers opslaan
director-draw-slipsBad = Elke speler heeft een eigen lotnummer van 1 tot en met { $n } nodig.
director-draw-large = Groot tonen
director-draw-groupsNow = Dit zijn de poules van de spelers die nu zijn ingeschreven. Ze kunnen veranderen als er nog spelers bij komen.
director-draw-groupsHow = Bij { $n } poules gaan de nummers 1 tot en met { $n } naar de poules 1 tot en met { $n }, de volgende { $n } naar { $n } tot en met 1, en zo om en om; leden van dezelfde vereniging komen zo mogelijk in verschillende poules.
director-draw-without = { $n ->
    [one] { $n } nog zonder lotnummer:
   *[other] { $n } nog zonder lotnummer:
}
director-draw-rest = Alleen voor de rest loten
director-draw-restHint = Alle andere lotnummers blijven hetzelfde.
director-draw-tooLate = De eerste ronde is ingedeeld: de lotnummers liggen vast.
director-lots-title = Loten om de plaatsen in de knock-out
director-lots-hint = Niet de plaatsen in de poules maar het lot bepaalt waar de spelers in het knock-outschema komen: nummer 1 speelt tegen 2, 3 tegen 4, enzovoort. Bij loting door het programma treffen spelers uit één poule elkaar zo mogelijk niet in de eerste ronde.
director-lots-press = Loten en indelen
director-lots-save = Indelen met deze nummers

director-boards-screen = { pages-spectatorScreen-title }
director-boards-clock = Klok
director-boards-clockOf = Klok voor { $board }
director-boards-recording = zetten worden bijgehouden
director-boards-title = Uitslagen van de klokken
director-boards-withRecord = met de notatie van de partij
director-boards-enter = Invoeren
director-boards-drop = Weggooien

director-round-none = Er is nog geen ronde ingedeeld.
director-round-pairFirst = Eerste ronde indelen
director-round-pairNext = Volgende ronde indelen
director-round-pairKnockout = Knock-out indelen ({ $round })
director-round-pairNamed = { $of ->
    [2] Finale indelen
    [4] Halve finales indelen
    [8] Kwartfinales indelen
    [16] Achtste finales indelen
    [32] Zestiende finales indelen
   *[other] Ronde van de laatste { $of } indelen
}
director-round-pairArena = Wachtende spelers indelen
director-round-unpair = Indeling intrekken
director-round-unpairAsk = De indeling van deze ronde intrekken? Er zijn nog geen uitslagen ingevoerd. De reden komt in het logboek te staan.
director-round-number = Ronde { $round }
director-round-thirdPlace = Derde plaats
director-round-board = Bord
director-round-cho = Cho
director-round-han = Han
director-round-result = Uitslag
director-round-missing = { $n ->
    [one] Er ontbreekt { $n } uitslag:
   *[other] Er ontbreken { $n } uitslagen:
}
director-round-complete = Alle uitslagen zijn binnen.
director-round-finished = Alle ronden zijn gespeeld.
director-round-toStandings = Eindstand
director-round-closeNow = Toernooi afsluiten
director-round-closed = Het toernooi is afgesloten.
director-round-byes = Zonder partij
director-round-byeKinds-allocated = vrij (winst)
director-round-byeKinds-rest = vrij
director-round-byeKinds-half = vrij op verzoek
director-round-byeKinds-zero = afwezig
director-round-why = Waarom?
director-round-whyTitle = Waarom deze indeling?
director-round-whyBye = Waarom geen partij?
director-round-byDirector = Ingedeeld door de toernooileiding.
director-round-hand = Zelf indelen
director-round-handHint = Zet op elke regel de inschrijfnummers van twee spelers, Cho eerst: 3 7. Geef een speler die vrij is een eigen regel met alleen zijn nummer.
director-round-handBad = Regel { $line } is niet te lezen.

director-ending-title = Winnaar
director-ending-winner = Winnaar: { $names }
director-ending-next = Bekijk de eindstand, druk oorkonden en stand af en sluit dan het toernooi af.
director-ending-closeAsk = Het toernooi afsluiten? Om daarna nog een uitslag te wijzigen, maak je eerst het afsluiten ongedaan met de knop bovenaan.
director-ending-certificates = Oorkonden afdrukken
director-ending-standings = Stand afdrukken

director-result-label = Bordnummer
director-result-hint = Typ een bordnummer, druk op Enter en dan op het cijfer van de uitslag.
director-result-hintTeams = Typ een bordnummer, druk op Enter en dan op het cijfer van elke uitslag, vanaf de eerste speler. 3.2 is de tweede speler aan bord 3.
director-result-board = Bord { $board }
director-result-keys-full = gewonnen
director-result-keys-counted = gewonnen op punten
director-result-keys-forfeit = tegenstander afwezig
director-result-absent = { $name } niet verschenen (verliest)
director-result-bothForfeit = Geen van beiden verschenen
director-result-draw = Gelijkspel
director-result-late = { $name } te laat
director-result-lateMinutes = minuten te laat
director-result-lateEnter = Vastleggen
director-result-lateHint = Van de klok gaat { $factor } keer zoveel tijd af als de speler te laat is; na { $minutes } minuten is de partij verloren.
director-result-lateHintFrom = Van de klok gaat { $factor } keer zoveel tijd af als de speler te laat is; vanaf { $minutes } minuten is de partij verloren.
director-result-lateDone = { $seconds ->
    [0] { $name }: haal { $minutes } min van de klok
   *[other] { $name }: haal { $minutes } min { $seconds } s van de klok
}
director-result-lateLost = { $name }: te laat, verloren
director-result-counted = Winst op punten invoeren
director-result-countedBy = { $side } wint op punten: { $name }
director-result-totals = { $result } (Cho { $cho }, Han { $han })
director-result-totalsHint = Typ de punten van beide spelers; is er deom, tel die dan bij Han op (bijvoorbeeld 29,5). Weet je ze niet, laat ze dan leeg.
director-result-totalsBoth = Typ de punten van beide spelers, of laat ze allebei leeg.
director-result-deom = Heb je bij de punten van Han het deom van { $deom } opgeteld?
director-result-game = partij { $n }
director-result-seat = speler { $n }
director-result-away = Esc: ander bord
director-result-noBoard = Bord { $board }: die partij bestaat niet in deze ronde.
director-result-done = Bord { $board }: { $result }
director-result-missing = nog geen uitslag
director-result-correctTitle = Uitslag wijzigen: { $round }, bord { $board }, { $names }
director-result-correctWhich = Welke partij?
director-result-correctNow = Nu: { $result }
director-result-correctTo = Wijzigen in
director-result-remove = Geen uitslag
director-result-reason = Reden
director-result-reasons-slip = Het uitslagbriefje is verkeerd gelezen
director-result-reasons-typing = Verkeerd ingetypt
director-result-reasons-referee = Besluit van de scheidsrechter
director-result-stuck-closed = Het toernooi is afgesloten. Wil je een uitslag wijzigen, maak dan eerst het afsluiten ongedaan met de knop bovenaan.
director-result-stuck-later = Deze uitslag kan nu niet worden gewijzigd, want de indeling van een latere ronde ({ $round }) hangt ervan af.
director-result-stuck-laterSome = Alleen de wijzigingen hieronder kunnen nog, want de indeling van een latere ronde ({ $round }) hangt van deze uitslag af.
director-result-stuck-how = Moet het een andere uitslag worden, zet dan eerst de latere uitslagen op ‘Geen uitslag’ en trek die indeling in.
director-result-correct = Opslaan

director-standings-none = Er is nog geen stand.
director-standings-group = Poule { $n }
director-standings-final = Stand
director-standings-finished = Eindstand
director-standings-cross = Kruistabel
director-standings-wall = Overzicht per ronde
director-standings-bracket = Knock-outschema
director-standings-place = Plaats
director-standings-shared = { $n } (gedeeld)
director-standings-points = Punten
director-standings-groupPoints = Poulepunten
director-standings-stage = Beslist in
director-standings-inGroup = poule { $group }, plaats { $n }
director-standings-byStage = De knock-out bepaalt de eindstand: wie verder kwam, staat hoger. Bij spelers die de knock-out niet haalden, telt eerst de plaats in de poule en daarna het aantal punten per partij. Een speler met minder punten kan dus hoger staan.
director-standings-why = Druk op een naam om te zien wat de plaats bepaalde.
director-standings-whyFigures = De waarden die bij een gelijk aantal punten beslissen, staan er alleen waar ze nodig waren.
director-standings-through = gaat door
director-standings-bye = vrij (winst)
director-standings-free = vrij
director-standings-withdrawn = teruggetrokken
director-standings-playOff = Beslissingspartij invoeren
director-standings-playOffHint = Inschrijfnummers van de spelers, de winnaar eerst: 5 2

director-tied-title = Waarom { $name } op plaats { $place } staat
director-tied-titleShared = Waarom { $name } plaats { $place } deelt
director-tied-same = Gelijk op { $tie } ({ $value }): { $names }.
director-tied-differ = Beslist door { $tie }: { $values }.
director-tied-unknown = onbekend
director-tied-encounter = Bij onderling resultaat tellen alleen de punten uit partijen tussen de gelijk geëindigde spelers. Resultaat van { $name } tegen hen: { $wins } gewonnen{ $draws ->
    [0] {""}
   *[other] , { $draws } gelijk
}, { $losses } verloren.
director-tied-elder = De oudere speler staat hoger.
director-tied-drawn = Wie het lagere lotnummer heeft, staat hoger.
director-tied-play_off = Dit is de volgorde van de beslissingspartij.
director-tied-higher = Wie de hogere waarde heeft, staat hoger.
director-tied-result = Daarom is het plaats { $place }.
director-tied-shared = Verder wordt niets vergeleken; plaats { $place } wordt gedeeld.
director-tied-on = { $n ->
    [one] De winnaar van deze poule gaat
   *[other] De eerste { $n } van deze poule gaan
} door naar de knock-out.
director-tied-above = { $upper } staat boven { $lower }: { $tie } { $more } > { $less }.
director-tied-aboveBy = { $upper } staat boven { $lower }: { $tie } { $more } en { $less }.
director-tied-aboveStill = { $upper } staat boven { $lower } en speelt nog mee in de knock-out.
director-tied-aboveWon = { $upper } staat boven { $lower } door de beslissende partij te winnen ({ $stage }).
director-tied-aboveStage = { $upper } staat boven { $lower }: { $more }, niet { $less }.
director-tied-aboveGroup = { $upper } staat boven { $lower }: { $more } en { $less }.
director-tied-abovePerGame = { $upper } staat boven { $lower }: gelijke plaats in de poule, maar punten per partij { $more } > { $less }.
director-tied-made = Zo zijn de punten behaald: { $points }
director-tied-games = Partijen
director-tied-against = tegen { $opponent } – { $result }
director-tied-scored = { $round }: { $what } – punten: { $points }

director-log-title = Logboek van het toernooi
director-log-when = Tijd
director-log-who = Wie
director-log-what = Wat
director-log-undone = ongedaan gemaakt
director-log-opened = Het toernooi is aangemaakt: { $name }.
director-log-entered = { $name } is ingeschreven met nummer { $number }.
director-log-enteredAll = { $n ->
    [one] { $n } inschrijving uit de lijst toegevoegd.
   *[other] { $n } inschrijvingen uit de lijst toegevoegd.
}
director-log-amended = De gegevens van { $name } zijn gewijzigd.
director-log-withdrawn = { $name } heeft zich teruggetrokken.
director-log-returned = { $name } doet weer mee.
director-log-excused = { $name } slaat ronde { $round } over.
director-log-forbidden = { $a } en { $b } worden zo mogelijk niet tegen elkaar ingedeeld ({ $why }).
director-log-permitted = { $a } en { $b } mogen weer tegen elkaar spelen.
director-log-drawn = Er zijn { $n } lotnummers getrokken.
director-log-grouped = { $n ->
    [one] Het speelschema is gemaakt.
   *[other] Er zijn { $n } poules geloot.
}
director-log-seated = { $name } krijgt een vrije plaats: { $round }, bord { $board }, tegen { $opponent }.
director-log-bracketed = Het knock-outschema is gemaakt.
director-log-bracketedDrawn = Er is geloot om de plaatsen in de knock-out.
director-log-paired = Ingedeeld: { $round }.
director-log-unpaired = De indeling is ingetrokken: { $round }. Reden: { $reason }
director-log-reported = { $round }, bord { $board }: { $result }
director-log-corrected = { $round }, bord { $board } gewijzigd in: { $result }. Reden: { $reason }
director-log-recorded = Notatie toegevoegd: { $game }
director-log-unrecorded = Notatie verwijderd: { $game }
director-log-late = { $name } kwam { $minutes } min te laat.
director-log-penalised = Puntenaftrek voor { $name }: { $points }. Reden: { $reason }
director-log-paid = { $name } betaalde { $amount }.
director-log-paidAll = { $n ->
    [one] { $n } inschrijving als betaald gemarkeerd.
   *[other] { $n } inschrijvingen als betaald gemarkeerd.
}
director-log-unpaid = De betaling van { $name } is ingetrokken.
director-log-played_off = Beslissingspartij: { $names }
director-log-closed = Het toernooi is afgesloten.
director-log-described = Naam, datum en plaats zijn nu: { $about }
director-log-certified = De teksten en prijzen van de oorkonden zijn opgeslagen.
director-log-undo = Ongedaan gemaakt: { $what }

director-about-title = Naam, datum en plaats
director-about-hint = Naam, datum en plaats staan op elk vel. Een datum als 2026-11-29 wordt voluit afgedrukt: 29 november 2026.

director-fact-by_director = De toernooileiding heeft deze ronde zelf ingedeeld.
director-fact-drawn = { $name } (lotnummer { $number })
director-fact-placed = { $name } ({ $place })
director-fact-table = Poule { $group }: volgens het speelschema spelen { $cho } en { $han } in deze ronde tegen elkaar.
director-fact-rests_in_group = Poule { $group } heeft een oneven aantal spelers, dus elke ronde is er één vrij.
director-fact-schedule = Volgens het speelschema spelen { $cho } en { $han } in deze ronde tegen elkaar.
director-fact-rests = Het aantal spelers is oneven, dus elke ronde is er één vrij.
director-fact-lines = Volgens het knock-outschema spelen { $cho } en { $han } in deze ronde tegen elkaar.
director-fact-lines_drawn = Om de plaatsen in het knock-outschema is geloot.
director-fact-free_line = In het knock-outschema heeft { $name } in deze ronde geen tegenstander.
director-fact-group_place = { $name } werd nummer { $rank } van poule { $group } (punten: { $points }, partijen: { $games }).
director-fact-byes_by_points = De vrije plaatsen in de eerste ronde gaan eerst naar de poulewinnaars, dan naar de nummers twee, enzovoort. Bij een gelijke plaats beslissen de punten per partij, en daarna het nummer van de poule.
director-fact-third_place = Beiden verloren in de halve finale en spelen om de derde plaats.
director-fact-scores = Punten vóór de ronde: Cho { $cho }, Han { $han }.
director-fact-floats = { $name } treft een speler met minder punten (verschil: { $difference }), omdat er geen geschikte tegenstander met evenveel punten over was.
director-fact-ranks = De spelers stonden dicht bij elkaar in de stand: plaats { $cho } en { $han }.
director-fact-bye = { $name } had met { $points } het laagste aantal punten van de spelers die vrij konden krijgen, en was nog niet vrij geweest.
director-fact-obstacle-met = { $name }: deze twee hebben al tegen elkaar gespeeld.
director-fact-obstacle-forbidden = { $name }: deze twee worden zo mogelijk niet tegen elkaar ingedeeld.
director-fact-obstacle-same_side = { $name }: beiden zijn aan de beurt voor dezelfde kant.
director-fact-obstacle-had_bye = { $name }: was al eens vrij of won zonder partij.
director-fact-obstacle-paired_otherwise = { $name }: zo is de indeling als geheel beter.
director-fact-side-both_granted = Wie aan de beurt was voor een kant, kreeg die kant.
director-fact-side-stronger_preference = Beide spelers waren aan de beurt voor dezelfde kant. Die ging naar wie er het meest recht op had.
director-fact-side-alternated = De kanten zijn omgekeerd ten opzichte van de laatste ronde waarin de een Cho had en de ander Han.
director-fact-side-higher_ranked = Beide spelers waren aan de beurt voor dezelfde kant. Die ging naar de hoger geplaatste speler.
director-fact-side-by_number = Geen van beiden was aan de beurt voor een bepaalde kant. De beginvolgorde besliste.

director-more-who = Wie zit er achter deze laptop?
director-more-whoHint = Deze naam staat in het logboek bij alles wat hier wordt ingevoerd.
director-more-file = Toernooibestand
director-more-fileHint = Sla het regelmatig op, bijvoorbeeld op een USB-stick. Op een andere laptop open je het op deze pagina.
director-more-merge = Bestand van dit toernooi samenvoegen
director-more-mergeHint = Is op een andere laptop met een kopie verdergewerkt, open dan hier het bestand daarvan. Alles wat daar is ingevoerd, wordt toegevoegd. Is iets in strijd met deze kopie, dan wordt niets toegevoegd en zie je waar het misgaat.
director-more-merged = { $n ->
    [0] Het bestand bevat niets nieuws.
    [one] { $n } regel van het logboek is toegevoegd.
   *[other] { $n } regels van het logboek zijn toegevoegd.
}
director-more-conflict = Het bestand is niet samengevoegd, want dit is in strijd met wat hier is ingevoerd: { $what }. Voer zelf in wat ontbreekt.
director-more-other = Voor andere programma's
director-more-trf16 = FIDE-rapport (TRF16)
director-more-trf2026 = FIDE-rapport (TRF-2026)

director-files-title = Tabellen voor spreadsheet en krant (CSV)
director-files-hint = Je kunt ze in een spreadsheet openen. De stand bevat plaatsen, winst en verlies en, afhankelijk van de toernooivorm, poules en punten; de uitslagen bevatten de partijen van elke ronde.
director-files-standings = Stand opslaan
director-files-games = Alle uitslagen opslaan
director-files-names-standings = stand
director-files-names-games = uitslagen
director-files-names-records = partijen
director-files-names-report = rapport
director-files-groupPlace = Plaats in poule
director-files-won = Gewonnen
director-files-drawn = Gelijk
director-files-lost = Verloren
director-files-points = Punten { $side }
director-files-winner = Winnaar
director-files-reason = Reden
director-files-late = te laat

director-record-title = Notaties
director-record-hint = Voeg de notaties van partijen toe (.gib, PGN, JSON) om ze samen in één bestand op te slaan, met toernooi, ronde, bord en spelers erbij.
director-record-at = { $round }, bord { $board }
director-record-round = { printouts-round }
director-record-game = Partij
director-record-open = Notatiebestand kiezen
director-record-which = Er staan meerdere partijen in het bestand. Welke wil je toevoegen?
director-record-found = { $cho } – { $han }, { $n ->
    [one] { $n } zet
   *[other] { $n } zetten
}
director-record-none = Er staat geen partij in het bestand.
director-record-fault = Regel { $line } van de notatie is onleesbaar. Op de pagina ‘{ records-title }’ zie je wat er mis is. Verbeter het bestand en voeg het opnieuw toe.
director-record-noModule = Notaties kunnen niet worden gelezen, omdat een deel van de app niet kon worden geladen. Maak één keer verbinding met internet en probeer het opnieuw.
director-record-remove = Notatie verwijderen
director-record-forms-gib = Alle notaties opslaan (.gib)
director-record-forms-pgn = Alle notaties opslaan (PGN)
director-record-forms-json = Alle notaties opslaan (JSON)
director-record-withResults = Ook partijen zonder notatie opnemen, met alleen de uitslag
director-record-nothing = Er zijn nog geen notaties om op te slaan.
director-more-behind = Dit bestand is ouder, dus er is niets gewijzigd. Alles wat erin staat, staat al op dit apparaat. Je ziet het toernooi zoals het op dit apparaat staat.
director-more-same = Dit toernooi staat al op dit apparaat, precies zoals in het bestand. Er is niets gewijzigd.
director-more-opened = Het toernooi staat nu op dit apparaat.

director-problem-changed_meanwhile = Het toernooi is zojuist in een ander venster gewijzigd. Bekijk de wijziging en probeer het opnieuw.
director-problem-already_reported = Deze partij heeft al een uitslag. Kies het bord opnieuw om die te wijzigen.
director-problem-already_recorded = Deze partij heeft al een notatie. Verwijder die eerst.
director-problem-tie_undecided = Deze spelers staan gelijk, en hun volgorde bepaalt wie doorgaat of tegen wie. Laat ze een beslissingspartij spelen en voer de uitslag in.
director-problem-plan_name = De naam van het toernooi ontbreekt of is te lang.
director-problem-plan_place = De datum of de plaats is te lang.
director-problem-plan_fee = Vul het inschrijfgeld in als geheel getal van 1 tot 100.000.000, of laat het veld leeg als deelname gratis is.
director-problem-plan_rules = Zo kunnen de regels niet heten.
director-problem-plan_group_size = Kies 3 tot 8 spelers per poule.
director-problem-plan_qualifiers = Er moeten minder spelers doorgaan dan een poule heeft.
director-problem-plan_rounds = Kies 1 tot 30 ronden.
director-problem-plan_cycles = Kies 1 of 2 partijen tegen elke tegenstander.
director-problem-plan_games = Kies 1, 3, 5, 7 of 9 partijen per tweekamp, of 1 tot 20 spelers per team.
director-problem-plan_divisions = Er kunnen hoogstens 20 groepen zijn.
director-problem-bad_entry-name = De naam ontbreekt of is te lang.
director-problem-bad_entry-club = De naam van de vereniging is te lang.
director-problem-bad_entry-members = Er zijn te veel spelers, of een naam is te lang.
director-problem-bad_entry-grade = Geldige graden zijn 30 geup tot en met 1 geup en 1 dan tot en met 10 dan.
director-problem-bad_entry-birth = Dit is geen geldige geboortedatum.
director-problem-bad_entry-other = Deze inschrijving is ongeldig.
director-problem-csv_cell-grade = De graad is niet te lezen. Schrijf bijvoorbeeld 3 dan of 2 geup.
director-problem-csv_cell-birth = De geboortedatum is niet te lezen. Schrijf bijvoorbeeld 1951 of 1951-03-14.
director-problem-csv_cell-rating = De rating is niet te lezen.
director-problem-csv_cell-division = Die groep bestaat niet.
director-problem-csv_cell-other = Een veld is niet te lezen.
director-problem-csv_too_many_cells = Deze regel heeft te veel waarden. Zet elke speler op een eigen regel, of zet in de eerste regel de naam van elke kolom.
director-problem-csv_quote = Regel { $line }: een aanhalingsteken is niet gesloten.
director-problem-csv_too_long = De lijst is te lang.
director-problem-already_withdrawn = Deze speler heeft zich al teruggetrokken.
director-problem-not_withdrawn = Deze speler heeft zich niet teruggetrokken.
director-problem-round_paired = Die ronde is al ingedeeld.
director-problem-same_player = Kies twee verschillende spelers.
director-problem-not_forbidden = Deze twee mogen al tegen elkaar spelen.
director-problem-no_lots_now = Loten om de knock-out kan alleen na de laatste pouleronde en vóór de eerste knock-outronde.
director-problem-drawn_too_late = De eerste ronde is ingedeeld: loten kan niet meer.
director-problem-bad_order = Een speler ontbreekt, staat er dubbel in of hoort bij een andere groep.
director-problem-bad_pairings = Vul elke speler van de ronde precies één keer in (in een arena alleen spelers die wachten). Bij iedereen tegen iedereen, poules en een knock-out kun je niet zelf indelen.
director-problem-nothing_paired = Er is nog geen ronde ingedeeld.
director-problem-has_results = In deze ronde zijn al uitslagen ingevoerd. Verwijder die eerst.
director-problem-bad_totals = De punten kloppen niet met de winnaar.
director-problem-series_decided = Deze tweekamp is al beslist.
director-problem-bad_penalty = Vul een getal groter dan 0 in.
director-problem-too_many_entries = Er zijn hoogstens 1000 inschrijvingen mogelijk.
director-problem-event_unreadable = Regel { $line } van het bestand is niet te lezen. Het is geen toernooibestand, of het is beschadigd.
director-problem-event_kind_unknown = Regel { $line } van het bestand is door een nieuwere versie van Janggun geschreven. Werk Janggun bij om het te openen.
director-problem-event_data = Regel { $line } van het bestand is beschadigd.
director-problem-event_version = Het bestand is door een nieuwere versie van Janggun geschreven. Werk Janggun bij om het te openen.
director-problem-events_inconsistent = Regel { $line } van het bestand past niet bij de regels ervoor. Er ontbreken regels of ze zijn gewijzigd.
director-problem-other_tournament = Dit is het bestand van een ander toernooi.
director-problem-merge_conflict = Het bestand is niet samengevoegd: regel { $line } is in strijd met wat hier is ingevoerd. Voer zelf in wat ontbreekt.
director-problem-not_kept = De browser kon dit niet bewaren. Is er een toernooi geopend, sla het dan op als bestand.
